extension Rule {
  /// Rows 15 to 17: children of a container that somebody wrote.
  static let containment: [Rule] = [
    Rule(
      "15a", "a child added on screen: its view brings the appearance, the caller didMove",
      "PV CAT",
      .high,
      expected: """
        B willMove(toParent: A)
        its view
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        …
        didMove by the caller
        B didMove(toParent: A)
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let b = B(bed)
      a.addChild(b)
      bed.note("its view")
      a.view.addSubview(b.view)
      bed.letTimePass()
      bed.note("didMove by the caller")
      b.didMove(toParent: a)
      bed.settle()
    },
    Rule(
      "15b", "a child added off screen appears along with its parent", "practice", .medium,
      expected: """
        A viewWillAppear(false)
        B viewWillAppear(false)
        A viewIsAppearing(false)
        B viewIsAppearing(false)
        A viewDidAppear(false)
        B viewDidAppear(false)
        """
    ) { bed in
      let a = A(bed)
      let b = B(bed)
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      bed.transcript.removeAll()
      bed.window.rootViewController = a
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "16a", "a child removed: the caller's willMove, the view's disappearance, didMove",
      "practice",
      .high,
      expected: """
        B willMove(toParent: nil)
        its view
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        removeFromParent
        B didMove(toParent: nil)
        """
    ) { bed in
      let a = A(bed)
      let b = B(bed)
      bed.open(with: a, child: b)
      b.willMove(toParent: nil)
      bed.note("its view")
      b.view.removeFromSuperview()
      bed.note("removeFromParent")
      b.removeFromParent()
      bed.settle()
    },
    Rule(
      "16b", "a child removed is released", "practice", .high,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        B didMove(toParent: nil)
        B is released
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a, child: B(bed))
      bed.tellReleases()
      a.children.at(0).willMove(toParent: nil)
      a.children.at(0).view.removeFromSuperview()
      a.children.at(0).removeFromParent()
      bed.settle()
    },
    Rule(
      "17a", "manual forwarding: a container's appearance brings its children nothing", "AD",
      .high,
      expected: """
        ByHand viewWillAppear(false)
        ByHand viewIsAppearing(false)
        ByHand viewDidAppear(false)
        """
    ) { bed in
      let parent = ByHand(bed)
      let b = B(bed)
      parent.addChild(b)
      parent.view.addSubview(b.view)
      b.didMove(toParent: parent)
      bed.transcript.removeAll()
      bed.window.rootViewController = parent
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "17b", "manual forwarding: children get what begin and end send", "AD", .high,
      expected: """
        B viewWillAppear(true)
        B viewIsAppearing(true)
        end
        B viewDidAppear(true)
        and back
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        """
    ) { bed in
      let parent = ByHand(bed)
      let b = B(bed)
      bed.open(with: parent, child: b)
      b.beginAppearanceTransition(true, animated: true)
      bed.note("end")
      b.endAppearanceTransition()
      bed.note("and back")
      b.beginAppearanceTransition(false, animated: false)
      b.endAppearanceTransition()
      bed.settle()
    },
    Rule(
      "17c", "manual forwarding: a view added or removed on screen brings nothing", "AD", .high,
      expected: """
        B willMove(toParent: ByHand)
        B loadView
        B viewDidLoad
        B didMove(toParent: ByHand)
        …
        B willMove(toParent: nil)
        B didMove(toParent: nil)
        """
    ) { bed in
      let parent = ByHand(bed)
      let b = B(bed)
      bed.open(with: parent)
      parent.addChild(b)
      parent.view.addSubview(b.view)
      b.didMove(toParent: parent)
      bed.letTimePass()
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      bed.settle()
    },
  ]
}

extension TestBed {
  /// Shows a parent with a child whose view is inside the parent's.
  func open(with parent: UIViewController, child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    open(with: parent)
  }
}
