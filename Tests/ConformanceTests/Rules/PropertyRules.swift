extension Rule {
  /// Properties are updated between traits and layout, and again when an observable property has changed that was
  /// read.
  static let properties: [Rule] = [
    Rule(
      "PR1", "the first update comes before the first layout, once", "AD WU", .high,
      expected: """
        Reader loadView
        Reader viewDidLoad
        Reader viewWillAppear(false)
        Reader viewIsAppearing(false)
        Reader updateProperties: one
        Reader viewWillLayoutSubviews: 1
        Reader viewDidAppear(false)
        """,
      difference: "chosen: after viewIsAppearing; no source tells",
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      bed.window.rootViewController = Reader(bed, Model())
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "PR2", "asked for several times: one update at the end of the turn, and no layout", "AD JU",
      .high,
      expected: """
        both calls returned
        Reader updateProperties: one
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let reader = bed.open(reader: Model())
      reader.setNeedsUpdateProperties()
      reader.setNeedsUpdateProperties()
      bed.note("both calls returned")
      bed.letTimePass()
    },
    Rule(
      "PR3", "updatePropertiesIfNeeded updates at once, and nothing is left for the turn", "AD",
      .high,
      expected: """
        Reader updateProperties: one
        the call returned
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let reader = bed.open(reader: Model())
      reader.setNeedsUpdateProperties()
      reader.updatePropertiesIfNeeded()
      reader.updatePropertiesIfNeeded()
      bed.note("the call returned")
      bed.letTimePass()
    },
    Rule(
      "PR4", "an observable property that updateProperties has read changes: one update, no layout",
      "AD WU JU", .high,
      expected: """
        changed
        Reader updateProperties: three
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let model = Model()
      bed.open(reader: model)
      model.name = "two"
      model.name = "three"
      bed.note("changed")
      bed.letTimePass()
    },
    Rule(
      "PR5", "a property that was not read changes: nothing", "AD", .high,
      expected: """
        …
        Reader updateProperties: two
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let model = Model()
      bed.open(reader: model)
      model.other = 2
      bed.letTimePass()
      model.name = "two"
      bed.letTimePass()
    },
    Rule(
      "PR6", "a property that viewWillLayoutSubviews has read changes: a layout, no update",
      "AD WU",
      .high,
      expected: """
        changed
        Reader viewWillLayoutSubviews: 2
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let model = Model()
      bed.open(reader: model)
      model.size = 2
      bed.note("changed")
      bed.letTimePass()
    },
    Rule(
      "PR7", "a view's updateProperties and layoutSubviews follow what each has read", "AD WU",
      .high,
      expected: """
        view updateProperties: two
        …
        view layoutSubviews: 2
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let model = Model()
      let screen = A(bed)
      let view = ReadingView()
      view.model = model
      screen.view.addSubview(view)
      bed.open(with: screen)
      view.tell = { [transcript = bed.transcript] in transcript.add($0) }
      model.name = "two"
      bed.letTimePass()
      model.size = 2
      bed.letTimePass()
    },
    Rule(
      "PR8", "a change while the screen is covered: the update comes with the next appearance",
      "practice", .low,
      expected: """
        changed
        …
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        Reader viewWillAppear(true)
        Reader viewIsAppearing(true)
        Reader updateProperties: two
        Reader viewWillLayoutSubviews: 1
        …
        B viewDidDisappear(true)
        Reader viewDidAppear(true)
        B didMove(toParent: nil)
        """,
      difference: "chosen: no update outside of a window; no source tells",
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let model = Model()
      let nav = bed.open(stack: Reader(bed, model), B(bed))
      model.name = "two"
      bed.note("changed")
      bed.letTimePass()
      nav.popViewController(animated: true)
      bed.letTimePass()
    },
    Rule(
      "PR9", "new traits, then the update, then the layout", "AD WU", .high,
      expected: """
        Reader traitCollectionDidChange
        Reader updateProperties: one
        Reader viewWillLayoutSubviews: 1
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      bed.open(reader: Model())
      try bed.rotate()
      bed.letTimePass()
    },
    Rule(
      "PR10", "what an update makes stale is laid out after it", "AD WU", .high,
      expected: """
        Reader updateProperties: one
        Reader viewWillLayoutSubviews: 1
        …
        """,
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      let reader = bed.open(reader: Model())
      reader.inUpdate = { [weak reader] in reader?.view.setNeedsLayout() }
      reader.setNeedsUpdateProperties()
      bed.letTimePass()
    },
    Rule(
      "PR11", "tracking holds neither the screen nor the model", "practice", .low,
      expected: """
        Reader willMove(toParent: nil)
        Reader viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        Reader viewDidDisappear(false)
        A viewDidAppear(false)
        Reader didMove(toParent: nil)
        Reader is released
        the model is kept
        the model is released
        """,
      difference: "chosen: as Observation itself does; no source tells of UIKit's own tracking",
      on: 26...27
    ) { bed in
      guard #available(iOS 26, *) else { throw Rule.sinceUpdates }
      var model: Model? = Model { [transcript = bed.transcript] in
        transcript.add("the model is released")
      }
      let nav = bed.open(stack: A(bed), Reader(bed, model))
      bed.tellReleases()
      nav.popViewController(animated: false)
      bed.settle()
      bed.note("the model is \(model == nil ? "gone" : "kept")")
      model = nil
    },
  ]
}

extension Rule {
  fileprivate static let sinceUpdates = Unavailable("properties are updated since iOS 26")
}

extension TestBed {
  /// Shows a screen that reads a model.
  @available(iOS 26, *) @discardableResult
  fileprivate func open(reader model: Model) -> Reader {
    let reader = Reader(self, model)
    open(with: reader)
    return reader
  }
}
