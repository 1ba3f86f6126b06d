import LifecycleKit

extension TestWriter {
  /// Writes a step's statements, and those that end its animations and its turn.
  mutating func write(_ line: Script.Line) throws(TestSource.Untranslatable) {
    self.line = line.number
    switch line.step {
    case .declare(let names, let leak): return declare(names, leak)
    case .print: return
    case .expect(let expectation): return try write(expectation)
    case .root(let root): try write(root)
    case .push(let subject, let place, let manner):
      let stack = try stack(place)
      let screen = try screen(subject)
      addScoped(
        screen.setUp,
        "\(stack)?.pushViewController(\(screen.expression), animated: \(manner.isAnimated))")
      return finish(manner)
    case .pop(let target, let place, let manner):
      try write(target, place, manner)
      return finish(manner)
    case .replaceStack:
      throw TestSource.Untranslatable(line: line.number, what: "which screens stay on the stack")
    case .present(let presenting, let manner):
      try write(presenting, manner)
      return finish(manner)
    case .dismiss(let reference, let manner):
      let screen =
        if let reference { try variable(reference) + "?.presentingViewController" } else {
          Self.visible
        }
      add("\(screen)?.dismiss(animated: \(manner.isAnimated))")
      return finish(manner)
    case .selectTab(.number(let number)): add("(\(Self.tabs))?.selectedIndex = \(number - 1)")
    case .tapTab(.number(let number)):
      add(
        "if let tabs = \(Self.tabs) {", "  simulation.user.tapTab(at: \(number - 1), of: tabs)", "}"
      )
      return finish()
    case .selectTab(.containing), .tapTab(.containing):
      throw TestSource.Untranslatable(line: line.number, what: "a tab by a screen in it")
    case .alert(let title, let buttons):
      write(alert: title, buttons)
      return finish()
    case .tapButton(let title):
      add(
        "if let alert = \(Self.visible) as? UIAlertController {",
        "  simulation.user.tapAction(titled: \(title.swiftLiteral), in: alert)", "}")
      return finish()
    case .tapBack:
      add(
        "if let stack {",
        "  simulation.user.tapBackButton(in: stack)", "}")
      return finish()
    case .swipeBack(let isCancelled):
      add(
        "if let stack {",
        "  let swipe = simulation.user.beginSwipeBack(in: stack)", "  swipe?.move(to: 0.5)",
        isCancelled ? "  swipe?.cancel()" : "  swipe?.finish()", "}")
      return finish()
    case .pullDown(let isCancelled):
      add(
        "if let visible {",
        "  let pull = simulation.user.beginPullingDown(visible)", "  pull?.move(to: 0.5)",
        isCancelled ? "  pull?.cancel()" : "  pull?.finish()", "}")
      return finish()
    case .wait(let duration):
      add("simulation.advance(by: .milliseconds(\(duration.milliseconds)))")
    case .hold(let reference):
      need(local: "var held: [UIViewController] = []")
      add("held.append(try #require(\(try variable(reference))))")
    case .release(let reference) where coordinators.contains(reference.name):
      release(coordinator: reference.name)
    case .release(let reference):
      add("held.removeAll { $0 === \(try variable(reference)) }")
    case .declareCached(let screen):
      add("simulation.scan.declareCached(try #require(\(try variable(screen))))")
    case .rotate:
      add("simulation.window.windowScene?.rotate()")
      return finish()
    case .enterBackground: add("simulation.application.enterBackground()")
    case .enterForeground: add("simulation.application.enterForeground()")
    case .post(let name):
      add("simulation.services.notificationCenter.post(name: \(name.swiftLiteral))")
    case .coordinator, .link, .register, .invalidateTimer, .removeObserver: try keep(line.step)
    case .addChild(let subject, let place):
      let screen = try screen(subject)
      let parent = if let place { try variable(place) } else { Self.visible }
      addScoped(
        screen.setUp + [
          "let child = \(screen.expression)", "let parent = try #require(\(parent))",
        ],
        "parent.addChild(child)", "parent.view.addSubview(child.view)",
        "child.didMove(toParent: parent)")
      return finish()
    case .removeChild(let reference):
      let child = try variable(reference)
      add(
        "\(child)?.willMove(toParent: nil)", "\(child)?.view.removeFromSuperview()",
        "\(child)?.removeFromParent()")
      return finish()
    case .showDetail(let subject):
      let screen = try screen(subject)
      addScoped(
        screen.setUp,
        "\(Self.visible)?.showDetailViewController(\(screen.expression), sender: nil)")
      return finish()
    case .turnPage: throw TestSource.Untranslatable(line: line.number, what: "pages")
    case .declareUncached(let screen):
      add("simulation.scan.endCaching(try #require(\(try variable(screen))))")
    }
    add("simulation.endTurn()")
  }

  private static let tabs = "simulation.window.rootViewController as? UITabBarController"

  private mutating func finish(_ manner: Script.Manner = Script.Manner()) {
    add(manner.goesOn ? "simulation.endTurn()" : "try simulation.settle()")
  }

  /// A new screen for a step, or the one there was.
  private mutating func screen(
    _ subject: Script.Subject
  ) throws(TestSource.Untranslatable) -> (setUp: [String], expression: String) {
    guard subject.isAgain else { return making(subject.reference.name) }
    let variable = try variable(subject.reference)
    return ([], "try #require(\(variable))")
  }

  private mutating func write(_ root: Script.Root) throws(TestSource.Untranslatable) {
    switch root {
    case .screen(let name):
      let screen = making(name)
      addScoped(screen.setUp, "simulation.show(\(screen.expression))")
    case .stack(let names):
      let screens = names.map { making($0) }
      addScoped(
        ["let navigation = UINavigationController()"] + screens.flatMap(\.setUp),
        "navigation.viewControllers = [\(screens.map(\.expression).joined(separator: ", "))]",
        "simulation.show(navigation)")
      _ = made("UINavigationController")
    case .pages: throw TestSource.Untranslatable(line: line, what: "pages")
    case .split(let primary, let secondary):
      let screens = [making(primary), making(secondary)]
      addScoped(
        ["let split = UISplitViewController(style: .doubleColumn)"] + screens.flatMap(\.setUp),
        "split.setViewController(\(screens[0].expression), for: .primary)",
        "split.setViewController(\(screens[1].expression), for: .secondary)",
        "simulation.show(split)")
    case .tabs(let names):
      _ = made("UITabBarController")
      let screens = names.map { making($0) }
      let stacks = screens.map { "UINavigationController(rootViewController: \($0.expression))" }
      for _ in names { _ = made("UINavigationController") }
      addScoped(
        ["let tabs = UITabBarController()"] + screens.flatMap(\.setUp)
          + ["tabs.viewControllers = ["] + stacks.map { "  \($0)," } + ["]"],
        "simulation.show(tabs)")
    }
  }

  private mutating func write(
    _ target: Script.PopTarget, _ place: Script.Reference?, _ manner: Script.Manner
  ) throws(TestSource.Untranslatable) {
    let stack = try stack(place)
    let animated = "animated: \(manner.isAnimated)"
    switch target {
    case .previous: add("\(stack)?.popViewController(\(animated))")
    case .root: add("\(stack)?.popToRootViewController(\(animated))")
    case .screen(let reference):
      let variable = try variable(reference)
      add("\(stack)?.popToViewController(try #require(\(variable)), \(animated))")
    }
  }

  private mutating func write(
    _ presenting: Script.Presenting, _ manner: Script.Manner
  ) throws(TestSource.Untranslatable) {
    let screen = try screen(presenting.subject)
    var lines = screen.setUp
    if presenting.isWrapped {
      _ = made("UINavigationController")
      lines.append(
        "let presented = UINavigationController(rootViewController: \(screen.expression))")
    } else {
      lines.append("let presented = \(screen.expression)")
    }
    if presenting.style != .automatic {
      lines.append("presented.modalPresentationStyle = .\(presenting.style)")
    }
    addScoped(lines, "\(Self.visible)?.present(presented, animated: \(manner.isAnimated))")
  }

  private mutating func write(alert title: String, _ buttons: [String]) {
    _ = made("UIAlertController")
    let actions = buttons.map { "alert.addAction(UIAlertAction(title: \($0.swiftLiteral)))" }
    addScoped(
      ["let alert = UIAlertController(title: \(title.swiftLiteral), message: nil)"] + actions,
      "\(Self.visible)?.present(alert, animated: true)")
  }

  private mutating func write(
    _ expectation: Script.Expectation
  ) throws(TestSource.Untranslatable) {
    switch expectation {
    case .onScreen(let reference):
      add("#expect(\(Self.visible)?.readableName == \"\(label(reference))\")")
    case .alive(let reference): add("#expect(\(try object(reference)) != nil)")
    case .deallocated(let reference): add("#expect(\(try object(reference)) == nil)")
    case .leaked(let reference, _) where coordinators.contains(reference.name):
      allow(".leaks(of: Coordinator.self")
      add("#expect(simulation.leaks.contains { $0.typeName == \"Coordinator\" && $0.isOpen })")
    case .leaked(let reference, _):
      let label = label(reference)
      allow(".leaks(of: \(reference.name).self")
      add("#expect(simulation.leaks.contains { $0.subject == \"\(label)\" && $0.isOpen })")
    case .noLeaks: add("#expect(simulation.leaks.filter(\\.isOpen).isEmpty)")
    case .stack(let references, let place):
      let stack = "\(try stack(place))?.viewControllers"
      // A plain name stands for any instance of it.
      if references.contains(where: { $0.number != nil }) {
        add("#expect(\(stack).map(\\.readableName) == \(references.map(\.words)))")
      } else {
        add("#expect(\(stack).map { \"\\(type(of: $0))\" } == \(references.map(\.words)))")
      }
    case .misuse(let kind):
      allow(".misuse(.\(kind)")
      add("#expect(simulation.misuses.contains { $0.kind == .\(kind) })")
    case .noMisuses: add("#expect(simulation.misuses.isEmpty)")
    }
  }
}
