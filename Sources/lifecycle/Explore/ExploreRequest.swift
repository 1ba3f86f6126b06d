import FlowExploration
import Kiosk

/// A request to `lifecycle explore`.
struct ExploreRequest: Equatable {
  /// An app to explore.
  enum Subject: Equatable {
    /// The tour's app, with its planted leaks.
    case tour
    /// The kiosk, without or with one of its mistakes.
    case kiosk(KioskFault?)
    /// A kiosk that ends, or hangs.
    case crash(KioskCrash)
    /// No app: results that are put together.
    case merge([String])
  }

  /// How a map is written.
  enum MapForm: String {
    case mermaid, dot, json
  }

  var subject = Subject.tour
  var depth = 6
  var walks: Int?
  var length = 50
  var seed: UInt64 = 1
  var shard: FlowShard?
  var jobs: Int?
  var limit = 10.0
  var map: MapForm?
  var writesTests = false
  /// Whether each finding is written as a script, too.
  var writesScripts = false
  /// The folder for the report's pages.
  var report: String?
  /// The folder into which tests wrote what they do.
  var covered: String?
  /// Where the result goes as JSON.
  var path: String?
  /// For a worker: where it writes what it is about to try, and the flows that it leaves out.
  var journal: String?
  var leftOut: String?

  struct Misunderstood: Error {
    let complaint: String
  }

  var strategy: FlowStrategy {
    walks.map { .randomWalks(count: $0, length: length, seed: seed) } ?? .breadthFirst(depth: depth)
  }

  init(
    _ words: some Collection<String>, environment: [String: String] = [:]
  ) throws(Misunderstood) {
    var words = Array(words)
    if words.first == "merge" {
      let files = words.dropFirst().prefix { !$0.hasPrefix("--") }
      subject = .merge(Array(files))
      words.removeFirst(1 + files.count)
    } else if let first = words.first, !first.hasPrefix("--") {
      words.removeFirst()
      try readSubject(first, &words)
    }
    var position = 0
    while position < words.count {
      let option = words[position]
      position += 1
      if option == "--tests" || option == "--scripts" {
        if option == "--tests" { writesTests = true } else { writesScripts = true }
        continue
      }
      guard position < words.count else {
        throw Misunderstood(complaint: "explore does not know \(option), or it needs a value")
      }
      try read(option, words[position], environment)
      position += 1
    }
    guard case .merge(let files) = subject else { return }
    if files.isEmpty {
      throw Misunderstood(complaint: "explore merge needs the files to put together")
    }
    if report != nil || writesScripts {
      throw Misunderstood(
        complaint: "explore merge has no app to play: it writes no report and no scripts")
    }
  }

  private mutating func readSubject(
    _ word: String, _ words: inout [String]
  ) throws(Misunderstood) {
    switch word {
    case "tour": subject = .tour
    case "kiosk":
      guard let name = words.first, !name.hasPrefix("--") else {
        subject = .kiosk(nil)
        return
      }
      words.removeFirst()
      if let fault = KioskFault(rawValue: name) {
        subject = .kiosk(fault)
      } else if let crash = KioskCrash(rawValue: name) {
        subject = .crash(crash)
      } else {
        let known = KioskFault.allCases.map(\.rawValue) + KioskCrash.allCases.map(\.rawValue)
        throw Misunderstood(
          complaint: "the kiosk has no mistake \(name); it has \(known.joined(separator: ", "))")
      }
    default: throw Misunderstood(complaint: "explore knows the apps tour and kiosk, not \(word)")
    }
  }

  private mutating func read(
    _ option: String, _ value: String, _ environment: [String: String]
  ) throws(Misunderstood) {
    switch option {
    case "--depth": depth = try number(value, option)
    case "--walks": walks = try number(value, option)
    case "--length": length = try number(value, option)
    case "--seed": seed = UInt64(try number(value, option))
    case "--jobs": jobs = max(1, try number(value, option))
    case "--limit": limit = Double(try number(value, option))
    case "--json": path = value
    case "--report": report = value
    case "--covered": covered = value
    case "--journal": journal = value
    case "--leave-out": leftOut = value
    case "--map":
      guard let form = MapForm(rawValue: value) else {
        throw Misunderstood(complaint: "a map is written as mermaid, dot or json, not as \(value)")
      }
      map = form
    case "--shard":
      guard let found = FlowShard(value, environment: environment) else {
        throw Misunderstood(
          complaint: "--shard needs a number of a number, such as 2/8, or auto, not \(value)")
      }
      shard = found
    default: throw Misunderstood(complaint: "explore does not know \(option)")
    }
  }

  private func number(_ value: String, _ option: String) throws(Misunderstood) -> Int {
    guard let number = Int(value), number >= 0 else {
      throw Misunderstood(complaint: "\(option) needs a number, not \(value)")
    }
    return number
  }
}
