import ToolConsole
import PackageDoctor
import FlowExploration
import Foundation
import LifecycleKit

/// The command `mend`: a proven patch for each leak that fails a package's tests, or a script.
struct MendCommand: Command {
  /// How the answer is written.
  enum Form: String, Equatable {
    case text, json
  }

  /// The package's folder, or a script.
  let path: String
  var form = Form.text
  /// Whether the patches are written into the package.
  var isInPlace = false
  /// A folder with a fix by hand, which is proven in place of others.
  var fix: String?
  /// The folder for the copy and its build.
  var scratch: String?
  /// The file of the leaks that are known.
  var baseline: String?

  static let usage = Usage(
    name: "mend", summary: "a patch for each leak that fails a test, proven by the tests",
    operands: [
      Usage.Operand(
        name: "PACKAGE",
        meaning: "a package whose tests check for leaks, or SCRIPT.flow, a script for play")
    ],
    options: [
      .flag("--in-place", "writes the proven patches into PACKAGE; without it nothing is written"),
      .choice("--format", ["text", "json"], "the form of the report", default: "text"),
      .word(
        "--try", "DIR",
        "proves a fix made by hand: DIR has the changed files, by their paths in PACKAGE"),
      .word("--baseline", "FILE", "names the leaks that FILE lists as known, which fail nothing"),
      .word(
        "--scratch-path", "DIR", "where the copy is built", default: "PACKAGE/.build/mending"),
    ],
    notes: [
      "Edits are tried in a copy, best first: a capture list, a weak property, an end",
      "where the screen leaves. A patch is printed if it compiles, the leak is gone, no",
      "test fails that passed, and the log of each test is otherwise the same.",
      "Builds the copy with its dependencies the first time, which takes some minutes.",
      "Of a script the steps are edited, and it is played again: nothing is built.",
    ])

  init(path: String, fix: String? = nil) { (self.path, self.fix) = (path, fix) }

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.operands[0]
    form = arguments.choice("--format") ?? .text
    isInPlace = arguments.has("--in-place")
    (fix, scratch) = (arguments["--try"], arguments["--scratch-path"])
    baseline = arguments["--baseline"]
    let unused = ["--try", "--scratch-path", "--baseline"].first(where: arguments.has)
    if isScript, let unused {
      throw arguments.error("\(unused) needs a package, not a script", at: unused)
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    for place in [path, fix].compactMap(\.self) {
      if let missing = UsageError(missing: place, for: Self.usage) {
        return missing.written(to: errors)
      }
    }
    if isScript { return mendScript(output, errors) }
    return errors.status {
      let mender = try mender(errors)
      let written = isInPlace ? try mender.writeInPlace() : []
      let report = mender.report
      output.write(form == .text ? report.text : report.json)
      for path in written { errors.line("lifecycle: written: \(path)") }
      return report.isClean ? 0 : 1
    }
  }

  @MainActor private func mender(_ errors: Output) throws -> Mender {
    var progress: Progress?
    var work: LongWork?
    var start: ProcessorTime?
    defer {
      work?.end()
      progress?.finish()
    }
    let mender = try Mender(
      package: path, scratch: scratch, fix: fix,
      baseline: try baseline.map(LeakBaseline.load(from:))
    ) { stage in
      work?.end()
      switch stage {
      case .building(let isFirst):
        if isFirst {
          errors.line(
            "lifecycle: building a copy of the package first, once, which takes some minutes")
        }
        work = LongWork("building the copy")
      case .testing:
        errors.line("lifecycle: the copy is built, its tests run")
        work = LongWork("running the tests")
      case .mending(let name, let total):
        start = start ?? .now
        let shown = progress ?? Progress(total: total, hasLines: true)
        shown.step("mending \(name)")
        progress = shown
      }
    }
    progress?.finish()
    progress = nil
    if let start, let words = ProcessorTime.now.words(since: start, leaks: mender.triedCount) {
      errors.line("lifecycle: \(words)")
    }
    return mender
  }

  private var isScript: Bool { path.hasSuffix(".flow") }

  @MainActor private func mendScript(_ output: Output, _ errors: Output) -> Int32 {
    do throws(ScriptText.Unreadable) {
      let text = try ScriptText.read(path)
      if (try? FlowModel(parsing: text)) != nil {
        return UsageError(
          "\(path) is a model, where a release ends what holds a screen: mended by hand",
          type: "swift run lifecycle explore \(path)"
        ).written(to: errors)
      }
      return errors.status {
        let mender: ScriptMender
        do throws(ScriptErrors) { mender = try ScriptMender(text, file: path) } catch {
          errors.write(error.text(file: path))
          return LeakExitStatus.error.rawValue
        }
        if isInPlace, mender.text != text { try WholeFile.write(mender.text, to: path) }
        let report = mender.report
        output.write(form == .text ? report.text(countingTests: false) : report.json)
        return report.isClean ? 0 : 1
      }
    } catch {
      errors.write(error.text(file: path))
      return LeakExitStatus.error.rawValue
    }
  }
}
