// swift-tools-version: 6.1
import PackageDescription

/// A shop with planted leaks. It is built upon a build of LifecycleKit that stands already, so that mending it costs no
/// build of the kit: the judge says where that is.
let kit = Context.environment["LIFECYCLEKIT_BUILD"] ?? "."
let modules = SwiftSetting.unsafeFlags(["-I", kit + "/Modules"])

let package = Package(
  name: "MendedShop",
  targets: [
    .target(name: "Shop", swiftSettings: [modules]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop"], swiftSettings: [modules],
      linkerSettings: [
        .unsafeFlags([
          "-Xlinker", "--whole-archive", Context.environment["LIFECYCLEKIT_ARCHIVE"] ?? "",
          "-Xlinker", "--no-whole-archive",
        ])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
