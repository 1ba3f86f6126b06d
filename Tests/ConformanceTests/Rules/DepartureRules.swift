extension Rule {
  /// The twins of the false alarms: what left for good and is kept has to be reported.
  static let departures: [Rule] = [
    Rule(
      "D1", "a screen popped and kept is missed", "practice", .medium,
      expected: "stack A", leaks: ["B popped from Nav: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.keep(nav.viewControllers.at(1))
      nav.popViewController(animated: true)
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D2", "a screen taken off by setViewControllers and kept is missed", "practice", .medium,
      expected: "stack B", leaks: ["A replaced on the stack of Nav: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.keep(nav.viewControllers.at(0))
      nav.setViewControllers([nav.viewControllers.at(1)], animated: true)
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D3", "a container dismissed and kept is missed, and so is what it contains", "practice",
      .medium,
      expected: "chain A",
      leaks: ["Nav dismissed by A: departure, scan", "P dismissed by A: departure, scan"]
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
      expected: "children none", leaks: ["B removed from A: departure, scan"]
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
      expected: "tabs A", leaks: ["B removed from Tabs: departure, scan"]
    ) { stage in
      let tabs = stage.open(tabs: A(stage), B(stage))
      tabs.viewControllers?.last.map(stage.keep)
      tabs.viewControllers?.removeLast()
      stage.endInSilence()
      stage.note("tabs \(names(of: tabs.viewControllers))")
    },
    Rule(
      "D6", "a screen that popTo went past and is kept is missed", "practice", .medium,
      expected: "stack A", leaks: ["B popped from Nav: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage), C(stage))
      stage.keep(nav.viewControllers.at(1))
      nav.popToViewController(nav.viewControllers.at(0), animated: true)
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D7", "a screen swiped away and kept is missed", "practice", .medium,
      expected: "stack A", leaks: ["B swiped back from Nav: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.keep(nav.viewControllers.at(1))
      try stage.beginSwipeBack(in: nav)?.finish()
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D8", "a chain dismissed: the kept one in its middle is missed, the others are not",
      "practice", .medium,
      expected: "chain A", leaks: ["P dismissed by A: departure, scan"]
    ) { stage in
      stage.openChain(style: .pageSheet)
      stage.keep(stage.chain.at(1))
      stage.dismiss()
      stage.endInSilence()
      stage.note("chain \(names(of: stage.chain))")
    },
    Rule(
      "D9", "a container dismissed: a kept covered screen on its stack is missed", "practice",
      .medium,
      expected: "chain A", leaks: ["B dismissed by A: departure, scan"]
    ) { stage in
      stage.open(with: A(stage))
      let nav = stage.presentStack()
      stage.keep(nav.viewControllers.at(0))
      stage.dismiss()
      stage.endInSilence()
      stage.note("chain \(names(of: stage.chain))")
    },
    Rule(
      "D10", "a sheet pulled down and kept is missed", "practice", .medium,
      expected: "chain A", leaks: ["P pulled down over A: departure, scan"]
    ) { stage in
      stage.open(with: A(stage))
      stage.present(P(stage), style: .pageSheet)
      stage.settle()
      stage.keep(stage.chain.at(1))
      try stage.beginPullingDown(stage.chain.at(1))?.finish()
      stage.endInSilence()
      stage.note("chain \(names(of: stage.chain))")
    },
    Rule(
      "D11", "a child of a screen that was popped, kept, is missed as that one would be",
      "practice", .medium,
      expected: "stack A", leaks: ["C popped from Nav: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let child = C(stage)
      stage.keep(child)
      nav.viewControllers.at(1).addChild(child)
      nav.popViewController(animated: true)
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D12", "a detail replaced and kept is missed", "practice", .medium,
      expected: "columns Nav, C", leaks: ["B replaced as the detail of Split: departure, scan"]
    ) { stage in
      let split = stage.open(list: A(stage), detail: B(stage))
      stage.keep(split.viewControllers.at(1))
      split.showDetailViewController(C(stage), sender: nil)
      stage.endInSilence()
      stage.note("columns \(names(of: split.viewControllers))")
    },
    Rule(
      "D13", "a page replaced and kept is missed", "practice", .medium,
      expected: "page C", leaks: ["A replaced as the page of Pages: departure, scan"]
    ) { stage in
      let book = stage.open(pages: .scroll)
      stage.keep(book.source.pages.at(0))
      book.source.pages = []
      book.pages.setViewControllers([C(stage)], direction: .forward, animated: true)
      stage.endInSilence()
      stage.note("page \(names(of: book.pages.viewControllers))")
    },
    Rule(
      "D14", "a root swapped and kept is missed", "practice", .medium,
      expected: "root B", leaks: ["A replaced as the root of UIWindow: departure, scan"]
    ) { stage in
      stage.open(with: A(stage))
      stage.window.rootViewController.map(stage.keep)
      stage.window.rootViewController = B(stage)
      stage.endInSilence()
      stage.note("root \(name(of: stage.window.rootViewController))")
    },
    Rule(
      "D15", "the root of a window that is gone, kept, is missed", "practice", .medium,
      expected: "root A", leaks: ["B closed with UIWindow: departure, scan"]
    ) { stage in
      stage.open(with: A(stage))
      let root = B(stage)
      stage.keep(root)
      stage.showAndLetGo(root)
      stage.endInSilence()
      stage.note("root \(name(of: stage.window.rootViewController))")
    },
    Rule(
      "D16", "a screen pushed again, and popped again later, is missed from then on", "practice",
      .medium,
      expected: "stack A", leaks: ["B popped from Nav: departure, scan"]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let b = nav.viewControllers.at(1)
      stage.keep(b)
      nav.popViewController(animated: false)
      stage.wait(1)
      nav.pushViewController(b, animated: false)
      nav.popViewController(animated: false)
      stage.endInSilence()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D17", "a child whose parent died without letting it go is missed", "practice", .medium,
      expected: "C.parent nil", leaks: ["C left behind by its parent B: departure, scan"]
    ) { stage in
      stage.open(with: A(stage))
      let child = C(stage)
      stage.keep(child)
      stage.leaveBehind(child)
      stage.endInSilence()
      stage.note("C.\(Reading.parent(of: child))")
    },
    Rule(
      "D18", "what was presented in a window that is gone, kept, is missed", "practice", .medium,
      expected: "P.presenting nil", leaks: ["P left behind by its presenter B: departure, scan"]
    ) { stage in
      stage.open(with: A(stage))
      let p = P(stage)
      stage.keep(p)
      stage.showAndLetGo(B(stage), presenting: p)
      stage.endInSilence()
      stage.note("P.presenting \(name(of: p.presentingViewController))")
    },
  ]
}

extension Stage {
  /// Lets all come that is due and forgets it: the rule is about what is left.
  fileprivate func endInSilence() {
    settle()
    transcript.removeAll()
  }

  /// Presents a stack of B and C.
  fileprivate func presentStack() -> Nav {
    let nav = Nav(self, B(self))
    nav.pushViewController(C(self), animated: false)
    window.rootViewController?.present(nav, animated: false)
    settle()
    return nav
  }

  /// Shows a root in a window of its own, which nothing holds any more afterwards.
  fileprivate func showAndLetGo(
    _ root: UIViewController, presenting screen: UIViewController? = nil
  ) {
    let other = makeWindow()
    other.rootViewController = root
    other.isHidden = false
    settle()
    if let screen { root.present(screen, animated: false) }
    settle()
    other.isHidden = true
  }

  /// Makes a parent that takes a child and dies.
  fileprivate func leaveBehind(_ child: UIViewController) { B(self).addChild(child) }
}
