extension Rule {
  /// Row 12: the user pulls a sheet down.
  static let pullDown: [Rule] = [
    Rule(
      "12a", "a sheet pulled down: asked, told, the callbacks, told again", "VR", .high,
      expected: """
        shouldDismiss: true
        willDismiss
        P viewWillDisappear(true)
        the finger lets go
        …
        P viewDidDisappear(true)
        didDismiss
        chain A
        """
    ) { stage in
      let delegate = stage.openSheet(P(stage))
      let finger = try stage.beginPullingDown(stage.chain.at(1))
      stage.note("the finger lets go")
      finger?.finish()
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain))")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12b", "a sheet pulled down and let go too early: it appears again, no didDismiss", "VR",
      .high,
      expected: """
        shouldDismiss: true
        willDismiss
        P viewWillDisappear(true)
        the finger lets go
        …
        P viewWillAppear(true)
        P viewIsAppearing(true)
        P viewDidAppear(true)
        chain A, P, no flags
        """
    ) { stage in
      let delegate = stage.openSheet(P(stage))
      let finger = try stage.beginPullingDown(stage.chain.at(1))
      finger?.move(to: 0.3)
      stage.note("the finger lets go")
      finger?.cancel()
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain)), \(Reading.flags(of: stage.chain.at(1)))")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12c", "isModalInPresentation: didAttemptToDismiss and nothing else", "PS AD", .high,
      expected: """
        didAttemptToDismiss
        a gesture: false
        …
        chain A, P
        """
    ) { stage in
      let delegate = stage.openSheet(P(stage))
      stage.chain.at(1).isModalInPresentation = true
      stage.note("a gesture: \(try stage.beginPullingDown(stage.chain.at(1)) != nil)")
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain))")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12d", "isModalInPresentation of a screen inside the sheet counts as the sheet's", "practice",
      .medium,
      expected: """
        didAttemptToDismiss
        a gesture: false
        …
        chain A, Nav
        """
    ) { stage in
      let nav = Nav(stage, P(stage))
      let delegate = stage.openSheet(nav)
      nav.viewControllers.at(0).isModalInPresentation = true
      stage.note("a gesture: \(try stage.beginPullingDown(nav) != nil)")
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain))")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12e", "shouldDismiss false: didAttemptToDismiss and nothing else", "PS AD", .high,
      expected: """
        shouldDismiss: false
        didAttemptToDismiss
        a gesture: false
        …
        chain A, P
        """
    ) { stage in
      let delegate = stage.openSheet(P(stage), allows: false)
      stage.note("a gesture: \(try stage.beginPullingDown(stage.chain.at(1)) != nil)")
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain))")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12f", "a sheet dismissed by code: the delegate is neither asked nor told", "PS AD", .high,
      expected: """
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        completion
        """
    ) { stage in
      let delegate = stage.openSheet(P(stage))
      stage.dismiss()
      stage.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12g", "a sheet pulled down is released after didDismiss", "practice", .medium,
      expected: """
        shouldDismiss: true
        willDismiss
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        didDismiss
        P is released
        """
    ) { stage in
      let delegate = stage.openSheet(P(stage))
      stage.tellReleases()
      try stage.beginPullingDown(stage.chain.at(1))?.finish()
      stage.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12h", "what covers the whole screen cannot be pulled down", "practice", .medium,
      expected: """
        a gesture: false
        …
        chain A, P
        """, complaints: [.silence]
    ) { stage in
      stage.open(with: A(stage))
      stage.present(P(stage), style: .fullScreen)
      stage.settle()
      stage.transcript.removeAll()
      stage.note("a gesture: \(try stage.beginPullingDown(stage.chain.at(1)) != nil)")
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain))")
    },
  ]
}

extension Stage {
  /// Shows A below a sheet, whose delegate tells what it is asked and told.
  fileprivate func openSheet(_ sheet: UIViewController, allows: Bool = true) -> SheetDelegate {
    let delegate = SheetDelegate(self, allows: allows)
    open(with: A(self))
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = delegate
    window.rootViewController?.present(sheet, animated: true)
    settle()
    transcript.removeAll()
    return delegate
  }
}
