extension Rule {
  /// Published observations of presentations.
  static let observedPresentations: [Rule] = [
    Rule(
      "O8", "an alert's button: its did, and then the handler, where nothing is presented any more",
      "SN ST", .medium,
      expected: """
        presented nil
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [unowned a] _ in
          bed.note("presented \(name(of: a.presentedViewController))")
        })
      a.present(alert, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      try bed.tap("OK", of: alert)
      bed.settle()
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
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let (p, q) = (P(bed), Q(bed))
      p.modalPresentationStyle = .pageSheet
      q.modalPresentationStyle = .pageSheet
      a.present(p, animated: false)
      bed.settle()
      p.present(q, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.read { "presenting \(name(of: $0.presentingViewController))" }
      a.dismiss(animated: true)
      bed.letTimePass()
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
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let (p, q) = (P(bed), Q(bed))
      p.modalPresentationStyle = .pageSheet
      q.modalPresentationStyle = .fullScreen
      a.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.read {
        "presenting \(name(of: $0.presentingViewController)), being dismissed \($0.isBeingDismissed)"
      }
      p.present(q, animated: true)
      bed.letTimePass()
    },
    Rule(
      "O11", "a presentation controller lives for one presentation", "RNS", .medium,
      expected: """
        the same false
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let p = P(bed)
      p.modalPresentationStyle = .pageSheet
      let first = p.presentationController.map(ObjectIdentifier.init)
      let held = p.presentationController
      @MainActor func presentAndDismiss() {
        a.present(p, animated: false)
        bed.settle()
        a.dismiss(animated: false)
        bed.settle()
      }
      presentAndDismiss()
      let isSame = p.presentationController.map(ObjectIdentifier.init) == first
      // One that is asked and not presented keeps itself alive.
      presentAndDismiss()
      bed.transcript.removeAll()
      bed.note("the same \(isSame)")
      withExtendedLifetime(held) {}
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
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let other = bed.makeWindow()
      let b = B(bed)
      other.rootViewController = b
      other.isHidden = false
      bed.settle()
      bed.transcript.removeAll()
      let (p, q) = (P(bed), Q(bed))
      p.modalPresentationStyle = .overFullScreen
      q.modalPresentationStyle = .overFullScreen
      a.present(p, animated: true)
      b.present(q, animated: true)
      bed.letTimePass()
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
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let p = P(bed)
      p.modalPresentationStyle = .pageSheet
      let delegate = SheetDelegate(bed)
      p.presentationController?.delegate = delegate
      a.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.read { "presenting \(name(of: $0.presentingViewController))" }
      try bed.beginPullingDown(p)?.finish()
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
  ]
}
