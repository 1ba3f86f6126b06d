import LifecycleKit

enum OverlappingItems: LeakShape {
  static let entry = CatalogueEntry(
    136, "overlapping-items", .correct,
    "A player goes on to the next song: the new item is made before the old one is let go.",
    "For a moment there are two, as there have to be; a count that is asked at once says leak.",
    cells: "- - F - - -"
  )
  .differing(.counting, .silent, because: "numbers are judged at the end of a turn")

  @MainActor final class SongItem: LeakDetectable {
    let instanceToken = InstanceToken()

    init() {
      countInstance(self)
    }
  }

  final class PlayerViewController: UIViewController {
    private(set) var item = SongItem()

    func playNext() {
      item = SongItem()
    }
  }

  static func play(on stage: Stage) throws {
    let player = stage.simulation.perform { PlayerViewController() }
    stage.push { player }
    stage.expectGone(player.item)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform { player.playNext() }
    stage.expectGone(player.item)
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    try stage.simulation.settle()
  }
}
