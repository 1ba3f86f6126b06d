#if InstanceCounting
  import Dispatch
  import Foundation
  import LifecycleKit
  import Testing

  @MainActor @Suite struct CountedObjectTests {
    final class SessionModel: LeakDetectable {
      let instanceToken = InstanceToken()
      var onEnd: (() -> Void)?
      init() { countInstance(self) }
    }

    final class ModelScreen: UIViewController {
      var model: SessionModel?
      override func viewDidLoad() {
        super.viewDidLoad()
        model = SessionModel()
      }
    }

    /// A screen stores no token.
    final class OneAtATime: UIViewController, LeakDetectable {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        countInstance(self)
      }
      required init?(coder: NSCoder) { nil }
    }

    /// Keeps what is planted.
    final class Cache {
      var models: [SessionModel] = []
    }

    let stage = StackWorld()
    var simulation: Simulation { stage.simulation }

    @Test func `a model too many is reported at the end of the instant, with its holder`() throws {
      simulation.holderSearch.isEnabled = true
      let cache = Cache()
      simulation.holderSearch.registerRoot(cache, named: "the cache")
      simulation.perform {
        cache.models.append(SessionModel())
        cache.models.append(SessionModel())
      }
      #expect(simulation.leaks.isEmpty)
      simulation.advance(by: .zero)
      let report = try #require(simulation.leaks.first)
      #expect(
        report.text == """
          SessionModel: 2 alive, 1 allowed
            held by the cache
            Cache
              .models[0]   → SessionModel
            instance count     2 alive, 1 allowed: SessionModel#1, SessionModel#2
            since              0.000 s, found at 0.000 s

          """)
      #expect(simulation.log.events.last?.line == "leak: SessionModel: 2 alive, 1 allowed")
      #expect(report.foundBy == [.instanceCount])
      withExtendedLifetime(cache) {}
    }

    @Test func `old and new may overlap within an instant`() {
      let cache = Cache()
      simulation.perform {
        cache.models.append(SessionModel())
        cache.models.append(SessionModel())
        cache.models.removeFirst()
      }
      simulation.advance(by: .seconds(20))
      #expect(simulation.leaks.isEmpty)
      #expect(simulation.counts[SessionModel.self]?.peak == 2)
    }

    @Test func `a model that goes after the report is late, and a second leak is a second report`()
    {
      let cache = Cache()
      simulation.perform { cache.models = [SessionModel(), SessionModel()] }
      stage.wait(.seconds(1))
      cache.models.removeLast()
      #expect(
        simulation.leaks.map(\.aftermath) == [.deallocated(VirtualInstant(sinceStart: .seconds(1)))]
      )
      simulation.perform { cache.models.append(SessionModel()) }
      stage.wait(.seconds(1))
      #expect(simulation.leaks.map(\.isOpen) == [false, true])
      simulation.perform { cache.models.append(SessionModel()) }
      stage.wait(.seconds(1))
      #expect(simulation.leaks.map(\.surplus?.live) == [2, 3])
    }

    @Test func `models made in callbacks and in tasks belong to the simulation`() async {
      let other = Simulation()
      let cache = Cache()
      stage.navigation.pushViewController(ModelScreen(), animated: true)
      stage.wait(.seconds(1))
      #expect(simulation.counts[SessionModel.self]?.live == 1)
      let task = simulation.perform { Task { @MainActor in cache.models.append(SessionModel()) } }
      await task.value
      #expect(simulation.counts[SessionModel.self]?.live == 2)
      #expect(other.counts[SessionModel.self] == nil)
      withExtendedLifetime(cache) {}
    }

    @Test func `a model that exceeds its maximum on another thread is reported`() {
      let counts = simulation.counts
      let models = DispatchQueue.global().sync {
        counts.perform { [SessionModel().instanceToken, SessionModel().instanceToken] }
      }
      stage.wait(.zero)
      #expect(simulation.leaks.map(\.headline) == ["SessionModel: 2 alive, 1 allowed"])
      withExtendedLifetime(models) {}
    }

    @Test func `a controller with a maximum is counted once, and may overlap in a transition`() {
      simulation.perform {
        stage.navigation.pushViewController(OneAtATime(), animated: false)
        stage.simulation.endTurn()
        stage.navigation.setViewControllers([OneAtATime()], animated: true)
      }
      #expect(simulation.counts[OneAtATime.self]?.live == 2)
      stage.wait(.seconds(20))
      #expect(simulation.counts[OneAtATime.self]?.live == 1)
      #expect(simulation.leaks.isEmpty)
      simulation.perform { stage.navigation.pushViewController(OneAtATime(), animated: true) }
      stage.wait(.milliseconds(1900))
      #expect(simulation.leaks.isEmpty)
      stage.wait(.milliseconds(100))
      #expect(simulation.leaks.map(\.headline) == ["OneAtATime: 2 alive, 1 allowed"])
      #expect(InstanceCounts.process[OneAtATime.self] == nil)
    }

    @Test func `judged at once, the surplus is reported in the init that makes it`() {
      simulation.counts.judgement = .immediate
      let models = simulation.perform { [SessionModel(), SessionModel()] }
      #expect(simulation.leaks.map(\.headline) == ["SessionModel: 2 alive, 1 allowed"])
      withExtendedLifetime(models) {}
    }
  }
#endif
