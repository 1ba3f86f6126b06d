import PackageDoctor
import Testing

/// The deinits of a source that do some work.
@Suite struct DeinitSourceTests {
  @Test func `a deinit is named with its class, and one that only prints is left out`() {
    let found = DeinitSource.working(
      in: """
        final class Clock {
          // deinit { timer.invalidate() }
          deinit { print("gone", self) }
        }

        final class Screen {
          struct State {}
          deinit {
            timer?.invalidate()
          }
        }
        """)
    #expect(found.map(\.type) == ["Screen"] && found.map(\.line) == [8])
  }
}
