extension Rule {
  /// Row 20: what happens to the whole application, its scenes and its windows.
  static let life: [Rule] = [
    Rule(
      "20a", "to the background and back: no appearance calls", "AD", .high,
      expected: """
        …
        …
        """
    ) { stage in
      stage.open(stack: A(stage), B(stage))
      try stage.enterBackground()
      stage.letTimePass()
      try stage.enterForeground()
      stage.letTimePass()
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
    ) { stage in
      stage.open(with: A(stage))
      try stage.tellApplicationLife()
      try stage.enterBackground()
      stage.letTimePass()
      try stage.enterForeground()
      stage.letTimePass()
    },
    Rule(
      "20c", "to the background with something presented: no calls for either", "AD", .high,
      expected: """
        …
        …
        chain A, P
        """
    ) { stage in
      stage.open(with: A(stage))
      stage.present(P(stage), style: .pageSheet)
      stage.settle()
      stage.transcript.removeAll()
      try stage.enterBackground()
      stage.letTimePass()
      try stage.enterForeground()
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain))")
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
    ) { stage in
      stage.open(with: A(stage))
      stage.tellReleases()
      try stage.withScene(root: B(stage)) { scene in
        stage.transcript.removeAll()
        stage.disconnect(scene)
      }
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: Turning(stage), B(stage))
      try stage.tellApplicationLife()
      try stage.warnOfMemory()
      stage.letTimePass()
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
    ) { stage in
      stage.open(with: Turning(stage))
      stage.transcript.tellsLayout = true
      try stage.rotate()
      stage.letTimePass()
    },
    Rule(
      "A4", "dark mode: traitCollectionDidChange, and no talk of size", "practice", .medium,
      expected: """
        Turning traitCollectionDidChange
        …
        """
    ) { stage in
      stage.open(with: Turning(stage))
      try stage.darken()
      stage.letTimePass()
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
    ) { stage in
      stage.open(with: A(stage))
      stage.window.isHidden = true
      stage.settle()
      stage.note("root \(name(of: stage.window.rootViewController))")
      stage.window.isHidden = false
      stage.settle()
    },
    Rule(
      "M13", "an override that does not call super", "AD", .high,
      expected: """
        shown
        """, complaints: [.silence]
    ) { stage in
      stage.open(with: Forgetful(stage))
      stage.note("shown")
    },
  ]
}
