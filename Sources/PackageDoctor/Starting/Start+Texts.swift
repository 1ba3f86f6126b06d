extension Start {
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
