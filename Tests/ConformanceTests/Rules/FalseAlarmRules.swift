extension Rule {
  /// What stays alive for a good reason, and must not be reported.
  static let falseAlarms: [Rule] = [
    Rule(
      "FA1", "tabs that are not selected stay, and their stacks", "practice", .medium,
      expected: """
        C loadView
        C viewDidLoad
        C viewWillAppear(false)
        Nav viewWillDisappear(false)
        B viewWillDisappear(false)
        C viewIsAppearing(false)
        Nav viewDidDisappear(false)
        B viewDidDisappear(false)
        C viewDidAppear(false)
        …
        """
    ) { stage in
      let nav = Nav(stage, A(stage))
      nav.pushViewController(B(stage), animated: false)
      let tabs = stage.open(tabs: nav, C(stage))
      stage.tellReleases()
      tabs.selectedIndex = 1
      stage.letTimePass()
    },
    Rule(
      "FA2", "a screen popped and pushed again stays", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        B willMove(toParent: Nav)
        A viewWillDisappear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        B didMove(toParent: Nav)
        …
        stack A, B
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      if let b = nav.popViewController(animated: false) {
        stage.settle()
        nav.pushViewController(b, animated: false)
      }
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "FA3", "a screen kept on purpose stays", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        …
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      stage.keep(nav.viewControllers[1])
      stage.declareKept(nav.viewControllers[1])
      nav.popViewController(animated: false)
      stage.letTimePass()
    },
    Rule(
      "FA4", "a screen that a finite task holds goes with the task", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        …
        the task of B is done
        B is released
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      stage.schedule(after: 1) { [b = nav.viewControllers[1]] in
        stage.note("the task of \(name(of: b)) is done")
      }
      nav.popViewController(animated: false)
      stage.letTimePass()
    },
    Rule(
      "FA5", "what is presented, and what stands on its stack, is reached by way of its presenter",
      "practice", .medium,
      expected: """
        …
        Nav: presenting A, presented nil
        """
    ) { stage in
      stage.open(with: A(stage))
      stage.tellReleases()
      let nav = Nav(stage, B(stage))
      nav.pushViewController(C(stage), animated: false)
      stage.window.rootViewController?.present(nav, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.letTimePass()
      stage.note(Reading.links(of: nav))
    },
  ]
}
