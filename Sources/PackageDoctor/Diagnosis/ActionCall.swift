/// The call of a control's target method in the closure of a `UIAction`.
struct ActionCall: Hashable, Sendable {
  /// Without its parameter: `tapped`.
  let method: String
  /// The parameter, which is the control; `nil` if the method has none.
  let sender: Sender?

  struct Sender: Hashable, Sendable {
    /// `nil` for `_`.
    let label: String?
    let type: String
  }

  /// The method that a selector names in this file, if the closure can call it.
  ///
  /// - Parameter open: The place of the selector's bracket.
  /// - Returns: `nil` for a method that another file declares, that several have the name of, or whose parameter is no
  ///   class by its name alone: `[UIButton]`, `some UIControl`.
  init?(selector open: Int, in file: SourceFile) {
    guard let method = ActionCall.method(ofSelector: open, file.tokens) else { return nil }
    let declared = file.declarations.filter { $0.kind == "func" && $0.name == method }
    guard declared.count == 1 else { return nil }
    let parameters = declared[0].keyword + 2
    let words = file.tokens[min(parameters + 1, file.tokens.count)...]
      .prefix(max(0, file.tokens.closing(parameters) - parameters - 1)).map(\.text)
    self.method = method
    guard let colon = words.firstIndex(of: ":") else {
      guard words.isEmpty else { return nil }
      sender = nil
      return
    }
    let type = words[(colon + 1)...].joined()
    guard (1...2).contains(colon),
      type.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*\??/) != nil
    else { return nil }
    sender = Sender(label: words[0] == "_" ? nil : words[0], type: type)
  }

  /// The method's name in a selector: of `tapped`, `Screen.tapped` and `tapped(_:)`.
  static func method(ofSelector open: Int, _ tokens: [SwiftToken]) -> String? {
    let words = tokens[min(open + 1, tokens.count)..<tokens.closing(open)]
    return words.prefix { $0.text != "(" }.last { $0.kind == .word }?.text
  }

  /// The closure, which does not retain the target.
  var handler: String {
    guard let sender else { return "{ [weak self] _ in self?.\(method)() }" }
    func call(_ value: String) -> String {
      "self?.\(method)(\(sender.label.map { "\($0): " } ?? "")\(value))"
    }
    let body =
      switch sender.type {
      case "Any": call("action.sender as Any")
      case "Any?", "AnyObject?": call("action.sender")
      case "AnyObject": "if let sender = action.sender { \(call("sender")) }"
      default:
        "if let sender = action.sender as? \(sender.type.prefix { $0 != "?" }) { \(call("sender")) }"
      }
    return "{ [weak self] action in \(body) }"
  }
}
