extension Rule {
  /// Row 20: what happens to the whole application, its scenes and its windows.
  static let life: [Rule] = [
    Rule(
      "20a", "to the background and back: no appearance calls", "AD", .high,
      expected: """
        …
        …
        """
    ) { bed in
      bed.open(stack: A(bed), B(bed))
      try bed.enterBackground()
      bed.letTimePass()
      try bed.enterForeground()
      bed.letTimePass()
    },
    Rule(
      "20b", "to the background and back: what the application's delegate is told", "practice",
      .medium,
      expected: """
        applicationWillResignActive
        applicationDidEnterBackground
        …
        applicationWillEnterForeground
        applicationDidBecomeActive
        …
        """
    ) { bed in
      bed.open(with: A(bed))
      try bed.tellApplicationLife()
      try bed.enterBackground()
      bed.letTimePass()
      try bed.enterForeground()
      bed.letTimePass()
    },
    Rule(
      "20c", "to the background with something presented: no calls for either", "AD", .high,
      expected: """
        …
        …
        chain A, P
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.settle()
      bed.transcript.removeAll()
      try bed.enterBackground()
      bed.letTimePass()
      try bed.enterForeground()
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "A1", "a scene that is closed: to the background, told, and its screens are gone", "practice",
      .medium,
      expected: """
        sceneWillResignActive
        sceneDidEnterBackground
        sceneDidDisconnect
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        B is released
        …
        """,
      difference: "chosen: its screens disappear, after the delegate was told; no source tells"
    ) { bed in
      bed.open(with: A(bed))
      bed.tellReleases()
      try bed.withScene(root: B(bed)) { scene in
        bed.transcript.removeAll()
        bed.disconnect(scene)
      }
      bed.letTimePass()
    },
    Rule(
      "A2", "a memory warning: the delegate, then the screens, covered ones too", "practice",
      .medium,
      expected: """
        applicationDidReceiveMemoryWarning
        Turning didReceiveMemoryWarning
        …
        """,
      difference: "chosen: every controller that lives; which of them UIKit tells is not documented"
    ) { bed in
      let nav = bed.open(stack: Turning(bed), B(bed))
      try bed.tellApplicationLife()
      try bed.warnOfMemory()
      bed.letTimePass()
      withExtendedLifetime(nav) {}
    },
    Rule(
      "A3", "a rotation: willTransition, viewWillTransition, traits, layout, the animation",
      "practice",
      .medium,
      expected: """
        Turning willTransition
        Turning viewWillTransition
        Turning traitCollectionDidChange
        Turning viewWillLayoutSubviews
        Turning viewDidLayoutSubviews
        alongside
        …
        completion
        """,
      difference: "chosen: traits and layout before what runs alongside; no source tells"
    ) { bed in
      bed.open(with: Turning(bed))
      bed.transcript.tellsLayout = true
      try bed.rotate()
      bed.letTimePass()
    },
    Rule(
      "A4", "dark mode: traitCollectionDidChange, and no talk of size", "practice", .medium,
      expected: """
        Turning traitCollectionDidChange
        …
        """
    ) { bed in
      bed.open(with: Turning(bed))
      try bed.darken()
      bed.letTimePass()
    },
    Rule(
      "A6", "a window made wider and narrower: size and traits, without a rotation", "AD", .high,
      expected: """
        Turning willTransition
        Turning viewWillTransition
        Turning traitCollectionDidChange
        alongside
        …
        completion
        wider still
        Turning viewWillTransition
        alongside
        …
        completion
        narrow
        Turning willTransition
        Turning viewWillTransition
        Turning traitCollectionDidChange
        alongside
        …
        completion
        """,
      difference: "chosen: traits before what runs alongside; no source tells"
    ) { bed in
      try bed.beTablet()
      bed.open(with: Turning(bed))
      try bed.resize(to: 800)
      bed.letTimePass()
      bed.note("wider still")
      try bed.resize(to: 1000)
      bed.letTimePass()
      bed.note("narrow")
      try bed.resize(to: 400)
      bed.letTimePass()
    },
    Rule(
      "A7", "a window made narrow and wide again: a split collapses and expands", "AD", .high,
      expected: """
        collapsed false
        collapse C
        collapsed true
        collapsed false
        """
    ) { bed in
      try bed.beTablet()
      try bed.resize(to: 1000)
      let split = Split()
      let delegate = SplitDelegate(bed)
      split.delegate = delegate
      split.viewControllers = [A(bed), C(bed)]
      bed.open(with: split)
      for width in [1000.0, 400, 1000] {
        try bed.resize(to: width)
        bed.settle()
        bed.leaveOnly { $0.hasPrefix("collapse") }
        bed.note("collapsed \(split.isCollapsed)")
      }
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "A5", "a hidden window: its screen disappears, is kept, and appears again", "practice", .low,
      expected: """
        A viewWillDisappear(false)
        A viewDidDisappear(false)
        root A
        A viewWillAppear(false)
        A viewIsAppearing(false)
        A viewDidAppear(false)
        """,
      difference: "chosen: the screen disappears; no source tells"
    ) { bed in
      bed.open(with: A(bed))
      bed.window.isHidden = true
      bed.settle()
      bed.note("root \(name(of: bed.window.rootViewController))")
      bed.window.isHidden = false
      bed.settle()
    },
    Rule(
      "M13", "an override that does not call super", "AD", .high,
      expected: """
        shown
        """, complaints: [.silence]
    ) { bed in
      bed.open(with: Forgetful(bed))
      bed.note("shown")
    },
  ]
}
