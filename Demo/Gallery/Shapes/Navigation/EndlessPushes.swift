import LifecycleKit

enum EndlessPushes: LeakShape {
  static let entry = CatalogueEntry(
    124, "endless-pushes", .abandoned,
    "An artist links to an album and the album to its artist: each tap pushes one screen more.",
    "All are on the stack, for as long as the user goes on; growth(over:) shows it.",
    cells: "N N Y N Y N"
  )
  .fixed(
    "",
    by: """
      if let shown {
        navigation.popToViewController(shown, animated: true)
        return
      }
      """
  )
  .held("UIWindow.rootViewController → UINavigationController.children[_]")
  .differing(
    .teardown, .found, because: "it is handed the covered ones; no test would think of them")

  final class ArtistViewController: UIViewController {}
  final class AlbumViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    for _ in 1...3 {
      open(on: stage.navigation, stage.form) { ArtistViewController() }
      try stage.simulation.settle()
      open(on: stage.navigation, stage.form) { AlbumViewController() }
      try stage.simulation.settle()
    }
    let artists = stage.navigation.viewControllers.filter { $0 is ArtistViewController }
    artists.dropLast().forEach(stage.expectGone)
  }

  @MainActor private static func open<Screen: UIViewController>(
    on navigation: UINavigationController, _ form: Form, _ make: () -> Screen
  ) {
    let shown = navigation.viewControllers.first { $0 is Screen }
    switch form {
    case .broken:
      break
    case .fixed:
      if let shown {
        navigation.popToViewController(shown, animated: true)
        return
      }
    }
    navigation.pushViewController(make(), animated: true)
  }
}
