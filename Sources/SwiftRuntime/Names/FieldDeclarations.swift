/// The records of the types that a field's type is made of, by the names in the symbol of the field's own
/// record.
///
/// The runtime finds a type that cannot be copied by its record, but not by its name.
package struct FieldDeclarations: DeclarationRecords {
  let symbols: SymbolNames
  /// The declarations of the image that has the field.
  let local: HiddenDeclarations?

  package init(symbols: SymbolNames, local: HiddenDeclarations?) {
    (self.symbols, self.local) = (symbols, local)
  }

  package func record(of declaration: ExpandedName.Part, _ key: String) -> UInt? {
    if !key.isEmpty { return local?.record(of: declaration, key) }
    // Where nothing in it is abbreviated the name is that of the record's symbol; most are of this sort.
    let name = String(decoding: declaration.text, as: UTF8.self)
    return symbols.address(of: "$s\(name)Mn")?.number ?? local?.record(of: declaration, key)
  }
}
