extension ViewController {
  /// Performs `loadView()` and `viewDidLoad()`.
  func loadOnce() {
    // Asking for the view inside `loadView()` has no end in UIKit; here it gets a plain one.
    if sending == .loadView { return replaceView(with: View()) }
    send(.loadView)
    // An override that sets no view leaves UIKit with an exception; here the controller gets a plain one.
    if loadedView == nil { replaceView(with: View()) }
    send(.viewDidLoad)
  }

  func replaceView(with new: View?) {
    loadedView?.controllerReference = nil
    loadedView = new
    new?.controllerReference = backReference
  }

  /// Sends the two layout callbacks.
  func layOut() {
    send(.viewWillLayoutSubviews)
    send(.viewDidLayoutSubviews)
  }

  /// The children whose views stand below this controller's own view.
  var childrenWithViewInside: [ViewController] {
    if childList.isEmpty { return [] }
    guard let loadedView else { return [] }
    return childList.filter { $0.loadedView?.isDescendant(of: loadedView) == true }
  }
}
