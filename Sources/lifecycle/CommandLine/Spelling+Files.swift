import Foundation
import LifecycleKit

extension Spelling {
  /// The file beside a missing one whose name is nearest.
  static func hint(forFile path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = String(path[folder.endIndex...])
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : String(folder))
    let near = nearest(to: name, among: (names ?? []).filter { $0 != name })
    return near.map { "; did you mean \(folder)\($0)?" } ?? ""
  }
}
