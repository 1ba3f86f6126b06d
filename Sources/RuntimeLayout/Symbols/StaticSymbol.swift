/// The symbols of statics and globals, as they stand in a symbol table.
enum StaticSymbol {
  /// The symbol of a variable, made whole where it is one of an object that the optimiser laid out for the
  /// variable; nil for others.
  ///
  /// The symbol of such an object says for what it is, but not of which type; any type will do for the name.
  static func variable(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    if symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ") { return symbol }
    guard symbol.hasSuffix("r"), let end = symbol.firstRange(of: "_WZTv") else { return nil }
    var name = String(symbol[..<end.lowerBound])
    let isGlobal = name.withUTF8 { bytes in
      ExpandedName(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[2...]))?.isGlobal
    }
    return isGlobal.map { name + ($0 ? "Sivp" : "SivpZ") }
  }
}
