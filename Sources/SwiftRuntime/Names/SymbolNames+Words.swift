import Synchronization

/// The names of functions and variables in reports.
extension SymbolNames {
  /// The name in a report of the function a code pointer points into, such as
  /// `closure #1 in Screen.arm()`; nil when it is in no image or has no symbol.
  ///
  /// An async function is pointed at by way of a record in data, which has a symbol of its own;
  /// other data has no name here.
  package func functionName(at codePointer: UInt) -> String? {
    if let known = functionNames[codePointer] { return known }
    let name = findFunctionName(at: codePointer)
    functionNames[codePointer] = .some(name)
    return name
  }

  /// The name in a report of the global or static at an address or around it, such as
  /// `static Session.shared`; nil when it is in no image or has no symbol.
  func dataName(at address: UInt) -> String? {
    if let known = dataNames[address] { return known }
    let name = symbol(at: address, kind: .object).map(words)
    dataNames[address] = .some(name)
    return name
  }

  /// The record of the protocol in whose extension a function stands; nil for any other function.
  package func extendedProtocol(at codePointer: UInt) -> UnsafeRawPointer? {
    (symbol(at: codePointer, kind: .function) ?? symbol(at: codePointer, kind: .object))
      .flatMap(ProtocolExtension.recordSymbol).flatMap(address)
  }

  /// The name of the Swift variable that lies at an address, such as `static Session.shared`; nil for all
  /// other data.
  ///
  /// An object among the data that the optimiser made of a static has the static's name.
  package func variableName(at address: UInt) -> String? {
    guard let symbol = dataSymbol(at: address) else { return nil }
    return StaticSymbol.variable(of: symbol).flatMap(demangled).map(SymbolName.shortened)
  }

  /// The declarations of the program's own image that an address lies in.
  package func declarations(around address: UInt) -> HiddenDeclarations? {
    let folder = LoadedImage.runtimeFolder(of: images)
    guard let image = image(holding: address),
      !image.isLibrary(besideRuntimeIn: folder), let table = table(of: image)
    else { return nil }
    return HiddenDeclarations(in: table, loadedAt: image.loadBias, hasAll: true)
  }

  private func findFunctionName(at codePointer: UInt) -> String? {
    // Constants may lie in the same segment as code, so what is there says nothing yet.
    if let symbol = symbol(at: codePointer, kind: .function) { return words(for: symbol) }
    let record = symbol(at: codePointer, kind: .object)
    return record.flatMap { $0.hasSuffix("Tu") ? words(for: $0) : nil }
  }

  /// The words for the symbols that reports of this process have named: they depend on nothing else.
  private static let knownWords = Mutex<[String: String]>([:])

  private func words(for symbol: String) -> String {
    if let known = Self.knownWords.withLock({ $0[symbol] }) { return known }
    let words = demangled(symbol).map(SymbolName.shortened) ?? symbol
    Self.knownWords.withLock { $0[symbol] = words }
    return words
  }
}
