import Foundation

@testable import PackageDoctor

/// The checked-out repository as files, found from where this file stands.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder, with their paths from the root, sorted; not the steps of tutorials,
  /// which are tests of packages that read them.
  static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    // A package that was built in its place has sources in its hidden build folder.
    let ours = names.filter {
      $0.hasSuffix(".swift") && !$0.contains(".docc/") && !$0.contains("/.build")
    }
    return try ours.sorted().map { name in ("\(folder)/\(name)", try text("\(folder)/\(name)")) }
  }

  /// The sources of all modules as declarations, read once; with the trait, which is on unless a package
  /// switches it off.
  static let sources: [SourceFile] = {
    let files = (try? swiftFiles(below: "Sources")) ?? []
    return files.map {
      SourceFile(
        path: $0.path, text: $0.text.replacing("#if InstanceCounting", with: "#if true"))
    }
  }()

  /// The modules that a file imports.
  static func imports(of text: String) -> [String] {
    let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
      else { return nil }
      // `import struct Module.Name` brings a single name.
      let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
      let path = words[(index + 1)...].first { !kinds.contains(String($0)) }
      return path?.split(separator: ".").first.map(String.init)
    }
  }
}

extension SourceFile {
  /// Whether the file is a module's.
  func isOf(_ module: String) -> Bool { path.hasPrefix("Sources/\(module)/") }
}
