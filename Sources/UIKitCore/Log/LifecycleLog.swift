import VirtualTime

/// Every event of an application, in order; readable as values, as a transcript and as a drawn timeline.
///
/// Events are stored as a few numbers each and become values with names when they are read. The log keeps
/// no controller alive. It grows until `removeAll()` or up to a `limit`; switched off it costs one comparison an
/// event. All copies of a log are the same log.
@preconcurrency @MainActor public struct LifecycleLog: NewsTaking {
  package let environment: Environment

  /// Whether events are recorded. True at first; misuses and leaks are reported either way.
  public var isEnabled: Bool {
    get { environment.recordsEvents }
    nonmutating set { environment.recordsEvents = newValue }
  }

  /// How many of the latest events are kept, one at least; all of them when `nil`, which it is at first.
  ///
  /// With a limit a simulation can run for days without taking more memory: older events are forgotten, up to as
  /// many again are stored until then, and positions stay what they were.
  public var limit: Int? {
    get { environment.store.limit }
    nonmutating set { environment.store.limit = newValue }
  }

  /// The number of events since the last `removeAll()`, those beyond the `limit` among them. - Complexity: O(1).
  public var count: Int {
    upToDate.environment.store.count
  }

  /// All events that are kept, oldest first. - Complexity: O(events); names are made here.
  public var events: [LifecycleEvent] { events(from: 0) }

  /// The events from a position on, such as the `count` remembered before a step, as far as they are kept.
  public func events(from start: Int) -> [LifecycleEvent] {
    let end = count
    let start = max(start, environment.store.start)
    return (start..<max(end, start)).map {
      environment.store.event(at: $0, named: environment.nameTable)
    }
  }

  /// The position of the first event that is kept.
  package var start: Int { environment.store.start }

  /// Puts words of the program's own into the log, at this instant.
  public func note(_ words: String) {
    environment.record(.note, note: words)
  }

  /// Forgets all events. Names and numbers go on.
  public func removeAll() {
    upToDate.environment.store.removeAll()
    environment.links.forgetPast()
  }
}

extension Environment {
  /// The log of all that is recorded here.
  package var log: LifecycleLog { LifecycleLog(environment: self) }
}
