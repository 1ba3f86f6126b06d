import Foundation
import LeakDetection

/// A folder's files with edits, none of which is written yet.
struct EditedFolder {
  /// The files with the edits so far.
  private(set) var sources: SourceFolder
  private let original: SourceFolder
  /// The edited files and the new ones.
  private(set) var files: [String: EditedFile] = [:]
  private var frozen: Set<String> = []

  init(_ folder: SourceFolder) { (sources, original) = (folder, folder) }

  /// Whether a file's edits were taken back. Such a file gets no others.
  func isFrozen(_ path: String) -> Bool { frozen.contains(path) }

  /// The original byte of a file that stands at a place now.
  func origin(of place: Int, in path: String) -> Int { files[path]?.origin(of: place) ?? place }

  /// The folder with the edits of a round, and with the lines that it adds.
  func with(_ repair: Repair) -> EditedFolder {
    var changed = self
    for path in repair.paths { changed.edit(path, by: repair.replacements(in: path).map(\.1)) }
    for (path, lines) in repair.added {
      let text = changed.file(path).text
      let last = text.lines.count
      let isOpen = !text.lines[last - 1].content.isEmpty
      changed.edit(path, by: [isOpen ? text.after(last, lines) : text.before(last, lines)])
    }
    changed.sources = original.with(changed.files.mapValues(\.text))
    return changed
  }

  /// The folder with further edits, by the paths of the files.
  func with(_ edits: [String: [Replacement]]) -> EditedFolder {
    var changed = self
    for (path, replacements) in edits { changed.edit(path, by: replacements) }
    changed.sources = original.with(changed.files.mapValues(\.text))
    return changed
  }

  private mutating func edit(_ path: String, by replacements: [Replacement]) {
    var file = self.file(path)
    file.edit(replacements)
    files[path] = file
  }

  /// A file, with its edits so far.
  func file(_ path: String) -> EditedFile {
    files[path] ?? EditedFile(original.files.first { $0.path == path }?.source)
  }

  /// Takes all edits of files back, for good.
  mutating func takeBack(_ paths: some Sequence<String>) {
    for path in paths {
      files[path] = nil
      frozen.insert(path)
    }
    sources = original.with(files.mapValues(\.text))
  }

  /// The differences, as `git apply` takes them.
  var difference: String {
    files.sorted { $0.key < $1.key }.map { $1.difference(path: $0) }.joined()
  }

  /// Writes the files below a folder that has the sources.
  ///
  /// - Throws: `LeakFileError`.
  func write(to root: URL) throws {
    try Signals.ignored {
      for (path, file) in files.sorted(by: { $0.key < $1.key }) where file.text != file.original {
        try WholeFile.write(file.text.bytes, to: root.appending(path: path).path)
      }
    }
  }
}
