import LeakDetection

/// The leaks of a package, each with its patch or the reasons why there is none.
package struct MendReport: Codable, Sendable {
  /// An edit that was tried and is no fix.
  package struct Refused: Codable, Equatable, Sendable {
    /// The change in a few words.
    package var edit: String
    /// Why it is none.
    package var reason: String

    package init(edit: String, reason: String) { (self.edit, self.reason) = (edit, reason) }
  }

  /// A leak that failed a test.
  package struct Leak: Codable, Sendable {
    /// The first test that it failed, in the order of the names.
    package var test: String
    /// The leaked type and its holder, in words.
    package var words: String
    /// The signature of the leak.
    package var signature: String
    /// The place of the first edit, else of the closure or task of the path, from the package's folder.
    package var place: String?
    /// The change in a few words; `nil` without a patch.
    package var edit: String?
    /// The difference, as `git apply` takes it.
    package var patch: String?
    /// The proof of the patch, in words.
    package var proof: String?
    /// The flows in which the patch does not free the object, in words; `nil` where none is known.
    package var uncovered: String?
    /// The edits that were tried before, or in vain.
    package var refused: [Refused] = []
    /// The fix in words, as the report of the leak has it.
    package var advice: String?
    /// Whether an earlier patch has mended it.
    package var isMendedBefore = false
    /// Whether a baseline knows of it.
    package var isKnown = false
  }

  /// The leaks, in the order of the tests.
  package var leaks: [Leak] = []
  /// The tests that fail for growth, each with the first line of its report.
  package var growing: [String: String] = [:]
  /// How many tests ran.
  package var testCount: Int
  /// How many of them passed before any patch.
  package var passedCount: Int
  /// How many pass with all patches.
  package var passedCountAfter: Int

  package init(testCount: Int, passedCount: Int, passedCountAfter: Int) {
    (self.testCount, self.passedCount) = (testCount, passedCount)
    self.passedCountAfter = passedCountAfter
  }

  /// Whether no leak is left, other than known ones.
  package var isClean: Bool { leaks.allSatisfy { $0.isMended || $0.isKnown } }
}

extension MendReport.Leak {
  /// A leak without a patch so far.
  init(_ test: String, _ report: LeakReport) {
    let path = report.retention?.path
    (self.test, words, signature) = (test, report.words, report.signature)
    let line = path?.suspectLine ?? path?.steps.lazy.compactMap(\.target.line).first
    place = line?.place
    advice = path?.repair
  }

  package var isMended: Bool { patch != nil || isMendedBefore }

  /// A leak of a script.
  ///
  /// - Parameters:
  ///   - script: The script's path.
  ///   - advice: The fix in words.
  package init(ofScript script: String, _ report: LeakReport, advice: String?) {
    self.init(script, report)
    (place, self.advice) = (nil, advice)
  }

  /// Takes a proven edit of a text, with the change in a few words.
  package mutating func take(
    _ edit: String, from old: String, to new: String, path: String, proof: String
  ) {
    let (old, new) = (SourceText(Array(old.utf8)), SourceText(Array(new.utf8)))
    (self.edit, self.proof) = (edit, proof)
    place = "\(path):\(new.firstLine(otherThanIn: old))"
    patch = SourceText.difference(from: old, to: new, path: path)
  }
}
extension MendReport {
  /// The report as JSON with sorted keys.
  package var json: String {
    // Strings and numbers cannot fail to be encoded.
    (try? stableJSON(self)) ?? ""
  }

  /// Each leak with its patch, which `git apply` takes as it stands.
  package var text: String { text(countingTests: true) }

  /// The text; of a script no tests are counted.
  package func text(countingTests countsTests: Bool) -> String {
    var parts = leaks.map(\.text)
    parts += growing.sorted { $0.key < $1.key }.map { test, words in
      """
      \(test.testWords): \(words)
        no patch: growth does not say which of the objects should have been deallocated
          to do by hand: expectDeallocation(of:reason:) for one of them in the test; its holder is mended then

      """
    }
    if leaks.isEmpty {
      parts.append(
        countsTests
          ? "no test fails for a leak: \(passedCount) of \(testCount) tests pass\n"
          : "no leak that no line expects\n")
    } else {
      let mended = leaks.count(where: \.isMended)
      let left = leaks.count - mended
      let known = leaks.count { !$0.isMended && $0.isKnown }
      parts.append(
        "\(leaks.count == 1 ? "1 leak" : "\(leaks.count) leaks"): \(mended) mended"
          + (left > 0 ? ", \(left) left to a person" : "")
          + (known > 0 ? known == left ? ", known" : ", \(known) of them known" : "")
          + (countsTests ? tests(mended) : "") + "\n")
    }
    return parts.joined(separator: "\n")
  }

  private func tests(_ mended: Int) -> String {
    "; \(passedCountAfter) of \(testCount) tests pass"
      + (mended == 0 ? "" : " with the patch\(mended == 1 ? "" : "es"), \(passedCount) without")
  }
}

extension MendReport.Leak {
  fileprivate var text: String {
    var lines = ["\(test.testWords): \(words)"]
    if let place { lines.append("  \(place)") }
    if isKnown { lines.append("  known: the baseline has it") }
    if let edit, let patch, let proof {
      return (lines + ["  \(edit)"]).joined(separator: "\n") + "\n\n" + patch
        + "\n  proven: \(proof)\n" + (uncovered.map { "  not covered: \($0)\n" } ?? "")
    }
    if isMendedBefore {
      return (lines + ["  mended by a patch above"]).joined(separator: "\n") + "\n"
    }
    lines.append(
      refused.isEmpty
        ? "  no patch: nothing that can be edited safely was found"
        : "  no patch: nothing that was tried is a fix")
    lines += refused.map { "    \($0.edit): \($0.reason)" }
    if let advice, !refused.contains(where: { $0.edit == advice }) {
      lines.append("  to do by hand: \(advice)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
