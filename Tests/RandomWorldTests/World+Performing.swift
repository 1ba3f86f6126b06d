import Foundation
import LifecycleKit

extension World {
  /// Performs one operation; it does nothing when one of its controllers is gone.
  func perform(_ operation: Operation) {
    guard operation.mentioned.allSatisfy({ controller($0) != nil }) else { return }
    if performOnThings(operation) || performOnContainers(operation)
      || performOnPresentations(operation) || performOnLists(operation)
      || performByFinger(operation)
    {
      return
    }
    performAround(operation)
  }

  private func performOnThings(_ operation: Operation) -> Bool {
    switch operation {
    case .make(let number, let kind): make(number, kind)
    case .letGo(let number): letGo(number)
    case .plant(let number, let plant): self.plant(number, plant)
    case .makeWindow(let number): windows[number] = simulation.makeWindow()
    case .letWindowGo(let number):
      // Nobody hears of the end of a window; what was on screen in it is so no more, without a callback.
      noteLeftBehind(in: windows[number])
      windows[number]?.rootViewController.map(noteAppearanceByHand)
      spreadAppearanceByHand()
      windows[number] = nil
    case .setRoot(let root, let window):
      noteLeftBehind(in: windows[window])
      windows[window]?.rootViewController = root.flatMap(controller)
    case .show(let window): windows[window]?.makeKeyAndVisible()
    case .hide(let window): windows[window]?.isHidden = true
    case .once(let number, let kind, let plan):
      (controller(number) as? Screen)?.once(kind) { [weak self] in self?.perform(plan) }
    case .later(let milliseconds, let plan):
      simulation.services.mainQueue.asyncAfter(.milliseconds(milliseconds), named: "a plan") {
        [weak self] in
        guard let self else { return }
        // In live time the work has no scope of its own.
        self.simulation.perform { self.perform(plan) }
      }
    case .listen(let number):
      guard let screen = controller(number) else { break }
      simulation.services.notificationCenter.addObserver(screen, name: "post") { screen, _ in
        screen.navigationItem.title = "told"
      }
    case .post: simulation.services.notificationCenter.post(name: "post")
    default: return false
    }
    return true
  }

  /// Performs a plan inside a callback, or as a piece of work.
  private func perform(_ plan: [Operation]) {
    callbackDepth += 1
    plan.forEach {
      perform($0)
      // Before the container that is told by hand dies inside the same operation.
      spreadAppearanceByHand()
    }
    callbackDepth -= 1
  }

  private func performOnContainers(_ operation: Operation) -> Bool {
    switch operation {
    case .push(let screen, let nav, let animated):
      if let screen = controller(screen) {
        stack(nav)?.pushViewController(screen, animated: animated)
      }
    case .pop(let nav, let animated): stack(nav)?.popViewController(animated: animated)
    case .popTo(let screen, let nav, let animated):
      if let screen = controller(screen) {
        stack(nav)?.popToViewController(screen, animated: animated)
      }
    case .popToRoot(let nav, let animated): stack(nav)?.popToRootViewController(animated: animated)
    case .setStack(let screens, let nav, let animated):
      stack(nav)?.setViewControllers(screens.compactMap(controller), animated: animated)
    case .setTabs(let screens, let number):
      tabs(number)?.viewControllers = screens.compactMap(controller)
    case .select(let screen, let number): tabs(number)?.selectedViewController = controller(screen)
    case .setPage(let screen, let page, let animated):
      if let screen = controller(screen) {
        pages(page)?.setViewControllers([screen], direction: .forward, animated: animated)
      }
    case .setColumn(let screen, let split, let isPrimary):
      if let screen = controller(screen) {
        self.split(split)?.setViewController(screen, for: isPrimary ? .primary : .secondary)
      }
    case .showColumn(let number, let isPrimary, let shows):
      let column = isPrimary ? Split.Column.primary : .secondary
      shows ? split(number)?.show(column) : split(number)?.hide(column)
    case .showDetail(let screen, let number):
      if let screen = controller(screen) {
        split(number)?.showDetailViewController(screen, sender: nil)
      }
    case .segue(let number):
      if let screen = controller(number), screen.storyboard != nil {
        screen.performSegue(withIdentifier: "next", sender: nil)
      }
    case .add(let child, let parent): add(child, to: parent)
    case .remove(let child): controller(child).map(RandomWorldTests.remove)
    case .exchange(let from, let to, let container, let milliseconds):
      if let from = controller(from), let to = controller(to), let container = controller(container)
      {
        noteMoveByHand(from)
        noteMoveByHand(to)
        // Refused, and so the one that came in before the refusal is the program's to tell.
        if isByHand(container) {
          noteAppearanceByHand(from)
          noteAppearanceByHand(to)
        }
        RandomWorldTests.exchange(from, for: to, in: container, milliseconds: milliseconds)
      }
    case .begin(let child, let appearing, let animated):
      controller(child).map(noteAppearanceByHand)
      controller(child)?.beginAppearanceTransition(appearing, animated: animated)
    case .end(let child): controller(child)?.endAppearanceTransition()
    default: return false
    }
    return true
  }

  private func performOnPresentations(_ operation: Operation) -> Bool {
    switch operation {
    case .setStyle(let style, let number): controller(number)?.modalPresentationStyle = style
    case .defineContext(let number): controller(number)?.definesPresentationContext = true
    case .forbidPulling(let number): controller(number)?.isModalInPresentation = true
    case .direct(let number, let milliseconds, let removesPresenter):
      if let controller = controller(number) {
        direct(controller, milliseconds: milliseconds, removesPresenter: removesPresenter)
      }
    case .present(let presented, let presenter, let animated):
      if let presented = controller(presented) {
        controller(presenter)?.present(presented, animated: animated)
      }
    case .dismiss(let number, let animated): controller(number)?.dismiss(animated: animated)
    case .giveSearch(let search, let screen):
      controller(screen)?.navigationItem.searchController = search.flatMap(self.search)
    case .activate(let number, let active): search(number)?.isActive = active
    default: return false
    }
    return true
  }

  private func performByFinger(_ operation: Operation) -> Bool {
    let user = simulation.user
    // One finger.
    if operation.putsFingerDown, gesture?.isOver == false { return true }
    switch operation {
    case .tapTab(let index, let number): tabs(number).map { user.tapTab(at: index, of: $0) }
    case .tapBack(let nav): stack(nav).map(user.tapBackButton)
    case .swipeBack(let nav): grasp(stack(nav).flatMap(user.beginSwipeBack))
    case .pullDown(let number): grasp(controller(number).flatMap(user.beginPullingDown))
    case .swipePage(let page, let neighbour, let forward):
      pages(page)?.neighbour = controller(neighbour)
      grasp(pages(page).flatMap { user.beginSwipe(forward ? .forward : .reverse, in: $0) })
    case .type(let text, let number): search(number).map { user.type(text, in: $0) }
    case .move(let percent): gesture?.move(to: Double(percent) / 100)
    case .finish:
      gesture?.finish()
      gesture = nil
    case .cancel:
      gesture?.cancel()
      gesture = nil
    default: return false
    }
    return true
  }

  private func performAround(_ operation: Operation) {
    let scene = simulation.window.windowScene
    switch operation {
    case .advance(let milliseconds): simulation.advance(by: .milliseconds(milliseconds))
    case .settle: try? simulation.settle()
    case .endTurn: simulation.endTurn()
    case .rotate(let animated): scene?.rotate(animated: animated)
    case .resize(let isWide):
      guard let scene else { break }
      var traits = scene.traitCollection
      traits.horizontalSizeClass = isWide ? .regular : .compact
      scene.transition(to: CGSize(width: isWide ? 1000 : 390, height: 844), traits: traits)
    case .enterBackground: scene?.enterBackground()
    case .enterForeground: scene?.enterForeground()
    case .warnOfMemory: simulation.application.sendMemoryWarning()
    default: break
    }
  }

  private func grasp(_ new: SimulatedUser.Gesture?) { gesture = new ?? gesture }

  private func add(_ child: Int, to parent: Int) {
    guard let child = controller(child), let parent = controller(parent) else { return }
    noteMoveByHand(child)
    if isByHand(parent) { noteAppearanceByHand(child) }
    RandomWorldTests.add(child, to: parent)
  }

  /// Whether somebody above forwards appearance by hand.
  private func isByHand(_ container: UIViewController) -> Bool {
    sequence(first: container, next: \.parent).contains { $0 is ByHand }
  }

  func stack(_ number: Int) -> Nav? { controller(number) as? Nav }
  func tabs(_ number: Int) -> Tabs? { controller(number) as? Tabs }
  func pages(_ number: Int) -> Page? { controller(number) as? Page }
  func split(_ number: Int) -> Split? { controller(number) as? Split }
  func search(_ number: Int) -> Search? { controller(number) as? Search }
}

/// Adds a child as a container has to; a callback may take it away again in the middle.
@MainActor func add(_ child: UIViewController, to parent: UIViewController) {
  guard child.parent !== parent else { return }
  parent.addChild(child)
  child.loadViewIfNeeded()
  if child.parent === parent { parent.view.addSubview(child.view) }
  if child.parent === parent { child.didMove(toParent: parent) }
}

/// Takes a child away as a container has to.
@MainActor func remove(_ child: UIViewController) {
  guard child.parent != nil else { return }
  child.willMove(toParent: nil)
  child.viewIfLoaded?.removeFromSuperview()
  child.removeFromParent()
}

/// Exchanges two children as a container has to: the one that comes is made a child, the other leaves.
@MainActor func exchange(
  _ from: UIViewController, for to: UIViewController, in container: UIViewController,
  milliseconds: Int
) {
  if from.parent === container, from !== to {
    container.addChild(to)
    from.willMove(toParent: nil)
  }
  container.transition(
    from: from, to: to, duration: Double(milliseconds) / 1000, animations: nil
  ) { [weak from, weak to, weak container] _ in
    if let from, from.parent === container { from.removeFromParent() }
    if let to, to.parent === container { to.didMove(toParent: container) }
  }
}
