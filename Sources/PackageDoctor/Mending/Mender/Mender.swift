import Foundation
import LeakDetection
import ObjectGraph

/// Mends the leaks that fail a package's tests: tries edits in a copy, and keeps those that the compiler and the tests
/// prove. A patch stands upon the patches before it.
package struct Mender {
  private let copy: PackageCopy
  /// The package with the edits so far, all of them proven.
  private var package: EditedFolder
  /// The tests with these edits.
  private var outcome: TestOutcome
  /// The tests without any.
  private let first: TestOutcome
  /// How many seconds a whole run may take; a loop that an edit has made endless is ended.
  private let limit: Double
  /// Whether a whole run takes no longer than a build does, so that the failing test alone is not asked first.
  private let isQuick: Bool
  /// The leaks that are known of.
  private let known: Set<String>
  /// The result.
  package private(set) var report: MendReport
  /// For how many leaks edits were tried.
  package private(set) var triedCount = 0

  /// A part of the work.
  package enum Stage: Equatable, Sendable {
    /// The copy is built, for the first time or again.
    case building(isFirst: Bool)
    /// The tests of the copy run, without an edit.
    case testing
    /// Edits are tried for a leak of a type, one of some leaks.
    case mending(String, of: Int)
  }

  /// The most edits that are tried for a leak.
  private static let mostTrials = 16
  /// The most holders of an object that one patch takes from it.
  private static let mostHolders = 8

  /// Mends what can be mended.
  ///
  /// - Parameters:
  ///   - path: The package's folder.
  ///   - scratch: The folder for the copy and its build; by default one in the package's own build folder.
  ///   - fix: A folder with changed files; with one, nothing else is tried.
  ///   - baseline: The leaks that are known of. They are mended too, and named as known.
  ///   - stage: Called when a part of the work begins.
  package init(
    package path: String, scratch: String?, fix: String? = nil, baseline: LeakBaseline? = nil,
    stage: (Stage) -> Void
  ) throws {
    known = Set(baseline?.leaks.map(\.signature) ?? [])
    copy = try PackageCopy(of: path, scratch: scratch)
    stage(.building(isFirst: !FileManager.default.fileExists(atPath: copy.build.path)))
    let sources = try SourceFolder(asked: copy.folder.path)
    package = EditedFolder(sources)
    let errors = try copy.errorsOfBuild()
    guard errors.isEmpty else {
      throw Diagnosis.Refusal(
        words: "\(path): its tests do not build:\n" + errors.prefix(5).joined(separator: "\n"))
    }
    stage(.testing)
    let start = ContinuousClock.now
    outcome = try copy.outcomeOfTests()
    first = outcome
    let seconds = Double((ContinuousClock.now - start).components.seconds)
    (limit, isQuick) = (30 + 5 * seconds, seconds < 6)
    guard outcome.isComplete, !outcome.failures.isEmpty else {
      let reasons = outcome.broken.map { "\n  " + $0 }.joined()
      throw Diagnosis.Refusal(
        words: outcome.failures.isEmpty && reasons.isEmpty
          ? "\(path): has no tests that ran"
          : "\(path): its tests do not come to their end\(reasons.isEmpty ? "" : ":" + reasons)")
    }
    report = MendReport(
      testCount: outcome.failures.count, passedCount: outcome.passed.count, passedCountAfter: 0)
    let leaks = Leak.all(in: outcome)
    if let fix {
      try judge(try sources.changes(in: fix), leaks)
    } else {
      for leak in leaks {
        stage(.mending(leak.report.typeName, of: leaks.count))
        var rest: Leak? = leak
        while let next = rest { rest = try mend(next) }
      }
    }
    report.passedCountAfter = outcome.passed.count
    report.growing = outcome.growing
  }

  /// A search for the patch of a leak.
  private struct Search {
    /// A judgement for each test that leaks this way, the best first.
    let judgements: [MendJudgement]
    var refused: [MendReport.Refused] = []
    var refusedTrials: [RefusedTrial] = []
    var trials = 0

    mutating func refuse(_ candidate: MendCandidate, _ reason: MendJudgement.Refusal) {
      refusedTrials.append(RefusedTrial(kind: candidate.kind, reason: reason))
      let words = MendReport.Refused(edit: candidate.words, reason: reason.words)
      if !refused.contains(words) { refused.append(words) }
    }
  }

  /// Mends a leak in the first of its tests in which an edit does.
  ///
  /// - Returns: What leaks in the others of these tests all the same.
  private mutating func mend(_ leak: Leak) throws -> Leak? {
    // The patches so far have moved lines, and freed the object or changed its holder.
    let now = leak.left(in: outcome, leak.tests, before: first)
    var told = MendReport.Leak(now?.tests[0] ?? leak.tests[0], now?.report ?? leak.report)
    told.isKnown = known.contains(leak.report.signature)
    defer { report.leaks.append(told) }
    guard let now else {
      told.isMendedBefore = true
      return nil
    }
    let path = now.report.retention?.path
    let loss = path.flatMap {
      package.sources.advice(for: $0) ?? package.sources.implicitAdvice(for: $0)
        ?? package.sources.registryAdvice(for: $0)
    }
    told.advice = loss ?? told.advice
    var search = Search(
      judgements: now.tests.map {
        MendJudgement(before: outcome, signature: told.signature, test: $0, first: first)
      }.filter(\.isAsked))
    let found = try patch(of: now.report, package, &search, holders: 1)
    told.refused = search.refused
    if search.trials > 0 { triedCount += 1 }
    guard let found else {
      if loss == nil, let path,
        let advice = package.sources.advice(for: path, after: search.refusedTrials)
          ?? package.sources.endAdvice(for: path)
          ?? package.sources.removalAdvice(for: path)
      {
        told.advice = advice
      }
      try copy.write(package.sources)
      return nil
    }
    told.test = found.test
    told.edit = found.words.joined(separator: ", ")
    (told.patch, told.place) = difference(to: found.package)
    told.proof = found.outcome.proof(before: outcome)
    let uncovered = found.uncovered + found.outcome.selfKept(in: found.test, besides: outcome)
    told.uncovered = uncovered.isEmpty ? nil : uncovered.joined(separator: "; ")
    (package, outcome) = (found.package, found.outcome)
    return now.left(in: outcome, now.tests.filter { $0 != found.test }, before: first)
  }

  /// The difference to the package with further edits, and its first place.
  private func difference(to edited: EditedFolder) -> (patch: String, place: String?) {
    let changes = edited.files.sorted { $0.key < $1.key }.map {
      (path: $0.key, old: package.file($0.key).text, new: $0.value.text)
    }.filter { $0.old != $0.new }
    let place = changes.first.map { "\($0.path):\($0.new.firstLine(otherThanIn: $0.old))" }
    let patch = changes.map { SourceText.difference(from: $0.old, to: $0.new, path: $0.path) }
    return (patch.joined(), place)
  }

  /// A proven patch.
  private struct Patch {
    /// The test in which the leak is gone.
    var test: String
    var words: [String]
    var package: EditedFolder
    var outcome: TestOutcome
    /// The objects and flows that it does not cover, in words.
    var uncovered: [String]
  }

  /// The result of a trial of an edit.
  private enum Trial {
    case proven(Patch)
    /// The object is free from this holder, and another holds it.
    case heldOtherwise(EditedFolder, LeakReport)
    case refused(MendJudgement.Refusal)
  }

  /// Tries the candidates. One that frees the object from this holder only goes on with the next. The first is the
  /// best with which the test of the leak passes: an object that is free may have left its timer or its task behind.
  private func patch(
    of report: LeakReport, _ package: EditedFolder, _ search: inout Search, holders: Int
  ) throws -> Patch? {
    guard let path = report.retention?.path else { return nil }
    let sources = package.sources
    var second: Patch?
    var pending = Array(sources.candidates(for: path).reversed())
    while let candidate = pending.popLast(), search.trials < Self.mostTrials {
      guard !candidate.edits.keys.contains(where: \.isOfTests) else { continue }
      search.trials += 1
      var proven: Patch?
      switch try trial(of: candidate, upon: package, search, report) {
      case .proven(let patch): proven = patch
      case .refused(.doesNotCompile(let error)):
        if let next = candidate.returning?(error.closureResult) {
          pending.append(next)
        } else {
          search.refuse(candidate, .doesNotCompile(error))
        }
      case .refused(let reason): search.refuse(candidate, reason)
      case .heldOtherwise(let edited, let next):
        if holders < Self.mostHolders {
          proven = try patch(of: next, edited, &search, holders: holders + 1)
        }
        guard var found = proven else {
          search.refuse(candidate, .stillLeaks)
          continue
        }
        // The edit may have changed the path alone, and the next one may be enough.
        if found.words.count == 1, found.words[0] != candidate.words,
          let nextPath = next.retention?.path,
          let alone = sources.candidates(for: nextPath).first(where: { $0.words == found.words[0] }
          ),
          case .proven(let smaller) = try trial(of: alone, upon: package, search, report)
        {
          proven = smaller
        } else if !found.words.contains(candidate.words) {
          found.words.insert(candidate.words, at: 0)
          found.uncovered += candidate.uncovered.filter { !found.uncovered.contains($0) }
          proven = found
        }
      }
      if let proven, proven.outcome.passed.contains(proven.test) { return proven }
      second = second ?? proven
    }
    return second
  }

  private func trial(
    of candidate: MendCandidate, upon package: EditedFolder, _ search: Search,
    _ report: LeakReport
  ) throws -> Trial {
    let edited = package.with(candidate.edits)
    try copy.write(edited.sources)
    if let error = try copy.errorsOfBuild().first { return .refused(.doesNotCompile(error)) }
    var after: TestOutcome?
    do throws(MendJudgement.Refusal) {
      if !isQuick, search.judgements.count == 1, let judgement = search.judgements.first {
        let own = try run([judgement.test])
        after = own
        try judgement.check(own, isWhole: false)
      }
      let whole = try runAll(besides: search.judgements.map(\.test))
      after = whole
      var reason: MendJudgement.Refusal?
      for judgement in search.judgements {
        do throws(MendJudgement.Refusal) {
          try judgement.check(whole, isWhole: true)
          return .proven(
            Patch(
              test: judgement.test, words: [candidate.words], package: edited, outcome: whole,
              uncovered: candidate.uncovered))
        } catch {
          reason = reason ?? error
        }
      }
      throw reason ?? .stillLeaks
    } catch {
      let judgements = search.judgements
      guard let after,
        let next = judgements.lazy.compactMap({
          $0.rest(of: report, in: after, after: candidate.kind, error)
        }).first
      else { return .refused(error) }
      return .heldOtherwise(edited, next)
    }
  }

  /// Runs all tests, and once more those that may have failed for themselves.
  ///
  /// - Parameter asked: The tests that an edit is judged for.
  private func runAll(besides asked: [String]) throws(MendJudgement.Refusal) -> TestOutcome {
    var whole = try run([])
    let doubtful = whole.doubtfulTests(since: outcome, besides: Set(asked.map(\.suite)))
    if whole.isComplete, !doubtful.isEmpty { whole.take(doubtful, from: try run(doubtful)) }
    return whole
  }

  private func run(_ tests: [String]) throws(MendJudgement.Refusal) -> TestOutcome {
    do { return try copy.outcomeOfTests(tests, limit: limit) } catch { throw .doesNotEnd }
  }

  /// Judges a fix that was made by hand, by one run for all leaks.
  private mutating func judge(_ fix: MendCandidate, _ leaks: [Leak]) throws {
    let edited = package.with(fix.edits)
    try copy.write(edited.sources)
    let error = try copy.errorsOfBuild().first
    let after = error == nil ? try runAll(besides: leaks.flatMap(\.tests)) : outcome
    var isGone = false
    for leak in leaks {
      var told = MendReport.Leak(leak.tests[0], leak.report)
      told.advice = nil
      told.isKnown = known.contains(leak.report.signature)
      let judgement = MendJudgement(
        before: outcome, signature: leak.report.signature, test: leak.tests[0], first: first)
      do throws(MendJudgement.Refusal) {
        if let error { throw .doesNotCompile(error) }
        try judgement.check(after, isWhole: true)
        (told.edit, told.proof) = (fix.words, after.proof(before: outcome))
        (told.patch, told.place) = difference(to: edited)
        isGone = true
      } catch {
        told.refused = [MendReport.Refused(edit: fix.words, reason: error.words)]
      }
      report.leaks.append(told)
    }
    if isGone { (package, outcome) = (edited, after) }
  }

  /// Writes the files with proven patches into the package, all of them or none.
  ///
  /// - Throws: `LeakFileError`, or `Diagnosis.Refusal` where a file was changed meanwhile.
  /// - Returns: the paths of the files that were written, from the package's folder.
  package func writeInPlace() throws -> [String] { try package.writeWhole(to: copy.source) }
}
