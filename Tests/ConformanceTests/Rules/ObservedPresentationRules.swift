extension Rule {
  /// Published observations of presentations.
  static let observedPresentations: [Rule] = [
    Rule(
      "O8", "an alert's button: its did, and then the handler, where nothing is presented any more",
      "SN ST", .medium,
      expected: """
        presented nil
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [unowned a] _ in
          stage.note("presented \(name(of: a.presentedViewController))")
        })
      a.present(alert, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      try stage.tap("OK", of: alert)
      stage.settle()
    },
    Rule(
      "O9",
      "a sheet in the middle of a chain pulled away by code: those above hear it, links are nil",
      "RNS", .medium,
      expected: """
        Q viewWillDisappear(true) — presenting P
        P viewWillDisappear(false) — presenting A
        …
        Q viewDidDisappear(true) — presenting nil
        P viewDidDisappear(false) — presenting nil
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      let (p, q) = (P(stage), Q(stage))
      p.modalPresentationStyle = .pageSheet
      q.modalPresentationStyle = .pageSheet
      a.present(p, animated: false)
      stage.settle()
      p.present(q, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.read { "presenting \(name(of: $0.presentingViewController))" }
      a.dismiss(animated: true)
      stage.letTimePass()
    },
    Rule(
      "O10", "one covered by what it presents in full screen: still presented, not being dismissed",
      "RNS",
      .medium,
      expected: """
        Q loadView — presenting P, being dismissed false
        Q viewDidLoad — presenting P, being dismissed false
        P viewWillDisappear(true) — presenting A, being dismissed false
        Q viewWillAppear(true) — presenting P, being dismissed false
        Q viewIsAppearing(true) — presenting P, being dismissed false
        …
        Q viewDidAppear(true) — presenting P, being dismissed false
        P viewDidDisappear(true) — presenting A, being dismissed false
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      let (p, q) = (P(stage), Q(stage))
      p.modalPresentationStyle = .pageSheet
      q.modalPresentationStyle = .fullScreen
      a.present(p, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.read {
        "presenting \(name(of: $0.presentingViewController)), being dismissed \($0.isBeingDismissed)"
      }
      p.present(q, animated: true)
      stage.letTimePass()
    },
    Rule(
      "O11", "a presentation controller lives for one presentation", "RNS", .medium,
      expected: """
        the same false
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      let p = P(stage)
      p.modalPresentationStyle = .pageSheet
      let first = p.presentationController.map(ObjectIdentifier.init)
      let held = p.presentationController
      a.present(p, animated: false)
      stage.settle()
      a.dismiss(animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.note("the same \(p.presentationController.map(ObjectIdentifier.init) == first)")
      withExtendedLifetime(held) {}
      p.modalPresentationStyle = .fullScreen
    },
    Rule(
      "O12", "a presentation in one window does not hinder one in another", "OB", .medium,
      expected: """
        P loadView
        P viewDidLoad
        Q loadView
        Q viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        Q viewWillAppear(true)
        Q viewIsAppearing(true)
        …
        P viewDidAppear(true)
        Q viewDidAppear(true)
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      let other = stage.makeWindow()
      let b = B(stage)
      other.rootViewController = b
      other.isHidden = false
      stage.settle()
      stage.transcript.removeAll()
      let (p, q) = (P(stage), Q(stage))
      p.modalPresentationStyle = .overFullScreen
      q.modalPresentationStyle = .overFullScreen
      a.present(p, animated: true)
      b.present(q, animated: true)
      stage.letTimePass()
      withExtendedLifetime(other) {}
    },
    Rule(
      "O13", "what a pull takes away hears its did before didDismiss, and its presenter is nobody",
      "RNS",
      .medium,
      expected: """
        shouldDismiss: true
        willDismiss
        P viewWillDisappear(true) — presenting A
        …
        P viewDidDisappear(true) — presenting nil
        didDismiss
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      let p = P(stage)
      p.modalPresentationStyle = .pageSheet
      let delegate = SheetDelegate(stage)
      p.presentationController?.delegate = delegate
      a.present(p, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.read { "presenting \(name(of: $0.presentingViewController))" }
      try stage.beginPullingDown(p)?.finish()
      stage.letTimePass()
      withExtendedLifetime(delegate) {}
    },
  ]
}
