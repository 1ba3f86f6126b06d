import Foundation

/// Writes the fixtures that have an advice, each with what is advised in place: the folder of the fixtures, the
/// answers, the edits by hand and the folder for what is written.
let arguments = CommandLine.arguments
let fixtures = try Fixtures(URL(filePath: arguments[1]))
let answers = try String(contentsOfFile: arguments[2], encoding: .utf8)
let byHand = try HandEdits(String(contentsOfFile: arguments[3], encoding: .utf8))
let folder = URL(filePath: arguments[4])
var calls: [String] = []

func write(_ source: String, _ name: String) throws {
  try source.write(to: folder.appending(path: name + ".swift"), atomically: true, encoding: .utf8)
}

for line in answers.split(separator: "\n") {
  let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  let (name, state, words) = (fields[0], fields[1], fields[2])
  guard let number = fixtures.fixtures.firstIndex(where: { $0.name == name }) else {
    print("\(name)\tnot found in the sources\t\(words)")
    continue
  }
  guard state == "alive" else {
    print("\(name)\tis deallocated without an advice\t")
    continue
  }
  guard words != "none" else { continue }
  let fixture = fixtures.fixtures[number]
  var advice = Advice(
    fixture, needing: fixtures.needs(of: fixture),
    labels: fields[3].split(separator: "|").map(String.init))
  if let edit = byHand.edits[name] {
    guard edit.advice == words else {
      print("\(name)\tthe edit by hand is for \(edit.advice)\t\(words)")
      continue
    }
    guard advice.apply(edit) else {
      print("\(name)\tthe edit by hand does not fit\t\(words)")
      continue
    }
  } else if !advice.apply(words) {
    print("\(name)\tno edit\t\(words)")
    continue
  }
  try write(
    advice.source(number, imports: fixtures.imports[fixture.file] ?? []), "Advised\(number)")
  calls.append("await judge\(number)()  // \(name)")
}
for name in byHand.edits.keys.sorted() where !answers.contains("\(name)\talive\t") {
  print("\(name)\tthe edit by hand has no fixture\t")
}
try write(calls.joined(separator: "\n") + "\n", "main")
let shared = fixtures.shared.map { $0.text.replacing("fileprivate ", with: "") }
try write(shared.joined(separator: "\n"), "Shared")
