import Foundation
import LeakDetection

extension EditedFolder {
  /// Writes the changed files below a folder that has the sources, all of them or none.
  ///
  /// - Returns: the paths of the files that were written.
  /// - Throws: `LeakFileError`, or `Diagnosis.Refusal` where a file was changed meanwhile.
  @discardableResult func writeWhole(to root: URL) throws -> [String] {
    let changed = files.filter { $0.value.text != $0.value.original }.sorted { $0.key < $1.key }
    for (path, file) in changed {
      let place = root.appending(path: path)
      try WholeFile.check(place.path)
      guard let now = try? Data(contentsOf: place), now.elementsEqual(file.original?.bytes ?? [])
      else {
        throw Diagnosis.Refusal(words: "\(path): was changed meanwhile, so nothing is written")
      }
    }
    try write(to: root)
    return changed.map(\.key)
  }
}
