import Foundation
import LeakDetection

/// A copy of a package, in which edits are tried. It stays for the next time: then only what has changed is built.
struct PackageCopy {
  let source: URL
  let folder: URL
  /// Where the copy is built.
  let build: URL

  /// - Parameter scratch: The folder for the copy and its build; by default one in the package's own build folder.
  /// - Throws: `Diagnosis.Refusal` if there is no package, or the copy cannot be made.
  init(of path: String, scratch: String?) throws {
    source = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: source.appending(path: "Package.swift").path)
    else { throw Diagnosis.Refusal(words: "\(path): expected a package, found no Package.swift") }
    let place =
      scratch.map { URL(filePath: $0).standardizedFileURL }
      ?? source.appending(path: ".build/mending")
    // SwiftPM names the package after its folder.
    folder = place.appending(path: "copy").appending(path: source.lastPathComponent)
    build = place.appending(path: "build")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try synchronize(source, folder, isTop: true)
    } catch let error as LeakFileError {
      throw error
    } catch {
      throw Diagnosis.Refusal(words: "\(path): cannot be copied into \(folder.path)")
    }
  }

  /// Makes a folder of the copy the same as the package's. A file that is the same already keeps its date.
  private func synchronize(_ from: URL, _ to: URL, isTop: Bool) throws {
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: from.path).filter {
      !(isTop && [".git", ".build"].contains($0))
    }
    for name in try manager.contentsOfDirectory(atPath: to.path) where !names.contains(name) {
      try manager.removeItem(at: to.appending(path: name))
    }
    for name in names {
      let (old, new) = (from.appending(path: name), to.appending(path: name))
      let isFolder =
        try old.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if isFolder.isDirectory == true, isFolder.isSymbolicLink != true {
        try manager.createDirectory(at: new, withIntermediateDirectories: true)
        try synchronize(old, new, isTop: false)
      } else if isTop, name.hasPrefix("Package"), name.hasSuffix(".swift") {
        let text = SourceText([UInt8](try Data(contentsOf: old)))
        try write(text.withWholePaths(from: source).bytes, to: name)
      } else if !manager.contentsEqual(atPath: old.path, andPath: new.path) {
        try? manager.removeItem(at: new)
        // What a link leads to need not be beside the copy.
        try manager.copyItem(at: old.resolvingSymlinksInPath(), to: new)
      }
    }
  }

  /// Puts the sources of the copy into a state.
  func write(_ sources: SourceFolder) throws(LeakFileError) {
    for file in sources.files { try write(file.source.bytes, to: file.path) }
  }

  /// Writes a file of the copy, unless it is the same already.
  func write(_ bytes: [UInt8], to path: String) throws(LeakFileError) {
    let place = folder.appending(path: path)
    if let old = try? Data(contentsOf: place), old.elementsEqual(bytes) { return }
    try WholeFile.write(bytes, to: place.path)
  }
}

extension SourceText {
  /// The manifest with whole paths to the packages beside it, for a copy that stands elsewhere.
  func withWholePaths(from folder: URL) -> SourceText {
    let tokens = SwiftTokenizer(bytes).tokens
    var replacements: [Replacement] = []
    for place in tokens.indices
    where tokens.text(place) == "." && tokens.text(place + 1) == "package" {
      for argument in place..<min(tokens.closing(place + 2), tokens.count)
      where tokens.text(argument) == "path" && tokens.text(argument + 1) == ":" {
        guard tokens.indices.contains(argument + 2), tokens[argument + 2].kind == .literal else {
          continue
        }
        let range = tokens[argument + 2].range
        let path = self[range].dropFirst().dropLast()
        let isWord = !path.contains("\\") && !path.contains("\"") && path.first != "~"
        let whole = folder.appending(path: String(path)).standardizedFileURL
        // A package inside this one is copied along.
        guard isWord, !path.hasPrefix("/"),
          !whole.pathComponents.starts(with: folder.pathComponents)
        else { continue }
        replacements.append(Replacement(range: range, text: "\"\(whole.path)\""))
      }
    }
    var edited = EditedFile(self)
    edited.edit(replacements)
    return edited.text
  }
}
