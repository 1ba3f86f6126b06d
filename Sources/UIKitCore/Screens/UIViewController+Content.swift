/// The state of a screen that is asked what it shows instead of content.
public struct UIContentUnavailableConfigurationState: Hashable, Sendable {
  public var traitCollection: UITraitCollection
  /// The text in the search bar of the screen's search controller. (Documented.)
  public var searchText: String?

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A search, by its text.
@MainActor protocol Searching {
  var searchText: String? { get }
}

extension UIViewController {
  /// With the text of the search in this screen's bar, or of the one of which this is the results. (Documented; of
  /// results: unverified.)
  var stateOfContent: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search: UIViewController? = item?.searchController ?? parent
    state.searchText = (search as? any Searching)?.searchText
    return state
  }

  /// The view that stands above the screen's content; in the screen's view as soon as that is loaded. Retained.
  package var contentUnavailableView: UIView? {
    get { kept?.contentUnavailableView }
    set {
      kept?.contentUnavailableView?.removeFromSuperview()
      values.contentUnavailableView = newValue
      if let newValue { loadedView?.addSubview(newValue) }
    }
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called at the end of the turn, once however often this is called;
  /// where the view is not loaded, after that. A first appearance alone does not call it. (iOS 17. Documented; the place,
  /// and the first appearance: unverified.)
  public func setNeedsUpdateContentUnavailableConfiguration() {
    if values.needsContentUpdate { return }
    values.needsContentUpdate = true
    if isViewLoaded { environment?.turnEnd.wait(for: .layout, to: .updateContent, as: self) }
  }

  /// Puts what waited for the view into it.
  func showContent(of kept: ScreenStorage) {
    if let view = kept.contentUnavailableView { loadedView?.addSubview(view) }
    if kept.needsContentUpdate {
      environment?.turnEnd.wait(for: .layout, to: .updateContent, as: self)
    }
  }

  func updateContent() {
    guard let kept, kept.needsContentUpdate else { return }
    kept.needsContentUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
