extension UserOption {
  /// A sentence in pieces: words, a name, words, a name, words. Put together only when it is read.
  struct Pieces {
    var words: String
    var name: String
    var then: String
    var place: String
    var end: String

    init(
      _ words: String, _ name: String = "", _ then: String = "", _ place: String = "",
      _ end: String = ""
    ) {
      (self.words, self.name, self.then) = (words, name, then)
      (self.place, self.end) = (place, end)
    }

    var joined: String { words + name + then + place + end }
  }
}

extension UserOption.Deed {
  /// What the user does, as a sentence; empty for a call, which brings its own.
  @MainActor var pieces: UserOption.Pieces {
    switch self {
    case .tapBack: return .init("tap the back button")
    case .swipeBack(_, let finishes):
      return .init(finishes ? "swipe back" : "begin to swipe back and let go")
    case .tapTab(let tabs, let index):
      return .init("tap the tab \"", tabs.childList[index].wordsOnTab, "\"")
    case .tapAction(let action, let alert):
      guard let place = alert.title ?? alert.message else {
        return .init("tap \"", action.title ?? "", "\" in the alert")
      }
      return .init("tap \"", action.title ?? "", "\" in the alert \"", place, "\"")
    case .tapBarButton(let button):
      guard let name = button.title ?? button.systemItem.map({ "\($0)" }) else {
        return .init("tap a bar button")
      }
      return .init("tap the bar button \"", name, "\"")
    case .swipePage(_, let direction, let finishes):
      let words = direction == .forward ? "the next page" : "the previous page"
      return finishes
        ? .init("swipe to ", words) : .init("begin to swipe to ", words, " and let go")
    case .showColumn(let split):
      return .init("show the ", split.columnToShow.map { "\($0)" } ?? "next", " column")
    case .hideColumn(let split):
      return .init("hide the ", split.columnToHide.map { "\($0)" } ?? "next", " column")
    case .beginSearch: return .init("tap the search bar")
    case .type(let text, _): return .init("type \"", text, "\" into the search bar")
    case .cancelSearch: return .init("cancel the search")
    case .pullDown(_, let finishes):
      return .init(finishes ? "pull the sheet down" : "begin to pull the sheet down and let go")
    case .call: return .init("")
    case .rotate: return .init("turn the device")
    case .leaveAndComeBack: return .init("leave the app and come back")
    case .comeBack: return .init("come back to the app")
    case .memoryWarning: return .init("get a memory warning")
    case .wait: return .init("wait until the next deadline")
    }
  }
}

extension UIViewController {
  /// What stands on its tab: the item's words, else its own title, else its type; of a stack, its root's.
  fileprivate var wordsOnTab: String {
    if let words = tabBarItem.title ?? title { return words }
    if self is UINavigationController, let root = childList.first { return root.wordsOnTab }
    return String(describing: Swift.type(of: self))
  }
}
