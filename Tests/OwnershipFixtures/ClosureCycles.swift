class Screen {
  var title = "screen"
  var onTap: (() -> Void)?
  var onLeave: (() async -> Void)?
  var handlers: [() -> Void] = []
  var table: [String: () -> Void] = [:]
  var handler = Handler()
  var pair: (Int, (() -> Void)?) = (1, nil)

  @inline(never) func show() { touch(self) }
}

final class LazyScreen: Screen {
  lazy var refresh: () -> Void = { [self] in show() }
  lazy var weakRefresh: () -> Void = { [weak self] in self?.show() }
}

extension Shapes {
  static let closureCycles: [CycleShape] = [
    CycleShape("closure-captures-self", rows: [1]) {
      filled(Screen()) { screen in screen.onTap = { screen.show() } }
    } fixed: {
      filled(Screen()) { screen in screen.onTap = { [weak screen] in screen?.show() } }
    },
    CycleShape("closure-captures-self-and-more", rows: [2]) {
      let (other, number) = hidden((Held(), 3))
      return filled(Screen()) { screen in
        screen.onTap = {
          touch((other, number))
          screen.show()
        }
      }
    } fixed: {
      let (other, number) = hidden((Held(), 3))
      return filled(Screen()) { screen in
        screen.onTap = { [unowned screen] in
          touch((other, number))
          screen.show()
        }
      }
    },
    CycleShape("capture-list-names-self", rows: [6]) {
      filled(Screen()) { screen in screen.onTap = { [screen] in screen.show() } }
    } fixed: {
      filled(Screen()) { screen in screen.onTap = { [unowned screen] in screen.show() } }
    },
    CycleShape("lazy-closure-after-first-use", rows: [10]) {
      filled(LazyScreen()) { $0.refresh() }
    } fixed: {
      filled(LazyScreen()) { $0.weakRefresh() }
    },
    CycleShape("array-of-closures-captures-self", rows: [11]) {
      filled(Screen()) { screen in screen.handlers = [{}, { screen.show() }] }
    } fixed: {
      filled(Screen()) { screen in
        screen.handlers = [{}, { screen.show() }]
        screen.handlers.removeAll()
      }
    },
    CycleShape("dictionary-of-closures-captures-self", rows: [12]) {
      filled(Screen()) { screen in screen.table = ["idle": {}, "tap": { screen.show() }] }
    } fixed: {
      filled(Screen()) { screen in
        screen.table = ["idle": {}, "tap": { [weak screen] in screen?.show() }]
      }
    },
    CycleShape("closure-in-struct-captures-self", rows: [13]) {
      filled(Screen()) { screen in screen.handler.action = { screen.show() } }
    } fixed: {
      filled(Screen()) { screen in
        screen.handler.action = { screen.show() }
        screen.handler.action = nil
      }
    },
    CycleShape("closure-in-tuple-captures-self", rows: [14]) {
      filled(Screen()) { screen in screen.pair = (2, { screen.show() }) }
    } fixed: {
      filled(Screen()) { screen in screen.pair = (2, { [title = screen.title] in touch(title) }) }
    },
    CycleShape("async-closure-captures-self", rows: [15]) {
      filled(Screen()) { screen in screen.onLeave = { screen.show() } }
    } fixed: {
      filled(Screen()) { screen in screen.onLeave = { [weak screen] in screen?.show() } }
    },
  ]
}
