import LifecycleKit

/// The allowances of one test, and which of them something needed.
struct AllowanceList {
  private struct Entry {
    let allowance: CheckAllowance
    /// Whether it was given to this test alone, and so ought to be needed by it.
    let isOwn: Bool
    var isUsed = false
  }

  private var entries: [Entry] = []

  mutating func add(_ allowances: [CheckAllowance], areOwn: Bool) {
    entries += allowances.map { Entry(allowance: $0, isOwn: areOwn) }
  }

  /// Takes out what is allowed, of findings of one sort.
  mutating func remaining<Finding>(
    _ findings: [Finding], _ isMeant: (CheckAllowance.Matter, Finding) -> Bool
  ) -> [Finding] {
    findings.filter { finding in
      // All that fit are marked: two allowances for the same thing are no mistake of this run.
      let fitting = entries.indices.filter { isMeant(entries[$0].allowance.matter, finding) }
      for index in fitting { entries[index].isUsed = true }
      return fitting.isEmpty
    }
  }

  /// The test's own that nothing needed. Those of a suite may be meant for other tests of it.
  var unused: [CheckAllowance] { entries.filter { $0.isOwn && !$0.isUsed }.map(\.allowance) }
}
