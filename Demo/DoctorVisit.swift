import Doctor
import Foundation
import LifecycleKit

/// The command `doctor`: looks at a folder of Swift source that is to be built with the module `UIKit`.
@MainActor struct DoctorVisit {
  /// How the answer is written.
  enum Form: String, Equatable {
    case text, json
  }

  /// What is asked for.
  enum Request: Equatable {
    /// What the compiler says; the rules alone when it has to be quick.
    case look(String, Form = .text, isQuick: Bool = false)
    case table
  }

  /// What is wrong with the words behind `doctor`.
  struct Misunderstood: Error {
    var complaint: String
  }

  let output: Output
  let errors: Output

  /// Answers.
  ///
  /// - Returns: the exit status: 1 when something is to be edited or missing, 2 when nothing can be read.
  func run(_ request: Request) -> Int32 {
    do {
      switch request {
      case .look(let path, let form, let isQuick):
        let diagnosis = try diagnosis(of: path, isQuick: isQuick)
        output.write(form == .text ? diagnosis.text : diagnosis.json)
        return diagnosis.isClean ? 0 : 1
      case .table:
        output.write(RuleTable.markdown)
      }
      return 0
    } catch let refusal as Diagnosis.Refusal {
      errors.line("Demo: \(refusal.words)")
    } catch {
      errors.line("Demo: \(error)")
    }
    return 2
  }

  private func diagnosis(of path: String, isQuick: Bool) throws -> Diagnosis {
    guard !isQuick else { return try Diagnosis(quickly: path) }
    guard let modules = BuiltModules.besideThisProgram else {
      errors.line("Demo: \(BuiltModules.absence)")
      return try Diagnosis(quickly: path)
    }
    var progress: Progress?
    defer { progress?.finish() }
    return try Diagnosis(path: path, modules: modules) { name, total in
      let shown = progress ?? Progress(total: total)
      shown.step("type-checking \(name)")
      progress = shown
    }
  }
}

extension BuiltModules {
  /// Those of the build that this program is of.
  static var besideThisProgram: BuiltModules? {
    BuiltModules(besideProgram: Bundle.main.executablePath ?? CommandLine.arguments[0])
  }
}

extension DoctorVisit.Request {
  /// Understands `PATH [--quick] [--format text|json]` and `--table`.
  init(_ words: ArraySlice<String>) throws(DoctorVisit.Misunderstood) {
    if words.elementsEqual(["--table"]) {
      self = .table
      return
    }
    var words = Array(words)
    let isQuick = words.remove("--quick")
    var form = DoctorVisit.Form.text
    if let place = words.firstIndex(of: "--format"), place + 1 < words.count {
      guard let named = DoctorVisit.Form(rawValue: words[place + 1]) else {
        throw .init(complaint: "--format is text or json, not \(words[place + 1])")
      }
      form = named
      words.removeSubrange(place...place + 1)
    }
    guard let path = words.first else {
      throw .init(complaint: "doctor needs the path of a folder with Swift files")
    }
    guard words.count == 1, !path.hasPrefix("--") else {
      throw .init(complaint: "doctor takes PATH, --quick and --format text|json")
    }
    self = .look(path, form, isQuick: isQuick)
  }
}

extension [String] {
  /// Takes a word out.
  ///
  /// - Returns: whether it was there.
  fileprivate mutating func remove(_ word: String) -> Bool {
    guard let place = firstIndex(of: word) else { return false }
    remove(at: place)
    return true
  }
}
