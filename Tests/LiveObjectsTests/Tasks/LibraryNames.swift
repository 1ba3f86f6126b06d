import Glibc

@testable import SwiftRuntime

/// Whether the library of tasks names the parts of its async functions. Swift's own toolchains keep these names;
/// Debian's leave them out, and then nothing tells which function a task waits in.
enum LibraryNames {
  static let areThere: Bool = {
    // Where the library is linked in, its parts have the names that the program's own have.
    guard let function = dlsym(nil, "swift_task_create") else { return true }
    let image = LoadedImage.all().first { image in
      image.segments.contains { $0.contains(UInt(bitPattern: function)) }
    }
    return image.map { !ImageSymbols.symbols(of: $0).asyncFunctions.isEmpty } ?? true
  }()
}
