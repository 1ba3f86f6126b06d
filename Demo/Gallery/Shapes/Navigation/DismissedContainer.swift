import LifecycleKit

enum DismissedContainer: LeakShape {
  static let entry = CatalogueEntry(
    116, "dismissed-container", .abandoned,
    "A sheet with a stack of screens is dismissed; its first one has a callback in a library.",
    "Only the sheet is dismissed by name: what is covered in it gets no call, and still leaves.",
    cells: "P Y 2 Y Y N"
  )
  .fixed(
    "library.onChange.append { self.reload() }",
    by: "library.onChange.append { [weak self] in self?.reload() }"
  )
  .held(
    "PhotoLibrary.onChange[_] → "
      + "closure #1 in DismissedContainer.AlbumViewController.watch(_:) captures self"
  )
  .differing(.delayed, .found, because: "all that a dismissed container holds departs with it")

  @MainActor final class PhotoLibrary {
    var onChange: [@MainActor () -> Void] = []
  }

  final class AlbumViewController: ShapeViewController {
    func watch(_ library: PhotoLibrary) {
      switch form {
      case .broken:
        library.onChange.append { self.reload() }
      case .fixed:
        library.onChange.append { [weak self] in self?.reload() }
      }
    }

    func reload() {
      title = "Album"
    }
  }

  final class PhotoViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let library = PhotoLibrary()
    stage.keep(library, named: "the photo library")
    stage.present {
      let album = AlbumViewController(stage.form)
      album.watch(library)
      let photo = PhotoViewController()
      stage.expectGone(album)
      stage.expectGone(photo)
      let sheet = UINavigationController(rootViewController: album)
      sheet.pushViewController(photo, animated: false)
      return sheet
    }
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.dismiss(animated: true)
    try stage.simulation.settle()
  }
}
