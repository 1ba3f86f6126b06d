import LifecycleKit

@testable import UIKitCore

/// A controller for an operation to use: its number, what has to be done before, and after.
struct Supply {
  var number: Int
  var before: [Operation] = []
  var after: [Operation] = []

  /// The operation with all that belongs to it.
  func around(_ operation: Operation) -> [Operation] { before + [operation] + after }
}

extension Generator {
  /// A new controller of one of these kinds, or now and then one that is there already.
  mutating func supply(
    _ kinds: [Operation.Kind], for place: UIViewController, in world: World, isPush: Bool = false
  ) -> Supply? {
    if !isPlanning, chance(habits.manner == .rude ? 30 : 15),
      let old = spare(for: place, in: world, isPush)
    {
      return Supply(number: old)
    }
    var offered = habits.topics.contains(.pages) ? kinds : kinds.filter { $0 != .scroll }
    if habits.topics.contains(.lists), kinds.contains(.a) { offered += Operation.Kind.lists }
    guard world.living.count < mostLiving, let kind = pick(offered) else { return nil }
    return make(kind)
  }

  mutating func make(_ kind: Operation.Kind) -> Supply {
    var supply = Supply(number: number())
    supply.before = [.make(supply.number, kind)]
    for content in contents(of: kind) {
      supply.before += content.before + [content.operation(supply.number), .letGo(content.number)]
    }
    if !chance(12) { supply.after = [.letGo(supply.number)] }
    return supply
  }

  private struct Content {
    let number: Int
    let before: [Operation]
    let operation: (Int) -> Operation
  }

  private mutating func contents(of kind: Operation.Kind) -> [Content] {
    switch kind {
    case .nav:
      return [content(.a) { child, nav in .push(child, on: nav, animated: false) }]
    case .tabs:
      let first = make(chance(40) ? .nav : .a)
      let second = number()
      let before = first.before + [.make(second, .a)]
      return [
        Content(number: first.number, before: before) {
          .setTabs([first.number, second], of: $0)
        },
        Content(number: second, before: []) { _ in .letGo(second) },
      ]
    case .scroll, .curl:
      return [content(.a) { child, page in .setPage(child, of: page, animated: false) }]
    case .split:
      return [true, false].map { isPrimary in
        content(.a) { child, split in .setColumn(child, of: split, isPrimary: isPrimary) }
      }
    case .box, .byHand:
      return chance(50) ? [content(.a) { child, box in .add(child, to: box) }] : []
    case .a, .alert, .search, .searchWithResults, .storyboarded, .feed, .table, .grid, .host,
      .question, .album, .documents:
      return []
    }
  }

  private mutating func content(
    _ kind: Operation.Kind, _ operation: @escaping (Int, Int) -> Operation
  ) -> Content {
    let child = number()
    return Content(number: child, before: [.make(child, kind)]) { operation(child, $0) }
  }

  /// One that is there already and may be given a place, or, when rude, taken from another.
  private mutating func spare(
    for place: UIViewController, in world: World, _ isPush: Bool
  ) -> Int? {
    let habits = habits
    return pick(
      world.living.filter { number, controller in
        if !habits.bringsPresentersBack, controller.presentation != nil { return false }
        switch habits.manner {
        case .rude:
          return world.isMovable(number, outOfAnimations: habits.takesOutOfAnimations)
            && (!(controller.parent is Screen) || place is Screen)
            && (habits.movesOutOfSight || controller.appearance.state == .disappeared
              || place.appearance.state == .appeared)
        case .polite, .nested:
          return world.isFree(number) && !reserved.contains(number)
            && !place.isBelowForTests(controller)
            && !(isPush && controller is UINavigationController)
        }
      }.map(\.number))
  }
}
