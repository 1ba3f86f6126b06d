extension Rule {
  /// Rows 8 to 11 and 24: a screen is presented and dismissed.
  static let presentation: [Rule] =
    [
      Rule(
        "8", "present full screen: the presented one's did comes before the presenter's", "RM VR",
        .high,
        expected: """
          P loadView
          P viewDidLoad
          A viewWillDisappear(true)
          P viewWillAppear(true)
          P viewIsAppearing(true)
          …
          P viewDidAppear(true)
          A viewDidDisappear(true)
          completion
          """
      ) { stage in
        stage.open(with: A(stage))
        stage.present(P(stage), style: .fullScreen)
        stage.letTimePass()
      },
      Rule(
        "9", "dismiss full screen: the presenter's did comes before the dismissed one's",
        "practice", .medium,
        expected: """
          P viewWillDisappear(true)
          A viewWillAppear(true)
          A viewIsAppearing(true)
          …
          A viewDidAppear(true)
          P viewDidDisappear(true)
          completion
          """
      ) { stage in
        stage.open(with: A(stage))
        stage.present(P(stage), style: .fullScreen)
        stage.settle()
        stage.transcript.removeAll()
        stage.dismiss()
        stage.letTimePass()
      },
    ] + sheets + [
      Rule(
        "24a", "present from a child, full screen: the topmost parent presents", "AD", .high,
        expected: """
          P loadView
          P viewDidLoad
          Nav viewWillDisappear(true)
          A viewWillDisappear(true)
          P viewWillAppear(true)
          P viewIsAppearing(true)
          …
          P viewDidAppear(true)
          Nav viewDidDisappear(true)
          A viewDidDisappear(true)
          completion
          Nav: presenting nil, presented P
          P: presenting Nav, presented nil
          """
      ) { stage in
        let nav = stage.open(stack: A(stage))
        let p = P(stage)
        p.modalPresentationStyle = .fullScreen
        nav.viewControllers.at(0).present(p, animated: true) { stage.note("completion") }
        stage.letTimePass()
        stage.note(Reading.links(of: nav))
        stage.note(Reading.links(of: p))
      },
      Rule(
        "24b", "present from a child of a presented container: that container presents", "AD",
        .high,
        expected: """
          Q loadView
          Q viewDidLoad
          Nav viewWillDisappear(true)
          P viewWillDisappear(true)
          Q viewWillAppear(true)
          Q viewIsAppearing(true)
          …
          Q viewDidAppear(true)
          Nav viewDidDisappear(true)
          P viewDidDisappear(true)
          Q.presenting Nav
          """
      ) { stage in
        stage.open(with: A(stage))
        let nav = Nav(stage, P(stage))
        stage.present(nav, style: .fullScreen)
        stage.settle()
        stage.transcript.removeAll()
        let q = Q(stage)
        q.modalPresentationStyle = .fullScreen
        nav.viewControllers.at(0).present(q, animated: true)
        stage.letTimePass()
        stage.note("Q.presenting \(name(of: q.presentingViewController))")
      },
    ]

  private static let adaptation =
    "differs: stays a popover on a phone, where UIKit makes it a sheet"

  /// Rows 10 and 11 for each style that leaves the presenter's view in place.
  private static let sheets: [Rule] = [
    ("automatic", UIModalPresentationStyle.automatic), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("custom", .custom), ("popover", .popover),
  ].flatMap { name, style in
    [
      Rule(
        "10 \(name)", "present \(name): no appearance calls for the presenter", "MK AD", .high,
        expected: """
          P loadView
          P viewDidLoad
          P viewWillAppear(true)
          P viewIsAppearing(true)
          …
          P viewDidAppear(true)
          completion
          A is in the window
          """, difference: style == .popover ? adaptation : nil
      ) { stage in
        stage.open(with: A(stage))
        stage.present(P(stage), style: style)
        stage.letTimePass()
        stage.note("A is \(Reading.place(of: stage.window.rootViewController!))")
      },
      Rule(
        "11 \(name)", "dismiss \(name): no appearance calls for the presenter", "practice", .high,
        expected: """
          P viewWillDisappear(true)
          …
          P viewDidDisappear(true)
          completion
          """, difference: style == .popover ? adaptation : nil
      ) { stage in
        stage.open(with: A(stage))
        stage.present(P(stage), style: style)
        stage.settle()
        stage.transcript.removeAll()
        stage.dismiss()
        stage.letTimePass()
      },
    ]
  }
}
