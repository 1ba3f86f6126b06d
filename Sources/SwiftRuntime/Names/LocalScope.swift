/// A closure, or a function or variable within a function, as one part of a demangled symbol.
struct LocalScope {
  /// Such as `closure #1`, `helper(id:)` or `method reference`.
  let words: String
  /// Whether the compiler made the closure: for an autoclosure or a reference to a method.
  let isImplicit: Bool
  /// Whether it is the closure that takes the instance whose method is referred to.
  let isMethodReference: Bool

  /// Reads up to and with the ` in ` behind it; nil, and nothing read, when the text starts with
  /// something else.
  init?(_ text: inout SymbolText) {
    var rest = text
    isImplicit = rest.take("implicit ")
    guard var name = rest.takeName(), rest.take(" #"), let number = rest.takeNumber(),
      var type = rest.take(through: " in ")
    else { return nil }
    let isVariable = type.take(" : ")
    _ = type.take(" ")
    let parameters = Self.takeParameters(&type)
    let isCurried =
      type.take(through: " -> ") != nil && Self.takeParameters(&type) != nil
      && type.take(through: " -> ") != nil
    isMethodReference = isImplicit && parameters?.isEmpty == false && isCurried
    if name.hasPrefix("$") { name.removeFirst() }
    switch name {
    case "closure" where isMethodReference: words = "method reference"
    case "closure" where isImplicit && parameters?.isEmpty == true: words = "autoclosure #" + number
    case "closure": words = (isImplicit ? "implicit closure #" : "closure #") + number
    case _ where isVariable || parameters == nil || name == "defer": words = name
    default: words = name + (parameters.map(DeclarationName.labels) ?? "")
    }
    text = rest
  }

  /// Reads what a function of some type takes, with all that comes before it; nil when the type is
  /// none of a function.
  private static func takeParameters(_ type: inout SymbolText) -> SymbolText? {
    while type.take("@"), type.take(through: " ") != nil {}
    if type.starts(with: "<") { _ = type.takeBracketed() }
    return type.starts(with: "(") ? type.takeBracketed() : nil
  }
}
