import FlowExploration
import Testing
import UIKit

/// A form whose field is behind the review of it.
private final class Form: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Order"
    view.addSubview(field)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Review",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(Review(), animated: false)
      })
  }
}

private final class Review: UIViewController {}

/// States that differ by what was typed.
@MainActor @Suite struct TypedTextTests {
  private static func order(_ texts: [String]) -> FlowExplorer<UINavigationController> {
    var explorer = FlowExplorer { simulation in
      let stack = UINavigationController(rootViewController: Form())
      simulation.show(stack)
      return stack
    }
    .excluding(.rotation, .application, .memoryWarning, .waiting, .swipeBack)
    .excluding(where: { $0.hasPrefix("press return") })
    .distinguishing(appearances: 0)
    for text in texts { explorer = explorer.typing(text) }
    return explorer
  }

  @Test(arguments: [FlowStrategy.breadthFirst(depth: 6), .nearestFirst(depth: 6)])
  func `a text that is typed counts while another screen covers its field`(
    strategy: FlowStrategy
  ) throws {
    let flows = try Self.order(["Eggs"]).explore(strategy)
    #expect(
      flows.states.map { flows.screens[$0.screen] } == ["Form", "Review", "Form", "Review"])
    #expect(flows.findings == [])
  }

  @Test func `without a text there is one state of each screen`() throws {
    let flows = try Self.order([]).explore(.breadthFirst(depth: 6))
    #expect(flows.states.map { flows.screens[$0.screen] } == ["Form", "Review"])
  }
}
