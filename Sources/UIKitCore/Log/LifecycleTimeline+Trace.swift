import ObjectGraph
import VirtualTime

extension LifecycleTimeline {
  /// The events as a trace in the form of Chrome's trace events, JSON with a newline at the end, an event a line:
  /// ui.perfetto.dev and chrome://tracing open a file of it.
  ///
  /// Each controller is a thread with its readable name, in the order of their first events. Between its callbacks
  /// it has spans: `on screen`, `in a transition`, and `off screen` as long as it is alive. Each event is an
  /// instant with its words; a leak, a misuse and a note of the program's go through all threads. Times are
  /// microseconds of virtual time. Complexity: linear in the events.
  public var trace: String {
    var trace = TraceWriter()
    for event in events { trace.add(event) }
    return trace.text(end: events.last?.instant)
  }
}

/// Puts the events of a trace together.
private struct TraceWriter {
  private var lines: [String] = []
  /// The number of each controller's thread.
  private var threads: [String: Int] = [:]
  /// The controllers, in the order of their threads.
  private var names: [String] = []
  /// The span that each thread is in.
  private var spans: [Int: (name: String, start: Int)] = [:]

  mutating func add(_ event: LifecycleEvent) {
    let (thread, time) = (thread(event.controller), event.instant.microseconds)
    if let fill = LifecycleTimeline.fill(after: event) {
      endSpan(of: thread, at: time)
      if let name = Self.spanName(fill) { spans[thread] = (name, time) }
    }
    let scope = [.leak, .misuse, .note].contains(event.kind) ? "p" : "t"
    append(
      event.kind.rawValue, "i", thread,
      #""ts":\#(time),"s":"\#(scope)","args":{"event":\#(event.line.quotedForJSON)}"#)
  }

  mutating func text(end: VirtualInstant?) -> String {
    for thread in names.indices { endSpan(of: thread + 1, at: end?.microseconds ?? 0) }
    let events = lines
    lines = []
    append("process_name", "M", 0, #""args":{"name":"screens"}"#)
    for (thread, name) in names.enumerated() {
      append("thread_name", "M", thread + 1, #""args":{"name":\#(name.quotedForJSON)}"#)
      append("thread_sort_index", "M", thread + 1, #""args":{"sort_index":\#(thread)}"#)
    }
    return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n"
      + (lines + events).joined(separator: ",\n") + "\n]}\n"
  }

  private mutating func thread(_ controller: String) -> Int {
    if let known = threads[controller] { return known }
    names.append(controller.isEmpty ? "application" : controller)
    threads[controller] = names.count
    return names.count
  }

  private mutating func endSpan(of thread: Int, at time: Int) {
    guard let span = spans.removeValue(forKey: thread) else { return }
    append(span.name, "X", thread, #""ts":\#(span.start),"dur":\#(time - span.start)"#)
  }

  private mutating func append(_ name: String, _ phase: String, _ thread: Int, _ rest: String) {
    lines.append(
      #"{"name":\#(name.quotedForJSON),"ph":"\#(phase)","pid":1,"tid":\#(thread),\#(rest)}"#)
  }

  private static func spanName(_ fill: Character) -> String? {
    switch fill {
    case "─": "on screen"
    case "~": "in a transition"
    case "·": "off screen"
    default: nil
    }
  }
}

extension VirtualInstant {
  /// Since the start of the clock.
  fileprivate var microseconds: Int {
    let (seconds, attoseconds) = sinceStart.components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }
}
