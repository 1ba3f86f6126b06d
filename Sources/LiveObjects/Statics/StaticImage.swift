import ObjectGraph
import SwiftRuntime
import Synchronization

/// The statics and globals of one program or library, found once in a process.
///
/// Variables are found by their symbols, and read by their types, which the symbols' names tell. What the
/// optimiser made of a static whose object has only constants in it is an object among the image's data,
/// often without any symbol: such objects are found by their count, which says that they are never freed. The
/// program writes it when it first uses the static.
final class StaticImage: Sendable {
  /// Where one static or global lies, and how it is read.
  struct Variable {
    let place: UInt
    let size: Int
    /// Nothing where its type was not found: the optimiser leaves out the records of types that the
    /// program does not ask for. Then every word may be a reference.
    let program: ValueProgram
    let isTyped: Bool
    /// Traits from its type, as if it were a `var`.
    let traits: ReferenceDeclaration.Part.Traits
  }

  /// One symbol of a variable; the name's bytes stay mapped as long as the table does.
  private struct Symbol: @unchecked Sendable {
    let name: UnsafeRawBufferPointer
    let form: StaticSymbol.Form
    let place: UInt
    let size: UInt
  }

  private struct State {
    /// The variables that may hold something and were not yet seen to have a value.
    var unused: [Symbol]
    /// The variables that had a value, and whose type can hold objects.
    var used: [Variable] = []
    /// The declarations of those that were looked up in the notes for debuggers, which may have none.
    var declarations: [UInt: DebugNotes.Declaration?] = [:]
  }

  /// The prefixes of the symbols of this module and of those below it. Their variables keep what readers learn,
  /// and nothing of the program's.
  private static let ownPrefixes: [StaticString] = [
    "$s11LiveObjects", "$s14SuspendedTasks", "$s12SwiftRuntime",
  ]

  private let state: Mutex<State>
  private let declarations: HiddenDeclarations?
  private let path: String
  private let loadBias: UInt
  private let writableSegments: [Range<UInt>]

  /// Complexity: linear in the image's symbols.
  init(of image: LoadedImage) {
    let table = ImageSymbols.symbols(of: image).table
    var symbols: [Symbol] = []
    table?.forEachObject { name, address, size in
      guard size >= 8, name.hasPrefix("$s"), !Self.ownPrefixes.contains(where: name.hasPrefix),
        let (name, form) = StaticSymbol.form(of: name)
      else { return }
      let place = address &+ image.loadBias
      if image.writableSegments.contains(where: { $0.contains(place) }) {
        symbols.append(Symbol(name: name, form: form, place: place, size: size))
      }
    }
    symbols.sort { $0.place < $1.place }
    (path, loadBias) = (image.path, image.loadBias)
    declarations = table.map { HiddenDeclarations(in: $0, loadedAt: image.loadBias) }
    writableSegments = image.writableSegments
    state = Mutex(State(unused: symbols))
  }

  /// The places where objects among the data that are in use begin, if they are such. Complexity: linear in the
  /// data that was ever used, some ten microseconds a megabyte.
  var objectPlaces: [UInt] {
    let pages = ResidentPages()
    var meter = PathSearchBudget.unlimited.startMeter()
    return writableSegments.flatMap { pages.parts(of: $0, &meter) }.flatMap(Self.immortalPlaces)
  }

  /// The variables that may hold something now, by their places. Complexity: linear in the variables.
  var variables: [Variable] {
    state.withLock { state in
      var isSorted = true
      state.unused.removeAll { symbol in
        guard Self.hasValue(symbol) else { return false }
        if let variable = variable(of: symbol) {
          state.used.append(variable)
          isSorted = false
        }
        return true
      }
      if !isSorted { state.used.sort { $0.place < $1.place } }
      return state.used
    }
  }

  /// Whether a variable holds what it refers to: one of a class may be weak or unowned, which only the notes
  /// for debuggers tell. Nil where they do not: there are none, or the optimiser dropped them. Complexity:
  /// linear in the size of the notes, once for each variable.
  func isHolding(_ variable: Variable) -> Bool? {
    guard variable.program.steps.count == 1, let step = variable.program.steps.first,
      step.kind == .reference, step.offset == 0
    else { return true }
    return state.withLock { state in
      guard let declaration = declaration(of: variable, &state) else { return nil }
      if declaration.keepsNothing { state.used.removeAll { $0.place == variable.place } }
      return !declaration.keepsNothing
    }
  }

  /// Whether a variable is declared `let`; nil if the debug information does not have it. Complexity: linear in
  /// the size of the debug information, once for each variable.
  func isConstant(_ variable: Variable) -> Bool? {
    state.withLock { declaration(of: variable, &$0)?.isConstant }
  }

  private func declaration(
    of variable: Variable, _ state: inout State
  ) -> DebugNotes.Declaration? {
    if let known = state.declarations[variable.place] { return known }
    let found = DebugNotes(path: path)?.declaration(ofVariableAt: variable.place &- loadBias)
    state.declarations[variable.place] = .some(found)
    return found
  }

  /// A variable that was never used has nothing but zeros in it.
  private static func hasValue(_ symbol: Symbol) -> Bool {
    guard let start = UnsafeRawPointer(bitPattern: symbol.place) else { return false }
    for offset in stride(from: 0, through: Int(symbol.size) - 8, by: 8)
    where start.word(at: offset) != 0 {
      return true
    }
    return false
  }

  private func variable(of symbol: Symbol) -> Variable? {
    guard let declarations else { return nil }
    let type: (program: ValueProgram, traits: ReferenceDeclaration.Part.Traits)? =
      switch symbol.form {
      case .whole: VariableType.program(of: symbol.name, size: symbol.size, declarations)
      case .piece(let number):
        VariableType.program(of: symbol.name, size: .max, declarations).flatMap { type in
          type.program.piece(number).map { ($0, type.traits) }
        }
      case .object: nil
      }
    if type?.program.isEmpty == true { return nil }
    return Variable(
      place: symbol.place, size: Int(symbol.size), program: type?.program ?? .empty,
      isTyped: type != nil, traits: type?.traits ?? [])
  }

  /// The places in front of counts of objects that are never freed.
  private static func immortalPlaces(in part: Range<UInt>) -> [UInt] {
    guard let start = UnsafeRawPointer(bitPattern: part.lowerBound) else { return [] }
    let data = UnsafeRawBufferPointer(start: start, count: part.count)
    var (places, offset): ([UInt], Int) = ([], 8)
    // The count's lower half is full, and its word stands behind the metadata's.
    while let hit = ByteSearch.firstOffset(ofHalf: UInt32.max, in: data, from: offset) {
      if hit & 7 == 0 { places.append(part.lowerBound + UInt(hit) - 8) }
      offset = hit + 4
    }
    return places
  }
}

/// The images that were met so far.
///
/// The statics of a library that was loaded later are found when a search first meets it.
enum StaticImages {
  private struct Key: Hashable {
    let path: String
    let loadBias: UInt
  }

  private static let known = Mutex<[Key: StaticImage]>([:])

  /// The statics of an image. Complexity: that of finding them, once for each image of a process.
  static func statics(of image: LoadedImage) -> StaticImage {
    let key = Key(path: image.path, loadBias: image.loadBias)
    if let statics = known.withLock({ $0[key] }) { return statics }
    let made = StaticImage(of: image)
    return known.withLock {
      let kept = $0[key] ?? made
      $0[key] = kept
      return kept
    }
  }
}
