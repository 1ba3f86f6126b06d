/// The symbols of statics and globals, as they stand in a symbol table.
package enum StaticSymbol {
  /// The part of a variable that lies at the address of its symbol.
  package enum Form: Sendable {
    case whole
    /// A part of it by its number, where the optimiser took it apart: `…vp.1`.
    case piece(Int)
    /// The object that it refers to, laid out by the optimiser: `…_WZTv_`. As long as only fields of it are
    /// used, its first two words are empty.
    case object
  }

  /// The symbol without the number of a piece, and what it is for; nil where it is for no variable.
  package static func form(
    of symbol: UnsafeRawBufferPointer
  ) -> (name: UnsafeRawBufferPointer, form: Form)? {
    if symbol.hasSuffix("vpZ") || symbol.hasSuffix("vp") { return (symbol, .whole) }
    if symbol.hasSuffix("_WZTv_") { return (symbol, .object) }
    guard let last = symbol.last, last.isDigit, symbol.count > 4 else { return nil }
    let digit = symbol.count - 1
    let name = UnsafeRawBufferPointer(rebasing: symbol[..<(digit - 1)])
    guard symbol[digit - 1] == UInt8(ascii: "."), name.hasSuffix("vpZ") || name.hasSuffix("vp")
    else { return nil }
    return (name, .piece(Int(last - UInt8(ascii: "0"))))
  }

  /// The symbol of a variable, made whole where it is one of a piece or of an object that the optimiser laid
  /// out for the variable; nil for others.
  ///
  /// The symbol of such an object says for what it is, but not of which type; any type will do for the name.
  package static func variable(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    if symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ") { return symbol }
    if symbol.last?.isNumber == true {
      let whole = String(symbol.dropLast(2))
      return whole.hasSuffix("vp") || whole.hasSuffix("vpZ") ? whole : nil
    }
    guard symbol.hasSuffix("r") || symbol.hasSuffix("_"), let end = symbol.firstRange(of: "_WZTv")
    else { return nil }
    var name = String(symbol[..<end.lowerBound])
    let isGlobal = name.withUTF8 { bytes in
      ExpandedName(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[2...]))?.isGlobal
    }
    return isGlobal.map { name + ($0 ? "Sivp" : "SivpZ") }
  }
}
