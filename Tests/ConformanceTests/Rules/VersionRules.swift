extension Rule {
  /// The rules that hold on some versions of iOS. The rule for the others stands beside it, or in its family.
  static let ofVersions: [Rule] = stackVersions + sheetVersions + sceneVersions

  private static let stackVersions: [Rule] = [
    Rule(
      "V1", "two animated pushes in one turn: the second one waits for the end of the first",
      "OR RNS", .medium,
      expected: """
        stack A, B
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        C willMove(toParent: Nav)
        C loadView
        C viewDidLoad
        B viewWillDisappear(true)
        C viewWillAppear(true)
        B viewDidDisappear(true)
        C viewDidAppear(true)
        C didMove(toParent: Nav)
        stack A, B, C
        """,
      difference: "chosen: the whole of the second one after the first; sources tell of the list",
      on: 7...17
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      nav.pushViewController(C(bed), animated: true)
      bed.transcript.removeAll()
      bed.note("stack \(names(of: nav.viewControllers))")
      bed.endTurn()
      bed.leaveOnly { $0.hasPrefix("stack") }
      bed.settle()
      bed.note("stack \(names(of: nav.viewControllers))")
      bed.leaveOnly { !$0.hasPrefix("A ") && !$0.contains("viewIsAppearing") }
    },
    Rule(
      "V2", "push during a push: warned of, and the second one waits", "OR RNS", .medium,
      expected: """
        stack A, B
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        C willMove(toParent: Nav)
        C loadView
        C viewDidLoad
        B viewWillDisappear(true)
        C viewWillAppear(true)
        B viewDidDisappear(true)
        C viewDidAppear(true)
        C didMove(toParent: Nav)
        stack A, B, C
        """,
      complaints: [
        .warning("nested push animation can result in corrupted navigation bar")
      ],
      on: 7...17
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.endTurn()
      nav.pushViewController(C(bed), animated: true)
      bed.transcript.removeAll()
      bed.note("stack \(names(of: nav.viewControllers))")
      bed.settle()
      bed.note("stack \(names(of: nav.viewControllers))")
      bed.leaveOnly { !$0.hasPrefix("A ") && !$0.contains("viewIsAppearing") }
    },
    Rule(
      "V3", "a stack's first showing: didShow is told twice, a defect", "OR", .medium,
      expected: """
        Nav delegate didShow(A, false)
        Nav delegate didShow(A, false)
        """,
      difference: "chosen: also on iOS 11; sources tell of 10 and 12",
      on: 10...12
    ) { bed in
      let nav = Nav(bed, A(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      bed.window.rootViewController = nav
      bed.window.makeKeyAndVisible()
      bed.settle()
      bed.leaveOnly { $0.contains("didShow") }
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "V4", "viewIsAppearing is not called", "AD", .high,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        """,
      on: 7...12
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
    },
  ]

  private static let sheetVersions: [Rule] = [
    Rule(
      "V5", "the style that is not set is full screen", "AD", .high,
      expected: """
        style full screen: true
        P loadView
        P viewDidLoad
        A viewWillDisappear(true)
        P viewWillAppear(true)
        …
        P viewDidAppear(true)
        A viewDidDisappear(true)
        """,
      on: 7...12
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let p = P(bed)
      bed.note("style full screen: \(p.modalPresentationStyle == .fullScreen)")
      a.present(p, animated: true)
      bed.letTimePass()
    },
    Rule(
      "V6", "the style that is not set is that of a sheet: a card on a phone too", "AD", .high,
      expected: """
        style page sheet: true
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        """,
      on: 13...27
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let p = P(bed)
      bed.note("style page sheet: \(p.modalPresentationStyle == .pageSheet)")
      a.present(p, animated: true)
      bed.letTimePass()
    },
    Rule(
      "V7", "a sheet on a phone covers its presenter, which disappears", "AD", .high,
      expected: """
        P loadView
        P viewDidLoad
        A viewWillDisappear(true)
        P viewWillAppear(true)
        …
        P viewDidAppear(true)
        A viewDidDisappear(true)
        completion
        """,
      on: 7...12
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.letTimePass()
    },
    Rule(
      "V8", "no sheet can be pulled down", "AD RNS", .high,
      expected: """
        pulled: false
        """,
      complaints: [.silence],
      on: 7...12
    ) { bed in
      bed.widen()
      bed.open(with: A(bed))
      let p = P(bed)
      bed.present(p, style: .formSheet)
      bed.settle()
      bed.transcript.removeAll()
      bed.note("pulled: \(try bed.beginPullingDown(p) != nil)")
    },
  ]

  private static let sceneVersions: [Rule] = [
    Rule(
      "V9", "a screen that answers no to shouldAutorotate stays upright", "AD", .high,
      expected: """
        …
        """,
      on: 7...15
    ) { bed in
      bed.open(with: Upright(bed))
      try bed.rotate()
      bed.letTimePass()
    },
    Rule(
      "V10", "shouldAutorotate is not asked", "AD", .high,
      expected: """
        Upright viewWillTransition
        …
        """,
      on: 16...27
    ) { bed in
      bed.open(with: Upright(bed))
      try bed.rotate()
      bed.letTimePass()
    },
    Rule(
      "V11", "a scene's delegate hears of a size by didUpdate alone", "AD", .high,
      expected: """
        didUpdate from 390
        """,
      on: 13...18
    ) { bed in
      try bed.withScene(root: A(bed)) { scene in
        bed.transcript.removeAll()
        bed.turn(scene)
      }
    },
    Rule(
      "V12", "a scene's delegate hears didUpdateEffectiveGeometry", "AD", .high,
      expected: """
        didUpdate from 390
        didUpdateEffectiveGeometry from 390, let go
        """,
      difference: "chosen: after didUpdate, which is deprecated; no source tells whether both come",
      on: 26...27
    ) { bed in
      try bed.withScene(root: A(bed)) { scene in
        bed.transcript.removeAll()
        bed.turn(scene)
      }
    },
    Rule(
      "V13", "a phone's window cannot be resized", "AD", .high,
      expected: """
        …
        """,
      complaints: [.silence],
      on: 7...26
    ) { bed in
      bed.open(with: Turning(bed))
      try bed.resize(to: 500)
      bed.letTimePass()
    },
    Rule(
      "V14", "a phone's window can be resized", "EX", .medium,
      expected: """
        Turning viewWillTransition
        alongside
        …
        completion
        """,
      on: 27...27
    ) { bed in
      bed.open(with: Turning(bed))
      try bed.resize(to: 500)
      bed.letTimePass()
    },
  ]
}

extension TestBed {
  /// Strikes the lines out that are no matter of a rule, as where versions differ in more than it says.
  func leaveOnly(_ isMeant: (Substring) -> Bool) {
    let lines = transcript.text.split(separator: "\n").filter(isMeant)
    transcript.removeAll()
    for line in lines { note(String(line)) }
  }
}
