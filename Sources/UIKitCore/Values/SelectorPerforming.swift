/// A target that knows by itself what its selectors stand for. (No counterpart; the Objective-C runtime.)
///
/// What a user does with a bar button, a control or a gesture recogniser reaches a target of this kind, and
/// no other one:
///
///     extension FeedViewController: SelectorPerforming {
///       func perform(_ selector: Selector, with sender: Any?) {
///         if selector == "refresh" { refresh() }
///       }
///     }
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
  /// Does what a selector stands for; nothing for one that is not known.
  func perform(_ selector: Selector, with sender: Any?)
}
