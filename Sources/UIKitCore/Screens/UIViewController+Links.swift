extension UIViewController {
  /// Works out anew whether this controller is reachable from a window's root, after one of its links changed.
  ///
  /// A controller is reachable when it is a window's root, or its parent or its presenter is reachable. The answer
  /// is kept, so that linking below a container costs no walk; everything below takes part in the change.
  /// - Complexity: O(1) when nothing changes, else O(controllers below).
  func linkDidChange() { linkDidChange(below: parent) }

  /// Same as `linkDidChange()` where the parent is known.
  func linkDidChange(below parent: UIViewController?) {
    let window = rootWindowReference?.object
    let presenter = presenterReference?.object
    let above = presenter ?? keeper
    joinWithDescendants(parent?.environment ?? above?.environment ?? window?.environment)
    noteLink(to: parent, window, presenter)
    let reachable = window != nil || parent?.isReachable == true || above?.isReachable == true
    if reachable != isReachable {
      forEachBelow { $0.isReachable = reachable }
    }
    if !reachable { environment?.observer?.controllerIsUnreachable(self) }
  }

  /// Keeps in mind what this hangs on from now on.
  func noteLink(
    to parent: UIViewController?, _ window: UIWindow?, _ presenter: UIViewController?
  ) {
    guard let environment, environment.events.areRecorded else { return }
    let link: HierarchyLink =
      if let parent {
        .child(parent.id)
      } else if let window {
        .root(window.id)
      } else if let presenter {
        .presented(presenter.id)
      } else {
        .none
      }
    environment.events.note(link, of: id)
  }

  /// Joins the application of what this controller is linked to, ahead of the link's first event.
  func joinWithDescendants(_ environment: Environment?) {
    guard let environment, self.environment !== environment else { return }
    forEachBelow { $0.join(environment) }
  }

  /// Calls `body` with this controller and all it contains or presents, each before those below it.
  ///
  /// Iterative: neither deep containment nor a long chain of presentations nests calls.
  package func forEachBelow(_ body: (UIViewController) -> Void) {
    if childList.isEmpty, leaving.isEmpty, presentation == nil, item?.searchController == nil {
      return body(self)
    }
    var waiting: [UIViewController] = [self]
    while let controller = waiting.popLast() {
      body(controller)
      waiting.append(contentsOf: controller.linksDown.reversed())
    }
  }

  /// The controllers one link above: the parent, the presenter or else the keeper, and whether a window's
  /// root is reached.
  package var linksUp: (parent: UIViewController?, presenter: UIViewController?, isRoot: Bool) {
    (parent, presenterReference?.object ?? keeper, rootWindowReference?.object != nil)
  }

  /// The controllers one link below: what this one contains, what is on its way out of it, and what it
  /// presents, and a search that it keeps. Each of them points back here.
  package var linksDown: [UIViewController] {
    var below = childList
    for member in leaving where member.controller.parent === self {
      below.append(member.controller)
    }
    if let presentation { below.append(presentation.presented) }
    if let keptSearch { below.append(keptSearch) }
    return below
  }

  /// Brings the running transitions of this controller and its children to their end.
  func interruptTransitions() {
    guard !childList.isEmpty || presentation != nil else { return }
    forEachBelow { controller in
      controller.presentation?.interrupt()
      controller.interruptTransition()
    }
  }
}
