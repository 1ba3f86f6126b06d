extension Rule {
  /// What a presentation and a dismissal do inside the call, and what at the end of the turn.
  static let presentationTurns: [Rule] = [
    Rule(
      "U4a", "present loads and returns; both wills come after the commit", "CAT APP ST", .high,
      expected: """
        P loadView
        P viewDidLoad
        present returned, presented P
        A viewWillDisappear(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        A viewDidDisappear(true)
        completion
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let p = P(bed)
      p.modalPresentationStyle = .fullScreen
      a.present(p, animated: true) { bed.note("completion") }
      bed.note("present returned, presented \(name(of: a.presentedViewController))")
      bed.letTimePass()
    },
    Rule(
      "U4b", "dismiss returns before the first callback, with the links as they were", "PSP ST OR",
      .high,
      expected: """
        dismiss returned, presented P
        P viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        A viewDidAppear(true)
        P viewDidDisappear(true)
        completion
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let p = P(bed)
      p.modalPresentationStyle = .fullScreen
      a.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      a.dismiss(animated: true) { bed.note("completion") }
      bed.note("dismiss returned, presented \(name(of: a.presentedViewController))")
      bed.letTimePass()
    },
    Rule(
      "U4g", "presented without animation: the layout comes before viewDidAppear all the same",
      "KU",
      .medium,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(false)
        P viewIsAppearing(false)
        P viewWillLayoutSubviews
        P viewDidLayoutSubviews
        P viewDidAppear(false)
        completion
        …
        """,
      difference: "chosen: the flag is false; KU has it true"
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.transcript.tellsLayout = true
      let p = P(bed)
      p.modalPresentationStyle = .overFullScreen
      a.present(p, animated: false) { bed.note("completion") }
      bed.letTimePass()
    },
    Rule(
      "U4c",
      "presenting again from the presenter's viewDidAppear is allowed: the link is cut before",
      "RNS WO", .high,
      expected: """
        P viewWillDisappear(true)
        Doing viewWillAppear(true)
        Doing viewIsAppearing(true)
        …
        Doing viewDidAppear(true)
        presented nil
        Q loadView
        Q viewDidLoad
        P viewDidDisappear(true)
        Q viewWillAppear(true)
        Q viewIsAppearing(true)
        Q viewDidAppear(true)
        """
    ) { bed in
      let a = Doing(bed)
      bed.open(with: a)
      let p = P(bed)
      p.modalPresentationStyle = .fullScreen
      a.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      a.inDidAppear = { [unowned a] in
        bed.note("presented \(name(of: a.presentedViewController))")
        let q = Q(bed)
        q.modalPresentationStyle = .overFullScreen
        a.present(q, animated: true)
      }
      a.dismiss(animated: true)
      bed.letTimePass()
    },
    Rule(
      "U4d", "and from the dismissed one's viewDidDisappear, which is still being dismissed",
      "RNS WO",
      .high,
      expected: """
        Doing viewWillDisappear(true)
        …
        Doing viewDidDisappear(true)
        presenting nil, isBeingDismissed true
        Q loadView
        Q viewDidLoad
        Q viewWillAppear(true)
        Q viewIsAppearing(true)
        Q viewDidAppear(true)
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let p = Doing(bed)
      p.modalPresentationStyle = .overFullScreen
      a.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      p.inDidDisappear = { [unowned p, unowned a] in
        bed.note(
          "presenting \(name(of: p.presentingViewController)), "
            + "isBeingDismissed \(p.isBeingDismissed)")
        let q = Q(bed)
        q.modalPresentationStyle = .overFullScreen
        a.present(q, animated: true)
      }
      a.dismiss(animated: true)
      bed.letTimePass()
    },
    Rule(
      "U4e", "the dismissed one lives in the completion and goes right after it", "CAT", .high,
      expected: """
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        completion
        P is released
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.present(P(bed), style: .overFullScreen)
      bed.settle()
      bed.transcript.removeAll()
      bed.tellReleases()
      a.dismiss(animated: true) { bed.note("completion") }
      bed.letTimePass()
    },
    Rule(
      "U4f", "what is set right after present is no use to viewDidLoad, which came inside",
      "APP CAT",
      .high,
      expected: """
        Detail loadView
        Detail viewDidLoad
        viewDidLoad sees nothing
        present returned
        Detail viewWillAppear(true)
        Detail viewIsAppearing(true)
        …
        Detail viewDidAppear(true)
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let detail = Detail(bed)
      detail.modalPresentationStyle = .pageSheet
      a.present(detail, animated: true)
      detail.order = "42"
      bed.note("present returned")
      bed.letTimePass()
    },
    Rule(
      "U5a", "dismissed and presented in one turn, animated: the second is refused", "OR", .medium,
      expected: """
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        presented nil
        """,
      complaints: [.warning("which is already presenting")]
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.present(P(bed), style: .overFullScreen)
      bed.settle()
      bed.transcript.removeAll()
      a.dismiss(animated: true)
      a.present(Q(bed), animated: true)
      bed.letTimePass()
      bed.note("presented \(name(of: a.presentedViewController))")
    },
    Rule(
      "U5b", "dismissed twice in one turn: once, and the second completion is not called", "AUT",
      .medium,
      expected: """
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        first
        """,
      complaints: [.warning("while a presentation or dismiss")]
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.present(P(bed), style: .overFullScreen)
      bed.settle()
      bed.transcript.removeAll()
      a.dismiss(animated: true) { bed.note("first") }
      a.dismiss(animated: true) { bed.note("second") }
      bed.letTimePass()
    },
    Rule(
      "U5d", "dismissed twice in one turn without animation: the second joins the first", "AK",
      .low,
      expected: """
        P viewWillDisappear(false)
        P viewDidDisappear(false)
        first
        second
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.present(P(bed), style: .overFullScreen)
      bed.settle()
      bed.transcript.removeAll()
      a.dismiss(animated: false) { bed.note("first") }
      a.dismiss(animated: false) { bed.note("second") }
      bed.settle()
    },
    Rule(
      "U5c", "presented while presenting: refused, the completion is not called and nothing loads",
      "NB",
      .medium,
      expected: """
        …
        """,
      complaints: [.warning("which is already presenting")]
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.present(P(bed), style: .overFullScreen)
      bed.settle()
      bed.transcript.removeAll()
      a.present(Q(bed), animated: true) { bed.note("completion") }
      bed.letTimePass()
    },
  ]
}
