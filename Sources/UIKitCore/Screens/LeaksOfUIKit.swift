import ObjectGraph

/// The holder that keeps a split view controller, as in iOS 9.
@MainActor final class LeakOfSplits {
  let screen: UIViewController
  init(_ screen: UIViewController) { self.screen = screen }
}

/// The holder that keeps a screen with a search, as in iOS 11.
@MainActor final class LeakOfSearches {
  let screen: UIViewController
  init(_ screen: UIViewController) { self.screen = screen }
}

extension UIViewController {
  /// Keeps a split view controller that comes on screen, where that leak is switched on.
  func leakAsSplit() {
    guard let environment, environment.leaksOfUIKit.contains(.splitKeepsItself) else { return }
    if values.leakOfUIKit == nil { values.leakOfUIKit = LeakOfSplits(self) }
  }

  /// Keeps a screen that is about to be covered, where its search is active and that leak is switched on.
  func leakAsSearched() {
    guard let search = item?.searchController, search.presenterReference?.object != nil,
      environment?.leaksOfUIKit.contains(.coveredSearchKeepsItsScreen) == true
    else { return }
    values.leakOfUIKit = LeakOfSearches(self)
  }

  /// The search of this screen has ended.
  func endLeakAsSearched() {
    if kept?.leakOfUIKit is LeakOfSearches { kept?.leakOfUIKit = nil }
  }
}

extension Vocabulary {
  /// The words for UIKit's own leaks.
  static let ofLeaks = Vocabulary(
    notes: ["leakOfUIKit": .askedFor],
    mistakes: [
      "LeakOfSplits":
        "UIKit's own leak, iOS 9.0 and 9.1 (Open Radar 23211892): keep one split as long as the app runs",
      "LeakOfSearches":
        "UIKit's own leak, iOS 11 (Open Radar 34987551): set isActive of the search to false before its stack goes",
    ])
}
