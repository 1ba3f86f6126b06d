extension Start {
  /// For the end of a manifest; where Apple's UIKit is nothing of it is seen.
  ///
  /// - Parameters:
  ///   - language: A line for a language that the compiler here does not take, as `6.2`; or nothing.
  ///   - logs: Whether something imports `os` or `OSLog`.
  ///   - combine: The folder of the target `Combine`, if it needs one.
  static func lines(
    _ package: String, _ place: String, _ libraries: [String], _ folder: String, language: String,
    combine: String?, logs: Bool
  ) -> String {
    let dependencies = libraries.map { "\"\($0)\"" }.joined(separator: ", ")
    let log =
      logs
      ? "  target.dependencies.append(.product(name: \"OSLog\", package: \"LifecycleKit\"))\n" : ""
    return """
      // UIKit on Linux, and tests that fail for leaked screens.
      #if os(Linux)
      \(language)\(package).dependencies.append(.package(name: "LifecycleKit", path: "\(place)"))
      \(package).targets.append(
        .testTarget(name: "LifecycleChecks", dependencies: [\(dependencies)], path: "\(folder)"))
      for target in \(package).targets where [.regular, .executable, .test].contains(target.type) {
        target.dependencies.append(.product(name: "UIKit", package: "LifecycleKit"))
      \(log)  guard target.type == .test else { continue }
        target.dependencies.append(.product(name: "LifecycleTesting", package: "LifecycleKit"))
        target.dependencies.append(.product(name: "MainActorXCTest", package: "LifecycleKit"))
        // For tests that try every flow, without the slashes:
        // target.dependencies.append(.product(name: "FlowExploration", package: "LifecycleKit"))
      }
      \(combine.map { combineLines(package, $0) } ?? "")#endif

      """
  }

  /// A test that passes, to begin with.
  static func test(of modules: [String]) -> String {
    let imports = ["LifecycleTesting", "Testing", "UIKit"].map { "import \($0)\n" }
    return """
      \(imports.joined())
      \(modules.map { "@testable import \($0)\n" }.joined())
      /// Fails for a screen that was popped and is not deallocated; the report has the references that hold it.
      @MainActor @Suite(.checksDeallocation) struct FirstCheckedTest {
        @Test func popped() {
          let simulation = Simulation.ofTest()
          let navigation = UINavigationController(rootViewController: UIViewController())
          simulation.show(navigation)

          // One of your screens in its place; a variable here would keep it.
          navigation.pushViewController(UIViewController(), animated: true)
          simulation.advance(by: .seconds(1))
          #expect(navigation.viewControllers.count == 2)

          navigation.popViewController(animated: true)
          simulation.advance(by: .seconds(3))
          #expect(navigation.viewControllers.count == 1)
        }
      }

      """
  }

  /// A workflow that runs the tests on Linux.
  static func workflow(_ place: String) -> String {
    """
    name: Tests on Linux
    on: [push, pull_request]
    jobs:
      tests:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          # Where LifecycleKit is to be had is a variable of this repository.
          - run: git clone --depth 1 "${{ vars.LIFECYCLEKIT_URL }}" "\(place)"
          - run: swift test

    """
  }
}
