import RuntimeLayout

extension UISearchController: TransitioningContainer {
  /// The results controller while there is text to search for. (Documented, iOS 13 and later.)
  var wanted: UIViewController? {
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
