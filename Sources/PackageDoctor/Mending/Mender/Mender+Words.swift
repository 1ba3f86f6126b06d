import Foundation
import LeakDetection
import ObjectGraph

extension LeakReport {
  /// The leaked type and the reference that holds it: `OrdersViewController leaked, OrderForm.delegate holds it`.
  var words: String {
    let head = "\(typeName) leaked"
    guard let path = retention?.path else { return head }
    guard let step = path.suspects.last ?? path.steps.indices.last else {
      if case .root(let root) = path.origin { return "\(head), \(root) holds it" }
      return head
    }
    let (holder, label) = (path.holder(ofStep: step), path.steps[step].label)
    if label.hasPrefix(".") { return "\(head), \(holder.typeName)\(label) holds it" }
    // A capture without a name is known by its class.
    if label.hasPrefix("captures #") {
      return "\(head), \(holder.typeName) captures \(path.steps[step].target.typeName)"
    }
    return "\(head), \(holder.typeName) \(label.isEmpty ? "holds it" : label)"
  }
}

extension TestOutcome {
  /// The proof of a patch, in words; these are the tests with it.
  func proof(before: TestOutcome) -> String {
    let (passed, count) = (passed.count, failures.count)
    let tests =
      passed == count
      ? "\(count) of \(count) tests pass"
      : "\(passed) of \(count) tests pass and the others fail as before"
    // By the kind of a test, and not by its log, which may be the same by chance: the words stay from run to run.
    let live = failures.keys.count(where: before.isLive)
    let others = live == count ? "" : ", all others are otherwise the same"
    let logs =
      live == 0
      ? "the log of the flow is otherwise the same"
      : live == 1
        ? "the log of 1 live test goes by the wall clock and was not compared\(others)"
        : "the logs of \(live) live tests go by the wall clock and were not compared\(others)"
    return "compiles, \(FixVerification.Outcome.gone.rawValue), \(tests), \(logs)"
  }
}

extension String {
  /// The type that the compiler asks a closure to return, from an error about a `return` without a value; empty for
  /// other errors.
  var closureResult: String {
    let words = "cannot convert value of type '()' to closure result type '"
    guard let start = firstRange(of: words) else { return "" }
    let type = self[start.upperBound...]
    return String(type.prefix { $0 != "'" })
  }
}

extension SourceText {
  /// The first line, from 1, that another text does not have in its place.
  func firstLine(otherThanIn other: SourceText) -> Int {
    let pairs = zip(lines, other.lines).enumerated()
    return pairs.first { self[$0.element.0.content] != other[$0.element.1.content] }
      .map { $0.offset + 1 } ?? min(lines.count, other.lines.count)
  }
}

extension SourceFolder {
  /// The changes that the files of another folder are to these, as a candidate.
  func changes(in path: String) throws -> MendCandidate {
    let fixed = try SourceFolder(asked: path)
    var edits: [String: [Replacement]] = [:]
    for file in fixed.files {
      guard let own = files.first(where: { $0.path == file.path }), own.source != file.source else {
        continue
      }
      edits[file.path] = [Replacement(range: own.source.bytes.indices, text: file.text)]
    }
    guard !edits.isEmpty else {
      throw Diagnosis.Refusal(
        words: "\(path): expected files of the package that are changed, found none")
    }
    return MendCandidate(URL(filePath: path).lastPathComponent, edits)
  }
}
