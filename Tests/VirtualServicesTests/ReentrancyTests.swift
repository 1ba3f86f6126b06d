import VirtualServices
import Testing
import VirtualTime

/// Owners that take everything back in their deinit, as apps do, while that is being taken back already.
@MainActor @Suite struct ReentrancyTests {
  @MainActor final class Tidy {
    var undo: @MainActor () -> Void = {}
    isolated deinit { undo() }
  }

  let services = SimulatedServices(clock: VirtualClock())

  /// Lets a closure keep a tidy owner, ends that, and expects the owner's deinit to have come through.
  private func expectTidy(
    _ register: (Tidy) -> (@MainActor () -> Void), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var undone = 0
    weak var judged: Tidy?
    let end: @MainActor () -> Void
    do {
      let tidy = Tidy()
      judged = tidy
      end = register(tidy)
      tidy.undo = {
        undone += 1
        end()
      }
    }
    #expect(judged != nil, sourceLocation: sourceLocation)
    end()
    #expect(judged == nil && undone == 1, sourceLocation: sourceLocation)
    #expect(services.registrations.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a deinit may take back what lets go of it`() {
    expectTidy { tidy in
      let timer = services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in
        withExtendedLifetime(tidy) {}
      }
      return { [weak timer] in timer?.invalidate() }
    }
    expectTidy { tidy in
      let link = services.displayLink(named: "spin", target: tidy) { _, _ in }
      return { [weak link] in link?.invalidate() }
    }
    expectTidy { tidy in
      let token = services.notificationCenter.addObserver(forName: "reload") { _ in
        withExtendedLifetime(tidy) {}
      }
      return { [weak token, services] in
        if let token { services.notificationCenter.removeObserver(token) }
      }
    }
    expectTidy { tidy in
      let subject = services.subject(named: "price", of: Int.self, isShared: true)
      let cancellable = subject.sink { _ in withExtendedLifetime(tidy) {} }
      return { cancellable.cancel() }
    }
    expectTidy { tidy in
      let subject = services.subject(named: "price", of: Int.self, isShared: true)
      let cancellable = subject.sink { _ in withExtendedLifetime(tidy) {} }
      return {
        subject.finish()
        cancellable.cancel()
      }
    }
    expectTidy { tidy in
      let title = services.observedProperty(named: "title", value: "")
      let token = title.observe { _, _ in withExtendedLifetime(tidy) {} }
      return { token.invalidate() }
    }
    expectTidy { tidy in
      let store = services.broadcaster(named: "store", of: Tidy.self)
      store.add(tidy)
      return { for listener in store.listeners { store.remove(listener) } }
    }
  }
}
