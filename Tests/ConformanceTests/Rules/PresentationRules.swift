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
      ) { bed in
        bed.open(with: A(bed))
        bed.present(P(bed), style: .fullScreen)
        bed.letTimePass()
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
      ) { bed in
        bed.open(with: A(bed))
        bed.present(P(bed), style: .fullScreen)
        bed.settle()
        bed.transcript.removeAll()
        bed.dismiss()
        bed.letTimePass()
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
      ) { bed in
        let nav = bed.open(stack: A(bed))
        let p = P(bed)
        p.modalPresentationStyle = .fullScreen
        nav.viewControllers.at(0).present(p, animated: true) { bed.note("completion") }
        bed.letTimePass()
        bed.note(Reading.links(of: nav))
        bed.note(Reading.links(of: p))
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
      ) { bed in
        bed.open(with: A(bed))
        let nav = Nav(bed, P(bed))
        bed.present(nav, style: .fullScreen)
        bed.settle()
        bed.transcript.removeAll()
        let q = Q(bed)
        q.modalPresentationStyle = .fullScreen
        nav.viewControllers.at(0).present(q, animated: true)
        bed.letTimePass()
        bed.note("Q.presenting \(name(of: q.presentingViewController))")
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
      ) { bed in
        bed.open(with: A(bed))
        bed.present(P(bed), style: style)
        bed.letTimePass()
        bed.note("A is \(Reading.place(of: bed.window.rootViewController!))")
      },
      Rule(
        "11 \(name)", "dismiss \(name): no appearance calls for the presenter", "practice", .high,
        expected: """
          P viewWillDisappear(true)
          …
          P viewDidDisappear(true)
          completion
          """, difference: style == .popover ? adaptation : nil
      ) { bed in
        bed.open(with: A(bed))
        bed.present(P(bed), style: style)
        bed.settle()
        bed.transcript.removeAll()
        bed.dismiss()
        bed.letTimePass()
      },
    ]
  }
}
