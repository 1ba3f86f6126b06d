import Foundation
import LifecycleKit
import Testing

/// A scene that a finger resizes.
@MainActor struct ResizeTests {
  /// Notes what a scene's delegate is told.
  private final class Witness: NSObject, UIWindowSceneDelegate {
    var notes: [String] = []

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
      notes.append(
        "\(Int(old.coordinateSpace.bounds.width)) to \(Int(new.coordinateSpace.bounds.width)), "
          + "\(new.isInteractivelyResizing ? "held" : "let go"), \(new.interfaceOrientation)")
    }
  }

  private func tablet(_ simulation: Simulation) throws -> UIWindowScene {
    let scene = try #require(simulation.window.windowScene)
    scene.setTraits(UITraitCollection(horizontalSizeClass: .regular, userInterfaceIdiom: .pad))
    return scene
  }

  @Test func `the delegate is told with the finger and without it`() throws {
    let simulation = Simulation()
    let witness = Witness()
    let scene = simulation.application.connectScene(delegate: witness)
    scene.setTraits(UITraitCollection(userInterfaceIdiom: .pad))
    simulation.user.resize(scene, to: CGSize(width: 900, height: 700))
    #expect(
      witness.notes == [
        "390 to 900, held, landscapeRight", "900 to 900, let go, landscapeRight",
      ])
  }

  @Test func `a split collapses and expands with the window, and its detail is the same`() throws {
    let simulation = Simulation()
    let scene = try tablet(simulation)
    let split = simulation.perform { UISplitViewController(style: .doubleColumn) }
    let (list, detail) = simulation.perform { (UIViewController(), UIViewController()) }
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    simulation.show(split)
    var states: [Bool] = []
    for width in [1000.0, 500, 1000, 639, 640] {
      simulation.user.resize(scene, to: CGSize(width: width, height: 800))
      simulation.advance(by: .seconds(1))
      states.append(split.isCollapsed)
    }
    #expect(states == [false, true, false, true, false])
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.splitViewController === split)
    #expect(simulation.misuses == [])
  }

  @Test func `what no finger can do is refused`() throws {
    let simulation = Simulation()
    simulation.show(UIViewController())
    let scene = try #require(simulation.window.windowScene)
    simulation.user.resize(scene, to: CGSize(width: 500, height: 500))
    _ = try tablet(simulation)
    simulation.user.resize(scene, to: CGSize(width: 500, height: 0))
    #expect(
      simulation.misuses.map(\.message) == [
        "Resizing the window in <UIViewController#1> is not possible: a phone's window fills the screen on iOS 26",
        "Resizing the window in <UIViewController#1> is not possible: the size has no area",
      ])
    #expect(scene.size == CGSize(width: 390, height: 844))
  }

  @Test func `a phone's window is resized on iOS 27`() throws {
    let simulation = Simulation(version: .iOS(27))
    simulation.show(UIViewController())
    let scene = try #require(simulation.window.windowScene)
    simulation.user.resize(scene, to: CGSize(width: 700, height: 800))
    #expect(scene.traitCollection.horizontalSizeClass == .regular)
    #expect(simulation.misuses == [])
  }
}
