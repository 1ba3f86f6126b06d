import LeakDetection
import LiveObjects
import ObjectGraph
import UIKitCore

/// The objects that are gone too early, for `lifecycle mend`: a weak reference may be all that an edit has left of the
/// only one that kept its object.
extension Simulation {
  /// Has the simulation look at each screen that has appeared, if the findings of tests are asked for.
  func noteEarlyEndsIfAsked() { environment.tellsOfRest = TestFindings.areAskedFor }

  /// The modules whose objects, such as items of bars, belong to the screen that leads to them, also where a window keeps
  /// them. Views do likewise, of whatever module.
  private static let ownModules: Set = ["UIKitCore", "UIKit"]

  /// Notes the objects that are gone of weak references by which a screen, or what it alone keeps, knows them. Screens
  /// and views are left out: they come and go while another screen is shown.
  ///
  /// Notes nothing where live objects cannot be read, or where the screen leads to more than 20,000.
  package func controllerIsAtRest(_ controller: UIViewController) {
    let screen = ObjectAddress(of: controller)
    guard let heap = try? LiveHeap(), let module = heap.classModule(of: screen),
      !Self.ownModules.contains(module),
      let reach = Reach(of: screen, without: hiddenObjects, in: heap)
    else { return }
    let gone = heap.goneReferences(in: reach) { object in
      heap.classModule(of: object).map(Self.ownModules.contains) == true
        || heap.withObject(at: object, as: UIView.self) { _ in true } == true
    }
    for reference in gone where reference.type.map({ $0 is UIResponder.Type }) != true {
      let end = EarlyEnd(
        of: reference.typeName, by: reference.holder,
        on: environment.names.typeName(of: controller.id))
      if !earlyEnds.contains(end) { earlyEnds.append(end) }
    }
    guard companions.count < Self.mostCompanions else { return }
    for object in heap.ownObjects(in: reach, Self.ownModules.contains)
    where companions[object] == nil {
      companions[object] = Companion(
        screen: controller.backReference, name: heap.describe(object).name)
    }
  }

  /// An object that a screen led to: the screen, and the object's name, by which another one at its address is told
  /// apart.
  struct Companion {
    let screen: BackReference<UIViewController>
    let name: String
  }

  private static let mostCompanions = 20_000
  private static let mostSurvivors = 200

  private var hiddenObjects: Set<ObjectAddress> { Set(ownObjects.map { ObjectAddress(of: $0) }) }

  /// The objects that screens led to when they were shown, and that now, when the screen is deallocated, nothing keeps
  /// but themselves, one of each cycle, in words: `Flow stays: closure #1 in Flow.start() captures it`.
  ///
  /// An object of the same name at the address of one that is gone is judged in its place.
  package var selfKept: [String] {
    guard companions.values.contains(where: { $0.screen.object == nil }), let heap = try? LiveHeap()
    else { return [] }
    let left = companions.filter { address, companion in
      companion.screen.object == nil && heap.isOwn(address, Self.ownModules.contains)
        && heap.describe(address).name == companion.name
    }.map { (name: $0.value.name, address: $0.key) }.sorted {
      ($0.name, $0.address.rawValue) < ($1.name, $1.address.rawValue)
    }
    var (words, kept) = ([String](), Set<ObjectAddress>())
    for object in left.prefix(Self.mostSurvivors) where !kept.contains(object.address) {
      guard let hold = heap.selfHold(of: object.address, without: hiddenObjects) else { continue }
      kept.formUnion(hold.kept)
      words.append("\(object.name) stays: \(hold.words)")
    }
    return Set(words).sorted()
  }
}
