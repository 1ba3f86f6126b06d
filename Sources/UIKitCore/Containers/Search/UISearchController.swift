import ObjectGraph
import Foundation

/// A search bar, and the screen that shows what was found.
///
/// Holds its results controller strongly, before, during and after a search. While active it is presented
/// over the screen that has its bar; that screen gets no appearance callbacks. It is meant to be used
/// again, so a dismissal is no departure of it or of its results as long as a navigation item or a view
/// has the bar: both should be deallocated when the screen with that item is.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Retained.
  public let searchResultsController: UIViewController?

  public let searchBar = UISearchBar()

  /// Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Not retained.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  /// Asked in place of the property, which a subclass may override to put another object in front. (Observed.)
  final weak var ownDelegate: (any UISearchControllerDelegate)?

  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results controller is shown while there is text, and hidden otherwise. (Documented.)
  open var automaticallyShowsSearchResultsController = true

  /// Whether the results controller is shown while the search is active; setting it sets
  /// `automaticallyShowsSearchResultsController` to `false`. (Documented.)
  open var showsSearchResultsController: Bool {
    get { wanted != nil }
    set {
      automaticallyShowsSearchResultsController = false
      showsResultsAlways = newValue
      if presenterReference?.object != nil { perform { showResults() } }
    }
  }
  private var showsResultsAlways = false

  final var machine = TransitionMachine<Void>()
  /// The results controller while its view stands in place.
  final var shown: UIViewController?
  /// The screen whose navigation item has this.
  final var ownerReference: BackReference<UIViewController>?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    takeSearchBar()
  }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    takeSearchBar()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    takeSearchBar()
  }

  private func takeSearchBar() {
    modalPresentationStyle = .overCurrentContext
    searchBar.searchController = self
  }

  /// Whether the search is presented. Set it to `true` and the screen that has the bar presents this,
  /// animated; to `false` and that is dismissed, animated, with all above it, and the text is cleared.
  /// (Documented; clearing: observed.)
  ///
  /// The delegate is told before and after, and `searchResultsUpdater` after the `will` callbacks. With the
  /// bar nowhere, or on a screen that is not in a window, it stays inactive and that is reported.
  open var isActive: Bool {
    get { presenterReference?.object != nil && !isBeingDismissed }
    set {
      guard newValue != isActive else { return }
      perform { newValue ? activate() : deactivate() }
    }
  }

  private func activate() {
    tellDelegate("presentSearchController") { $0.presentSearchController(self) }
    // The delegate may have presented it in its own way.
    if isActive { return updateResults() }
    guard let keeper else {
      return report(
        .presenterOutsideWindow,
        "Attempt to present <\(readableName)> without a presenter: no navigation item and no view of a controller "
          + "has its search bar")
    }
    if keeper.appearance.state != .disappeared, keeper.presentedViewController == nil {
      tellDelegate("willPresentSearchController") { $0.willPresentSearchController(self) }
    }
    if isActive { return }
    keeper.present(self, animated: true) { [weak self] in
      guard let self else { return }
      tellDelegate("didPresentSearchController") { $0.didPresentSearchController(self) }
    }
    if isActive { updateResults() }
  }

  private func deactivate() {
    keeper?.endLeakAsSearched()
    tellDelegate("willDismissSearchController") { $0.willDismissSearchController(self) }
    guard isActive, let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      tellDelegate("didDismissSearchController") { $0.didDismissSearchController(self) }
    }
    // Refused, when it is in the middle of being presented.
    if !isActive { searchBar.text = nil }
  }

  func textDidChange() {
    guard presenterReference?.object != nil else { return }
    perform {
      updateResults()
      showResults()
    }
  }

  private func updateResults() {
    guard let searchResultsUpdater else { return }
    environment?.record(.delegate, of: id, note: "updateSearchResults \"\(searchBar.text ?? "")\"")
    searchResultsUpdater.updateSearchResults(for: self)
  }

  private func tellDelegate(_ words: String, _ call: (any UISearchControllerDelegate) -> Void) {
    guard let delegate = ownDelegate else { return }
    environment?.record(.delegate, of: id, note: words)
    call(delegate)
  }

  // MARK: - As a container

  override var keeper: UIViewController? { ownerReference?.object ?? screenWithBar }

  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var childOnTop: UIViewController? { appearingChildren.last }

  override var drivesAppearanceOfChildren: Bool { true }

  override func prepareChildrenForAppearance(animated: Bool) {
    guard appearance.state == .appearing else { return }
    let old = shown
    shown = wanted
    if let old, old !== shown, isOurs(old) { old.takeOffScreen() }
    putShownInPlace()
  }

  override func appearanceDidSettle() { showResults() }

  override func childDidLeaveList(_ child: UIViewController) {
    perform {
      if child === shown {
        shown = nil
        child.takeOffScreen()
      }
      child.finishLeaving(self, .removed)
    }
  }
}

extension UISearchController: TransitioningContainer {
  /// The results controller while there is text to search for, or as the program says. (Documented, iOS 13 and later.)
  var wanted: UIViewController? {
    guard automaticallyShowsSearchResultsController else {
      return showsResultsAlways ? searchResultsController : nil
    }
    guard let text = searchBar.text, !text.isEmpty else { return nil }
    return searchResultsController
  }

  /// Shows the results when there is text, else hides them; waits for the end of a callback it is called in.
  func showResults() {
    // What is shown goes with a search that ends.
    if isBeingDismissed, appearance.state == .appeared { return }
    guard appearance.state == .appeared else {
      if appearance.state == .disappeared, shown !== wanted {
        shown?.displaceView()
        shown = nil
      }
      return
    }
    request(())
  }

  func beginChange() {
    let from = shown
    let to = wanted
    guard from !== to else { return }
    shown = to
    takeIn()
    to?.beginAppearance(true, animated: false)
    from?.beginAppearance(false, animated: false)
    from?.displaceView()
    putShownInPlace()
    to?.enterHierarchy()
    from?.endAppearance()
    to?.endAppearance()
  }

  /// Makes the results controller a child, for good: it stays one when the search is over.
  private func takeIn() {
    guard let shown, shown.parent !== self else { return }
    adopt(shown)
    guard shown.parent === self else { return self.shown = nil }
    shown.sendDidMove(to: self)
  }

  func putShownInPlace() {
    takeIn()
    putInPlace(shown)
  }
}

extension UISearchController: Searching {
  var searchText: String? { searchBar.text }
}

/// Asked for what fits the text.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search becomes active and at every change of its text, also when that is cleared at
  /// the end. (Documented; the end: observed.)
  func updateSearchResults(for searchController: UISearchController)
}

/// All but the first are for `isActive` and the user only, never for a `present` or `dismiss` called by the
/// program. (Documented.)
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  // @optional
  /// Called first: present the search here, or the screen that has its bar presents it. (Documented.)
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofSearch = Vocabulary(
    names: [
      "UISearchController.shown": "searchResultsController"
    ],
    notes: [
      "searchResultsController": .mistake(
        "it is the searchResultsController of its own search: give another, or none")
    ])
}
