import Synchronization

/// The types and protocols of one image that the runtime does not find by name: private ones and those
/// within functions.
///
/// Their records have symbols, though, and a name may lead to a record by its place: see `WrittenName`.
package final class HiddenDeclarations: DeclarationRecords, Sendable {
  private let table: SymbolTable
  private let loadBias: UInt
  private let hasAll: Bool
  private let places = Mutex<[[UInt8]: UInt]?>(nil)

  /// - Parameter hasAll: Whether those are wanted too that the runtime may find by name.
  package init(in table: SymbolTable, loadedAt loadBias: UInt, hasAll: Bool = false) {
    self.table = table
    self.loadBias = loadBias
    self.hasAll = hasAll
  }

  package func record(of declaration: ExpandedName.Part, _ key: String) -> UInt? {
    declaration.isHidden || hasAll ? place(of: declaration.text, key) : nil
  }

  /// The record of the declaration with an expanded name, and `P` behind it for a protocol.
  /// Complexity: the image's symbols are gone through once.
  package func place(of name: [UInt8], _ key: String) -> UInt? {
    places.withLock { places in
      let known = places ?? findPlaces()
      places = known
      return known[name + key.utf8]
    }
  }

  private func findPlaces() -> [[UInt8]: UInt] {
    var places: [[UInt8]: UInt] = [:]
    table.forEachObject { symbol, address, _ in
      let isType = symbol.hasSuffix("Mn")
      guard isType || symbol.hasSuffix("Mp"), symbol.hasPrefix("$s") else { return }
      let name = UnsafeRawBufferPointer(rebasing: symbol[2..<symbol.count - 2])
      // A protocol's name is what it stands in and what it is called, without a letter for its kind.
      guard let expanded = isType ? ExpandedName(name)?.declaration : ExpandedName(name)?.protocol,
        expanded.isHidden || hasAll
      else { return }
      places[expanded.text + (isType ? "" : "P").utf8] = address &+ loadBias
    }
    return places
  }
}
