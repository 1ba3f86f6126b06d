import Testing
import VirtualTime

@Suite struct VirtualInstantTests {
  @Test func `an instant prints seconds with three decimals, cut and not rounded`() {
    let printed = [
      Duration.zero, .milliseconds(350), .seconds(61), .microseconds(1_999), .nanoseconds(999_999),
    ].map { VirtualInstant(sinceStart: $0).description }
    #expect(printed == ["0.000 s", "0.350 s", "61.000 s", "0.001 s", "0.000 s"])
  }

  @Test func `a duration prints as many decimals as it needs, one at least`() {
    let printed = [
      Duration.seconds(2), .milliseconds(350), .milliseconds(1_005), .milliseconds(-2_500),
      .milliseconds(-250), .zero,
    ].map(\.secondsText)
    #expect(printed == ["2.0 s", "0.35 s", "1.005 s", "-2.5 s", "-0.25 s", "0.0 s"])
  }

  @Test func `what is below a millisecond is told in full, for 0.0 s is nothing`() {
    let printed = [
      Duration.microseconds(400), .nanoseconds(7), .microseconds(-50), .microseconds(1_400),
    ].map(\.secondsText)
    #expect(printed == ["0.0004 s", "0.000000007 s", "-0.00005 s", "0.001 s"])
  }

  @Test func `instants stay between zero and the latest instead of overflowing`() {
    let latest = VirtualInstant.latest
    #expect(VirtualInstant(sinceStart: .seconds(-1)) == .zero)
    #expect(VirtualInstant.zero.advanced(by: .seconds(-5)) == .zero)
    #expect(latest.advanced(by: .seconds(Int64.max)) == latest)
    #expect(latest.advanced(by: .seconds(Int64.max) * 9) == latest)
    #expect(VirtualInstant.zero.duration(to: latest) == .seconds(Int64.max))
  }

  @Test func `the duration to an earlier instant is negative`() {
    let one = VirtualInstant(sinceStart: .seconds(1))
    #expect(one.duration(to: .zero) == .seconds(-1))
    #expect(VirtualInstant.zero < one)
  }
}
