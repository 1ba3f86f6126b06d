import LifecycleKit
import Testing

@MainActor @Suite struct DeallocationLogTests {
  final class Model: LeakDetectable {
    let instanceToken = InstanceToken()
    init() { countInstance(self) }
  }

  final class ModelScreen: UIViewController {
    let model = Model()
  }

  let stage = StackWorld()
  var log: DeallocationLog { stage.simulation.deallocations }

  private func pushAndPop(_ screen: () -> UIViewController) {
    stage.navigation.pushViewController(stage.simulation.perform(screen), animated: true)
    stage.wait(.seconds(1))
    stage.navigation.popViewController(animated: true)
    stage.wait(.seconds(1))
  }

  @Test func `nothing is recorded until it is switched on`() {
    pushAndPop { StackWorld.Screen() }
    log.isEnabled = true
    #expect(log.records.isEmpty)
    pushAndPop { StackWorld.Screen() }
    log.isEnabled = false
    pushAndPop { StackWorld.Screen() }
    #expect(log.records.map(\.name) == ["Screen#2"])
    #expect(stage.simulation.aliveCount == 2)
  }

  @Test func `each deallocation is recorded and handed on, with its instant`() {
    log.isEnabled = true
    var lines: [String] = []
    log.onDeallocation = { lines.append($0.description) }
    pushAndPop { StackWorld.Screen() }
    pushAndPop { StackWorld.Screen() }
    #expect(log.text() == "1.350 s  Screen#1\n3.350 s  Screen#2\n")
    #expect(lines == ["1.350 s  Screen#1", "3.350 s  Screen#2"])
    #expect(log.records.map(\.typeName) == ["Screen", "Screen"])
    log.removeAll()
    #expect(log.records.isEmpty)
  }

  #if InstanceCounting
    @Test func `a screen's counted model goes before the screen`() {
      log.isEnabled = true
      pushAndPop { ModelScreen() }
      #expect(log.text() == "1.350 s  Model#1\n1.350 s  ModelScreen#1\n")
    }
  #endif

  @Test func `a screen that stays is not in it`() {
    log.isEnabled = true
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(3))
    #expect(log.records.isEmpty)
    stage.owner.removeAll()
    #expect(log.text() == "3.000 s  Screen#1\n")
  }
}
