import LeakDetection
import LiveObjects
import ObjectGraph
import UIKitCore

/// The objects that are gone too early, for `lifecycle mend`: a weak reference may be all that an edit has left of the only one that
/// kept its object.
extension Simulation {
  /// Has the simulation look at each screen that has appeared, if the findings of tests are asked for.
  func noteEarlyEndsIfAsked() { environment.tellsOfRest = TestFindings.areAskedFor }

  /// The modules whose objects belong to the screen that leads to them, also where a window keeps them: views, items.
  private static let ownModules: Set = ["UIKitCore", "UIKit"]

  /// Notes the objects that are gone of weak references by which a screen, or what it alone keeps, knows them. Screens
  /// and views are left out: they come and go while another screen is shown.
  ///
  /// Notes nothing where live objects cannot be read, or where the screen leads to more than 20,000.
  package func controllerIsAtRest(_ controller: UIViewController) {
    let screen = ObjectAddress(of: controller)
    guard let heap = try? LiveHeap(), let module = heap.classModule(of: screen),
      !Self.ownModules.contains(module)
    else { return }
    let gone = heap.goneReferences(
      keptBy: screen, without: Set(ownObjects.map { ObjectAddress(of: $0) }),
      isPart: Self.ownModules.contains)
    for reference in gone where reference.type.map({ $0 is UIResponder.Type }) != true {
      let end = EarlyEnd(
        of: reference.typeName, by: reference.holder,
        on: environment.names.typeName(of: controller.id))
      if !earlyEnds.contains(end) { earlyEnds.append(end) }
    }
  }
}
