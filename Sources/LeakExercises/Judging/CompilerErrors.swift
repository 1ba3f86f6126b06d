import Foundation

/// The errors of a compiler in a learner's file and the checks beside it, in words that name the learner's file alone.
struct CompilerErrors {
  /// The errors in the learner's file with their lines; empty where there are none.
  private(set) var own = ""
  /// A sentence about what the checks miss in the file, or what went wrong otherwise.
  private(set) var why = ""

  private struct Remark {
    let place: String
    let line: String
    let isError: Bool
    let message: String
    var lines: [String]
  }

  /// Reads the output of a compiler.
  ///
  /// - Parameters:
  ///   - file: The path of the learner's file as the compiler knows it.
  ///   - path: The path that the learner is shown.
  init(in output: String, file: String, shownAs path: String) {
    let remarks = Self.remarks(in: output)
    // A note belongs to the error before it, and may be about another file.
    var isOwn = false
    var shown: [String] = []
    for remark in remarks {
      if remark.isError { isOwn = remark.place == file }
      guard isOwn, remark.place == file else { continue }
      shown.append(remark.lines.joined(separator: "\n").replacing(file, with: path))
    }
    own = shown.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    if !own.isEmpty { return }
    if let place = remarks.firstIndex(where: \.isError) {
      let note = remarks.dropFirst(place + 1).prefix { !$0.isError }.first { $0.place == file }
      why = Self.words(about: remarks[place].message, line: note?.line)
    } else if output.contains("Stack dump:") {
      why =
        "The compiler itself has crashed at your file. Take your last change back, and write it"
        + " in another way."
    } else {
      let lines = output.split(separator: "\n").filter {
        $0.contains("error: ") && !$0.contains("command failed")
      }
      // Folders of the tool say nothing to a learner.
      let first = lines.first.map { $0.replacing(#/\/[^ :()]*\//#, with: "") } ?? ""
      why = first.isEmpty ? "The compiler did not come to an end." : "The compiler says: \(first)"
    }
  }

  /// The errors and notes of an output, each with the lines of code below it. Warnings are left out.
  private static func remarks(in output: String) -> [Remark] {
    var remarks: [Remark] = []
    var isWarning = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: #/(\/.*?):(\d+):\d+: (error|warning|note): (.*)/#) {
        isWarning = match.3 == "warning" || isWarning && match.3 == "note"
        if isWarning { continue }
        remarks.append(
          Remark(
            place: String(match.1), line: String(match.2), isError: match.3 == "error",
            message: String(match.4), lines: [String(line)]))
      } else if !isWarning, !remarks.isEmpty {
        remarks[remarks.count - 1].lines.append(String(line))
      }
    }
    return remarks
  }

  /// The sentence about an error in the checks, which the learner does not see.
  private static func words(about message: String, line: String?) -> String {
    let names = message.matches(of: #/'([^']*)'/#).map { String($0.1) }
    let name = names.last { !["private", "fileprivate"].contains($0) }
    let used = message.contains("argument") ? nil : name
    let place = line.map { " (line \($0) of your file)" } ?? ""
    return
      "The checks use \(used.map { "\($0) of " } ?? "")your file as it was: \(message)\(place)."
      + " Keep the names, parameters and types of what is not private."
  }
}
