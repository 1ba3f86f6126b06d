#if !REAL_UIKIT
  import LifecycleTesting
#endif

extension Rule {
  /// What came of performing a rule's steps.
  struct Result {
    var transcript: String
    /// What the framework said of misuses; `nil` where that cannot be read.
    var complaints: [String]?
    /// What the leak checks reported; `nil` where nothing checks.
    var leaks: [String]?
    /// Why the steps could not be performed.
    var unavailable: String?
  }

  enum Verdict: Equatable {
    case passes
    /// With the differences, a line each.
    case fails(String)
    /// With the reason.
    case notRun(String)
  }

  /// The version to run on: the default where that does what the rule says, else the newest that does.
  @MainActor var version: Int {
    min(versions?.upperBound ?? .max, max(Host.version, versions?.lowerBound ?? 0))
  }

  /// Performs the steps on a fresh bed; `prepare` may break something before.
  @MainActor func run(
    on version: Int? = nil, prepare: @MainActor (Host) -> Void = { _ in }
  ) -> Result {
    let version = version ?? self.version
    var result = Result(transcript: "")
    guard let host = Host(version: version) else {
      result.unavailable = "this is not iOS \(version)"
      return result
    }
    let bed = TestBed(host)
    prepare(host)
    if !Host.survivesExceptions, complaints.contains(where: \.endsProgram) {
      result.unavailable = "it ends the program"
      return result
    }
    do {
      try bed.host.perform { try steps(bed) }
    } catch {
      result.unavailable = "\(error)"
    }
    result.transcript = bed.transcript.text
    result.complaints = bed.host.complaints
    // From here on the checks have time to speak; what screens still say is no part of the rule.
    bed.transcript.end()
    result.leaks = bed.host.leaks()
    return result
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a result is what the rule demands, word for word.
  func verdict(on result: Result) -> Verdict {
    if let reason = result.unavailable { return .notRun(reason) }
    var faults: [String] = []
    if let difference = TextDifference(
      of: Self.lines(of: expected), Self.lines(of: result.transcript))
    {
      faults.append(difference.lines.joined(separator: "\n"))
    }
    if let said = result.complaints {
      let isAsExpected =
        said.count == complaints.count && zip(complaints, said).allSatisfy { $0.fits($1) }
      if !isAsExpected { faults.append("complaints: \(said), expected \(complaints)") }
    }
    if let found = result.leaks, found != leaks {
      faults.append("leaks: \(found), expected \(leaks)")
    }
    return faults.isEmpty ? .passes : .fails(faults.joined(separator: "\n"))
  }
}
