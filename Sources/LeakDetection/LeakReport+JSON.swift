import Foundation
import VirtualTime

extension LeakReport {
  /// The report as a JSON object with sorted keys; instants and durations are numbers, in seconds.
  public func json() throws -> String {
    try Self.encoded(JSONForm(self))
  }

  /// Several reports as a JSON array.
  public static func json(_ reports: [LeakReport]) throws -> String {
    try encoded(reports.map(JSONForm.init))
  }

  private static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// What a reader in another language wants: plain numbers and words.
private struct JSONForm: Encodable {
  struct Departure: Encodable {
    var verb: String
    var source: String
    var at: Double
  }

  var subject: String
  var type: String
  var foundBy: [String]
  var departure: Departure?
  var departureSeen: Bool
  var allowedDelay: Double?
  var missedScans: Int?
  var since: Double
  var foundAt: Double
  var elapsed: Double
  var deallocatedAt: Double?
  var returnedAt: Double?

  init(_ report: LeakReport) {
    subject = report.subject
    type = report.typeName
    foundBy = report.foundBy.map(\.rawValue)
    departure = report.departure.map {
      Departure(verb: $0.verb, source: $0.source, at: $0.instant.sinceStart.inSeconds)
    }
    departureSeen = report.departure != nil
    allowedDelay = report.allowedDelay?.inSeconds
    missedScans = report.missedScans
    since = report.since.sinceStart.inSeconds
    foundAt = report.foundAt.sinceStart.inSeconds
    elapsed = report.elapsed.inSeconds
    switch report.aftermath {
    case .deallocated(let instant)?: deallocatedAt = instant.sinceStart.inSeconds
    case .returned(let instant)?: returnedAt = instant.sinceStart.inSeconds
    case nil: break
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
