import Foundation

/// A folder for temporary files, removed when its process ends, however it ends.
package final class ScratchFolder: Sendable {
  package let url: URL
  /// Removes the folder when this process has ended, because a process that is killed cannot.
  private let watcher: Process
  /// The watcher's input. Nothing is written into it; it closes with this process.
  private let line = Pipe()

  /// Makes a folder.
  ///
  /// - Parameter place: The folder to make; by default one in the folder for temporary files.
  package init(at place: URL? = nil) throws {
    url =
      place
      ?? FileManager.default.temporaryDirectory.appending(path: "doctor-\(UUID().uuidString)")
    watcher = Process()
    watcher.executableURL = URL(filePath: "/bin/sh")
    // Control-C reaches all processes of a terminal. A compiler may still write when this process has ended.
    watcher.arguments = [
      "-c",
      """
      trap '' INT TERM HUP; read -r _
      for _ in 1 2 3 4 5 6 7 8 9; do
        [ -e "$1" ] || exit 0
        chmod -R u+rwX "$1"; rm -rf "$1" && exit 0; sleep 1
      done
      """, "sh", url.path,
    ]
    watcher.standardInput = line
    watcher.standardOutput = FileHandle.nullDevice
    watcher.standardError = FileHandle.nullDevice
    try watcher.run()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Makes a new folder in it.
  package func fresh() throws -> URL {
    let fresh = url.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
    return fresh
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    try? line.fileHandleForWriting.close()
  }
}
