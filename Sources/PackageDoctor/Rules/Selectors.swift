// Selectors, and what takes them.

extension Rule {
  static let selector = Rule(
    name: "selector", finds: "`#selector(…)`",
    why: "has no Objective-C runtime to find it",
    edit: "pass a `UIAction` or a closure instead"
  ) { file, _ in
    file.tokens.places(of: .directive, ["#selector"]).map { place in
      let receiver = receiver(of: place, file.tokens)
      let isInScreen = file.declarations.contains {
        $0.body.contains(place)
          && ([$0.name] + $0.inherited).contains { $0.hasSuffix("Controller") }
      }
      let call = ActionCall(selector: place + 1, in: file)
      let fixIt: FixIt? =
        switch (receiver, call) {
        case (.control, let call?): .useAction(call)
        case (.barButton, let call?) where isOfSelf(place, file.tokens): .useAction(call)
        case (.control, nil), (.barButton, _), (.gesture, _): .nameSelector
        default: nil
        }
      return Spot(
        line: file.tokens[place].line, what: "#selector" + file.tokens.excerpt(place + 1),
        edit: receiver?.edit(calling: call, inScreen: isInScreen), fixIt: fixIt)
    }
  }

  /// Whether a selector stands behind `target: self, action:`.
  private static func isOfSelf(_ place: Int, _ tokens: [SwiftToken]) -> Bool {
    ["target", ":", "self", ",", "action", ":"].enumerated().allSatisfy {
      tokens.text(place - 6 + $0.offset) == $0.element
    }
  }

  /// An object that takes a selector.
  private enum Receiver {
    case control, gesture, center, timer, object
    /// With `.add` for an item of the system's.
    case barButton(systemItem: String?)

    /// The form with a closure that calls a method. A recogniser has none; an action's title becomes the item's.
    func edit(calling call: ActionCall?, inScreen isInScreen: Bool) -> String {
      let handler = call?.handler ?? "{ [weak self] _ in self?.… }"
      // What a centre or a timer hands to its block is not sent to the main actor.
      let method = call?.method ?? "…"
      let plain = "{ [weak self] _ in MainActor.assumeIsolated { self?.\(method)() } }"
      let without =
        call?.sender == nil
        ? "" : "; pass \(method) what it reads of its parameter, which the block has"
      let end =
        isInScreen
        ? "in `viewDidDisappear(_:)` if `isMovingFromParent` or `isBeingDismissed`"
        : "where its object's work ends, a coordinator's where its parent releases it"
      return switch self {
      case .control: "pass a `UIAction` to `addAction(_:for:)`"
      case .barButton(let item?):
        "make the item by `UIBarButtonItem(systemItem: \(item), primaryAction: UIAction \(handler))`"
      case .barButton:
        "make the item by `UIBarButtonItem(primaryAction: UIAction(title: …, image: …) \(handler))`, and "
          + "set its `style` after"
      case .gesture:
        "fence it by `#if canImport(ObjectiveC)`, or name it on Linux and make its target `SelectorPerforming`"
      case .center:
        "observe by `addObserver(forName: …, object: …, queue: nil) \(plain)`, keep the token that it returns, "
          + "and remove it \(end); a plain `deinit` can remove it in Swift 5 mode only" + without
      case .timer: "use the timer's form with a block, `\(plain)`" + without
      case .object: "call the method; later, in a `DispatchWorkItem` that can be cancelled"
      }
    }
  }

  /// The object that takes the selector at a place.
  private static func receiver(of place: Int, _ tokens: [SwiftToken]) -> Receiver? {
    for index in stride(from: place - 1, through: max(0, place - 40), by: -1) {
      switch tokens[index].text {
      case "addObserver": return .center
      case "scheduledTimer", "Timer": return .timer
      case "perform": return .object
      case "UIBarButtonItem":
        let isOfSystem = tokens.text(index + 2) == "barButtonSystemItem"
        let words = tokens[(index + 4)...].prefix { $0.text != "," }.map(\.text)
        return .barButton(systemItem: isOfSystem ? words.joined() : nil)
      case let type where type.hasSuffix("GestureRecognizer"): return .gesture
      case "addTarget":
        // A gesture's has no events behind the selector.
        let end = tokens.closing(place + 1)
        return tokens.text(end + 1) == "," && tokens.text(end + 2) == "for"
          ? .control : .gesture
      case "func", "var", "{", "}": return nil
      default: break
      }
    }
    return nil
  }
}
