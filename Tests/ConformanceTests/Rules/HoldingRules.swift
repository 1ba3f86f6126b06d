extension Rule {
  /// Who holds whom, and until when.
  static let holding: [Rule] = [
    Rule(
      "H1", "a parent holds its children", "practice", .medium,
      expected: """
        B willMove(toParent: A)
        …
        removed
        B didMove(toParent: nil)
        B is released
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.tellReleases()
      a.addChild(B(bed))
      bed.letTimePass()
      bed.note("removed")
      a.children.at(0).removeFromParent()
      bed.settle()
    },
    Rule(
      "H2", "a child does not hold its parent", "practice", .medium,
      expected: """
        B willMove(toParent: A)
        B.parent nil
        """
    ) { bed in
      let b = B(bed)
      A(bed).adopt(b)
      bed.note("B.parent \(name(of: b.parent))")
    },
    Rule(
      "H3", "a navigation controller holds its stack", "practice", .medium,
      expected: """
        alive: A, B, C
        without the navigation controller
        Nav viewWillDisappear(false)
        C viewWillDisappear(false)
        Nav viewDidDisappear(false)
        C viewDidDisappear(false)
        …
        alive: none
        """
    ) { bed in
      bed.watch(bed.open(stack: A(bed), B(bed), C(bed)).viewControllers)
      bed.noteAlive()
      bed.note("without the navigation controller")
      bed.window.rootViewController = nil
      bed.letTimePass()
      bed.noteAlive()
    },
    Rule(
      "H4", "a presenter holds what it presents, until the dismissal has its completion",
      "practice", .medium,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        completion
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        completion
        P is released
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.tellReleases()
      bed.present(P(bed), style: .pageSheet)
      bed.letTimePass()
      bed.dismiss()
      bed.letTimePass()
    },
    Rule(
      "H5", "a presented one does not hold its presenter", "practice", .medium,
      expected: """
        alive: A
        P viewWillDisappear(false)
        P viewDidDisappear(false)
        A viewWillDisappear(false)
        A viewDidDisappear(false)
        alive: none
        P.presenting nil
        """,
      difference: "chosen: hiding a window makes its screens disappear; no source tells"
    ) { bed in
      let p = P(bed)
      bed.closeWindow(presenting: p)
      bed.settle()
      bed.noteAlive()
      bed.note("P.presenting \(name(of: p.presentingViewController))")
      withExtendedLifetime(p) {}
    },
    Rule(
      "H6", "a window holds its root", "practice", .medium,
      expected: """
        no root any more
        A is released
        """
    ) { bed in
      bed.tellReleases()
      bed.window.rootViewController = A(bed)
      bed.settle()
      bed.note("no root any more")
      bed.window.rootViewController = nil
      bed.settle()
    },
    Rule(
      "H7", "a window is held by its maker, and by the turn in which it is shown", "practice",
      .medium,
      expected: """
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        B is released
        a hidden one
        B is released
        """
    ) { bed in
      bed.tellReleases()
      bed.withAnotherWindow(visible: true)
      bed.settle()
      bed.note("a hidden one")
      bed.withAnotherWindow(visible: false)
      bed.settle()
    },
    Rule(
      "H8", "a controller holds its view", "practice", .medium,
      expected: """
        without a view
        the view is released
        """
    ) { bed in
      let a = A(bed)
      bed.keep(a)
      bed.tellReleases()
      a.view = Canvas(bed)
      bed.settle()
      bed.note("without a view")
      a.view = nil
      bed.settle()
    },
    Rule(
      "H9", "a view does not hold its controller", "practice", .medium,
      expected: """
        A is released
        the view is there
        """
    ) { bed in
      let view = Canvas(bed)
      bed.keep(view)
      bed.tellReleases()
      A(bed).view = view
      bed.settle()
      bed.note("the view is there")
      withExtendedLifetime(view) {}
    },
    Rule(
      "H10a", "an alert holds its actions and they their handlers, until the alert goes",
      "practice", .medium,
      expected: """
        …
        …
        completion
        what the handler captures is released
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.tellReleases()
      bed.presentAlert()
      bed.letTimePass()
      bed.dismiss()
      bed.letTimePass()
    },
    Rule(
      "H10b", "a button of an alert: the alert goes, then the handler is called and released",
      "practice", .medium,
      expected: """
        …
        the handler is called
        what the handler captures is released
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.tellReleases()
      bed.presentAlert()
      bed.settle()
      if let alert = bed.window.rootViewController?.presentedViewController as? UIAlertController {
        try bed.tap("OK", of: alert)
      }
      bed.letTimePass()
    },
    Rule(
      "H13", "a transition holds its presenter and its window until its completion", "FA", .high,
      expected: """
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        B loadView
        B viewDidLoad
        the program has let go
        A viewIsAppearing(false)
        A viewDidAppear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        presented
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        dismissed
        B is released
        A is released
        """
    ) { bed in
      bed.tellReleases()
      bed.presentAndDismissInAnotherWindow()
      bed.note("the program has let go")
      bed.settle()
    },
    Rule(
      "H12", "a popped one is held by the transition until that is over", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        the call has returned
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        B is released
        the transition is over
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.tellReleases()
      nav.popViewController(animated: true)
      bed.note("the call has returned")
      bed.letTimePass()
      bed.note("the transition is over")
    },
  ]
}

extension UIViewController {
  /// Takes a child, and is gone with the statement that says so.
  fileprivate func adopt(_ child: UIViewController) { addChild(child) }
}

extension TestBed {
  /// Makes a window with a root and lets go of both.
  fileprivate func withAnotherWindow(visible: Bool) {
    let other = makeWindow()
    other.rootViewController = B(self)
    if visible { other.isHidden = false }
  }

  /// Presents and dismisses in a window that is a local variable, as the published helper does.
  fileprivate func presentAndDismissInAnotherWindow() {
    let other = makeWindow()
    let root = A(self)
    other.rootViewController = root
    other.isHidden = false
    root.present(B(self), animated: false) {
      self.note("presented")
      root.dismiss(animated: false) { self.note("dismissed") }
    }
  }

  /// Shows A in a window of its own, which presents a screen; then closes and lets go of both.
  fileprivate func closeWindow(presenting screen: UIViewController) {
    let other = makeWindow()
    other.rootViewController = A(self)
    other.isHidden = false
    settle()
    other.rootViewController?.present(screen, animated: false)
    settle()
    transcript.removeAll()
    watch([other.rootViewController].compactMap(\.self))
    noteAlive()
    other.isHidden = true
  }

  /// Presents on the root an alert with a button whose handler captures something.
  fileprivate func presentAlert() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let capture = Capture("what the handler captures", self)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        withExtendedLifetime(capture) { self.note("the handler is called") }
      })
    window.rootViewController?.present(alert, animated: true)
  }
}
