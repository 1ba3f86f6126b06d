extension LeakSignature {
  /// A label without what is in its brackets: `.screens["profile"][3]` becomes `.screens[_][_]`.
  package static func withoutKeys(_ label: String) -> String {
    var normal = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    for character in label {
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where isInString: isEscaped = true
      case "\"" where depth > 0: isInString.toggle()
      case "[" where !isInString:
        if depth == 0 { normal += "[_" }
        depth += 1
      case "]" where !isInString && depth > 0:
        depth -= 1
        if depth == 0 { normal += "]" }
      case _ where depth == 0: normal.append(character)
      default: break
      }
    }
    // A label that was cut inside its key still gets its bracket.
    return depth > 0 ? normal + "]" : normal
  }

  /// A name without its serial: `ProfileScreen#3` loses it, `closure #1 in f()` keeps its
  /// own.
  package static func withoutSerial(_ name: String) -> String {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let stem = name.dropLast(digits)
    guard digits > 0, stem.last == "#", stem.count > 1 else { return name }
    let type = stem.dropLast()
    return type.last == " " ? name : String(type)
  }
}
