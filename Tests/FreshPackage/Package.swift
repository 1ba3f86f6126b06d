// swift-tools-version: 6.1
import PackageDescription

// A package as somebody begins one. The judge says where LifecycleKit is.
let kit = "LifecycleKit"
let package = Package(
  name: "Fresh",
  dependencies: [.package(name: kit, path: Context.environment["LIFECYCLEKIT"] ?? "../..")],
  targets: [
    .testTarget(
      name: "FreshTests",
      dependencies: [
        .product(name: "LifecycleTesting", package: kit), .product(name: "UIKit", package: kit),
      ])
  ],
  swiftLanguageModes: [.v6]
)
