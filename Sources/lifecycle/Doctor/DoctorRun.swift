import ToolConsole
import PackageDoctor
import Foundation
import LifecycleKit

/// Looks at a folder of Swift source that is to be built with the module `UIKit`.
@MainActor struct DoctorRun {
  let output: Output
  let errors: Output
  /// The program in whose build the module `UIKit` is.
  var program = BuiltModules.runningProgram

  /// Prints the answer.
  ///
  /// - Returns: the exit status: 1 when something is to be edited or missing, unless the set-up alone was asked for, 2 when nothing can be read, 3 when
  ///   something cannot be written.
  func run(_ request: DoctorCommand) -> Int32 {
    errors.status {
      switch request {
      case .look(let path, let form, let isQuick):
        let diagnosis = try diagnosis(of: path, isQuick: isQuick)
        output.write(try diagnosis.written(as: form, of: path))
        return diagnosis.isClean ? 0 : 1
      case .fix(let path, let copy):
        return try fix(path, into: copy)
      case .begin(let path, let editsManifest):
        return try begin(path, editsManifest)
      case .table:
        output.write(RuleTable.markdown)
      }
      return 0
    }
  }

  /// Writes what a package needs to begin with, and says what is left to do.
  private func begin(_ path: String, _ editsManifest: Bool) throws -> Int32 {
    try checkPlace(path)
    let kit = try BuiltModules.kit(around: program)
    let before = try diagnosis(of: path, isQuick: false)
    let start = try Start(
      package: path, kit: kit, diagnosis: before, editsManifest: editsManifest)
    for line in try start.write() { output.line(line) }
    if let own = start.ownBeginning {
      output.line("to be removed, for it runs no tests of Swift Testing: \(own)")
    }
    if editsManifest, try start.editManifest() {
      output.line("edited: Package.swift")
    } else if start.manifestLines.isEmpty {
      output.line("has its lines already: Package.swift")
    } else {
      output.line("to be put at the end of Package.swift, or let --edit do it:")
      output.line()
      output.write(start.manifestLines)
    }
    output.line()
    let after = try diagnosis(of: path, isQuick: false)
    output.line(after.summary)
    for finding in after.findings where finding.kind == .unjudged {
      output.line(
        "not judged: \(finding.path):\(finding.line) \(finding.what) \(finding.why)".filter {
          $0 != "`"
        })
    }
    output.line()
    output.line("What is left:")
    let edits =
      after.isClean
      ? []
      : [
        "swift run lifecycle doctor \(path) --in-place",
        "the edits that --in-place leaves to a person, if any: the package does not compile without.",
      ]
    let steps =
      edits + [
        "in \(path): swift test",
        "in a set-up of yours: checksDeallocation(time: .live), or on a suite: "
          + ".checksDeallocation(time: .live). Without it a test of yours fails for no leak.",
        "where the repository is hosted: the variable LIFECYCLEKIT_URL, from which the workflow "
          + "clones LifecycleKit.",
      ]
    for (number, step) in steps.enumerated() { output.line("  \(number + 1). \(step)") }
    return 0
  }

  /// Works out the edits, writes them, and prints them with the diagnosis that follows.
  private func fix(_ path: String, into other: String?) throws -> Int32 {
    let copy = try other.map { try FolderCopy(of: path, into: $0) }
    try checkPlace(other ?? path)
    let modules = try modules(for: path)
    let repair = try withProgress { step in
      try RepairRounds(by: Examiner(path: path, modules: modules, step: step))
    }
    if let copy {
      try copy.make { try repair.write(to: $0) }
    } else {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let place = URL(filePath: path)
      try repair.write(to: isFolder.boolValue ? place : place.deletingLastPathComponent())
    }
    output.write(repair.difference)
    for file in repair.untouched {
      output.line(
        "left as it was, for with its edits it would not compile: \(file.path), \(file.reason)")
    }
    if let hint = repair.hintForSetUps { output.line(hint) }
    let counts = repair.counts
    output.line()
    output.line(
      "\(counts.mended.counted("edit")) made"
        + (counts.left == 0
          ? "." : ", \(counts.left) left to a person: the package does not compile without.")
        + " The doctor now finds:")
    output.line()
    output.write(repair.diagnosis.text)
    return repair.diagnosis.isClean ? 0 : 1
  }

  /// Refuses a place that cannot be written to before modules are built.
  private func checkPlace(_ path: String) throws(LeakFileError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      try WholeFile.check(path)
    } else {
      try WholeFile.check(folder: path)
    }
  }

  private func diagnosis(of path: String, isQuick: Bool) throws -> Diagnosis {
    guard !isQuick else { return try Diagnosis(quickly: path) }
    let modules = try modules(for: path)
    return try withProgress { try Diagnosis(path: path, modules: modules, step: $0) }
  }

  /// Runs a body that reports its steps, which a terminal shows.
  private func withProgress<Result>(
    _ body: (@escaping (String, Int) -> Void) throws -> Result
  ) rethrows -> Result {
    var progress: Progress?
    defer { progress?.finish() }
    return try body { name, total in
      let shown = progress ?? Progress(total: total)
      shown.step("type-checking \(name)")
      progress = shown
    }
  }

  /// The modules of the build that this program is of; `swift run` builds no more than the program.
  private func modules(for path: String) throws -> BuiltModules {
    try BuiltModules(besideProgram: program, isShown: isatty(STDERR_FILENO) != 0) {
      // Files that cannot be read are refused before minutes pass.
      _ = try Diagnosis(quickly: path)
      errors.line("lifecycle: building the module UIKit first, once, which takes some minutes")
    }
  }
}
