/// The words a report uses for a symbol.
package enum SymbolName {
  /// The words of a report for code that only calls a closure with its arguments laid out in another way.
  package static let thunk = "reabstraction thunk"

  /// Shortens the full text of the runtime's demangler for a report: to the place of a closure, or to
  /// the name of a function, a global or a static, without modules, types and what the compiler wraps
  /// around functions.
  ///
  /// Anything of another shape is given as it is, without modules. Never empty.
  static func shortened(demangled: String) -> String {
    var text = SymbolText(demangled)
    text = text.take(through: " with unmangled suffix ") ?? text
    var (parts, prefix) = ([String](), "")
    var isBehindImplicit = false
    while true {
      prefix += takeWrappers(&text)
      if text.starts(with: thunk) {
        parts.append(thunk)
        break
      } else if let scope = LocalScope(&text) {
        // A reference to a method of an instance is two closures: one for the instance, one for
        // the call.
        if scope.isMethodReference, isBehindImplicit { parts.removeLast() }
        parts.append(prefix + scope.words)
        (prefix, isBehindImplicit) = ("", scope.isImplicit)
      } else if !parts.isEmpty, isModule(text) {
        parts.append(prefix + "top-level code")
        break
      } else if let declaration = DeclarationName(&text) {
        parts.append(prefix + declaration.words)
        prefix = ""
        if !declaration.isLocal { break }
      } else {
        parts.append(prefix + text.withoutModules)
        break
      }
    }
    let words = parts.filter { !$0.isEmpty }.joined(separator: " in ")
    return !words.isEmpty ? words : demangled.isEmpty ? "unnamed" : demangled
  }

  private static let dropped = [
    "merged ", "specialized ", "partial apply forwarder for ", "partial apply for ",
    "async function pointer to ", "coro function pointer to ",
    "suspend resume partial function for ", "await resume partial function for ",
    "protocol witness for ", "dispatch thunk of ",
    "curry thunk of ", "vtable thunk for ", "back deployment thunk for ",
    "back deployment fallback for ", "distributed thunk ", "variable initialization expression of ",
    "property wrapper backing initializer of ", "property wrapper init from projected value of ",
    "property wrapped field init accessor of ", "getter of ", "setter of ", "modify of ",
    "modify2 of ", "read of ", "read2 of ", "willset of ", "didset of ",
    "unsafeMutableAddressor of ", "unsafeAddressor of ",
  ]
  /// The beginnings that are kept together with their number.
  private static let numbered = ["default argument ", "outlined variable #"]
  private static let kept = [
    "one-time initialization function for ", "one-time initialization token for ",
  ]

  /// Reads what the compiler wraps around a declaration; the words of it that a report keeps.
  private static func takeWrappers(_ text: inout SymbolText) -> String {
    var words = ""
    reading: while true {
      if dropped.contains(where: { text.take($0) }) || takeSpecialization(&text) { continue }
      if let found = kept.first(where: { text.take($0) }) {
        words += found
        continue
      }
      var rest = text
      // The number of a part of an async function.
      if rest.take("("), rest.takeNumber() != nil, rest.take(") ") {
        text = rest
        continue
      }
      for start in numbered where rest.take(start) {
        guard let number = rest.takeNumber(), rest.take(" of ") else { break }
        words += start + number + " of "
        text = rest
        continue reading
      }
      return words
    }
  }

  /// Reads what says for which types or arguments a function was compiled once more.
  private static func takeSpecialization(_ text: inout SymbolText) -> Bool {
    var rest = text
    while let word = rest.takeName(), rest.take(" ") || rest.take("-") {
      guard word == "specialization" || word == "function", rest.starts(with: "<") else { continue }
      guard rest.takeBracketed() != nil, rest.take(" of ") else { return false }
      text = rest
      return true
    }
    return false
  }

  /// Whether nothing is left but one name; that is the module where a closure stands in no function.
  private static func isModule(_ text: SymbolText) -> Bool {
    var rest = text
    return rest.takeName() != nil && rest.isEmpty
  }
}
