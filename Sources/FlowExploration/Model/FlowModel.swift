import Foundation
import LeakDetection
import UIKitCore

/// A flow written as text: screens, what a user can do on them, and what is promised of it.
///
/// ```swift
/// let model = try FlowModel(
///   parsing: """
///     value signed in
///
///     screen Welcome
///       on "Sign in" set signed in then root tabs Feed Settings
///     screen Feed Settings
///
///     root stack Welcome
///     never on Feed until signed in
///     """)
/// #expect(try model.explorer.explore(.breadthFirst(depth: 6)).isClean)
/// ```
///
/// Its `explorer` makes view controllers of the declarations, so what goes wrong is found as in an app.
public struct FlowModel: Hashable, Sendable {
  /// The words of the named values, which are all false when the app starts.
  var values: [String] = []
  var screens: [Screen] = []
  /// The screens after the start.
  var root = Root.stack([])
  /// The links that open the app from outside.
  var links: [Action] = []
  var promises: [Promise] = []
  var home: Condition?
  /// Whether the device is an iPad in landscape; otherwise a phone in portrait.
  var isOnPad = false
  /// The kinds of user action that are not tried.
  var leftOut: [FlowFamily] = []

  /// Understands a model.
  ///
  /// - Parameters:
  ///   - text: the model, a declaration a line.
  ///   - name: what errors call the text.
  /// - Throws: `FlowModelError` with each line that is not understood.
  public init(parsing text: String, named name: String = "model") throws(FlowModelError) {
    do throws(ScriptErrors) { self = try ModelGrammar.parse(text) } catch {
      throw FlowModelError(description: error.text(file: name, language: "models"))
    }
  }

  /// Reads and understands the model in a file.
  ///
  /// - Parameter url: the file.
  /// - Throws: `LeakFileError` for a file that cannot be read, `FlowModelError` for one that is not understood.
  public init(contentsOf url: URL) throws {
    let text: String
    do { text = try String(contentsOf: url, encoding: .utf8) } catch {
      throw LeakFileError(
        path: url.relativePath, reason: "cannot be read as a model: \(error.systemReason)")
    }
    try self.init(parsing: text, named: url.relativePath)
  }

  init(screens: [Screen] = [], root: Root = .stack([])) {
    (self.screens, self.root) = (screens, root)
  }
}

/// The lines of a model that are not understood.
public struct FlowModelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each line with its place, the words that were expected there, and a caret below the column.
  public let description: String
}

extension FlowModel {
  /// A screen or an alert, which goes by its name.
  struct Screen: Hashable, Sendable {
    var name: String
    var isAlert: Bool
    var actions: [Action] = []
  }

  enum Root: Hashable, Sendable {
    case screen(String)
    case stack([String])
    case tabs([String])
    case split(primary: String, secondary: String)
  }

  /// A change, and the event that makes it.
  struct Action: Hashable, Sendable {
    enum Trigger: Hashable, Sendable {
      case button(String)
      case row(String)
      case link(String)
      /// The time for which the screen has been in view.
      case time(Duration)
    }

    var trigger: Trigger
    /// `nil` where the event always makes the change.
    var condition: Condition?
    var effects: [Effect]
  }

  enum Effect: Hashable, Sendable {
    case push(String)
    case present(String, UIModalPresentationStyle, isWrapped: Bool)
    case pop
    case popToRoot
    case dismiss
    case dismissToRoot
    case selectTab(Int)
    case showDetail(String)
    case root(Root)
    case set(String, Bool)
    case hold(String, by: Holder)
    case release(String)
  }

  /// An object that holds a screen, beside the hierarchy.
  enum Holder: Hashable, Sendable {
    /// The screen itself: in a closure, or by an object that it owns.
    case closure, delegate
    case timer, notification
    case app
    case screen(String)
  }

  /// Facts of which some are all there: `signed in and not on Cart or on Welcome`.
  struct Condition: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
      case value(String)
      /// A screen that the user looks at.
      case inView(String)
    }

    struct Fact: Hashable, Sendable {
      var subject: Subject
      var isNegated: Bool
    }

    var alternatives: [[Fact]]
  }

  enum Promise: Hashable, Sendable {
    /// With a precondition, it is to be kept where that is met.
    case always(Condition, when: Condition?, until: Condition?)
    case never(Condition, when: Condition?, until: Condition?)
    case leads(Condition, to: Condition, within: Duration)
    case eventually(Condition, within: Duration)
  }
}

extension FlowModel.Effect {
  /// Whether another screen comes into view.
  var moves: Bool {
    switch self {
    case .set, .hold, .release: false
    default: true
    }
  }
}

extension FlowModel.Condition {
  /// The condition as a model spells it.
  var words: String {
    alternatives.map { $0.map(\.words).joined(separator: " and ") }.joined(separator: " or ")
  }
}

extension FlowModel.Condition.Fact {
  fileprivate var words: String {
    let words =
      switch subject {
      case .value(let name): name
      case .inView(let screen): "on \(screen)"
      }
    return (isNegated ? "not " : "") + words
  }
}

extension FlowModel.Promise {
  /// The promise without its first word, as a model spells it.
  var words: String {
    switch self {
    case .always(let condition, let start, let end), .never(let condition, let start, let end):
      condition.words + (start.map { " when \($0.words)" } ?? "")
        + (end.map { " until \($0.words)" } ?? "")
    case .leads(let condition, let goal, let patience):
      "\(condition.words) leads to \(goal.words) within \(patience.inScript)"
    case .eventually(let condition, let patience):
      "\(condition.words) within \(patience.inScript)"
    }
  }
}

extension FlowModel.Action.Trigger {
  /// Whether it is a button or a row, which a user sees.
  var isOnScreen: Bool {
    switch self {
    case .button, .row: true
    case .link, .time: false
    }
  }

  /// The user's action as a sentence, as an exploration names it.
  var sentence: String {
    switch self {
    case .button(let words): "tap \"\(words)\""
    case .row(let words): "tap the row \"\(words)\""
    case .link(let address): "open the link \"\(address)\""
    case .time(let time): "after \(time.inScript)"
    }
  }
}
