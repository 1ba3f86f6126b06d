import LifecycleKit

/// One operation as a statement in Swift, with names for numbers.
struct Sentence {
  let name: (Int) -> String
  var isLive = false

  func text(of operation: Operation) -> String {
    container(operation) ?? presentation(operation) ?? list(operation) ?? finger(operation)
      ?? time(operation) ?? around(operation)
  }

  private func container(_ operation: Operation) -> String? {
    switch operation {
    case .push(let screen, let nav, let animated):
      "\(name(nav)).pushViewController(\(name(screen)), animated: \(animated))"
    case .pop(let nav, let animated): "\(name(nav)).popViewController(animated: \(animated))"
    case .popTo(let screen, let nav, let animated):
      "\(name(nav)).popToViewController(\(name(screen)), animated: \(animated))"
    case .popToRoot(let nav, let animated):
      "\(name(nav)).popToRootViewController(animated: \(animated))"
    case .setStack(let screens, let nav, let animated):
      "\(name(nav)).setViewControllers([\(list(screens))], animated: \(animated))"
    case .setTabs(let screens, let tabs): "\(name(tabs)).viewControllers = [\(list(screens))]"
    case .select(let screen, let tabs): "\(name(tabs)).selectedViewController = \(name(screen))"
    case .setPage(let screen, let page, let animated):
      "\(name(page)).setViewControllers([\(name(screen))], direction: .forward, animated: \(animated))"
    case .setColumn(let screen, let split, let isPrimary):
      "\(name(split)).setViewController(\(name(screen)), for: .\(isPrimary ? "primary" : "secondary"))"
    case .showColumn(let split, let isPrimary, let shows):
      "\(name(split)).\(shows ? "show" : "hide")(.\(isPrimary ? "primary" : "secondary"))"
    case .showDetail(let screen, let split):
      "\(name(split)).showDetailViewController(\(name(screen)), sender: nil)"
    case .segue(let screen): "\(name(screen)).performSegue(withIdentifier: \"next\", sender: nil)"
    case .add(let child, let parent): "add(\(name(child)), to: \(name(parent)))"
    case .remove(let child): "remove(\(name(child)))"
    case .exchange(let from, let to, let container, let milliseconds):
      "exchange(\(name(from)), for: \(name(to)), in: \(name(container)), milliseconds: \(milliseconds))"
    case .begin(let child, let appearing, let animated):
      "\(name(child)).beginAppearanceTransition(\(appearing), animated: \(animated))"
    case .end(let child): "\(name(child)).endAppearanceTransition()"
    default: nil
    }
  }

  private func presentation(_ operation: Operation) -> String? {
    switch operation {
    case .setStyle(let style, let number):
      "\(name(number)).modalPresentationStyle = .\(style.rawValue)"
    case .defineContext(let number): "\(name(number)).definesPresentationContext = true"
    case .forbidPulling(let number): "\(name(number)).isModalInPresentation = true"
    case .direct(let number, let milliseconds, let removes):
      "let director\(number) = Director(seconds: \(Double(milliseconds) / 1000), removesPresenter: \(removes)); "
        + "director\(number).direct(\(name(number)))"
    case .present(let presented, let presenter, let animated):
      "\(name(presenter)).present(\(name(presented)), animated: \(animated))"
    case .dismiss(let number, let animated): "\(name(number)).dismiss(animated: \(animated))"
    case .giveSearch(let search, let screen):
      "\(name(screen)).navigationItem.searchController = \(search.map(name) ?? "nil")"
    case .activate(let number, let active): "\(name(number)).isActive = \(active)"
    default: nil
    }
  }

  private func finger(_ operation: Operation) -> String? {
    switch operation {
    case .tapTab(let index, let tabs): "user.tapTab(at: \(index), of: \(name(tabs)))"
    case .tapBack(let nav): "user.tapBackButton(in: \(name(nav)))"
    case .swipeBack(let nav): "gesture = user.beginSwipeBack(in: \(name(nav))) ?? gesture"
    case .pullDown(let number): "gesture = user.beginPullingDown(\(name(number))) ?? gesture"
    case .swipePage(let page, let neighbour, let forward):
      "\(name(page)).neighbour = \(name(neighbour)); "
        + "gesture = user.beginSwipe(.\(forward ? "forward" : "reverse"), in: \(name(page))) ?? gesture"
    case .type(let text, let number): "user.type(\"\(text)\", in: \(name(number)))"
    case .move(let percent): "gesture?.move(to: \(Double(percent) / 100))"
    case .finish: "gesture?.finish(); gesture = nil"
    case .cancel: "gesture?.cancel(); gesture = nil"
    default: nil
    }
  }

  private func list(_ operation: Operation) -> String? {
    switch operation {
    case .tapRow(let list, let row, let screen):
      "\(name(list)).tapRow(\(row), to: \(name(screen)), by: user)"
    case .tapButton(let list, let row, let screen):
      "\(name(list)).tapButton(inRow: \(row), to: \(name(screen)), by: user)"
    case .tapAdd(let list, let screen): "\(name(list)).tapAdd(to: \(name(screen)), by: user)"
    case .openMenu(let list, let row, let screen):
      "\(name(list)).openMenu(ofRow: \(row), previewing: \(name(screen)), by: user)"
    case .endMenu(let list, let end): "\(name(list)).endMenu(.\(end.rawValue))"
    case .setRows(let list, let rows): "\(name(list)).rows = \(rows)"
    case .write(let text, let list): "\(name(list)).write(\"\(text)\", by: user)"
    case .scroll(let list): "\(name(list)).scroll()"
    case .animate(let list, let milliseconds):
      "simulation.perform { \(name(list)).animate(milliseconds: \(milliseconds)) }"
    case .adapt(let screen, let list): "\(name(list)).adapt(\(name(screen)))"
    case .witness(let nav): "let witness\(nav) = StackWitness(of: \(name(nav)))"
    case .answer(let number, let agrees): "\(name(number)).answer(\(agrees), by: user)"
    default: nil
    }
  }

  private func time(_ operation: Operation) -> String? {
    switch operation {
    case .advance(let milliseconds):
      isLive
        ? "simulation.wait(.milliseconds(\(milliseconds))) {"
        : "simulation.advance(by: .milliseconds(\(milliseconds)))"
    case .settle: isLive ? "simulation.rest {" : "try simulation.settle()"
    case .endTurn: isLive ? "simulation.wait(.zero) {" : "simulation.endTurn()"
    default: nil
    }
  }

  private func around(_ operation: Operation) -> String {
    switch operation {
    case .plant(let number, .cycle): "\(name(number)).holdItself()"
    case .plant(let number, .action): "\(name(number)).holdItselfByAction()"
    case .plant(let number, .observation): "\(name(number)).holdItselfByObservation()"
    case .plant(let number, .holder):
      "let holder\(number) = Holder(of: \(name(number))); "
        + "simulation.holderSearch.registerRoot(holder\(number), named: \"the holder\")"
    case .makeWindow(let number): "var \(window(number)): UIWindow! = simulation.makeWindow()"
    case .letWindowGo(let number): "\(window(number)) = nil"
    case .setRoot(let root, let number):
      "\(window(number)).rootViewController = \(root.map(name) ?? "nil")"
    case .show(let number): "\(window(number)).makeKeyAndVisible()"
    case .hide(let number): "\(window(number)).isHidden = true"
    case .rotate(let animated): "simulation.window.windowScene?.rotate(animated: \(animated))"
    case .resize(let isWide):
      "simulation.window.windowScene?.transition(to: CGSize(width: \(isWide ? 1000 : 390), height: 844), traits: "
        + "UITraitCollection(horizontalSizeClass: .\(isWide ? "regular" : "compact")))"
    case .listen(let screen):
      "simulation.services.notificationCenter.addObserver(\(name(screen)), name: \"post\") "
        + "{ screen, _ in screen.navigationItem.title = \"told\" }"
    case .post: "simulation.services.notificationCenter.post(name: \"post\")"
    case .enterBackground: "simulation.window.windowScene?.enterBackground()"
    case .enterForeground: "simulation.window.windowScene?.enterForeground()"
    case .warnOfMemory: "simulation.application.sendMemoryWarning()"
    default: "// \(operation)"
    }
  }

  private func window(_ number: Int) -> String {
    number == 0 ? "simulation.window" : "window\(number)"
  }

  private func list(_ numbers: [Int]) -> String { numbers.map(name).joined(separator: ", ") }
}
