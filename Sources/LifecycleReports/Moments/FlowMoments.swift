/// The columns of a report's timeline, in order, and the events' places among them.
struct FlowMoments {
  private(set) var all: [FlowMoment] = []
  /// For each event its column; at last the number of columns.
  private(set) var columns: [Int] = []
  /// For each scan its column.
  private(set) var scanColumns: [Int] = []
  /// The rows: the names in the order of their first column.
  private(set) var names: [String] = []

  /// Puts scans and deadlines between the events.
  ///
  /// A scan stands where it was. A deadline that was missed stands before the first leak that was reported at its
  /// instant, any other behind all events of its instant: those of one instant have no order among each other.
  init(_ report: FlowReport) {
    var deadlines = report.expectations.filter(\.state.cameToItsDeadline)
      .sorted { ($0.deadline, $0.serial) < ($1.deadline, $1.serial) }[...]
    var scans = report.scans[...]
    for (position, event) in report.events.enumerated() {
      while let scan = scans.first, scan.position <= position {
        while let due = deadlines.first, due.deadline < scan.instant { add(due, &deadlines) }
        add(scan, &scans)
      }
      while let due = deadlines.first,
        due.deadline < event.instant || due.deadline == event.instant && event.kind == .leak
      { add(due, &deadlines) }
      columns.append(all.count)
      all.append(FlowMoment(event))
    }
    while let scan = scans.first {
      while let due = deadlines.first, due.deadline < scan.instant { add(due, &deadlines) }
      add(scan, &scans)
    }
    while let due = deadlines.first { add(due, &deadlines) }
    columns.append(all.count)
    var seen: Set<String> = []
    for moment in all where seen.insert(moment.controller).inserted {
      names.append(moment.controller)
    }
  }

  /// The column of a controller's last moment of a kind; `nil` where there is none.
  func lastColumn(of kind: String, _ controller: String) -> Int? {
    all.lastIndex { $0.kind == kind && $0.controller == controller }
  }

  private mutating func add(
    _ due: DeallocationExpectation, _ rest: inout ArraySlice<DeallocationExpectation>
  ) {
    rest.removeFirst()
    all.append(
      FlowMoment(
        instant: due.deadline, controller: due.subject, kind: "deadline", sign: "◷",
        words: "\(due.subject) is due: \(due.reason)"))
  }

  private mutating func add(
    _ scan: FlowReport.Scan, _ rest: inout ArraySlice<FlowReport.Scan>
  ) {
    rest.removeFirst()
    scanColumns.append(all.count)
    let misses = scan.misses.map { "\($0.controller) (\($0.failCount) in a row)" }
    all.append(
      FlowMoment(
        instant: scan.instant, controller: "", kind: "scan", sign: "?",
        words: misses.isEmpty
          ? "scan: every screen is reachable from a window"
          : "scan: unreachable from any window: " + misses.joined(separator: ", ")))
  }
}

extension FlowMoment {
  fileprivate init(_ event: LifecycleEvent) {
    let state = ScreenState(LifecycleTimeline.fill(after: event))
    self.init(
      instant: event.instant, controller: event.controller, kind: event.kind.rawValue,
      sign: LifecycleTimeline.sign(of: event), words: event.line, state: state,
      stateBefore: state == nil ? nil : ScreenState(LifecycleTimeline.fill(before: event.kind)),
      flags: event.flags.subtracting([.animated, .byHand]).words)
  }
}

extension DeallocationExpectation.State {
  /// Whether the object lived when it was due, so that the deadline says something.
  fileprivate var cameToItsDeadline: Bool {
    switch self {
    case .failed, .metLate: true
    case .pending, .met, .cancelled: false
    }
  }
}

/// One column of the page's timeline: an event, a scan, or a deadline that came.
struct FlowMoment: Hashable {
  /// When it was.
  var instant: VirtualInstant
  /// The row it stands in: a readable name, empty for what concerns no single screen.
  var controller: String
  /// The kind by which it is filtered: that of the event, `scan` or `deadline`.
  var kind: String
  /// The one character that stands for it.
  var sign: Character
  /// The event in a line, without the instant.
  var words: String
  /// The state that the row shows from here on; `nil` where nothing changes about that.
  var state: ScreenState?
  /// Where it is an event: what the row showed before, if no earlier event tells.
  var stateBefore: ScreenState?
  /// Which of the four flags of a controller were true, in words.
  var flags: [String] = []
}

/// Where a screen is, as a row of the timeline and a card of the hierarchy show it.
enum ScreenState: String, Hashable {
  case onScreen = "on screen"
  case inTransition = "in a transition"
  case offScreen = "off screen"
  case gone = "deallocated"

  /// The state that the drawn timeline shows with a character.
  init?(_ fill: Character?) {
    switch fill {
    case "─": self = .onScreen
    case "~": self = .inTransition
    case "·": self = .offScreen
    case " ": self = .gone
    default: return nil
    }
  }

  /// The class of its spans and cards in the page.
  var styleName: String {
    switch self {
    case .onScreen: "on"
    case .inTransition: "way"
    case .offScreen: "off"
    case .gone: "gone"
    }
  }
}
