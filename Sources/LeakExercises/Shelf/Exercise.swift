import PackageDoctor
import Foundation

/// One exercise of the shelf: the task, its checks, the fix, and wrong fixes with what each is refused for.
package struct Exercise: Sendable {
  /// Its place, from 1.
  package let number: Int
  /// Its name as the file's: `SaveButton`.
  package let name: String
  /// The title of its chapter.
  package let chapter: String
  /// Its folder on the shelf.
  let folder: URL

  /// The number in two digits: `07`.
  package var label: String { number < 10 ? "0\(number)" : "\(number)" }

  /// The name of its folder in a learner's package: `07-SaveButton`.
  package var id: String { "\(label)-\(name)" }

  /// Where the learner edits it: `Exercises/07-SaveButton/SaveButton.swift`.
  package var path: String { "Exercises/\(id)/\(name).swift" }

  /// The name in words: `Save button`.
  package var title: String {
    var words = ""
    for letter in name {
      let isNew = letter.isUppercase && words.last.map { !$0.isUppercase } == true
      words += isNew ? " \(letter.lowercased())" : "\(letter)"
    }
    return words
  }

  /// The learner's file, unedited.
  package var task: String { text("Task.swift") }

  /// The file with the fix.
  package var solution: String { text("Solution.swift") }

  /// The task in words: the comment at the top of the file, a line each.
  package var words: [String] {
    task.split(separator: "\n").prefix { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
  }

  /// The answers to choose from, where the task asks whether anything is to be mended: `A  The task has to capture self weakly.`
  package var choices: [String] {
    let comment = task.split(separator: "\n").prefix { $0.hasPrefix("//") }
    return comment.filter { $0.contains(#/^\/\/ [A-Z]  /#) }.map { String($0.dropFirst(3)) }
  }

  /// The hints, each a little more than the one before.
  package var hints: [String] {
    text("Hints.txt").components(separatedBy: "\n\n").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }.filter { !$0.isEmpty }
  }

  /// The wrong fixes: the name of each, its text, and the verdict that it has to have.
  package var wrongFixes: [(name: String, text: String, verdict: String)] {
    let place = folder.appending(path: "Wrong").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = text("Wrong/\(name)")
      let first = text.prefix { $0 != "\n" }
      let mark = "// Refused: "
      return (name, text, first.hasPrefix(mark) ? String(first.dropFirst(mark.count)) : "")
    }
  }

  var check: URL { folder.appending(path: "Check.swift") }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }
}

/// The exercises that come with this package, in their order.
package struct Shelf: Sendable {
  package let exercises: [Exercise]
  /// The titles of the chapters, in order.
  package let chapters: [String]

  /// Reads the shelf of LifecycleKit's folder.
  ///
  /// - Throws: `Diagnosis.Refusal` when there is none.
  package init(kit: URL) throws {
    let place = kit.appending(path: "Demo/Exercises/Shelf")
    let table = try? String(contentsOf: place.appending(path: "chapters.txt"), encoding: .utf8)
    guard let table, let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    else { throw Diagnosis.Refusal(words: "\(place.path): expected the exercises, found none") }
    // A line has the numbers and the title: `01-07 Closures`.
    let rows = table.split(separator: "\n").compactMap { line -> (ClosedRange<Int>, String)? in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      let ends = parts[0].split(separator: "-").compactMap { Int($0) }
      return parts.count == 2 && ends.count == 2 ? (ends[0]...ends[1], parts[1]) : nil
    }
    chapters = rows.map(\.1)
    exercises = names.sorted().compactMap { id in
      let parts = id.split(separator: "-", maxSplits: 1).map(String.init)
      guard parts.count == 2, let number = Int(parts[0]),
        let row = rows.first(where: { $0.0.contains(number) })
      else { return nil }
      return Exercise(
        number: number, name: parts[1], chapter: row.1, folder: place.appending(path: id))
    }
  }

  /// The exercise with a number; `nil` when there is none.
  package func exercise(_ number: Int) -> Exercise? { exercises.first { $0.number == number } }
}
