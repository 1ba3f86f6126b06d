import Foundation

/// `writer GALLERY EDITS FOLDER` copies the gallery's sources into one folder, with what is advised put into practice.
///
/// Below a shape's name and advice stand its edits: lines that begin with `-` are replaced by those that follow with
/// `+`, wherever they stand in the shape's source. One that begins with `!` is done when the screen disappears.
guard CommandLine.arguments.count > 3 else { fatalError("writer GALLERY EDITS FOLDER") }
let gallery = URL(filePath: CommandLine.arguments[1])
let folder = URL(filePath: CommandLine.arguments[3])

/// The edits of one shape.
struct Edits {
  var replacements: [(old: String, new: [String])] = []
  var atTheEnd: [String] = []

  init(_ lines: [Substring]) {
    for line in lines {
      let text = String(line.dropFirst(2))
      switch line.first {
      case "-": replacements.append((text, []))
      case "+": replacements[replacements.count - 1].new.append(text)
      case "!": atTheEnd.append(text)
      default: break
      }
    }
  }

  /// A source with the edits; stops where one of them has no place.
  func applied(to source: String, of name: String) -> String {
    var lines = source.components(separatedBy: "\n")
    // The catalogue's entry quotes some lines.
    let code = lines.firstIndex { $0.hasPrefix("  .held(") } ?? 0
    for (old, new) in replacements {
      let places = lines.indices.filter { $0 > code && lines[$0].trimmed == old }
      if places.isEmpty { fatalError("\(name): no line is `\(old)`") }
      for place in places.reversed() { lines.replaceSubrange(place...place, with: new) }
    }
    guard !atTheEnd.isEmpty else { return lines.joined(separator: "\n") }
    let starts = [
      "override func viewDidLoad() {", "override func viewDidAppear(_ animated: Bool) {",
    ]
    guard let place = lines.firstIndex(where: { starts.contains($0.trimmed) }) else {
      fatalError("\(name): no screen that could disappear")
    }
    let method =
      ["override func viewDidDisappear(_ animated: Bool) {", "super.viewDidDisappear(animated)"]
      + atTheEnd + ["}"]
    lines.insert(contentsOf: method, at: place)
    return lines.joined(separator: "\n")
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

var edits: [String: Edits] = [:]
let text = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8)
var lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }[...]
while let head = lines.popFirst() {
  let own = lines.prefix { "-+!=".contains($0.first ?? "#") }
  lines = lines.dropFirst(own.count)
  edits[String(head.prefix { $0 != ":" })] = Edits(Array(own))
}

try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for case let file as URL in FileManager.default.enumerator(
  at: gallery, includingPropertiesForKeys: nil)!
where file.pathExtension == "swift"
  && !["Matrix.swift", "Visit+Text.swift"].contains(file.lastPathComponent)
{
  var source = try String(contentsOf: file, encoding: .utf8)
  // A file has a family of shapes, each an enum that ends with a brace at the start of a line.
  source = source.components(separatedBy: "\n}\n").map { shape in
    let name = edits.keys.first { shape.contains(", \"\($0)\", .") }
    return name.map { edits[$0]!.applied(to: shape, of: $0) } ?? shape
  }.joined(separator: "\n}\n")
  try source.write(
    to: folder.appending(path: file.lastPathComponent), atomically: true, encoding: .utf8)
}
