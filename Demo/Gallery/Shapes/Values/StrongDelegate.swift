import LifecycleKit

enum StrongDelegate: ScreenShape {
  static let entry = CatalogueEntry(
    33, "strong-delegate", .cycle,
    "A screen owns a player and is its delegate; the player holds its delegate strongly.",
    "A delegate is who owns the delegating object, so the way back has to be weak.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "var delegate: (any PlayerDelegate)?",
    by: "weak var delegate: (any PlayerDelegate)?"
  )
  .held("cycle: MovieViewController.player → Player.delegate")

  protocol PlayerDelegate: AnyObject {}

  enum Broken {
    final class Player {
      var delegate: (any PlayerDelegate)?
    }
  }

  enum Fixed {
    final class Player {
      weak var delegate: (any PlayerDelegate)?
    }
  }

  final class MovieViewController: ShapeViewController, PlayerDelegate {
    var player: AnyObject?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        let player = Broken.Player()
        player.delegate = self
        self.player = player
      case .fixed:
        let player = Fixed.Player()
        player.delegate = self
        self.player = player
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MovieViewController(stage.form)
  }
}
