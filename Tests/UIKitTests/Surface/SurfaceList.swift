import Foundation

/// The members of UIKit that public projects use most: `Tests/Surface/members.txt`, a line each, the most used first.
struct SurfaceList {
  /// A member, what its signature is on iOS, and how many projects use it how often.
  struct Row {
    /// `UIView.addSubview(_:)`; one that begins with `-` is not there.
    let name: String
    /// A kind and what it needs: `var CGRect`, `open func (UIView) -> Void`, `init? (String)`, `case`, `class`.
    let signature: String
    let projects: Int
    let uses: Int
    var isThere: Bool { !name.hasPrefix("-") }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  let rows: [Row]

  init() throws {
    let file = Self.folder.appending(path: "../../Surface/members.txt").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 4, let projects = Int(parts[2]), let uses = Int(parts[3]) else {
        return nil
      }
      return Row(name: parts[0], signature: parts[1], projects: projects, uses: uses)
    }
  }

  /// How many lines of uses a file gets.
  static let linesInFile = 340

  /// The files that use each member that is there, by their names.
  var written: [String: String] {
    var uses: [String] = []
    var overrides: [String: [String]] = [:]
    for row in rows.sorted(by: { $0.name < $1.name }) where row.isThere {
      let use = SurfaceUse(row)
      uses.append(use.line)
      if let line = use.override { overrides[use.owner, default: []].append(line) }
    }
    var files: [String: String] = [:]
    for (number, start) in stride(from: 0, to: uses.count, by: Self.linesInFile).enumerated() {
      let lines = uses[start..<min(start + Self.linesInFile, uses.count)].map { "  \($0)\n" }
      files["Uses\(number + 1).swift"] =
        "\(Self.head)@MainActor func useMembers\(number + 1)() {\n\(lines.joined())}\n"
    }
    let classes = overrides.sorted { $0.key < $1.key }.map { owner, lines in
      "private final class Own\(owner): \(owner) {\n\(lines.map { "  \($0)\n" }.joined())}\n"
    }
    files["Overrides.swift"] = Self.head + classes.joined(separator: "\n")
    return files
  }

  private static let head = """
    // swift-format-ignore-file
    // Written from Tests/Surface/members.txt by `WRITE_SURFACE=1 swift test --filter SurfaceTests`.
    import UIKit


    """
}
