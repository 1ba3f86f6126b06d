import ToolConsole
import PackageDoctor

/// The command `doctor`: what of an iOS package compiles here, and its edits.
enum DoctorCommand: Command {
  /// The compiler's findings; the rules alone when it has to be quick.
  case look(String, Diagnosis.Form = .text, isQuick: Bool = false)
  /// The mechanical edits, in a copy or in place.
  case fix(String, into: String?)
  /// The set-up that a package needs to begin with, with the manifest's lines printed or edited in.
  case begin(String, editsManifest: Bool)
  case table

  private var path: String? {
    switch self {
    case .look(let path, _, _), .fix(let path, _), .begin(let path, _): path
    case .table: nil
    }
  }

  static let usage = Usage(
    name: "doctor", summary: "what of an iOS package compiles on Linux, and the edits it needs",
    operands: [
      Usage.Operand(name: "PATH", meaning: "a package, a folder of Swift files, or one file")
    ],
    options: [
      .flag("--quick", "reads the files alone, without the compiler and its build"),
      .choice(
        "--format", Diagnosis.Form.allCases.map(\.rawValue), "the form of the report",
        default: "text"),
      .word(
        "--fix", "DIR",
        "makes the mechanical edits in a copy, DIR; prints the difference and what is left"),
      .flag("--in-place", "makes the mechanical edits in PATH itself"),
      .flag(
        "--init",
        "writes what a package needs to begin with: a first test, a workflow, what a test target exports"
      ),
      .flag("--edit", "with --init: puts its lines into the manifest, too"),
      .flag("--table", "prints the table of what cannot work on Linux", isAlone: true),
    ],
    notes: ["Builds the module UIKit the first time, which takes some minutes."],
    modern: { words in
      guard let place = words.firstIndex(of: "--fix"),
        words[place...].dropFirst().first == "--in-place"
      else { return nil }
      return Array(words[..<place] + words[(place + 1)...])
    })

  init(_ arguments: Arguments) throws(UsageError) {
    guard let path = arguments.operands.first else {
      self = .table
      return
    }
    let (begins, edits) = (arguments.has("--init"), arguments.has("--edit"))
    let isInPlace = arguments.has("--in-place")
    let fixes = isInPlace || arguments.has("--fix")
    if isInPlace && arguments.has("--fix") {
      throw arguments.error(
        "--fix makes a copy, --in-place makes none: they exclude each other", at: "--in-place")
    }
    let looks = arguments.has("--quick") || arguments.has("--format")
    if begins && fixes { throw arguments.error("--init comes without --fix", at: "--init") }
    if edits && !begins { throw arguments.error("--edit needs --init", at: "--init") }
    if looks && (begins || fixes) {
      throw arguments.error(
        "--quick and --format come without --init and --fix", at: begins ? "--init" : "--fix")
    }
    if begins {
      self = .begin(path, editsManifest: edits)
    } else if fixes {
      self = .fix(path, into: isInPlace ? nil : arguments["--fix"])
    } else {
      self = .look(
        path, arguments.choice("--format") ?? .text, isQuick: arguments.has("--quick"))
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    if let path, let missing = UsageError(missing: path, for: Self.usage) {
      return missing.written(to: errors)
    }
    return DoctorRun(output: output, errors: errors).run(self)
  }
}
