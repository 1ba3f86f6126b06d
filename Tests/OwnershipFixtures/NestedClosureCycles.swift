extension Shapes {
  static let nestedClosureCycles: [CycleShape] = [
    CycleShape("weak-inside-but-strong-outside", rows: [3]) {
      filled(Screen()) { screen in
        screen.onTap = {
          let inner = opaque { [weak screen] in screen?.show() }
          inner()
        }
      }
    } fixed: {
      filled(Screen()) { screen in
        screen.onTap = { [weak screen] in
          let inner = opaque { [weak screen] in screen?.show() }
          inner()
        }
      }
    },
    CycleShape("closure-captures-closure-that-captures-self", rows: [4]) {
      filled(Screen()) { screen in
        let inner = opaque { screen.show() }
        screen.onTap = { inner() }
      }
    } fixed: {
      filled(Screen()) { screen in
        let inner = opaque { [weak screen] in screen?.show() }
        screen.onTap = { inner() }
      }
    },
    CycleShape("unwrapped-self-stored-after-the-first-run", rows: [5]) {
      filled(Screen()) { screen in
        screen.onTap = { [weak screen] in
          guard let screen else { return }
          screen.handlers.append { screen.show() }
        }
        screen.onTap?()
      }
    } fixed: {
      filled(Screen()) { screen in
        screen.onTap = { [weak screen] in
          screen?.handlers.append { [weak screen] in screen?.show() }
        }
        screen.onTap?()
      }
    },
    CycleShape("unbound-method-applied-to-self", rows: [9]) {
      filled(Screen()) { screen in
        let method = hidden(Screen.show)
        screen.onTap = { method(screen)() }
      }
    } fixed: {
      filled(Screen()) { screen in
        let method = hidden(Screen.show)
        screen.onTap = { [unowned screen] in method(screen)() }
      }
    },
    CycleShape("variable-holds-the-closure-that-captures-it", rows: [17]) {
      filled(Screen()) { screen in
        var turns = 0
        var again: (() -> Void)?
        again = {
          turns += 1
          screen.show()
          if turns < 3 { again?() }
        }
        again?()
      }
    } fixed: {
      filled(Screen()) { screen in
        var turns = 0
        var again: (() -> Void)?
        again = {
          turns += 1
          screen.show()
          if turns < 3 { again?() }
        }
        again?()
        again = nil
      }
    },
    CycleShape("recursive-local-function-stored", rows: [16]) {
      filled(Screen()) { screen in
        func refresh(_ times: Int) {
          screen.show()
          if times > 0 { refresh(times - 1) }
        }
        screen.onTap = { refresh(2) }
      }
    } fixed: {
      filled(Screen()) { screen in
        func refresh(_ screen: Screen?, _ times: Int) {
          screen?.show()
          if times > 0 { refresh(screen, times - 1) }
        }
        screen.onTap = { [weak screen] in refresh(screen, 2) }
      }
    },
  ]
}
