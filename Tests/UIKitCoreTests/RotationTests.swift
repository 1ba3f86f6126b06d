import Foundation
import LifecycleKit
import Testing

/// Notes what the coordinator of a change of size says.
private final class Turning: Screen {
  var notes: [String] = []
  var previous: UITraitCollection?
  var callsSuper = true

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    notes.append("will: \(traitCollection.verticalSizeClass.rawValue)")
    coordinator.animate { [weak self] context in
      guard let self else { return }
      let manner = context.isAnimated ? "animated" : "at once"
      notes.append("alongside: \(traitCollection.verticalSizeClass.rawValue), \(manner)")
    } completion: { [weak self] context in
      self?.notes.append("over, cancelled: \(context.isCancelled)")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    self.previous = previous
  }
}

@MainActor struct RotationTests {
  private func scene(of app: App) throws -> UIWindowScene {
    try #require(app.window.windowScene)
  }

  @Test func `a rotation is announced from parent to child, then done`() throws {
    let (app, _) = App.stack(A())
    let scene = try scene(of: app)
    #expect(
      app.transcript { scene.rotate() } == """
        0.000 s  Nav#1 willTransition(to: vertical compact)
        0.000 s  A#1 willTransition(to: vertical compact)
        0.000 s  Nav#1 viewWillTransition(to: 844 x 390)
        0.000 s  A#1 viewWillTransition(to: 844 x 390)
        0.000 s  Nav#1 traitCollectionDidChange vertical compact
        0.000 s  A#1 traitCollectionDidChange vertical compact
        0.000 s  Nav#1 viewWillLayoutSubviews
        0.000 s  Nav#1 viewDidLayoutSubviews
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews

        """)
    #expect(scene.size == CGSize(width: 844, height: 390))
    #expect(app.window.traitCollection.verticalSizeClass == .compact)
    #expect(app.simulation.clock.now.description == "0.300 s")
  }

  @Test func `the coordinator runs along and then tells that it is over`() throws {
    let screen = Turning()
    let app = App(root: screen)
    try scene(of: app).rotate()
    #expect(screen.notes == ["will: regular", "alongside: compact, animated"])
    app.advance(by: .milliseconds(299))
    #expect(screen.notes.count == 2)
    app.advance(by: .milliseconds(1))
    #expect(screen.notes.last == "over, cancelled: false")
    #expect(screen.previous == UITraitCollection())
  }

  @Test func `a second rotation ends the first`() throws {
    let screen = Turning()
    let app = App(root: screen)
    try scene(of: app).rotate()
    try scene(of: app).rotate(animated: false)
    #expect(
      screen.notes == [
        "will: regular", "alongside: compact, animated", "over, cancelled: false",
        "will: compact", "alongside: regular, at once", "over, cancelled: false",
      ])
  }

  @Test func `without super nothing is passed on but the traits themselves`() throws {
    let screen = Turning()
    let app = App(root: screen)
    add(B(), to: screen)
    app.advance()
    screen.callsSuper = false
    let scene = try scene(of: app)
    let child = try #require(screen.children.first)
    let start = app.log.count
    scene.rotate(animated: false)
    #expect(
      app.callbacks(of: child, from: start) == [
        .traitCollectionDidChange, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      ])
  }

  @Test func `what is presented is told, and a screen that it covers is not laid out`() throws {
    let app = App(root: A())
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    app.window.rootViewController?.present(presented, animated: false)
    app.endTurn()
    let scene = try scene(of: app)
    #expect(
      app.transcript {
        scene.transition(to: CGSize(width: 320.5, height: 844), animated: false)
      } == """
        0.000 s  A#1 viewWillTransition(to: 320.5 x 844)
        0.000 s  P#1 viewWillTransition(to: 320.5 x 844)
        0.000 s  P#1 viewWillLayoutSubviews
        0.000 s  P#1 viewDidLayoutSubviews

        """)
  }

  @Test func `dark mode comes unannounced`() throws {
    let app = App(root: A())
    let scene = try scene(of: app)
    #expect(
      app.transcript { scene.setTraits(UITraitCollection(userInterfaceStyle: .dark)) } == """
        0.000 s  A#1 traitCollectionDidChange dark

        """)
    #expect(app.window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `what changes nothing is told to nobody`() throws {
    let app = App(root: A())
    let scene = try scene(of: app)
    #expect(app.transcript { scene.transition(to: scene.size) } == "")
  }

  @Test func `hidden windows and other scenes are told nothing`() throws {
    let app = App(root: A())
    let hidden = app.simulation.makeWindow()
    hidden.rootViewController = B()
    let other = app.simulation.application.connectScene()
    #expect(app.transcript { other.rotate() } == "")
    let scene = try scene(of: app)
    let told = app.transcript { scene.rotate(animated: false) }
    #expect(!told.contains("B#1") && told.contains("A#1"))
    #expect(other.size == scene.size)
  }

  @Test func `a controller has its scene's traits, also below a presenter`() throws {
    let app = App(root: A())
    let nav = Nav(rootViewController: B())
    app.window.rootViewController?.present(nav, animated: false)
    try scene(of: app).setTraits(UITraitCollection(horizontalSizeClass: .regular))
    #expect(nav.viewControllers[0].traitCollection.horizontalSizeClass == .regular)
    let outside = app.simulation.perform { C() }
    #expect(outside.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a rotation holds nobody when it is over, nor a simulation that goes meanwhile`() {
    weak var root: A?
    do {
      let app = App(root: A())
      root = app.window.rootViewController as? A
      app.window.windowScene?.rotate()
    }
    #expect(root == nil)
  }
}
