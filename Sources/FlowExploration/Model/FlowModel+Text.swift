import UIKitCore

extension FlowModel {
  /// The model in its language, a declaration a line; read again, it is an equal model.
  public var text: String {
    var parts = [values.map { "value \($0)" }, screens.flatMap(\.lines)]
    parts.append([rootLine] + settings + links.map(\.line))
    parts.append(promiseLines)
    return parts.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  var rootLine: String { "root \(root.words)" }

  /// The lines of the device and of what is not tried.
  var settings: [String] {
    (isOnPad ? ["device pad"] : [])
      + (leftOut.isEmpty
        ? [] : ["without " + leftOut.map(\.rawValue).joined(separator: " ")])
  }

  var promiseLines: [String] {
    (home.map { ["home \($0.words)"] } ?? []) + promises.map(\.line)
  }
}

extension FlowModel.Screen {
  /// The declaration, and below it what can be done on the screen.
  fileprivate var lines: [String] {
    ["\(isAlert ? "alert" : "screen") \(name)"] + actions.map { "  \($0.line)" }
  }
}

extension FlowModel.Action {
  /// The action as a model spells it.
  var line: String {
    let start =
      switch trigger {
      case .button(let words): "on \(words.quotedInModel)"
      case .row(let words): "on row \(words.quotedInModel)"
      case .link(let address): "link \(address.quotedInModel)"
      case .time(let time): "after \(time.inScript)"
      }
    let parts = [
      start, condition.map { "when \($0.words)" } ?? "",
      effects.map(\.words).joined(separator: " then "),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension FlowModel.Promise {
  /// The promise as a model spells it.
  var line: String {
    switch self {
    case .always, .leads: "always \(words)"
    case .never: "never \(words)"
    case .eventually: "eventually \(words)"
    }
  }
}

extension FlowModel.Root {
  /// The root as a model spells it, without its first word.
  var words: String {
    switch self {
    case .screen(let name): "screen \(name)"
    case .stack(let names): "stack \(names.joined(separator: " "))"
    case .tabs(let names): "tabs \(names.joined(separator: " "))"
    case .split(let primary, let secondary): "split \(primary) \(secondary)"
    }
  }

  /// The screen that its user looks at when it comes; `nil` for a model without a root.
  var firstInView: String? {
    switch self {
    case .screen(let name): name
    case .stack(let names): names.last
    case .tabs(let names): names.first
    case .split(let primary, _): primary
    }
  }
}

extension FlowModel.Effect {
  /// The effect as a model spells it.
  var words: String {
    switch self {
    case .push(let name): "push \(name)"
    case .present(let name, let style, let isWrapped):
      "present \(name)\(style.wordsInModel)\(isWrapped ? " wrapped" : "")"
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .dismiss: "dismiss"
    case .dismissToRoot: "dismiss to root"
    case .selectTab(let number): "select tab \(number)"
    case .showDetail(let name): "show detail \(name)"
    case .root(let root): "root \(root.words)"
    case .set(let value, let isTrue): "set \(isTrue ? "" : "not ")\(value)"
    case .hold(let name, let holder): "hold \(name) by \(holder.words)"
    case .release(let name): "release \(name)"
    }
  }
}

extension FlowModel.Holder {
  fileprivate var words: String {
    switch self {
    case .closure: "closure"
    case .delegate: "delegate"
    case .timer: "timer"
    case .notification: "notification"
    case .app: "app"
    case .screen(let name): name
    }
  }
}

extension UIModalPresentationStyle {
  /// The style behind a screen's name, with a space before it; nothing for the automatic one.
  fileprivate var wordsInModel: String {
    switch self {
    case .automatic: ""
    case .pageSheet: " as sheet"
    default: " as \(rawValue)"
    }
  }
}

extension String {
  /// The text in quotes, as scripts and models have it.
  var quotedInModel: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
