import SwiftRuntime
import Synchronization

/// The code of the program and its libraries, read to find out what it does with references.
///
/// Code stays where it was loaded, so it is read as it is. What was found out is kept for the whole
/// process. Complexity: a function is followed once.
final class ProgramCode: Sendable {
  /// The target of a call.
  enum Target: Sendable {
    /// The runtime's functions that retain their argument, once or as often as another argument says.
    case retain(isCounted: Bool)
    /// The runtime's functions that retain the object of an unowned reference.
    case unownedRetain
    /// The runtime's functions that retain and return the object of a weak reference.
    case weakLoad
    /// The runtime's functions that release.
    case release(isCounted: Bool)
    /// The runtime's function that gives a task memory for frames.
    case frame
    /// The compiler's own function in each image that gives the type which a word of data stands for.
    case type
    /// The function of a type that gives its metadata.
    case accessor(UInt)
    /// Its function that destroys a value of unknown type in the buffer that is its first argument.
    case existentialEnd
    /// A function of another image, which is not followed.
    case nothing
    /// Any other.
    case function(UInt)
  }

  private struct Known {
    var targets: [UInt: Target] = [:]
    var summaries: [Int: [UInt: ResumedCode]] = [:]
    /// Same as `summaries`, except for merged functions, whose arguments tell them what to do.
    var merged: [MergedCall: ResumedCode] = [:]
    var types: Set<UInt> = []
    var imports: [UInt: ImportTable] = [:]
    var unowned: [UInt: UnownedPlaces] = [:]
    var suspensions: [UInt: CodeWalk.Suspension] = [:]
  }

  private struct MergedCall: Hashable {
    let function: UInt
    let depth: Int
    let constants: [Int: UInt]
  }

  private let images: [LoadedImage]
  private let known = Mutex(Known())
  private let offsets: @Sendable (TypeMetadata) -> [Int]

  /// All code that is loaded now. Libraries that are loaded later are not followed into.
  ///
  /// - Parameter offsets: Where a value of a type that lies in a buffer of three words has its strong references.
  init(referenceOffsets offsets: @escaping @Sendable (TypeMetadata) -> [Int]) {
    self.offsets = offsets
    images = LoadedImage.all()
    let symbols = SymbolNames(of: images)
    func note(_ names: [String]) {
      for name in names {
        guard let function = symbols.function(named: name) else { continue }
        known.withLock { $0.targets[function.number] = Self.target(named: name) }
      }
    }
    for names in [
      Self.retaining, Self.unownedRetaining, Self.weakLoading, Self.releasing, [Self.frame],
      Self.waiting,
    ] { note(names) }
    let folder = LoadedImage.runtimeFolder(of: images)
    for image in images where !image.isLibrary(besideRuntimeIn: folder) {
      let symbols = SymbolNames(of: [image])
      for (name, target) in Self.compilersOwn {
        guard let function = symbols.address(of: name) else { continue }
        known.withLock { $0.targets[function.number] = target }
      }
    }
  }

  func contains(_ address: UInt) -> Bool { codeEnd(behind: address) != nil }

  private func codeEnd(behind address: UInt) -> UInt? {
    for image in images {
      for segment in image.codeSegments where segment.contains(address) {
        return segment.upperBound
      }
    }
    return nil
  }

  /// The instruction at an address; nil where there is none that is known.
  func instruction(at address: UInt) -> HostInstruction? {
    guard let end = codeEnd(behind: address), end - address >= HostInstruction.longest else {
      return nil
    }
    return UnsafeRawPointer(bitPattern: address).flatMap(HostInstruction.init)
  }

  /// A word of what was loaded of an image, or of a type that the code uses.
  func word(at address: UInt) -> UInt? {
    if images.contains(where: {
      $0.segments.contains { $0.contains(address) && $0.upperBound - address >= 8 }
    }) {
      return UnsafeRawPointer(bitPattern: address)?.word()
    }
    let isOfType = known.withLock {
      $0.types.contains { address &- $0 &+ 8 < Self.typeLimit }
    }
    return isOfType ? ProcessMemory().word(at: address) : nil
  }

  /// How many bytes of a type are read: its witnesses' address, its arguments, and where its fields begin.
  private static let typeLimit: UInt = 256

  /// Summarizes code that an async function goes on with, or that is called so many calls deep.
  func summary(of address: UInt, depth: Int = 0) -> ResumedCode {
    if let summary = known.withLock({ $0.summaries[depth]?[address] }) { return summary }
    let summary = CodeWalk(at: address, in: self, depth: depth).result
    known.withLock { $0.summaries[depth, default: [:]][address] = summary }
    return summary
  }

  /// Summarizes called code, with the known values of its arguments if it is a merged function.
  ///
  /// The compiler makes one function of several that differ in an address only, and passes that.
  func summary(of address: UInt, depth: Int, arguments: [Int: CodeValue]) -> ResumedCode {
    let constants = arguments.compactMapValues { value in
      if case .number(let number) = value { number } else { nil }
    }
    guard !constants.isEmpty, symbol(at: address)?.hasSuffix("Tm") == true else {
      return summary(of: address, depth: depth)
    }
    let call = MergedCall(function: address, depth: depth, constants: constants)
    if let summary = known.withLock({ $0.merged[call] }) { return summary }
    let summary = CodeWalk(at: address, in: self, depth: depth, knowing: constants).result
    known.withLock { $0.merged[call] = summary }
    return summary
  }

  private func symbol(at function: UInt) -> String? {
    SymbolNames(of: images).functionSymbol(at: function)
  }

  /// The words of an async function's frame that it does not own where it resumes; empty if the code has no symbol.
  func unownedPlaces(at resumption: UInt) -> UnownedPlaces {
    followFromStart(resumption)
    return known.withLock { $0.unowned[resumption] } ?? UnownedPlaces()
  }

  /// The call that an async function waits for, by the address where it resumes; nil if the code has no symbol.
  func suspension(at resumption: UInt) -> CodeWalk.Suspension? {
    followFromStart(resumption)
    return known.withLock { $0.suspensions[resumption] }
  }

  /// Follows an async function from its beginning, by one of the addresses where it resumes.
  private func followFromStart(_ resumption: UInt) {
    if known.withLock({ $0.unowned[resumption] != nil }) { return }
    var places = [resumption: UnownedPlaces()]
    var suspensions: [UInt: CodeWalk.Suspension] = [:]
    let symbols = SymbolNames(of: images)
    // The parts of an async function have the function's symbol, with a number behind it.
    if let part = symbols.functionSymbol(at: resumption),
      let end = part.firstMatch(of: /T[QY][0-9]+_$/),
      let start = symbols.address(of: String(part[..<end.range.lowerBound]))
    {
      let walk = CodeWalk(at: start.number, in: self, depth: 1)
      places.merge(walk.unowned) { $1 }
      suspensions = walk.suspensions
    }
    known.withLock {
      $0.unowned.merge(places) { $1 }
      $0.suspensions.merge(suspensions) { $1 }
    }
  }

  func target(of address: UInt) -> Target {
    if let target = known.withLock({ $0.targets[address] }) { return target }
    // Functions of other images are called by way of a jump over a word that the loader fills in.
    let target =
      importedName(at: address).map(Self.target)
      ?? (symbol(at: address)?.hasSuffix(Self.accessorEnding) == true
        ? .accessor(address) : .function(address))
    known.withLock { $0.targets[address] = target }
    return target
  }

  private static func target(named name: String) -> Target {
    if retaining.contains(name) { return .retain(isCounted: name.hasSuffix("_n")) }
    if unownedRetaining.contains(name) { return .unownedRetain }
    if weakLoading.contains(name) { return .weakLoad }
    if releasing.contains(name) { return .release(isCounted: name.hasSuffix("_n")) }
    return name == frame ? .frame : .nothing
  }

  /// The type that a word of an image's data stands for; nil where it is none.
  ///
  /// The compiler writes how far behind the word the type's name begins, and above that the name's length,
  /// negative; the program puts the type in its place at the first use.
  func type(keptAt place: UInt) -> UInt? {
    guard let word = word(at: place).map(Int.init(bitPattern:)), word != 0 else { return nil }
    if word > 0 { return noted(UInt(bitPattern: word)) }
    let (start, length) = (Int(Int32(truncatingIfNeeded: word)), -(word >> 32))
    let name = place &+ UInt(bitPattern: start)
    guard self.word(at: name) != nil, let address = UnsafeRawPointer(bitPattern: name),
      case let name = MangledName(address), name.length == length
    else { return nil }
    return GenericEnvironment([:])?.type(named: name).map { noted($0.address.number) }
  }

  /// The type whose metadata a function gives, by the names of both; nil for a generic one, and before the program
  /// has asked for it.
  func type(madeBy accessor: UInt) -> UInt? {
    guard let name = symbol(at: accessor), name.hasSuffix(Self.accessorEnding) else { return nil }
    let symbols = SymbolNames(of: images)
    let start = name.dropLast(Self.accessorEnding.count)
    let type =
      if let cache = symbols.address(of: start + "Ml") { word(at: cache.number) } else {
        symbols.address(of: start + "N")?.number
      }
    return type.flatMap { $0 == 0 ? nil : noted($0) }
  }

  private static let accessorEnding = "Ma"

  private func noted(_ type: UInt) -> UInt {
    known.withLock { _ = $0.types.insert(type) }
    return type
  }

  /// Which of the functions for values of a type one is, if a type's metadata is given with it: destroying is the
  /// second one.
  func witness(_ function: UInt, of type: CodeValue) -> Int? {
    let process = ProcessMemory()
    guard case .number(let type) = type, known.withLock({ $0.types.contains(type) }),
      let table = process.word(at: type &- 8), let words = process.words(at: table, count: 6)
    else { return nil }
    return words.firstIndex(of: function)
  }

  /// Where in a buffer of three words a value of some type has its strong references.
  func referenceOffsets(inBufferOf type: UInt) -> [Int] {
    // What the code itself passes on as a type is one.
    guard let address = UnsafeRawPointer(bitPattern: type), TypeMetadata(address).kind != nil else {
      return []
    }
    return offsets(TypeMetadata(address))
  }

  private static let compilersOwn: [(name: String, target: Target)] = [
    ("__swift_instantiateConcreteTypeFromMangledName", .type),
    ("__swift_destroy_boxed_opaque_existential_0", .existentialEnd),
    ("__swift_destroy_boxed_opaque_existential_1", .existentialEnd),
  ]
  private static let frame = "swift_task_alloc"
  /// Functions of the runtime that let a task wait, with the address where it resumes as an argument.
  private static let waiting = [
    "swift_task_switch", "swift_continuation_await", "swift_task_future_wait",
    "swift_task_future_wait_throwing", "swift_taskGroup_wait_next_throwing",
    "swift_taskGroup_waitAll", "swift_asyncLet_get", "swift_asyncLet_get_throwing",
    "swift_asyncLet_consume", "swift_asyncLet_consume_throwing", "swift_asyncLet_finish",
    "swift_task_suspend",
  ]
  private static let retaining = [
    "swift_retain", "swift_retain_n", "swift_bridgeObjectRetain", "swift_bridgeObjectRetain_n",
    "swift_unknownObjectRetain", "swift_errorRetain", "swift_nonatomic_retain", "swift_tryRetain",
  ]
  private static let unownedRetaining = [
    "swift_unownedRetainStrong", "swift_unownedRetainStrongAndRelease",
  ]
  private static let weakLoading = ["swift_weakLoadStrong", "swift_weakTakeStrong"]
  private static let releasing = [
    "swift_release", "swift_release_n", "swift_bridgeObjectRelease", "swift_bridgeObjectRelease_n",
    "swift_unknownObjectRelease", "swift_errorRelease", "swift_nonatomic_release",
  ]

  /// The name of the function in another image that a jump at an address leads to; nil if there is no such jump.
  func importedName(at address: UInt) -> String? {
    guard let image = images.first(where: { $0.segments.contains { $0.contains(address) } }),
      let word = HostInstruction.importedWord(at: address, instruction)
    else { return nil }
    if let table = known.withLock({ $0.imports[image.loadBias] }) { return table.name(at: word) }
    let table = ImportTable(of: image)
    known.withLock { $0.imports[image.loadBias] = table }
    return table.name(at: word)
  }
}
