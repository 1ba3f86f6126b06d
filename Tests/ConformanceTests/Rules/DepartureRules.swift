extension Rule {
  /// The twins of the false alarms: what left for good and is kept has to be reported.
  static let departures: [Rule] = [
    Rule(
      "D1", "a screen popped and kept is missed", "practice", .medium,
      expected: "stack A", leaks: ["B: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.keep(nav.viewControllers[1])
      nav.popViewController(animated: true)
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D2", "a screen taken off by setViewControllers and kept is missed", "practice", .medium,
      expected: "stack B", leaks: ["A: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.keep(nav.viewControllers[0])
      nav.setViewControllers([nav.viewControllers[1]], animated: true)
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D3", "a container dismissed and kept is missed, and so is what it contains", "practice",
      .medium,
      expected: "chain A", leaks: ["Nav: departure, scan", "P: departure, scan"]
    ) { stage in
      stage.open(with: A(stage))
      stage.present(Nav(stage, P(stage)), style: .pageSheet)
      stage.settle()
      stage.chain.last.map(stage.keep)
      stage.dismiss()
      stage.endInSilence()
      stage.note("chain \(names(of: stage.chain))")
    },
    Rule(
      "D4", "a child removed and kept is missed", "practice", .medium,
      expected: "children none", leaks: ["B: departure, scan"]
    ) { stage in
      let a = A(stage)
      let b = B(stage)
      stage.keep(b)
      stage.open(with: a, child: b)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      stage.endInSilence()
      stage.note("children \(names(of: a.children))")
    },
    Rule(
      "D5", "a tab removed and kept is missed", "practice", .medium,
      expected: "tabs A", leaks: ["B: departure, scan"]
    ) { stage in
      let tabs = stage.open(tabs: A(stage), B(stage))
      tabs.viewControllers?.last.map(stage.keep)
      tabs.viewControllers?.removeLast()
      stage.endInSilence()
      stage.note("tabs \(names(of: tabs.viewControllers))")
    },
  ]
}

extension Stage {
  /// Lets all come that is due and forgets it: the rule is about what is left.
  fileprivate func endInSilence() {
    settle()
    transcript.removeAll()
  }
}
