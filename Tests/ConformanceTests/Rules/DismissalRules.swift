extension Rule {
  /// Rows 22, 23 and 25: who goes when a chain, a presented one or a wrapped one is dismissed.
  static let dismissal: [Rule] = [
    Rule(
      "22a", "dismiss on the presenter with a chain of sheets: all go, only the top one animates",
      "practice", .medium,
      expected: """
        Q viewWillDisappear(true)
        P viewWillDisappear(false)
        …
        Q viewDidDisappear(true)
        P viewDidDisappear(false)
        completion
        """
    ) { bed in
      bed.openChain(style: .pageSheet)
      bed.dismiss()
      bed.letTimePass()
    },
    Rule(
      "22b", "dismiss of a chain, full screen: covered ones get no second disappearance",
      "practice", .medium,
      expected: """
        Q viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        A viewDidAppear(true)
        Q viewDidDisappear(true)
        completion
        """
    ) { bed in
      bed.openChain(style: .fullScreen)
      bed.dismiss()
      bed.letTimePass()
    },
    Rule(
      "22c", "dismiss of a chain: every one loses its presenting link and is released", "practice",
      .medium,
      expected: """
        alive: A, P, Q
        Q viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        A viewDidAppear(true)
        Q viewDidDisappear(true)
        completion
        alive: A
        A: presenting nil, presented nil
        """
    ) { bed in
      bed.openChain(style: .fullScreen)
      bed.watch(bed.chain)
      bed.dismiss()
      bed.noteAlive()
      bed.letTimePass()
      bed.noteAlive()
      bed.note(Reading.links(of: bed.window.rootViewController!))
    },
    Rule(
      "23a", "dismiss on the presented one: forwarded to its presenter", "AD", .high,
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
      bed.open(with: A(bed))
      bed.present(P(bed), style: .fullScreen)
      bed.settle()
      bed.transcript.removeAll()
      let p = bed.window.rootViewController?.presentedViewController
      p?.dismiss(animated: true) { bed.note("completion") }
      bed.letTimePass()
    },
    Rule(
      "23b", "dismiss on a child of the presented one: forwarded as well", "AD", .high,
      expected: """
        Nav viewWillDisappear(true)
        P viewWillDisappear(true)
        …
        Nav viewDidDisappear(true)
        P viewDidDisappear(true)
        completion
        """
    ) { bed in
      bed.open(with: A(bed))
      let nav = Nav(bed, P(bed))
      bed.present(nav, style: .pageSheet)
      bed.settle()
      bed.transcript.removeAll()
      nav.viewControllers.at(0).dismiss(animated: true) { bed.note("completion") }
      bed.letTimePass()
    },
    Rule(
      "23c", "dismiss in the middle of a chain: what is above goes, the middle stays", "AD",
      .high,
      expected: """
        Q viewWillDisappear(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        Q viewDidDisappear(true)
        completion
        A: presenting nil, presented P
        P.presented nil
        """
    ) { bed in
      bed.openChain(style: .fullScreen)
      let p = bed.window.rootViewController?.presentedViewController
      p?.dismiss(animated: true) { bed.note("completion") }
      bed.letTimePass()
      bed.note(Reading.links(of: bed.window.rootViewController!))
      bed.note("P.presented \(name(of: p?.presentedViewController))")
    },
    Rule(
      "25", "a wrapped one dismissed: the flag is the container's, the calls come through it",
      "practice", .high,
      expected: """
        Nav viewWillDisappear(true) — isBeingDismissed
        C viewWillDisappear(true) — no flags
        A viewWillAppear(true) — no flags
        A viewIsAppearing(true) — no flags
        …
        A viewDidAppear(true) — no flags
        Nav viewDidDisappear(true) — isBeingDismissed
        C viewDidDisappear(true) — no flags
        completion
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.present(Nav(bed, C(bed)), style: .fullScreen)
      bed.settle()
      bed.transcript.removeAll()
      bed.read(Reading.flags)
      bed.dismiss()
      bed.letTimePass()
    },
  ]
}

extension TestBed {
  /// Presents on the root, animated.
  func present(_ screen: UIViewController, style: UIModalPresentationStyle) {
    screen.modalPresentationStyle = style
    window.rootViewController?.present(screen, animated: true) { self.note("completion") }
  }

  /// Dismisses what the root presents, animated.
  func dismiss() {
    window.rootViewController?.dismiss(animated: true) { self.note("completion") }
  }

  /// Shows A, which presents P, which presents Q.
  func openChain(style: UIModalPresentationStyle) {
    open(with: A(self))
    present(P(self), style: style)
    settle()
    let q = Q(self)
    q.modalPresentationStyle = style
    window.rootViewController?.presentedViewController?.present(q, animated: true)
    settle()
    transcript.removeAll()
  }

  /// The root and what is presented above it.
  var chain: [UIViewController] {
    window.rootViewController.map { Array(sequence(first: $0) { $0.presentedViewController }) }
      ?? []
  }
}
