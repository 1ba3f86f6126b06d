import LifecycleKit

extension Player {
  /// Gives a page controller the pages of a script, a new screen each time; held by the player.
  @MainActor final class Pages: UIPageViewControllerDataSource {
    private let names: [String]
    private weak var player: Player?

    init(_ names: [String], for player: Player) {
      (self.names, self.player) = (names, player)
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      let name = controller.readableName.prefix { $0 != "#" }
      guard let position = names.firstIndex(of: String(name)),
        names.indices.contains(position + step)
      else { return nil }
      return player?.make(names[position + step])
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { page(-1, from: controller) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { page(1, from: controller) }
  }

  func pages(of names: [String]) -> UIPageViewController {
    let pages = cast.make {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    let source = Pages(names, for: self)
    pageSources.append(source)
    pages.dataSource = source
    pages.setViewControllers([make(names[0])], direction: .forward, animated: false)
    return pages
  }

  func split(_ primary: String, _ secondary: String) -> UISplitViewController {
    let split = cast.make { UISplitViewController(style: .doubleColumn) }
    split.setViewController(make(primary), for: .primary)
    split.setViewController(make(secondary), for: .secondary)
    return split
  }

  /// Does what a step says about children, columns, pages, the device and the app.
  func contain(_ step: Script.Step) throws(StepFailure) {
    switch step {
    case .addChild(let subject, let place):
      let parent = if let place { try cast.living(place) } else { try visible() }
      let child = try screen(for: subject)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    case .removeChild(let reference):
      let child = try cast.living(reference)
      guard child.parent != nil else {
        throw StepFailure(
          expected: "\(child.readableName) to be a child", found: "it has no parent",
          column: reference.column)
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case .showDetail(let subject):
      let shower = try visible()
      shower.showDetailViewController(try screen(for: subject), sender: nil)
    case .turnPage(let isForward):
      let pages = try visible().ancestor(UIPageViewController.self)
      guard let pages else {
        throw StepFailure(expected: "pages around the visible screen", found: "none")
      }
      simulation.user.swipe(isForward ? .forward : .reverse, in: pages)
    case .rotate: simulation.window.windowScene?.rotate()
    case .enterBackground: simulation.application.enterBackground()
    case .enterForeground: simulation.application.enterForeground()
    default: break
    }
    try finish()
  }
}

extension UIViewController {
  /// The controller itself or the nearest one around it of a kind.
  fileprivate func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    self as? Kind ?? parent?.ancestor(kind)
  }
}
