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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      nav.pushViewController(nav.viewControllers.at(1), animated: true)
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "M2", "a navigation controller is pushed", "practice", .medium,
      expected: """
        …
        stack A
        """,
      complaints: [.exception("Pushing a navigation controller is not supported")]
    ) { stage in
      let nav = stage.open(stack: A(stage))
      nav.pushViewController(OtherNav(stage), animated: true)
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "M3", "present while presenting", "practice", .medium,
      expected: """
        …
        A: presenting nil, presented P
        """,
      complaints: [.warning("Attempt to present <Q> on <A> which is already presenting <P>")]
    ) { stage in
      stage.open(with: A(stage))
      stage.present(P(stage), style: .pageSheet)
      stage.settle()
      stage.transcript.removeAll()
      stage.present(Q(stage), style: .pageSheet)
      stage.letTimePass()
      stage.note(Reading.links(of: stage.window.rootViewController!))
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
    ) { stage in
      stage.open(with: A(stage))
      let b = B(stage)
      b.present(P(stage), animated: true) { stage.note("completion") }
      stage.letTimePass()
      stage.note("B.presented \(name(of: b.presentedViewController))")
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
    ) { stage in
      stage.openChain(style: .pageSheet)
      stage.chain.at(2).present(stage.chain.at(1), animated: true) { stage.note("completion") }
      stage.letTimePass()
      stage.note("chain \(names(of: stage.chain))")
    },
    Rule(
      "M6", "present one that has a parent", "practice", .medium,
      expected: """
        …
        stack A, B
        """,
      complaints: [.exception("Application tried to present modally an active controller")]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      nav.present(nav.viewControllers.at(0), animated: true) { stage.note("completion") }
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
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
    ) { stage in
      let parent = ByHand(stage)
      let b = B(stage)
      stage.open(with: parent, child: b)
      b.beginAppearanceTransition(true, animated: false)
      b.beginAppearanceTransition(true, animated: false)
      b.endAppearanceTransition()
      b.endAppearanceTransition()
      stage.settle()
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
      difference: "chosen: the second one's callbacks come after the first's; no source tells"
    ) { stage in
      let nav = stage.open(stack: A(stage))
      nav.pushViewController(B(stage), animated: true)
      stage.endTurn()
      nav.pushViewController(C(stage), animated: true)
      stage.note("stack \(names(of: nav.viewControllers))")
      stage.letTimePass()
    },
    Rule(
      "M9", "pop at the root: nothing, nil", "practice", .medium,
      expected: """
        popped nil
        …
        stack A
        """,
      complaints: [.silence]
    ) { stage in
      let nav = stage.open(stack: A(stage))
      stage.note("popped \(name(of: nav.popViewController(animated: true)))")
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "M10", "dismiss with nothing presented: nothing, without the completion", "NB AUT", .medium,
      expected: """
        …
        dismissed
        """,
      complaints: [.silence]
    ) { stage in
      stage.open(with: A(stage))
      stage.dismiss()
      stage.letTimePass()
      stage.note("dismissed")
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
    ) { stage in
      let a = A(stage)
      stage.open(with: a, child: B(stage))
      let c = C(stage)
      c.addChild(a.children.at(0))
      stage.settle()
      stage.note("of A \(names(of: a.children)), of C \(names(of: c.children))")
    },
    Rule(
      "M12", "popTo one that is not on the stack", "practice", .medium,
      expected: """
        …
        stack A, B
        """,
      complaints: [.exception("Tried to pop to a view controller that doesn't exist")]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      nav.popToViewController(C(stage), animated: true)
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
  ]
}
