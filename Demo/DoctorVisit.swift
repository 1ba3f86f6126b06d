import Doctor
import LifecycleKit

/// The command `doctor`: looks at a folder of Swift source that is to be built with the module `UIKit`.
@MainActor struct DoctorVisit {
  /// What is asked for.
  enum Request: Equatable {
    case text(String)
    case json(String)
    case table
    /// For who works on this package: the table of what `import UIKit` brings, from the sources here.
    case writeSymbols
  }

  /// What is wrong with the words behind `doctor`.
  struct Misunderstood: Error {
    var complaint: String
  }

  let output: Output
  let errors: Output

  /// Answers.
  ///
  /// - Returns: the exit status: 1 when something is to be edited or missing, 2 when nothing can be read, 3 when
  ///   the table cannot be written.
  func run(_ request: Request) -> Int32 {
    do {
      switch request {
      case .text(let path):
        let diagnosis = try Diagnosis(path: path)
        output.write(diagnosis.text)
        return diagnosis.isClean ? 0 : 1
      case .json(let path):
        let diagnosis = try Diagnosis(path: path)
        output.write(diagnosis.json)
        return diagnosis.isClean ? 0 : 1
      case .table:
        output.write(RuleTable.markdown)
      case .writeSymbols:
        return try writeSymbols()
      }
      return 0
    } catch let refusal as Diagnosis.Refusal {
      errors.line("Demo: \(refusal.words)")
    } catch {
      errors.line("Demo: \(error)")
    }
    return 2
  }

  private func writeSymbols() throws -> Int32 {
    let written = try KnownSymbols.written(repository: ".")
    do throws(LeakFileError) {
      try WholeFile.write(written.text, to: written.path)
      return 0
    } catch {
      errors.line("Demo: \(error)")
      return error.exitStatus.rawValue
    }
  }
}

extension DoctorVisit.Request {
  /// Understands `PATH [--format text|json]`, `--table` and `--write-symbols`.
  init(_ words: ArraySlice<String>) throws(DoctorVisit.Misunderstood) {
    switch Array(words) {
    case ["--table"]: self = .table
    case ["--write-symbols"]: self = .writeSymbols
    case let words where words.count == 1 && !words[0].hasPrefix("--"): self = .text(words[0])
    case let words where words.count == 3 && words.contains("--format"):
      let rest = words[0] == "--format" ? [words[2], words[1]] : [words[0], words[2]]
      switch rest[1] {
      case "text": self = .text(rest[0])
      case "json": self = .json(rest[0])
      default: throw .init(complaint: "--format is text or json, not \(rest[1])")
      }
    case []: throw .init(complaint: "doctor needs the path of a folder with Swift files")
    default: throw .init(complaint: "doctor takes PATH and --format text|json")
    }
  }
}
