import Foundation
import LeakDetection

/// A package to begin with: that of `Demo/BackButton`, a coordinator with its screens and a checked test, under
/// another name and in a folder of its own.
package struct NewPackage {
  /// Its files, by their paths in it.
  package let files: [(path: String, text: String)]
  /// The file without which the tests fail for a leaked screen.
  package let fix: String
  private let folder: URL

  /// Reads the example.
  ///
  /// - Parameters:
  ///   - path: The folder, which is not there yet or is empty; its name becomes the package's.
  ///   - kit: The folder of LifecycleKit.
  /// - Throws: `Diagnosis.Refusal` for a folder that has files, or a name that a module cannot have.
  package init(at path: String, kit: String) throws {
    folder = URL(filePath: path).standardizedFileURL
    let present = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard present?.isEmpty ?? !FileManager.default.fileExists(atPath: folder.path) else {
      throw Diagnosis.Refusal(
        words: "\(path): is there already; a new package needs a folder of its own")
    }
    let name = folder.lastPathComponent
    guard !TakenNames.targets.contains(name) else {
      throw Diagnosis.Refusal(
        words:
          "\(path): LifecycleKit has a target \(name) of its own, and the package manager allows a"
          + " name once; take a name such as Shop")
    }
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil, !TakenNames.toolchain.contains(name)
    else {
      throw Diagnosis.Refusal(
        words: "\(path): no module can be called \(name); take a name such as Shop")
    }
    let example = ExamplePackage("BackButton", of: kit)
    let place = Start.relative(
      URL(filePath: kit).resolvingSymlinksInPath(), to: folder.resolvingSymlinksInPath())
    let test = "OrdersCoordinatorTests.swift"
    let testText = try example.text("Tests/BackButtonTests/\(test)")
    fix = "Sources/\(name)/OrdersCoordinator+Back.swift"
    files =
      try [("Package.swift", NewPackage.manifest(name, place)), (".gitignore", ".build/\n")]
      + example.files(in: "Sources/BackButton").map { ("Sources/\(name)/\($0.name)", $0.text) }
      + [
        (
          "Tests/\(name)Tests/\(test)",
          testText.replacing("import BackButton\n", with: "import \(name)\n")
        )
      ]
  }

  /// Writes the files.
  package func write() throws {
    try WholeFile.check(folder: folder.path)
    for (path, text) in files {
      let place = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.write(text, to: place.path)
    }
  }

  private static func manifest(_ name: String, _ kit: String) -> String {
    "// swift-tools-version: 6.1\nimport PackageDescription\n\n" + """
      let package = Package(
        name: "\(name)",
        dependencies: [.package(name: "LifecycleKit", path: "\(kit)")],
        targets: [
          .target(
            name: "\(name)", dependencies: [.product(name: "UIKit", package: "LifecycleKit")]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: ["\(name)", .product(name: "LifecycleTesting", package: "LifecycleKit")]),
        ]
      )

      """
  }
}
