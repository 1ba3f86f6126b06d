import VirtualTime

/// Every event of an application, in order; readable as values, as a transcript and as a drawn timeline.
///
/// ```swift
/// let start = simulation.log.count
/// navigation.popViewController(animated: true)
/// try simulation.settle()
///
/// print(simulation.log.transcript(from: start))  // a line for each callback
/// print(simulation.log.timeline(from: start))  // a row for each screen
/// let appeared = simulation.log.events(.viewDidAppear, from: start).map(\.controller)
/// ```
///
/// Events are stored as a few numbers each and become values with names when they are read. The log keeps
/// no controller alive. It grows until `removeAll()` or up to a `limit`; switched off it costs one comparison an
/// event. All copies of a log are the same log.
@preconcurrency @MainActor public struct LifecycleLog: DeallocationAware {
  package let environment: Environment

  /// Whether events are recorded, `true` by default; misuses and leaks are reported either way.
  public var isEnabled: Bool {
    get { environment.events.areRecorded }
    nonmutating set { environment.events.areRecorded = newValue }
  }

  /// The number of latest events that are kept, one at least; `nil`, the default, keeps all.
  ///
  /// With a limit a simulation can run for days without taking more memory: older events are forgotten, up to as
  /// many again are stored until then, and positions stay.
  public var limit: Int? {
    get { environment.events.store.limit }
    nonmutating set { environment.events.store.limit = newValue }
  }

  /// The number of events since the last `removeAll()`, those beyond the `limit` among them. - Complexity: O(1).
  public var count: Int { upToDate.environment.events.store.count }
  /// All events that are kept, oldest first. - Complexity: O(events); names are made here.
  public var events: [LifecycleEvent] { events(from: 0) }

  /// The events from a position on, such as the `count` remembered before a step, as far as they are kept.
  public func events(from start: Int) -> [LifecycleEvent] {
    let end = count
    let start = max(start, environment.events.store.start)
    return (start..<max(end, start)).map {
      environment.events.store.event(at: $0, named: environment.names)
    }
  }

  /// The lines of a flow that a fix of its leaks leaves as they are: without deallocations and leaks.
  ///
  /// - Parameter hasInstants: Whether each begins with its instant, which in live time differs from run to run.
  package func flow(hasInstants: Bool = true) -> [String] {
    events.filter { ![.deallocated, .leak].contains($0.kind) }.map {
      hasInstants ? "\($0.instant)  \($0.line)" : $0.line
    }
  }

  /// The position of the first kept event.
  package var start: Int { environment.events.store.start }

  /// Puts words of the program's own into the log, at this instant.
  public func note(_ words: String) { environment.record(.note, note: words) }

  /// Forgets all events. Names and numbers go on.
  public func removeAll() {
    upToDate.environment.events.removeAll()
  }
}

extension Environment {
  package var log: LifecycleLog { LifecycleLog(environment: self) }
}

extension LifecycleLog {
  /// The events from a position on, a line each: the instant, then the event.
  ///
  ///     0.000 s  A#1 viewWillDisappear (animated)
  ///     0.350 s  A#1 viewDidDisappear (animated)
  ///
  /// Deterministic: the same program gives the same text, byte for byte.
  public func transcript(from start: Int = 0) -> String { Self.lines(of: events(from: start)) }

  static func lines(of events: [LifecycleEvent]) -> String {
    events.map { "\($0.instant)  \($0.line)\n" }.joined()
  }

  /// The events from a position on, drawn; see `LifecycleTimeline`.
  public func timeline(from start: Int = 0, width: Int = 80) -> String {
    LifecycleTimeline(events(from: start)).drawn(width: width)
  }

  /// The events from a position on as a trace for Perfetto and Chrome; see `LifecycleTimeline.trace`.
  public func trace(from start: Int = 0) -> String { LifecycleTimeline(events(from: start)).trace }
}

extension LifecycleLog {
  /// One change of the link above a controller.
  package struct LinkChange: Sendable {
    /// The number of kept events before it.
    package var position: Int
    package var controller: String
    package var type: AnyObject.Type?
    package var link: HierarchyLink
    /// The window or controller above, by its readable name.
    package var above: String?
  }

  /// The links above each controller, in the order of the changes. - Complexity: O(changes).
  package var linkChanges: [LinkChange] {
    let start = upToDate.start
    return environment.events.links.entries.map { entry in
      let above: String? =
        switch entry.link {
        case .none: nil
        case .root(let id), .child(let id), .presented(let id): environment.names.name(of: id)
        }
      return LinkChange(
        position: max(Int(entry.position) - start, 0),
        controller: environment.names.name(of: entry.id),
        type: environment.names.type(of: entry.id), link: entry.link, above: above)
    }
  }
}
