import Foundation

/// `write SEED COUNT FOLDER` writes the shapes of a seed. `edit SEED COUNT FOLDER ANSWERS` writes them with the advice
/// put into practice, and prints a line for each advice that cannot be.
let arguments = CommandLine.arguments
guard arguments.count > 4, let seed = UInt64(arguments[2]), let count = Int(arguments[3]) else {
  fatalError("write SEED COUNT FOLDER, or edit SEED COUNT FOLDER ANSWERS")
}
let folder = URL(filePath: arguments[4])
let shapes = (1...count).map { Shape($0, seed: seed) }
var written: [String] = []

func write(_ source: String, _ name: String) throws {
  try source.write(to: folder.appending(path: name + ".swift"), atomically: true, encoding: .utf8)
  written.append(name)
}

if arguments[1] == "write" {
  for shape in shapes { try write(shape.source, Shape.name(shape.number)) }
} else {
  let answers = try String(contentsOfFile: arguments[5], encoding: .utf8)
  for line in answers.split(separator: "\n") {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count > 2, fields[1] == "alive", fields[2] != "none",
      let number = Int(fields[0].dropFirst("Shape".count))
    else { continue }
    let (shape, name) = (shapes[number - 1], Shape.name(number))
    guard let edit = Edit(fields[2], in: shape.source) else {
      print("\(name)\tunknown\t\(fields[2])")
      continue
    }
    if edit.sources.isEmpty { print("\(name)\tnothing to write\t\(fields[2])") }
    for (position, source) in edit.sources.enumerated() {
      if source == shape.source {
        print("\(name)\tnothing changed\t\(fields[2])")
        continue
      }
      let variant = Shape.name(number, String(UnicodeScalar(UInt8(97 + position))))
      try write(source.replacing("enum \(name) {", with: "enum \(variant) {"), variant)
    }
  }
}
let rows = written.map {
  "  Play(name: \"\($0)\", make: \($0).make, leave: \($0).leave, subject: { \($0).subject }, "
    + "used: { \($0).used }),"
}
try "await play([\n\(rows.joined(separator: "\n"))\n])\n".write(
  to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
