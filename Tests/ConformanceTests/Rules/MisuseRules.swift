extension Rule {
  /// What UIKit refuses or warns of, in its words. An exception ends the program there.
  static let misuse: [Rule] = [
    Rule(
      "M1", "the same instance is pushed twice", "practice", .medium,
      expected: """
        …
        stack A, B
        """,
      complaints: [
        .exception("Pushing the same view controller instance more than once is not supported")
      ]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.pushViewController(nav.viewControllers.at(1), animated: true)
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "M2", "a navigation controller is pushed", "practice", .medium,
      expected: """
        …
        stack A
        """,
      complaints: [.exception("Pushing a navigation controller is not supported")]
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(OtherNav(bed), animated: true)
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "M3", "present while presenting", "practice", .medium,
      expected: """
        …
        A: presenting nil, presented P
        """,
      complaints: [.warning("Attempt to present <Q> on <A> which is already presenting <P>")]
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.settle()
      bed.transcript.removeAll()
      bed.present(Q(bed), style: .pageSheet)
      bed.letTimePass()
      bed.note(Reading.links(of: bed.window.rootViewController!))
    },
    Rule(
      "M4", "present outside of any window", "practice", .medium,
      expected: """
        …
        B.presented nil
        """,
      complaints: [
        .warning("Attempt to present <P> on <B> whose view is not in the window hierarchy")
      ]
    ) { bed in
      bed.open(with: A(bed))
      let b = B(bed)
      b.present(P(bed), animated: true) { bed.note("completion") }
      bed.letTimePass()
      bed.note("B.presented \(name(of: b.presentedViewController))")
    },
    Rule(
      "M5", "present one that is presented already", "practice", .medium,
      expected: """
        …
        chain A, P, Q
        """,
      complaints: [
        .exception(
          "Application tried to present modally a view controller that is already being presented")
      ]
    ) { bed in
      bed.openChain(style: .pageSheet)
      bed.chain.at(2).present(bed.chain.at(1), animated: true) { bed.note("completion") }
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "M6", "present one that has a parent", "practice", .medium,
      expected: """
        …
        stack A, B
        """,
      complaints: [.exception("Application tried to present modally an active controller")]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.present(nav.viewControllers.at(0), animated: true) { bed.note("completion") }
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "M7", "an appearance begun twice or ended without a beginning", "practice", .medium,
      expected: """
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        """,
      complaints: [
        .warning("Unbalanced calls to begin/end appearance transitions for <B>"),
        .warning("Unbalanced calls to begin/end appearance transitions for <B>"),
      ]
    ) { bed in
      let parent = ByHand(bed)
      let b = B(bed)
      bed.open(with: parent, child: b)
      b.beginAppearanceTransition(true, animated: false)
      b.beginAppearanceTransition(true, animated: false)
      b.endAppearanceTransition()
      b.endAppearanceTransition()
      bed.settle()
    },
    Rule(
      "M8", "push during a push: warned of, the list holds both at once", "practice", .medium,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        C willMove(toParent: Nav)
        stack A, B, C
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        C loadView
        C viewDidLoad
        B viewWillDisappear(true)
        C viewWillAppear(true)
        C viewIsAppearing(true)
        B viewDidDisappear(true)
        C viewDidAppear(true)
        C didMove(toParent: Nav)
        """,
      complaints: [
        .warning("nested push animation can result in corrupted navigation bar")
      ],
      difference: "chosen: the second one's callbacks come after the first's; no source tells",
      on: 18...27
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.endTurn()
      nav.pushViewController(C(bed), animated: true)
      bed.note("stack \(names(of: nav.viewControllers))")
      bed.letTimePass()
    },
    Rule(
      "M9", "pop at the root: nothing, nil", "practice", .medium,
      expected: """
        popped nil
        …
        stack A
        """,
      complaints: [.silence]
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.note("popped \(name(of: nav.popViewController(animated: true)))")
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "M10", "dismiss with nothing presented: nothing but the completion", "ALC VAN", .medium,
      expected: """
        completion
        …
        """,
      complaints: [.silence],
      difference:
        "chosen: tests of three projects count on the completion; a book and AUT's comments have it dropped"
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      a.dismiss(animated: true) { bed.note("completion") }
      bed.letTimePass()
    },
    Rule(
      "M11", "a child with another parent is removed there first", "AD", .high,
      expected: """
        B willMove(toParent: nil)
        B didMove(toParent: nil)
        B willMove(toParent: C)
        of A none, of C B
        """,
      complaints: [.silence]
    ) { bed in
      let a = A(bed)
      bed.open(with: a, child: B(bed))
      let c = C(bed)
      c.addChild(a.children.at(0))
      bed.settle()
      bed.note("of A \(names(of: a.children)), of C \(names(of: c.children))")
    },
    Rule(
      "M12", "popTo one that is not on the stack", "practice", .medium,
      expected: """
        …
        stack A, B
        """,
      complaints: [.exception("Tried to pop to a view controller that doesn't exist")]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.popToViewController(C(bed), animated: true)
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
  ]
}
