// swift-tools-version: 6.1
import PackageDescription

/// A family of the gallery's shapes with their leaks, as the writer makes it. It is built upon a build of LifecycleKit
/// that stands already: the judge says where that is.
let kit = Context.environment["LIFECYCLEKIT_BUILD"] ?? "."
let modules = SwiftSetting.unsafeFlags([
  "-I", kit + "/Modules", "-package-name", "lifecyclekit", "-suppress-warnings",
])

let package = Package(
  name: "MendedGallery",
  targets: [
    .target(name: "Stage", path: "Tests/Stage", swiftSettings: [modules]),
    .target(name: "Shapes", dependencies: ["Stage"], swiftSettings: [modules]),
    .testTarget(
      name: "ShapesTests", dependencies: ["Shapes", "Stage"], swiftSettings: [modules],
      linkerSettings: [
        .unsafeFlags([
          "-Xlinker", "--whole-archive", Context.environment["LIFECYCLEKIT_ARCHIVE"] ?? "",
          "-Xlinker", "--no-whole-archive",
        ])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
