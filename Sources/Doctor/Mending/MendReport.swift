import LeakDetection

/// The leaks of a package, each with its patch or the reasons why there is none.
package struct MendReport: Codable, Sendable {
  /// An edit that was tried and is no fix.
  package struct Refused: Codable, Equatable, Sendable {
    /// The change in a few words.
    package var edit: String
    /// Why it is none.
    package var reason: String
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
    /// The edits that were tried before, or in vain.
    package var refused: [Refused] = []
    /// The fix in words, as the report of the leak has it.
    package var advice: String?
    /// Whether an earlier patch has mended it.
    package var isMendedBefore = false
  }

  /// The leaks, in the order of the tests.
  package var leaks: [Leak] = []
  /// How many tests ran.
  package var testCount: Int
  /// How many of them passed before any patch.
  package var passedCount: Int
  /// How many pass with all patches.
  package var passedCountAfter: Int

  /// Whether no leak is left.
  package var isClean: Bool { leaks.allSatisfy(\.isMended) }
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
}

extension MendReport {
  /// The report as JSON with sorted keys.
  package var json: String {
    // Strings and numbers cannot fail to be encoded.
    (try? stableJSON(self)) ?? ""
  }

  /// Each leak with its patch, which `git apply` takes as it stands.
  package var text: String {
    var parts = leaks.map(\.text)
    if leaks.isEmpty {
      parts.append("no test fails for a leak: \(passedCount) of \(testCount) tests pass\n")
    } else {
      let mended = leaks.count(where: \.isMended)
      let left = leaks.count - mended
      parts.append(
        "\(leaks.count == 1 ? "1 leak" : "\(leaks.count) leaks"): \(mended) mended"
          + (left > 0 ? ", \(left) left to a person" : "")
          + "; \(passedCountAfter) of \(testCount) tests pass"
          + (mended == 0
            ? "\n" : " with the patch\(mended == 1 ? "" : "es"), \(passedCount) without\n"))
    }
    return parts.joined(separator: "\n")
  }
}

extension MendReport.Leak {
  fileprivate var text: String {
    var lines = ["\(test.testWords): \(words)"]
    if let place { lines.append("  \(place)") }
    if let edit, let patch, let proof {
      return (lines + ["  \(edit)"]).joined(separator: "\n") + "\n\n" + patch
        + "\n  proven: \(proof)\n"
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
