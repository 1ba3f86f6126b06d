import LifecycleKit

enum SlowUpload: LeakShape {
  static let entry = CatalogueEntry(
    128, "slow-upload", .transient,
    "An upload of eighteen seconds holds the screen that began it, which is left before.",
    "It ends and lets go: late, and no leak. The reports say so when the screen has gone.",
    cells: "F F - F - -"
  )
  .fixed(
    "uploads.completions.append { self.showUploaded() }",
    by: "uploads.completions.append { [weak self] in self?.showUploaded() }"
  )
  .held(
    "Uploads.completions[_] → "
      + "closure #1 in SlowUpload.ComposeViewController.send(with:) captures self"
  )
  .differing(.path, .found, because: "while it lives, who holds it can be told")

  /// As much of an upload service as matters here.
  @MainActor final class Uploads {
    var completions: [@MainActor () -> Void] = []

    func end() {
      for completion in completions { completion() }
      completions = []
    }
  }

  final class ComposeViewController: ShapeViewController {
    func send(with uploads: Uploads) {
      switch form {
      case .broken:
        uploads.completions.append { self.showUploaded() }
      case .fixed:
        uploads.completions.append { [weak self] in self?.showUploaded() }
      }
    }

    func showUploaded() {
      title = "Uploaded"
    }
  }

  static func play(on stage: Stage) {
    let uploads = Uploads()
    stage.keep(uploads, named: "the uploads")
    stage.simulation.clock.schedule("the upload's end", after: .seconds(18)) { [weak uploads] in
      uploads?.end()
    }
    stage.push {
      let screen = ComposeViewController(stage.form)
      screen.send(with: uploads)
      return screen
    }
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    stage.simulation.advance(by: .milliseconds(500))
  }
}
