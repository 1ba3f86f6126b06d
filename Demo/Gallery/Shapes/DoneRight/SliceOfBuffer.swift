import LifecycleKit

enum SliceOfBuffer: ScreenShape {
  static let entry = CatalogueEntry(
    149, "slice-of-buffer", .remains,
    "A global list of thumbnails keeps one element of each photo's samples, as a slice.",
    "A slice shares the storage of its array: one element keeps all ten thousand.",
    cells: "N N N N P N"
  )
  .fixed(
    "Thumbnails.all.append(samples.prefix(1))",
    by: "Thumbnails.all.append([samples[0]])"
  )
  .differing(.path, .missed, because: "what remains is storage of numbers, and no object of ours")

  @MainActor enum Thumbnails {
    static var all: [ArraySlice<Int>] = []
  }

  final class PhotoViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let samples = Array(1...10_000)
      switch form {
      case .broken:
        Thumbnails.all.append(samples.prefix(1))
      case .fixed:
        Thumbnails.all.append([samples[0]])
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotoViewController(stage.form)
  }

  static func cleanUp() {
    Thumbnails.all = []
  }
}
