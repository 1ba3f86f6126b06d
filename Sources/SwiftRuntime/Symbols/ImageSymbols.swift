import Synchronization

/// The symbols of one program or library, and the functions that were asked for: read once in a process.
///
/// An image that is loaded later is met when a reader is made after that; its place tells it from others.
package final class ImageSymbols: Sendable {
  private struct Key: Hashable {
    let path: String
    let loadBias: UInt
  }

  /// The names that were looked for, with those that were not found.
  private struct Names {
    var functions: [UInt: String?] = [:]
    var data: [UInt: String?] = [:]
    var addresses: [String: UInt?] = [:]
    var asyncFunctions: [String]?
    var initialValues: [String]?
  }

  private static let known = Mutex<[Key: ImageSymbols]>([:])

  /// Nil where the file has no symbols.
  package let table: SymbolTable?
  /// The source lines of the image's code, by addresses of its file.
  let lines: SourceLines
  private let loadBias: UInt
  private let names = Mutex(Names())

  private init(of image: LoadedImage) {
    table = SymbolTable(path: image.path)
    lines = SourceLines(path: image.path)
    loadBias = image.loadBias
  }

  /// The symbols of an image. Complexity: that of mapping the file, once for each image.
  package static func symbols(of image: LoadedImage) -> ImageSymbols {
    let key = Key(path: image.path, loadBias: image.loadBias)
    return known.withLock {
      if let symbols = $0[key] { return symbols }
      let made = ImageSymbols(of: image)
      $0[key] = made
      return made
    }
  }

  /// The symbols of async functions that can suspend: those of the part behind the first `await`.
  ///
  /// Complexity: reads the table once.
  package var asyncFunctions: [String] { functions(\.asyncFunctions, endingIn: ["TQ0_", "TY0_"]) }

  /// Whether there is a function that makes the initial value of a stored property, by how its symbol begins. An
  /// optimised build has few.
  ///
  /// Complexity: reads the table once.
  package func hasInitialValue(_ start: String) -> Bool {
    let names = functions(\.initialValues, endingIn: ["vpfi"])
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < names.count && names[low].hasPrefix(start)
  }

  /// The symbols of functions with one of some ends, in their order.
  private func functions(
    _ list: WritableKeyPath<Names, [String]?> & Sendable, endingIn ends: [StaticString]
  ) -> [String] {
    if let found = names.withLock({ $0[keyPath: list] }) { return found }
    // Most names end otherwise, which their last letter tells.
    let last = ends.map { $0.utf8Start[$0.utf8CodeUnitCount - 1] }
    var found: [String] = []
    table?.forEachFunction { name, _, _ in
      guard let end = name.last, last.contains(end), ends.contains(where: name.hasSuffix) else {
        return
      }
      found.append(String(decoding: name, as: UTF8.self))
    }
    found.sort()
    names.withLock { [found] in $0[keyPath: list] = found }
    return found
  }

  /// The address in the file of what a symbol stands for. Complexity: a new symbol costs a look through the names'
  /// bytes, any other none.
  package func address(of symbol: String) -> UInt? {
    if let found = names.withLock({ $0.addresses[symbol] }) { return found }
    let address = table?.address(of: symbol)
    names.withLock { $0.addresses[symbol] = .some(address) }
    return address
  }

  /// The symbol that an address of this process lies in. Complexity: a new address costs a reading of the
  /// table, any other none.
  func symbol(at address: UInt, kind: SymbolTable.Kind) -> String? {
    let names = kind == .function ? \Names.functions : \Names.data
    if let found = self.names.withLock({ $0[keyPath: names][address] }) { return found }
    let name = table?.symbol(containing: address &- loadBias, kind: kind)?.name
    self.names.withLock { $0[keyPath: names][address] = .some(name) }
    return name
  }
}
