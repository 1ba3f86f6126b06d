import Glibc
import ObjectGraph

/// Names for code and data of this process, out of the symbol tables of what is loaded.
///
/// Libraries loaded later have no names. Complexity: an address that no reader of this process asked for
/// costs a reading of one symbol table.
package final class SymbolNames {
  package let images: [LoadedImage]
  var functionNames: [UInt: String?] = [:]
  var dataNames: [UInt: String?] = [:]
  private lazy var demangler = function(named: "swift_demangle").map {
    unsafeBitCast($0, to: Demangler.self)
  }

  private typealias Demangler =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// Names of what is in the given images; of all that is loaded now, when there are none given.
  package init(of images: [LoadedImage]? = nil) {
    self.images = images ?? LoadedImage.all()
  }

  /// The symbol of the function that begins at an address, or that it is within, as it stands in its
  /// image's table.
  package func functionSymbol(at address: UInt) -> String? {
    symbol(at: address, kind: .function)
  }

  /// The symbol of the data at an address as it stands in its image's table.
  package func dataSymbol(at address: UInt) -> String? {
    symbol(at: address, kind: .object)
  }

  /// Where something with a symbol lies; nil where no image has it. The first question about a symbol looks through every
  /// table.
  package func address(of symbol: String) -> UnsafeRawPointer? {
    for image in images {
      if let address = ImageSymbols.symbols(of: image).address(of: symbol) {
        return UnsafeRawPointer(bitPattern: address &+ image.loadBias)
      }
    }
    return nil
  }

  /// A function of the runtime or the C library; nil where this process has not loaded it.
  package func function(named name: String) -> UnsafeRawPointer? {
    place(named: name, in: \.codeSegments)
  }

  /// Data of the runtime or the C library; nil where this process has not loaded it.
  package func data(named name: String) -> UnsafeRawPointer? { place(named: name, in: \.segments) }

  private func place(
    named name: String, in segments: (LoadedImage) -> [Range<UInt>]
  ) -> UnsafeRawPointer? {
    if let place = dlsym(nil, name) { return UnsafeRawPointer(place) }
    // A program with the runtime linked into it has it without exporting it.
    guard let program = images.first,
      let address = ImageSymbols.symbols(of: program).address(of: name),
      segments(program).contains(where: { $0.contains(address &+ program.loadBias) })
    else { return nil }
    return UnsafeRawPointer(bitPattern: address &+ program.loadBias)
  }

  /// The parts of the program's own images that may be written, zeroed data included, or those of the
  /// libraries that came with the system and the language.
  package func writableSegments(ofLibraries wantsLibraries: Bool) -> [Range<UInt>] {
    let folder = LoadedImage.runtimeFolder(of: images)
    return images.filter { $0.isLibrary(besideRuntimeIn: folder) == wantsLibraries }
      .flatMap(\.writableSegments)
  }

  /// The images that came neither with the system nor with the language.
  package var ownImages: [LoadedImage] {
    let folder = LoadedImage.runtimeFolder(of: images)
    return images.filter { !$0.isLibrary(besideRuntimeIn: folder) }
  }

  /// Whether a function is declared by the standard library, wherever its code lies, or by the compiler.
  package func isOfStandardLibrary(_ address: UInt) -> Bool {
    guard let symbol = functionSymbol(at: address) else { return false }
    // The names of modules begin with their length, but for the standard library's.
    return !symbol.hasPrefix("$s") || symbol.dropFirst(2).first?.isNumber != true
  }

  /// Whether an address lies in an image that came with the system or the language.
  package func isLibrary(_ address: UInt) -> Bool {
    let folder = LoadedImage.runtimeFolder(of: images)
    return image(holding: address)?
      .isLibrary(besideRuntimeIn: folder) ?? false
  }

  /// The source line of an instruction; nil if it has none.
  package func line(at address: UInt) -> SourceLine? {
    image(around: address).flatMap {
      ImageSymbols.symbols(of: $0).lines.line(at: address &- $0.loadBias)
    }
  }

  /// The first line of a function's instructions, from an address on.
  ///
  /// - Parameter takesWhole: Whether a line for the function as a whole counts like the others.
  package func firstLine(ofFunctionAt address: UInt, takesWhole: Bool) -> SourceLine? {
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

  /// The line that declares the function a code pointer leads to, through what the compiler puts in front of it: a
  /// partial application, the record of an async function. Nil if it is not known for certain.
  package func declaredLine(ofFunctionAt codePointer: UInt) -> SourceLine? {
    guard let image = image(holding: codePointer),
      var symbol = functionSymbol(at: codePointer) ?? dataSymbol(at: codePointer)
    else { return nil }
    while let end = ["TA", "Tu"].first(where: symbol.hasSuffix) {
      symbol.removeLast(end.utf8.count)
    }
    return declaredLine(of: symbol, in: image)
  }

  /// The line that declares a stored property of a class whose deinitializer has its code at an address.
  package func line(
    ofProperty name: String, inClass type: String, deinitializedAt code: UInt
  ) -> SourceLine? {
    image(around: code).flatMap {
      ImageSymbols.symbols(of: $0).lines.line(
        ofProperty: name, inClass: type, deinitializedAt: code &- $0.loadBias)
    }
  }

  /// The line of the call that made an object of a class, whose deinitializer has its code at an address, the target in
  /// a field of a library's class; nil if not exactly one call can have.
  package func line(
    ofTargetIn field: String, of holder: String, inClass type: String, deinitializedAt code: UInt
  ) -> SourceLine? {
    image(around: code).flatMap {
      ImageSymbols.symbols(of: $0).lines.line(
        ofTargetIn: field, of: holder, inClass: type, deinitializedAt: code &- $0.loadBias)
    }
  }

  /// The line that declares a static or a global, by its place in memory; nil if the compiler left out the function that
  /// leads to it.
  package func declaredLine(ofVariableAt address: UInt) -> SourceLine? {
    guard let image = image(holding: address), let symbol = dataSymbol(at: address),
      let end = ["vpZ", "vp"].first(where: symbol.hasSuffix)
    else { return nil }
    return declaredLine(of: symbol.dropLast(end.count) + "vau", in: image)
  }

  private func declaredLine(of symbol: String, in image: LoadedImage) -> SourceLine? {
    let symbols = ImageSymbols.symbols(of: image)
    return symbols.address(of: symbol).flatMap(symbols.lines.line(ofFunctionAt:))
  }

  /// Whether the image with some data has a function that makes the initial value of a stored property, by how its
  /// symbol begins; see `ImageSymbols.hasInitialValue(_:)`.
  package func hasInitialValue(_ start: String, besideDataAt address: UInt) -> Bool {
    image(holding: address).map { ImageSymbols.symbols(of: $0).hasInitialValue(start) } ?? false
  }

  /// The image that an address of code or data is in.
  func image(holding address: UInt) -> LoadedImage? {
    images.first { $0.segments.contains { $0.contains(address) } }
  }

  private func image(around address: UInt) -> LoadedImage? {
    images.first { $0.codeSegments.contains { $0.contains(address) } }
  }

  func symbol(at address: UInt, kind: SymbolTable.Kind) -> String? {
    guard let image = image(holding: address),
      kind == .object || image.codeSegments.contains(where: { $0.contains(address) })
    else { return nil }
    return ImageSymbols.symbols(of: image).symbol(at: address, kind: kind)
  }

  func table(of image: LoadedImage) -> SymbolTable? {
    ImageSymbols.symbols(of: image).table
  }

  func demangled(_ name: String) -> String? {
    guard let text = demangler?(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
