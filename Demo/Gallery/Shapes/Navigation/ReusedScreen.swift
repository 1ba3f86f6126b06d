import LifecycleKit

enum ReusedScreen: LeakShape {
  static let entry = CatalogueEntry(
    132, "reused-screen", .correct,
    "The player's screen is made once and kept, to be there at once the next time.",
    "Nobody told the checks, so they take what is kept on purpose for what was forgotten.",
    cells: "F F - F - -"
  )
  .fixed(
    "stage.expectGone(player)  // As of any other screen.",
    by: "stage.simulation.scan.declareCached(player)"
  )
  .held("held by static ReusedScreen.Player.screen")

  final class PlayerViewController: UIViewController {}

  @MainActor enum Player {
    static var screen: PlayerViewController?
  }

  static func play(on stage: Stage) throws {
    let player = Player.screen ?? stage.simulation.perform { PlayerViewController() }
    Player.screen = player
    switch stage.form {
    case .broken:
      stage.expectGone(player)  // As of any other screen.
    case .fixed:
      stage.simulation.scan.declareCached(player)
    }
    stage.navigation.pushViewController(player, animated: true)
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    try stage.simulation.settle()
  }

  static func cleanUp() {
    Player.screen = nil
  }
}
