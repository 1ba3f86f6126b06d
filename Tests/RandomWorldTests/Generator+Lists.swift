import LifecycleKit

extension Generator {
  /// The steps of an app and its user with lists, menus, buttons, pickers and alerts.
  mutating func drawList(in world: World) -> [Operation] {
    switch roll(14) {
    case 0, 1: return drawListScreen(in: world)
    case 2, 3, 4: return drawTap(in: world)
    case 5, 12, 13: return drawMenu(in: world)
    case 6: return drawQuestion(in: world)
    case 7, 8:
      guard let (number, _) = one(UIViewController.self, in: world, where: world.mayAnswer),
        world.controller(number) is any Answerable
      else { return [] }
      return [.answer(number, chance(50))]
    case 9: return drawAdapted(in: world)
    case 10:
      return one(Nav.self, in: world).map { [.witness($0.number)] } ?? []
    default: return drawChange(in: world)
    }
  }

  private mutating func drawListScreen(in world: World) -> [Operation] {
    let kind = pick(Operation.Kind.lists + [.host]) ?? .feed
    guard world.living.count < mostLiving,
      let (nav, controller) = one(Nav.self, in: world), isRude || !world.isMoving(controller)
    else { return [] }
    let supply = make(kind)
    return supply.around(.push(supply.number, on: nav, animated: chance(60)))
  }

  private mutating func list(in world: World) -> (number: Int, list: any ListScreen)? {
    pick(
      world.living.compactMap { number, controller in
        guard let list = controller as? any ListScreen, isRude || world.isWithinReach(controller)
        else { return nil }
        return (number, list)
      })
  }

  private mutating func drawTap(in world: World) -> [Operation] {
    guard let (number, list) = list(in: world),
      let supply = supply(
        [.a, .a, .box, .host], for: list.navigationController ?? list,
        in: world, isPush: true)
    else { return [] }
    let row = roll(list.rows + (isRude ? 1 : 0) + (list.rows == 0 ? 1 : 0))
    switch list is Feed ? roll(4) : 3 {
    case 0: return supply.around(.tapButton(number, row: row, to: supply.number))
    case 1: return supply.around(.tapAdd(number, to: supply.number))
    default: return supply.around(.tapRow(number, row: row, to: supply.number))
    }
  }

  private mutating func drawMenu(in world: World) -> [Operation] {
    guard let (number, feed) = one(Feed.self, in: world, where: world.isWithinReach) else {
      return []
    }
    if feed.menu != nil, !chance(15) {
      return pick(Feed.MenuEnd.allCases).map { [.endMenu(number, $0)] } ?? []
    }
    guard let supply = supply([.a, .table, .host], for: feed, in: world, isPush: true) else {
      return []
    }
    return supply.around(.openMenu(number, row: roll(max(feed.rows, 1)), to: supply.number))
  }

  private mutating func drawQuestion(in world: World) -> [Operation] {
    guard let kind = pick(Operation.Kind.answerable), world.living.count < mostLiving,
      let (number, controller) = one(UIViewController.self, in: world),
      isRude || world.mayPresent(controller, controller)
    else { return [] }
    let supply = make(kind)
    return supply.around(.present(supply.number, by: number, animated: chance(60)))
  }

  /// A sheet or a popover whose delegate is the list that presents it.
  private mutating func drawAdapted(in world: World) -> [Operation] {
    guard let (number, feed) = one(Feed.self, in: world), world.living.count < mostLiving,
      isRude || world.mayPresent(feed, feed)
    else { return [] }
    var supply = make(chance(50) ? .a : .nav)
    if let style = pick([.popover, .pageSheet, .formSheet] as [UIModalPresentationStyle]) {
      supply.before.append(.setStyle(style, of: supply.number))
    }
    supply.after.insert(.adapt(supply.number, by: number), at: 0)
    return supply.around(.present(supply.number, by: number, animated: chance(60)))
  }

  private mutating func drawChange(in world: World) -> [Operation] {
    guard let (number, list) = list(in: world) else { return [] }
    guard list is Feed, chance(70) else { return [.setRows(number, roll(5))] }
    switch roll(3) {
    case 0: return [.write(pick(["", "a", "bc"]) ?? "", in: number)]
    case 1: return [.scroll(number)]
    default: return [.animate(number, milliseconds: roll(8) * 100)]
    }
  }
}
