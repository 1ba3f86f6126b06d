import LifecycleKit
import SeededRandom
import Testing

/// Random orders of what may happen to a container around and inside its transitions.
@MainActor struct ChildTransitionRandomTests {
  private final class Box: Screen {}

  @Test(arguments: 1...200) func `each will has its did, whatever comes in between`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let box = seed.isMultiple(of: 2) ? Box() : Screen()
    let app = App(root: box)
    app.simulation.delayedCheck.isAutomatic = false
    app.simulation.scan.isPeriodic = false
    let screens = app.simulation.perform { [A(), B(), C()] }
    var begun = 0
    var ended = 0
    for _ in 1...40 {
      guard let one = screens.randomElement(using: &random),
        let other = screens.randomElement(using: &random)
      else { return }
      let time = [0.0, 0.1, 0.3].randomElement(using: &random) ?? 0.0
      let operation = Int.random(in: 0..<9, using: &random)
      let hook = [LifecycleEvent.Kind.viewWillAppear, .viewIsAppearing, .viewDidDisappear]
        .randomElement(using: &random)
      app.simulation.perform {
        switch operation {
        case 0: app.window.isHidden.toggle()
        case 1: app.window.rootViewController = app.window.rootViewController === box ? Q() : box
        case 2: if one.parent != nil { remove(one) } else { add(one, to: box) }
        case 3: if one.parent != nil { remove(one) }
        case 4:
          // Once, or two screens would send each other to and fro without end.
          if let hook {
            one.on[hook] = { [weak one, weak app] in
              one?.on = [:]
              app?.window.isHidden.toggle()
            }
          }
        default:
          one.willMove(toParent: nil)
          if other.parent == nil { box.addChild(other) }
          guard one !== other, one.parent != nil else { return }
          begun += 1
          box.transition(from: one, to: other, duration: time, animations: nil) { _ in
            ended += 1
            if operation > 6 { one.removeFromParent() }
            other.didMove(toParent: box)
          }
        }
      }
      // A turn may have several of them.
      switch Int.random(in: 0..<3, using: &random) {
      case 0: app.endTurn()
      case 1: app.advance(by: .milliseconds(100))
      default: break
      }
    }
    for screen in screens { screen.on = [:] }
    _ = app.transcript { app.advance(by: .seconds(5)) }
    // One that waited may be refused when its turn comes, because a child has gone meanwhile.
    let refused = app.simulation.misuses.count { $0.kind == .noCommonParent }
    #expect(ended == begun - refused)
    for screen in screens {
      let isShown = screen.viewIfLoaded?.window != nil
      #expect(
        screen.appearance.state == (isShown ? .appeared : .disappeared), "\(screen.readableName)")
    }
  }
}
