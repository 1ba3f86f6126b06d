/// Combine, which is on Apple's systems alone: a target of its name, written into a package that imports it.
extension Start {
  /// The lines for a target `Combine`, upon which all others are built.
  static func combineLines(_ package: String, _ folder: String) -> String {
    """
    // Combine on Linux is OpenCombine.
    \(package).dependencies.append(
      .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"))
    for target in \(package).targets where [.regular, .executable, .test].contains(target.type) {
      target.dependencies.append("Combine")
    }
    \(package).targets.append(
      .target(
        name: "Combine",
        dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
          .product(name: $0, package: "OpenCombine")
        },
        path: "\(folder)"))

    """
  }

  /// The files of the target, by their names: those of `Demo/Subscriptions`, where they are tested.
  static func combineFiles(of kit: String) throws -> [(name: String, text: String)] {
    try ExamplePackage("Subscriptions", of: kit).files(in: "Sources/Combine")
  }
}
