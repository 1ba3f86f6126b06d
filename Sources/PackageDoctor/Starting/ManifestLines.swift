/// The lines that a manifest lacks, for its end; where Apple's UIKit is nothing of them is seen.
struct ManifestLines {
  /// The manifest's variable for its package.
  let package: String
  /// LifecycleKit's folder, from the package's.
  let place: String
  /// The targets that the first test can import.
  let libraries: [String]
  /// The folder of the first test.
  let folder: String
  /// A line for a language that the compiler here does not take, as `6.2`; or nothing.
  let language: String
  /// The folder of the target `Combine`, if it needs one.
  let combine: String?
  /// Whether something imports `os` or `OSLog`.
  let logs: Bool
  /// The manifest without white space.
  private let present: String

  init(
    of manifest: String, package: String, place: String, libraries: [String], folder: String,
    language: String, combine: String?, logs: Bool
  ) {
    self.package = package
    self.place = place
    self.libraries = libraries
    self.folder = folder
    self.language = language
    self.combine = combine
    self.logs = logs
    present = manifest.filter { !$0.isWhitespace }
  }

  /// Each block of lines is there or missing on its own: a package may come to import Combine after its first lines.
  ///
  /// Empty when nothing is missing.
  var text: String {
    let blocks =
      language + (isBegun ? "" : dependency)
      + (present.contains("\"LifecycleChecks\"") ? "" : checks) + loop
      + (combine.map { Start.combineLines(package, $0) } ?? "")
    guard !blocks.isEmpty else { return "" }
    let title = isBegun ? "" : "// UIKit on Linux, and tests that fail for leaked screens.\n"
    return "\(title)#if os(Linux)\n\(blocks)#endif\n"
  }

  /// Whether a product of LifecycleKit is named already.
  private var isBegun: Bool { present.contains("package:\"LifecycleKit\"") }

  private var dependency: String {
    "\(package).dependencies.append(.package(name: \"LifecycleKit\", path: \"\(place)\"))\n"
  }

  /// The target of the first test. What the manifest gives its targets above, this one is too late for.
  private var checks: String {
    let products = ["UIKit", "LifecycleTesting"].filter(gives).map(product)
    let dependencies = (libraries.map { "\"\($0)\"" } + products).joined(separator: ", ")
    return """
      \(package).targets.append(
        .testTarget(name: "LifecycleChecks", dependencies: [\(dependencies)], path: "\(folder)"))

      """
  }

  /// The products that all targets need, and those that test targets need.
  private var loop: String {
    let forAll = ["UIKit"] + (logs ? ["OSLog"] : [])
    let (all, tests) = (lines(for: forAll), lines(for: ["LifecycleTesting", "MainActorXCTest"]))
    guard !(all + tests).isEmpty else { return "" }
    let exploring = """
        // For tests that try every flow, without the slashes:
        // target.dependencies.append(\(product("FlowExploration")))

      """
    return """
      for target in \(package).targets where [.regular, .executable, .test].contains(target.type) {
      \(all)\(tests.isEmpty ? "" : "  guard target.type == .test else { continue }\n\(tests)\(exploring)")}

      """
  }

  private func lines(for products: [String]) -> String {
    products.filter { !gives($0) }.map { "  target.dependencies.append(\(product($0)))\n" }.joined()
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"LifecycleKit\")"
  }

  /// Whether the manifest has a product already.
  private func gives(_ name: String) -> Bool {
    present.contains("name:\"\(name)\",package:\"LifecycleKit\"")
  }
}
