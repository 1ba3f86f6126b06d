import ObjectGraph
import VirtualTime

extension LeakReport {
  /// The report as a JSON object with sorted keys; instants and durations are numbers, in seconds.
  public func json() throws -> String {
    try stableJSON(LeakReportForm(self), end: "")
  }

  /// Several reports as a JSON array.
  public static func json(_ reports: [LeakReport]) throws -> String {
    try stableJSON(reports.map(LeakReportForm.init), end: "")
  }
}

/// The JSON form, of plain numbers and words.
package struct LeakReportForm: Encodable {
  struct Departure: Encodable {
    var verb: String
    var source: String
    var at: Double
  }

  struct Expectation: Encodable {
    var reason: String
    var at: Double
    var allowedDelay: Double
    var pausedFor: Double?
  }

  /// One object of a path. Its line is that of a closure's beginning or of a task's `await`.
  struct Node: Encodable {
    var name: String
    var kind: ObjectDescription.Kind
    var type: String
    /// The name of the closure, if it is one.
    var closure: String?
    var library: String?
    var file: String?
    var line: Int?

    init(_ node: RetainingPath.Node) {
      (name, kind, type, library) = (node.name, node.kind, node.typeName, node.library)
      closure = kind == .closure ? name : nil
      (file, line) = (node.line?.shownPath, node.line?.line)
    }
  }

  /// One step of the path: the object before it holds the target. It has what a node has of its target.
  struct Step: Encodable {
    var holder: String
    var label: String
    var target: String
    var isProbable: Bool
    /// Whether the mistake may be in this step.
    var isSuspect: Bool
    /// The property of the holder, as it is in the label, and where it is declared.
    var field: String?
    var fieldFile: String?
    var fieldLine: Int?
    /// The call that made the target that of a library's object.
    var callFile: String?
    var callLine: Int?
    /// How many references this step stands for in a path that is too long to list.
    var omittedCount: Int?
    var kind: ObjectDescription.Kind
    var type: String
    var closure: String?
    var library: String?
    var file: String?
    var line: Int?
  }

  /// The holder of the object: a root's name, or a cycle; with the steps, or without when none was found.
  struct Holder: Encodable {
    var kind: String
    var name: String?
    /// Where the root is declared, if it is a static or a global.
    var file: String?
    var line: Int?
    /// True if it is not certain that the root holds its object; left out otherwise.
    var isProbable: Bool?
    /// The first object of the path.
    var start: Node?
    var steps: [Step]?
    var signature: String?
    var repair: String?
    var referencesFound: Int?
    var referencesCounted: Int?
    /// How far an unfinished search came that might have found a holder; left out if every search was done.
    var cut: String?
    /// The memory that the search could not read; left out where it read all.
    var unread: UnreadMemory?
  }

  var subject: String
  var type: String
  var foundBy: [String]
  var departure: Departure?
  var departureSeen: Bool
  var allowedDelay: Double?
  var pausedFor: Double?
  var missedScans: Int?
  var expectation: Expectation?
  var instanceCount: InstanceSurplus?
  var since: Double
  var foundAt: Double
  var elapsed: Double
  var heldBy: Holder?
  var sameHolderAs: String?
  var retained: RetainedSize?
  var madeIn: [String]?
  var deallocatedAt: Double?
  var returnedAt: Double?
  var isHeldByTest: Bool?
  var logPosition: Int?
  var signature: String

  package init(_ report: LeakReport) {
    subject = report.subject
    type = report.typeName
    foundBy = report.foundBy.map(\.rawValue)
    departure = report.departure.map {
      Departure(verb: $0.kind.rawValue, source: $0.source, at: $0.instant.sinceStart.inSeconds)
    }
    departureSeen = report.departure != nil
    for evidence in report.evidence {
      switch evidence {
      case .delayedCheck(let delay, let pause):
        (allowedDelay, pausedFor) = (delay.inSeconds, pause?.inSeconds)
      case .reachabilityScan(let missed): missedScans = missed
      case .expectation(let outlived):
        expectation = Expectation(
          reason: outlived.reason, at: outlived.since.sinceStart.inSeconds,
          allowedDelay: outlived.allowedDelay.inSeconds, pausedFor: outlived.pausedFor?.inSeconds)
      case .instanceCount(let surplus): instanceCount = surplus
      }
    }
    since = report.since.sinceStart.inSeconds
    foundAt = report.foundAt.sinceStart.inSeconds
    elapsed = report.elapsed.inSeconds
    heldBy = report.retention.map(Holder.init)
    sameHolderAs = report.sameHolderAs
    (signature, logPosition) = (report.signature, report.logPosition)
    retained = report.retained
    madeIn = report.origin
    switch report.aftermath {
    case .deallocated(let instant)?: deallocatedAt = instant.sinceStart.inSeconds
    case .returned(let instant)?: returnedAt = instant.sinceStart.inSeconds
    case .heldByTest?: isHeldByTest = true
    case nil: break
    }
  }
}

extension LeakReportForm.Holder {
  fileprivate init(_ retention: ObjectRetention) {
    referencesFound = retention.explained?.strongCount
    referencesCounted = retention.explained?.retainCount
    cut = retention.cut?.description
    unread = retention.unread
    switch retention.answer {
    case .declined(let reason):
      (kind, name) = ("declined", reason)
    case .searched(let result):
      kind = "none"
      if case .cut(let found) = result { cut = found.description }
      guard let path = result.path else { return }
      switch path.origin {
      case .cycle: kind = "cycle"
      case .root(let root): (kind, name) = ("root", root)
      case .elsewhere(let origin): (kind, name) = ("elsewhere", origin)
      }
      (file, line) = (path.rootSource?.shownPath, path.rootSource?.line)
      if path.rootStrength == .probable { isProbable = true }
      start = LeakReportForm.Node(path.start)
      steps = path.steps.indices.map { LeakReportForm.Step(path, $0) }
      signature = LeakSignature(path).readableForm
      repair = path.repair
    }
  }
}

extension LeakReportForm.Step {
  fileprivate init(_ path: RetainingPath, _ position: Int) {
    let step = path.steps[position]
    let target = LeakReportForm.Node(step.target)
    (holder, label, self.target) = (path.holder(ofStep: position).name, step.label, target.name)
    isProbable = step.strength == .probable
    isSuspect = path.suspects.contains(position)
    field = label.hasPrefix(".") ? String(label.dropFirst().prefix { $0 != "[" }) : nil
    (fieldFile, fieldLine) = (step.source?.shownPath, step.source?.line)
    (callFile, callLine) = (step.call?.shownPath, step.call?.line)
    omittedCount = step.omittedCount > 0 ? step.omittedCount : nil
    (kind, type, closure) = (target.kind, target.type, target.closure)
    (library, file, line) = (target.library, target.file, target.line)
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// In files, the evidence stands flat beside the other properties.
extension LeakReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case subject, typeName, departure, since, foundAt, retention, origin, sameHolderAs, aftermath
    case logPosition, retained
    case allowedDelay, pausedFor, missedScans, expectation, instanceCount
  }

  /// Reads a report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      subject: try values.decode(String.self, forKey: .subject),
      typeName: try values.decode(String.self, forKey: .typeName), departure: try value(.departure),
      since: try values.decode(VirtualInstant.self, forKey: .since),
      foundAt: try values.decode(VirtualInstant.self, forKey: .foundAt))
    (retention, origin) = (try value(.retention), try value(.origin))
    (sameHolderAs, aftermath) = (try value(.sameHolderAs), try value(.aftermath))
    (logPosition, retained) = (try value(.logPosition), try value(.retained))
    if let delay: Duration = try value(.allowedDelay) {
      add(.delayedCheck(allowedDelay: delay, pausedFor: try value(.pausedFor)))
    }
    if let missed: Int = try value(.missedScans) { add(.reachabilityScan(missedScans: missed)) }
    if let outlived: Expectation = try value(.expectation) { add(.expectation(outlived)) }
    if let surplus: InstanceSurplus = try value(.instanceCount) { add(.instanceCount(surplus)) }
  }

  /// Writes the report.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(subject, forKey: .subject)
    try values.encode(typeName, forKey: .typeName)
    try values.encodeIfPresent(departure, forKey: .departure)
    try values.encode(since, forKey: .since)
    try values.encode(foundAt, forKey: .foundAt)
    try values.encodeIfPresent(retention, forKey: .retention)
    try values.encodeIfPresent(origin, forKey: .origin)
    try values.encodeIfPresent(sameHolderAs, forKey: .sameHolderAs)
    try values.encodeIfPresent(aftermath, forKey: .aftermath)
    try values.encodeIfPresent(logPosition, forKey: .logPosition)
    try values.encodeIfPresent(retained, forKey: .retained)
    for evidence in evidence {
      switch evidence {
      case .delayedCheck(let delay, let pause):
        try values.encode(delay, forKey: .allowedDelay)
        try values.encodeIfPresent(pause, forKey: .pausedFor)
      case .reachabilityScan(let missed): try values.encode(missed, forKey: .missedScans)
      case .expectation(let outlived): try values.encode(outlived, forKey: .expectation)
      case .instanceCount(let surplus): try values.encode(surplus, forKey: .instanceCount)
      }
    }
  }
}
