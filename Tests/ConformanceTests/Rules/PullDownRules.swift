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
    ) { bed in
      let delegate = bed.openSheet(P(bed))
      let finger = try bed.beginPullingDown(bed.chain.at(1))
      bed.note("the finger lets go")
      finger?.finish()
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
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
    ) { bed in
      let delegate = bed.openSheet(P(bed))
      let finger = try bed.beginPullingDown(bed.chain.at(1))
      finger?.move(to: 0.3)
      bed.note("the finger lets go")
      finger?.cancel()
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain)), \(Reading.flags(of: bed.chain.at(1)))")
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
    ) { bed in
      let delegate = bed.openSheet(P(bed))
      bed.chain.at(1).isModalInPresentation = true
      bed.note("a gesture: \(try bed.beginPullingDown(bed.chain.at(1)) != nil)")
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
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
    ) { bed in
      let nav = Nav(bed, P(bed))
      let delegate = bed.openSheet(nav)
      nav.viewControllers.at(0).isModalInPresentation = true
      bed.note("a gesture: \(try bed.beginPullingDown(nav) != nil)")
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
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
    ) { bed in
      let delegate = bed.openSheet(P(bed), allows: false)
      bed.note("a gesture: \(try bed.beginPullingDown(bed.chain.at(1)) != nil)")
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
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
    ) { bed in
      let delegate = bed.openSheet(P(bed))
      bed.dismiss()
      bed.letTimePass()
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
    ) { bed in
      let delegate = bed.openSheet(P(bed))
      bed.tellReleases()
      try bed.beginPullingDown(bed.chain.at(1))?.finish()
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "12h", "what covers the whole screen cannot be pulled down", "practice", .medium,
      expected: """
        a gesture: false
        …
        chain A, P
        """, complaints: [.silence]
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .fullScreen)
      bed.settle()
      bed.transcript.removeAll()
      bed.note("a gesture: \(try bed.beginPullingDown(bed.chain.at(1)) != nil)")
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
    },
  ]
}

extension TestBed {
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
