import Foundation

/// The folder with the module `UIKit` and those beside it, as a build of this package leaves them.
public struct BuiltModules: Equatable, Sendable {
  /// The folder.
  public let path: String

  /// Finds them by the path of a program of the same build.
  ///
  /// - Returns: `nil` when the module is not built there.
  public init?(besideProgram program: String) {
    var folder = URL(filePath: program).resolvingSymlinksInPath()
    // A test bundle's program lies in the same folder.
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: modules.appending(path: "UIKit.swiftmodule").path) {
        path = modules.path
        return
      }
      if folder.lastPathComponent == ".build" { return nil }
    }
    return nil
  }

  /// The folder of the package whose build it is; `nil` when they were built elsewhere.
  public var package: String? {
    var folder = URL(filePath: path)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let manifest = folder.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder.path }
    }
    return nil
  }

  /// What to do when they are not there.
  public static let absence =
    "the module UIKit is not built beside this program, so that only the rules can speak; "
    + "run `swift build` in LifecycleKit's folder, and ask again"
}
