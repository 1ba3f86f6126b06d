// Writes the sources that are made from others; `GeneratedSourceTests` tells when it is to be run.
import Foundation

let root = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
for source in try GeneratedSource.all(root: root) {
  let file = root.appending(path: source.path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try source.text.write(to: file, atomically: true, encoding: .utf8)
  print("\(source.path): \(source.text.split(separator: "\n").count) lines")
}
