extension Rule {
  /// Rows 10, 11 and 24 with a presentation context or a presentation controller of one's own.
  static let context: [Rule] = [
    Rule(
      "10 removing", "present custom with shouldRemovePresentersView: the presenter disappears",
      "practice", .medium,
      expected: """
        P loadView
        P viewDidLoad
        A viewWillDisappear(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        A viewDidDisappear(true)
        completion
        """
    ) { bed in
      let delegate = CoveringPresentation()
      let p = P(bed)
      p.transitioningDelegate = delegate
      bed.open(with: A(bed))
      bed.present(p, style: .custom)
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "11 removing", "dismiss custom with shouldRemovePresentersView: the presenter comes back",
      "practice", .medium,
      expected: """
        P viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        A viewDidAppear(true)
        P viewDidDisappear(true)
        completion
        """
    ) { bed in
      let delegate = CoveringPresentation()
      let p = P(bed)
      p.transitioningDelegate = delegate
      bed.open(with: A(bed))
      bed.present(p, style: .custom)
      bed.settle()
      bed.transcript.removeAll()
      bed.dismiss()
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "24c", "overCurrentContext: who defines a context presents, and nobody disappears", "AD",
      .high,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        completion
        A.presented P, Nav.presented nil
        presenting A
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.viewControllers.at(0).definesPresentationContext = true
      bed.presentFromTop(of: nav, style: .overCurrentContext)
      bed.letTimePass()
      bed.noteLinks(from: nav)
    },
    Rule(
      "24d", "currentContext: who defines a context presents and disappears, its container not",
      "AD", .high,
      expected: """
        P loadView
        P viewDidLoad
        A viewWillDisappear(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        A viewDidDisappear(true)
        completion
        A.presented P, Nav.presented nil
        presenting A
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.viewControllers.at(0).definesPresentationContext = true
      bed.presentFromTop(of: nav, style: .currentContext)
      bed.letTimePass()
      bed.noteLinks(from: nav)
    },
    Rule(
      "24e", "currentContext dismissed: who defines the context comes back", "practice", .medium,
      expected: """
        P viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        A viewDidAppear(true)
        P viewDidDisappear(true)
        completion
        A.presented nil, Nav.presented nil
        presenting nil
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.viewControllers.at(0).definesPresentationContext = true
      bed.presentFromTop(of: nav, style: .currentContext)
      bed.settle()
      bed.transcript.removeAll()
      nav.viewControllers.at(0).dismiss(animated: true) { bed.note("completion") }
      bed.letTimePass()
      bed.noteLinks(from: nav)
    },
    Rule(
      "24f", "currentContext where nobody defines a context: the topmost parent presents", "AD",
      .high,
      expected: """
        P loadView
        P viewDidLoad
        Nav viewWillDisappear(true)
        A viewWillDisappear(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        Nav viewDidDisappear(true)
        A viewDidDisappear(true)
        completion
        A.presented P, Nav.presented P
        presenting Nav
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.presentFromTop(of: nav, style: .currentContext)
      bed.letTimePass()
      bed.noteLinks(from: nav)
    },
    Rule(
      "24g", "full screen asks for no context: the topmost parent presents all the same", "AD",
      .high,
      expected: """
        P loadView
        P viewDidLoad
        Nav viewWillDisappear(true)
        A viewWillDisappear(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        Nav viewDidDisappear(true)
        A viewDidDisappear(true)
        completion
        A.presented P, Nav.presented P
        presenting Nav
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.viewControllers.at(0).definesPresentationContext = true
      bed.presentFromTop(of: nav, style: .fullScreen)
      bed.letTimePass()
      bed.noteLinks(from: nav)
    },
    Rule(
      "24h", "a tab selected under what is presented in the other one's context takes it along",
      "practice", .low,
      expected: """
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A viewWillDisappear(false)
        P viewWillDisappear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        P viewDidDisappear(false)
        B viewDidAppear(false)
        and back
        A viewWillAppear(false)
        P viewWillAppear(false)
        B viewWillDisappear(false)
        A viewIsAppearing(false)
        P viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        P viewDidAppear(false)
        A.presented P
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      let a = tabs.viewControllers?.at(0)
      a?.definesPresentationContext = true
      let p = P(bed)
      p.modalPresentationStyle = .overCurrentContext
      a?.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      tabs.selectedIndex = 1
      bed.settle()
      bed.note("and back")
      tabs.selectedIndex = 0
      bed.settle()
      bed.note("A.presented \(name(of: a?.presentedViewController))")
    },
    Rule(
      "H13a", "a presentation controller is there before the presentation, and names itself",
      "practice", .medium,
      expected: """
        there: true, presented P
        presenting P
        P loadView
        P viewDidLoad
        P viewWillAppear(false)
        P viewIsAppearing(false)
        P viewDidAppear(false)
        the same: true
        presenting A
        """
    ) { bed in
      bed.open(with: A(bed))
      let p = P(bed)
      let controller = p.presentationController
      bed.note(
        "there: \(controller != nil), presented \(name(of: controller?.presentedViewController))")
      bed.note("presenting \(name(of: controller?.presentingViewController))")
      bed.window.rootViewController?.present(p, animated: false)
      bed.settle()
      bed.note("the same: \(p.presentationController === controller)")
      bed.note("presenting \(name(of: controller?.presentingViewController))")
    },
    Rule(
      "H13b", "one asked for its presentation controller and presented is released with the end",
      "practice", .medium,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        P viewDidAppear(true)
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        completion
        P is released
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.tellReleases()
      bed.presentAsked()
      bed.settle()
      bed.dismiss()
      bed.letTimePass()
    },
    Rule(
      "10 asked",
      "asked for its presentation controller before the style is set: the first asking decides",
      "RNS MI", .high,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        the same controller: true
        """
    ) { bed in
      bed.open(with: A(bed))
      let p = P(bed)
      let asked = p.presentationController
      p.modalPresentationStyle = .fullScreen
      bed.window.rootViewController?.present(p, animated: true)
      bed.letTimePass()
      bed.note("the same controller: \(p.presentationController === asked)")
    },
    Rule(
      "10 read", "the style of a fresh controller reads as the one that automatic stands for", "AD",
      .high,
      expected: """
        pageSheet: true
        """
    ) { bed in
      bed.note("pageSheet: \(UIViewController().modalPresentationStyle == .pageSheet)")
    },
    Rule(
      "H13c", "one asked for its presentation controller and never presented keeps itself alive",
      "practice", .low,
      expected: """
        alive: Q
        """, leaks: ["Q popped from Nav: departure, scan"],
      difference: "chosen: the two hold each other until the presentation; observed, in no document"
    ) { bed in
      let nav = bed.open(stack: A(bed), Q(bed))
      bed.tellReleases()
      bed.watch([nav.viewControllers.at(1)])
      nav.viewControllers.at(1).ask()
      nav.popViewController(animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.noteAlive()
    },
  ]
}

extension UIViewController {
  /// Asks for the presentation controller and for nothing else.
  fileprivate func ask() { _ = presentationController }
}

extension TestBed {
  /// Presents P on the top of a stack, animated.
  fileprivate func presentFromTop(of nav: UINavigationController, style: UIModalPresentationStyle) {
    let p = P(self)
    p.modalPresentationStyle = style
    nav.topViewController?.present(p, animated: true) { self.note("completion") }
  }

  /// Writes who presents what, from the root of a stack and from its container.
  fileprivate func noteLinks(from nav: UINavigationController) {
    let presented = nav.viewControllers.at(0).presentedViewController
    note(
      "A.presented \(name(of: presented)), Nav.presented \(name(of: nav.presentedViewController))")
    note("presenting \(name(of: presented?.presentingViewController))")
  }

  fileprivate func presentAsked() {
    let p = P(self)
    p.ask()
    window.rootViewController?.present(p, animated: true)
  }
}
