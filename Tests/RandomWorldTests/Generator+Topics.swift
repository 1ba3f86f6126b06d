import LifecycleKit

extension Generator {
  var isRude: Bool { habits.manner == .rude }

  mutating func one<Container: UIViewController>(
    _ type: Container.Type, in world: World, where isFit: (Container) -> Bool = { _ in true }
  ) -> (number: Int, controller: Container)? {
    var fit: [(number: Int, controller: Container)] = []
    for (number, controller) in world.living {
      guard let controller = controller as? Container, isRude || isFit(controller) else { continue }
      fit.append((number, controller))
    }
    return pick(fit)
  }

  private func number(of controller: UIViewController?, in world: World) -> Int? {
    controller.flatMap(world.number)
  }

  private func numbers(of controllers: [UIViewController], in world: World) -> [Int] {
    controllers.compactMap { number(of: $0, in: world) }
  }

  mutating func drawStack(in world: World) -> [Operation] {
    guard let (number, nav) = one(Nav.self, in: world) else { return [] }
    let animated = chance(60) && (isRude || !world.isMoving(nav))
    let screens = nav.viewControllers
    switch roll(10) {
    case 0...3:
      let kinds: [Operation.Kind] = [.a, .a, .a, .box, .tabs, .byHand, .scroll]
      guard
        let supply = supply(isRude ? kinds + [.nav] : kinds, for: nav, in: world, isPush: true)
      else { return [] }
      return supply.around(.push(supply.number, on: number, animated: animated))
    case 4...6:
      return isRude || screens.count > 1 ? [.pop(number, animated: animated)] : []
    case 7:
      guard let target = self.number(of: pick(screens), in: world) else { return [] }
      return [.popTo(target, on: number, animated: animated)]
    case 8: return [.popToRoot(number, animated: animated)]
    default:
      var stack = self.numbers(of: screens, in: world).shuffled(using: &numbers)
      if !stack.isEmpty { stack.removeLast(roll(stack.count)) }
      guard let supply = supply([.a, .box], for: nav, in: world, isPush: true) else {
        return stack.isEmpty ? [] : [.setStack(stack, of: number, animated: animated)]
      }
      if isRude || !stack.contains(supply.number) { stack.append(supply.number) }
      return supply.around(.setStack(stack, of: number, animated: animated))
    }
  }

  mutating func drawTabs(in world: World) -> [Operation] {
    guard let (number, tabs) = one(Tabs.self, in: world) else {
      return drawRoot(.tabs, in: world)
    }
    let children = self.numbers(of: tabs.children, in: world)
    switch roll(8) {
    case 0...3: return pick(children).map { [.select($0, of: number)] } ?? []
    case 4, 5:
      guard isRude || (world.isWithinReach(tabs) && !children.isEmpty) else { return [] }
      return [.tapTab(at: roll(max(children.count, 1)), of: number)]
    default:
      var all = children.shuffled(using: &numbers)
      if !all.isEmpty { all.removeLast(roll(all.count)) }
      guard let supply = supply([.a, .nav, .box], for: tabs, in: world) else {
        return [.setTabs(all, of: number)]
      }
      if isRude || !all.contains(supply.number) { all.append(supply.number) }
      return supply.around(.setTabs(all, of: number))
    }
  }

  mutating func drawPresentation(in world: World) -> [Operation] {
    guard let (number, controller) = one(UIViewController.self, in: world) else { return [] }
    let animated = chance(60)
    switch roll(8) {
    case 0: return [chance(70) ? .defineContext(number) : .forbidPulling(number)]
    case 1, 2, 3:
      return isRude || world.mayDismiss(controller) ? [.dismiss(number, animated: animated)] : []
    default:
      guard var supply = supply([.a, .a, .nav, .tabs, .alert, .box], for: controller, in: world),
        isRude || world.mayPresent(controller, controller)
      else { return [] }
      if supply.before.isEmpty {
        guard
          isRude
            || world.controller(supply.number).map({ world.mayPresent(controller, $0) }) == true
        else { return [] }
      } else {
        supply.before += manner(of: supply.number, by: controller, in: world)
      }
      return supply.around(.present(supply.number, by: number, animated: animated))
    }
  }

  /// A style for a controller that is to be presented.
  private mutating func manner(
    of presented: Int, by presenter: UIViewController, in world: World
  ) -> [Operation] {
    guard let style = pick(UIModalPresentationStyle.allCases) else { return [] }
    let pretence = UIViewController()
    pretence.modalPresentationStyle = style
    guard isRude || world.mayPresent(presenter, pretence) else { return [] }
    var operations: [Operation] = [.setStyle(style, of: presented)]
    if style == .custom || chance(15) {
      operations.append(
        .direct(presented, milliseconds: roll(8) * 100, removesPresenter: chance(50)))
    }
    return operations
  }

  mutating func drawContainment(in world: World) -> [Operation] {
    guard let (number, container) = one(Screen.self, in: world) else { return [] }
    let children = container.children.filter { !$0.takes(true) || !$0.takes(false) }
    let child = pick(children)
    let childNumber = self.number(of: child, in: world)
    switch roll(8) {
    case 0, 1, 2:
      guard let supply = supply([.a, .a, .box, .byHand, .nav, .tabs], for: container, in: world)
      else { return [] }
      return supply.around(.add(supply.number, to: number))
    case 3, 4: return container.isExchanging ? [] : childNumber.map { [.remove($0)] } ?? []
    case 5, 6:
      guard habits.manner != .nested || habits.nestsAroundSearchesAndExchanges else { return [] }
      guard let childNumber, !container.isExchanging, isRude || !(container is ByHand),
        let supply = supply([.a, .box], for: container, in: world), supply.number != childNumber
      else { return [] }
      return supply.around(
        .exchange(childNumber, for: supply.number, in: number, milliseconds: roll(5) * 100))
    default:
      guard container is ByHand, let child, let childNumber else { return [] }
      let appearing = chance(50)
      if isRude {
        return [
          chance(50)
            ? .end(childNumber) : .begin(childNumber, appearing: appearing, animated: false)
        ]
      }
      guard child.takes(appearing), child.takes(!appearing) == false else { return [] }
      return [.begin(childNumber, appearing: appearing, animated: chance(50)), .end(childNumber)]
    }
  }

  mutating func drawPage(in world: World) -> [Operation] {
    guard let (number, page) = one(Page.self, in: world) else {
      return drawRoot(chance(50) ? .scroll : .curl, in: world)
    }
    guard let supply = supply([.a, .a, .nav, .box], for: page, in: world) else { return [] }
    if chance(50) {
      return supply.around(.setPage(supply.number, of: number, animated: chance(60)))
    }
    guard isRude || world.mayTurn(page) else { return [] }
    return supply.around(.swipePage(number, to: supply.number, forward: chance(50)))
  }

  mutating func drawSearch(in world: World) -> [Operation] {
    guard let (number, search) = one(Search.self, in: world), !chance(10) else {
      guard let (screen, _) = one(A.self, in: world), world.living.count < mostLiving else {
        return []
      }
      let supply = make(chance(50) ? .search : .searchWithResults)
      return supply.around(.giveSearch(supply.number, to: screen))
    }
    switch roll(6) {
    case 0, 1: return isRude || world.maySearch(search) ? [.activate(number, true)] : []
    case 2: return isRude || world.isSearching(search) ? [.activate(number, false)] : []
    case 3, 4:
      return isRude || world.isSearching(search)
        ? [.type(pick(["", "a", "b"]) ?? "", in: number)] : []
    default:
      guard chance(20), let (screen, _) = one(A.self, in: world) else { return [] }
      return [.giveSearch(nil, to: screen)]
    }
  }

  mutating func drawFinger(in world: World) -> [Operation] {
    if world.gesture != nil {
      switch roll(4) {
      case 0: return [.move(percent: roll(11) * 10)]
      case 1: return [.cancel]
      default: return [.finish]
      }
    }
    switch roll(4) {
    case 0:
      return one(Nav.self, in: world, where: world.mayGoBack).map { [.tapBack($0.number)] } ?? []
    case 1:
      return one(UIViewController.self, in: world, where: world.mayPull).map {
        [.pullDown($0.number)]
      } ?? []
    default:
      return one(Nav.self, in: world, where: world.maySwipeBack).map {
        [.swipeBack($0.number)]
      } ?? []
    }
  }

  mutating func drawWindow(in world: World) -> [Operation] {
    let window = pick(world.windows.keys.sorted()) ?? 0
    switch roll(10) {
    case 0, 1: return [.hide(window: window)]
    case 2, 3, 4, 5: return [.show(window: window)]
    case 6:
      guard world.windows.count < 3 else { return [.letWindowGo(max(window, 1))] }
      let new = windowNumber()
      return [.makeWindow(new), .show(window: new)]
    case 7: return chance(20) ? [.setRoot(nil, window: window)] : []
    default: return drawRoot(pick([.nav, .tabs, .a, .box, .scroll]) ?? .nav, in: world)
    }
  }

  private mutating func drawRoot(_ kind: Operation.Kind, in world: World) -> [Operation] {
    guard chance(40), let window = pick(world.windows.keys.sorted()) else { return [] }
    guard habits.topics.contains(.pages) || ![.scroll, .curl].contains(kind) else { return [] }
    let supply = make(kind)
    return supply.around(.setRoot(supply.number, window: window))
  }

  mutating func drawSplit(in world: World) -> [Operation] {
    guard let (number, split) = one(Split.self, in: world) else {
      return drawRoot(.split, in: world)
    }
    switch roll(8) {
    case 0, 1: return [.resize(isWide: chance(50))]
    case 2, 3:
      guard isRude || world.mayChange(split) else { return [] }
      return [.showColumn(of: number, isPrimary: chance(50), shows: chance(60))]
    default:
      guard isRude || world.mayChange(split),
        let supply = supply([.a, .a, .box, .nav], for: split, in: world)
      else { return [] }
      return supply.around(
        chance(50)
          ? .showDetail(supply.number, of: number)
          : .setColumn(supply.number, of: number, isPrimary: chance(50)))
    }
  }

  mutating func drawService(in world: World) -> [Operation] {
    guard let (number, _) = one(Screen.self, in: world), chance(60) else { return [.post] }
    return [.listen(number)]
  }

  /// A screen of a storyboard on a stack, or one's way to the next.
  mutating func drawSegue(in world: World) -> [Operation] {
    if chance(50), let (number, _) = one(A.self, in: world, where: { $0.storyboard != nil }) {
      return [.segue(number)]
    }
    guard let (nav, controller) = one(Nav.self, in: world),
      isRude || !world.isMoving(controller), world.living.count < mostLiving
    else { return [] }
    let supply = make(.storyboarded)
    return supply.around(.push(supply.number, on: nav, animated: chance(60)))
  }

  mutating func drawSurroundings() -> [Operation] {
    switch roll(4) {
    case 0: [.rotate(animated: chance(70))]
    case 1: [.enterBackground]
    case 2: [.enterForeground]
    default: [.warnOfMemory]
    }
  }
}
