extension LifecycleLog {
  /// The events of some kinds, of one screen, or both, oldest first.
  ///
  ///     log.events(.viewDidAppear, .viewDidDisappear)   // of all screens
  ///     log.events(.viewDidAppear, of: screen)
  ///     log.events(of: screen)                          // of all kinds
  ///
  /// - Parameters:
  ///   - kinds: what happened; none stands for all.
  ///   - screen: whose events; `nil` stands for all.
  ///   - start: the position of the first event, such as the `count` remembered before a step.
  /// - Complexity: O(events).
  public func events(
    _ kinds: LifecycleEvent.Kind..., of screen: UIViewController? = nil, from start: Int = 0
  ) -> [LifecycleEvent] {
    select(kinds, of: screen?.readableName, from: start)
  }

  /// Events of some kinds of the screen with a readable name, also after it was deallocated: `DetailScreen#1`.
  public func events(
    _ kinds: LifecycleEvent.Kind..., ofScreenNamed name: String, from start: Int = 0
  ) -> [LifecycleEvent] {
    select(kinds, of: name, from: start)
  }

  /// The transcript of events of some kinds, of one screen, or both; see `events(_:of:from:)`.
  ///
  /// - Parameters:
  ///   - kinds: what happened; none stands for all.
  ///   - screen: whose events; `nil` stands for all.
  ///   - start: the position of the first event.
  public func transcript(
    _ kinds: LifecycleEvent.Kind..., of screen: UIViewController, from start: Int = 0
  ) -> String {
    Self.lines(of: select(kinds, of: screen.readableName, from: start))
  }

  /// The transcript of events of some kinds, of all screens.
  ///
  /// - Parameters:
  ///   - first: what happened.
  ///   - others: what else happened.
  ///   - start: the position of the first event.
  public func transcript(
    _ first: LifecycleEvent.Kind, _ others: LifecycleEvent.Kind..., from start: Int = 0
  ) -> String {
    Self.lines(of: select([first] + others, of: nil, from: start))
  }

  private func select(
    _ kinds: [LifecycleEvent.Kind], of name: String?, from start: Int
  ) -> [LifecycleEvent] {
    events(from: start).filter { event in
      (kinds.isEmpty || kinds.contains(event.kind)) && (name == nil || event.controller == name)
    }
  }
}
