import Synchronization

/// The symbols of one program or library, and the functions that were asked for: read once in a process.
///
/// An image that is loaded later is met when a reader is made after that; its place tells it from others.
final class ImageSymbols: Sendable {
  private struct Key: Hashable {
    let path: String
    let loadBias: UInt
  }

  /// The names that were looked for, with those that were not found.
  private struct Names {
    var functions: [UInt: String?] = [:]
    var data: [UInt: String?] = [:]
  }

  private static let known = Mutex<[Key: ImageSymbols]>([:])

  /// Nil where the file has no symbols.
  let table: SymbolTable?
  private let loadBias: UInt
  private let names = Mutex(Names())

  private init(of image: LoadedImage) {
    table = SymbolTable(path: image.path)
    loadBias = image.loadBias
  }

  /// The symbols of an image. Complexity: that of mapping the file, once for each image.
  static func symbols(of image: LoadedImage) -> ImageSymbols {
    let key = Key(path: image.path, loadBias: image.loadBias)
    return known.withLock {
      if let symbols = $0[key] { return symbols }
      let made = ImageSymbols(of: image)
      $0[key] = made
      return made
    }
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
