import LifecycleKit

enum SameAddress: LeakShape {
  static let entry = CatalogueEntry(
    137, "same-address", .correct,
    "A photo is closed and freed, and the next one is made where it was in memory.",
    "Who remembers addresses takes the new screen for the old one, which should be gone.",
    cells: "F F F F - -"
  )
  .differing(.delayed, .silent, because: "screens are told apart by serial numbers")
  .differing(.scan, .silent, because: "screens are told apart by serial numbers")
  .differing(.counting, .silent, because: "instances are told apart by serial numbers")
  .differing(.teardown, .silent, because: "a weak reference knows its object's end")

  final class PhotoViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    stage.navigation.popToRootViewController(animated: false)
    var place: ObjectIdentifier?
    try stage.pushAndPop {
      let photo = PhotoViewController()
      place = ObjectIdentifier(photo)
      return photo
    }
    // The first one is there already, as a rule; the others have to be somewhere else.
    let photos = stage.simulation.perform { (1...20).map { _ in PhotoViewController() } }
    let next = photos.first { ObjectIdentifier($0) == place } ?? photos[0]
    stage.navigation.pushViewController(next, animated: true)
    try stage.simulation.settle()
  }
}
