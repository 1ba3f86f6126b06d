import Glibc
import ObjectGraph

/// Names for code and data of this process, out of the symbol tables of what is loaded.
///
/// Libraries loaded later have no names. Complexity: an address that no reader of this process asked for
/// costs a reading of one symbol table.
final class SymbolNames {
  private let images: [LoadedImage]
  private var functionNames: [UInt: String?] = [:]
  private var dataNames: [UInt: String?] = [:]
  private lazy var demangler = function(named: "swift_demangle").map {
    unsafeBitCast($0, to: Demangler.self)
  }

  private typealias Demangler =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// Names of what is in the given images; of all that is loaded now, when there are none given.
  init(of images: [LoadedImage]? = nil) {
    self.images = images ?? LoadedImage.all()
  }

  /// What a report calls the function a code pointer points into, such as
  /// `closure #1 in Screen.arm()`; nil when it is in no image or has no symbol.
  ///
  /// An async function is pointed at by way of a record in data, which has a symbol of its own;
  /// other data has no name here.
  func functionName(at codePointer: UInt) -> String? {
    if let known = functionNames[codePointer] { return known }
    let name = findFunctionName(at: codePointer)
    functionNames[codePointer] = .some(name)
    return name
  }

  /// The symbol of the function that begins at an address, or that it is within, as it stands in its
  /// image's table.
  func functionSymbol(at address: UInt) -> String? {
    symbol(at: address, kind: .function)
  }

  /// What a report calls the global or static an address is that of, or is within, such as
  /// `static Session.shared`; nil when it is in no image or has no symbol.
  func dataName(at address: UInt) -> String? {
    if let known = dataNames[address] { return known }
    let name = symbol(at: address, kind: .object).map(words)
    dataNames[address] = .some(name)
    return name
  }

  /// The record of the protocol in whose extension a function stands; nil for any other function.
  func extendedProtocol(at codePointer: UInt) -> UnsafeRawPointer? {
    (symbol(at: codePointer, kind: .function) ?? symbol(at: codePointer, kind: .object))
      .flatMap(ProtocolExtension.recordSymbol).flatMap(address)
  }

  /// The symbol of the data at an address as it stands in its image's table.
  func dataSymbol(at address: UInt) -> String? {
    symbol(at: address, kind: .object)
  }

  /// The name of the Swift variable that lies at an address, such as `static Session.shared`; nil for all
  /// other data.
  ///
  /// An object among the data that the optimiser made of a static has the static's name.
  func variableName(at address: UInt) -> String? {
    guard let symbol = dataSymbol(at: address) else { return nil }
    return StaticSymbol.variable(of: symbol).flatMap(demangled).map(SymbolName.shortened)
  }

  /// Where something with a symbol lies; nil where no image has it. Looks through every table.
  func address(of symbol: String) -> UnsafeRawPointer? {
    for image in images {
      if let address = table(of: image)?.address(of: symbol) {
        return UnsafeRawPointer(bitPattern: address &+ image.loadBias)
      }
    }
    return nil
  }

  /// The declarations of the program's own image that an address lies in.
  func declarations(around address: UInt) -> HiddenDeclarations? {
    let folder = LoadedImage.runtimeFolder(of: images)
    guard let image = images.first(where: { $0.segments.contains { $0.contains(address) } }),
      !image.isLibrary(besideRuntimeIn: folder), let table = table(of: image)
    else { return nil }
    return HiddenDeclarations(in: table, loadedAt: image.loadBias, hasAll: true)
  }

  /// A function of the runtime or the C library; nil where this process has not loaded it.
  func function(named name: String) -> UnsafeRawPointer? {
    place(named: name, in: \.codeSegments)
  }

  /// Data of the runtime or the C library; nil where this process has not loaded it.
  func data(named name: String) -> UnsafeRawPointer? { place(named: name, in: \.segments) }

  private func place(
    named name: String, in segments: (LoadedImage) -> [Range<UInt>]
  ) -> UnsafeRawPointer? {
    if let place = dlsym(nil, name) { return UnsafeRawPointer(place) }
    // A program with the runtime linked into it has it without exporting it.
    guard let program = images.first, let address = table(of: program)?.address(of: name),
      segments(program).contains(where: { $0.contains(address &+ program.loadBias) })
    else { return nil }
    return UnsafeRawPointer(bitPattern: address &+ program.loadBias)
  }

  /// The parts of the program's own images that may be written, zeroed data included, or those of the
  /// libraries that came with the system and the language.
  func writableSegments(ofLibraries wantsLibraries: Bool) -> [Range<UInt>] {
    let folder = LoadedImage.runtimeFolder(of: images)
    return images.filter { $0.isLibrary(besideRuntimeIn: folder) == wantsLibraries }
      .flatMap(\.writableSegments)
  }

  /// The images that came neither with the system nor with the language.
  var ownImages: [LoadedImage] {
    let folder = LoadedImage.runtimeFolder(of: images)
    return images.filter { !$0.isLibrary(besideRuntimeIn: folder) }
  }

  /// Whether a function is declared by the standard library, wherever its code lies, or by the compiler.
  func isOfStandardLibrary(_ address: UInt) -> Bool {
    guard let symbol = functionSymbol(at: address) else { return false }
    // The names of modules begin with their length, but for the standard library's.
    return !symbol.hasPrefix("$s") || symbol.dropFirst(2).first?.isNumber != true
  }

  /// Whether a function is declared by one of the kits.
  func isOfKit(_ address: UInt) -> Bool {
    guard let symbol = functionSymbol(at: address), symbol.hasPrefix("$s") else { return false }
    let digits = symbol.dropFirst(2).prefix(while: \.isNumber)
    guard let length = Int(digits) else { return false }
    return LibraryModules.isKit(String(symbol.dropFirst(2 + digits.count).prefix(length)))
  }

  /// Whether an address lies in an image that came with the system or the language.
  func isLibrary(_ address: UInt) -> Bool {
    let folder = LoadedImage.runtimeFolder(of: images)
    return images.first { $0.segments.contains { $0.contains(address) } }?
      .isLibrary(besideRuntimeIn: folder) ?? false
  }

  /// The source line of an instruction; nil if it has none.
  func line(at address: UInt) -> SourceLine? {
    image(around: address).flatMap {
      ImageSymbols.symbols(of: $0).lines.line(at: address &- $0.loadBias)
    }
  }

  /// The first line of a function's instructions, from an address on.
  ///
  /// - Parameter takesWhole: Whether a line for the function as a whole counts like the others.
  func firstLine(ofFunctionAt address: UInt, takesWhole: Bool) -> SourceLine? {
    guard let image = image(around: address) else { return nil }
    let symbols = ImageSymbols.symbols(of: image)
    let place = address &- image.loadBias
    guard let function = symbols.table?.symbol(containing: place, kind: .function) else {
      return nil
    }
    let end = function.start &+ max(function.size, 1)
    return place < end
      ? symbols.lines.firstLine(in: place..<end, takesWhole: takesWhole) : nil
  }

  private func image(around address: UInt) -> LoadedImage? {
    images.first { $0.codeSegments.contains { $0.contains(address) } }
  }

  private func findFunctionName(at codePointer: UInt) -> String? {
    // Constants may lie in the same segment as code, so what is there says nothing yet.
    if let symbol = symbol(at: codePointer, kind: .function) { return words(for: symbol) }
    let record = symbol(at: codePointer, kind: .object)
    return record.flatMap { $0.hasSuffix("Tu") ? words(for: $0) : nil }
  }

  private func symbol(at address: UInt, kind: SymbolTable.Kind) -> String? {
    guard
      let image = images.first(where: { $0.segments.contains { $0.contains(address) } }),
      kind == .object || image.codeSegments.contains(where: { $0.contains(address) })
    else { return nil }
    return ImageSymbols.symbols(of: image).symbol(at: address, kind: kind)
  }

  private func table(of image: LoadedImage) -> SymbolTable? {
    ImageSymbols.symbols(of: image).table
  }

  private func words(for symbol: String) -> String {
    demangled(symbol).map(SymbolName.shortened) ?? symbol
  }

  func demangled(_ name: String) -> String? {
    guard let text = demangler?(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
