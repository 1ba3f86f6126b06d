extension Rule {
  /// The twins of the false alarms: what left for good and is kept has to be reported.
  static let departures: [Rule] = [
    Rule(
      "D1", "a screen popped and kept is missed", "practice", .medium,
      expected: "stack A", leaks: ["B popped from Nav: departure, scan"]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.keep(nav.viewControllers.at(1))
      nav.popViewController(animated: true)
      bed.endInSilence()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D2", "a screen taken off by setViewControllers and kept is missed", "practice", .medium,
      expected: "stack B", leaks: ["A replaced on the stack of Nav: departure, scan"]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.keep(nav.viewControllers.at(0))
      nav.setViewControllers([nav.viewControllers.at(1)], animated: true)
      bed.endInSilence()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D3", "a container dismissed and kept is missed, and so is what it contains", "practice",
      .medium,
      expected: "chain A",
      leaks: ["Nav dismissed by A: departure, scan", "P dismissed by A: departure, scan"]
    ) { bed in
      bed.open(with: A(bed))
      bed.present(Nav(bed, P(bed)), style: .pageSheet)
      bed.settle()
      bed.chain.last.map(bed.keep)
      bed.dismiss()
      bed.endInSilence()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "D4", "a child removed and kept is missed", "practice", .medium,
      expected: "children none", leaks: ["B removed from A: departure, scan"]
    ) { bed in
      let a = A(bed)
      let b = B(bed)
      bed.keep(b)
      bed.open(with: a, child: b)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      bed.endInSilence()
      bed.note("children \(names(of: a.children))")
    },
    Rule(
      "D5", "a tab removed and kept is missed", "practice", .medium,
      expected: "tabs A", leaks: ["B removed from Tabs: departure, scan"]
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      tabs.viewControllers?.last.map(bed.keep)
      tabs.viewControllers?.removeLast()
      bed.endInSilence()
      bed.note("tabs \(names(of: tabs.viewControllers))")
    },
    Rule(
      "D6", "a screen that popTo went past and is kept is missed", "practice", .medium,
      expected: "stack A", leaks: ["B popped from Nav: departure, scan"]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed), C(bed))
      bed.keep(nav.viewControllers.at(1))
      nav.popToViewController(nav.viewControllers.at(0), animated: true)
      bed.endInSilence()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D7", "a screen swiped away and kept is missed", "practice", .medium,
      expected: "stack A", leaks: ["B swiped back from Nav: departure, scan"]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.keep(nav.viewControllers.at(1))
      try bed.beginSwipeBack(in: nav)?.finish()
      bed.endInSilence()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D8", "a chain dismissed: the kept one in its middle is missed, the others are not",
      "practice", .medium,
      expected: "chain A", leaks: ["P dismissed by A: departure, scan"]
    ) { bed in
      bed.openChain(style: .pageSheet)
      bed.keep(bed.chain.at(1))
      bed.dismiss()
      bed.endInSilence()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "D9", "a container dismissed: a kept covered screen on its stack is missed", "practice",
      .medium,
      expected: "chain A", leaks: ["B dismissed by A: departure, scan"]
    ) { bed in
      bed.open(with: A(bed))
      let nav = bed.presentStack()
      bed.keep(nav.viewControllers.at(0))
      bed.dismiss()
      bed.endInSilence()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "D10", "a sheet pulled down and kept is missed", "practice", .medium,
      expected: "chain A", leaks: ["P pulled down over A: departure, scan"]
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.settle()
      bed.keep(bed.chain.at(1))
      try bed.beginPullingDown(bed.chain.at(1))?.finish()
      bed.endInSilence()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "D11", "a child of a screen that was popped, kept, is missed as that one would be",
      "practice", .medium,
      expected: "stack A", leaks: ["C popped from Nav: departure, scan"]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let child = C(bed)
      bed.keep(child)
      nav.viewControllers.at(1).addChild(child)
      nav.popViewController(animated: true)
      bed.endInSilence()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D12", "a detail replaced and kept is missed", "practice", .medium,
      expected: "columns Nav, C", leaks: ["B replaced as the detail of Split: departure, scan"]
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      bed.keep(split.viewControllers.at(1))
      split.showDetailViewController(C(bed), sender: nil)
      bed.endInSilence()
      bed.note("columns \(names(of: split.viewControllers))")
    },
    Rule(
      "D13", "a page replaced and kept is missed", "practice", .medium,
      expected: "page C", leaks: ["A replaced as the page of Pages: departure, scan"]
    ) { bed in
      let book = bed.open(pages: .scroll)
      bed.keep(book.source.pages.at(0))
      book.source.pages = []
      book.pages.setViewControllers([C(bed)], direction: .forward, animated: true)
      bed.endInSilence()
      bed.note("page \(names(of: book.pages.viewControllers))")
    },
    Rule(
      "D14", "a root swapped and kept is missed", "practice", .medium,
      expected: "root B", leaks: ["A replaced as the root of UIWindow: departure, scan"]
    ) { bed in
      bed.open(with: A(bed))
      bed.window.rootViewController.map(bed.keep)
      bed.window.rootViewController = B(bed)
      bed.endInSilence()
      bed.note("root \(name(of: bed.window.rootViewController))")
    },
    Rule(
      "D15", "the root of a window that is gone, kept, is missed", "practice", .medium,
      expected: "root A", leaks: ["B closed with UIWindow: departure, scan"]
    ) { bed in
      bed.open(with: A(bed))
      let root = B(bed)
      bed.keep(root)
      bed.showAndLetGo(root)
      bed.endInSilence()
      bed.note("root \(name(of: bed.window.rootViewController))")
    },
    Rule(
      "D16", "a screen pushed again, and popped again later, is missed from then on", "practice",
      .medium,
      expected: "stack A", leaks: ["B popped from Nav: departure, scan"]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let b = nav.viewControllers.at(1)
      bed.keep(b)
      nav.popViewController(animated: false)
      bed.wait(1)
      nav.pushViewController(b, animated: false)
      nav.popViewController(animated: false)
      bed.endInSilence()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "D17", "a child whose parent died without letting it go is missed", "practice", .medium,
      expected: "C.parent nil", leaks: ["C left behind by its parent B: departure, scan"]
    ) { bed in
      bed.open(with: A(bed))
      let child = C(bed)
      bed.keep(child)
      bed.leaveBehind(child)
      bed.endInSilence()
      bed.note("C.\(Reading.parent(of: child))")
    },
    Rule(
      "D18", "what was presented in a window that is gone, kept, is missed", "practice", .medium,
      expected: "P.presenting nil", leaks: ["P left behind by its presenter B: departure, scan"]
    ) { bed in
      bed.open(with: A(bed))
      let p = P(bed)
      bed.keep(p)
      bed.showAndLetGo(B(bed), presenting: p)
      bed.endInSilence()
      bed.note("P.presenting \(name(of: p.presentingViewController))")
    },
  ]
}

extension TestBed {
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
