import Combine
import Testing

/// The operators that the target `Combine` adds to OpenCombine.
struct OperatorTests {
  @Test func `merged publishers send what each sends, and complete with the last`() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (values, completions) = ([Int](), 0)
    let subscription = one.merge(with: two, Just(0)).sink(
      receiveCompletion: { _ in completions += 1 }, receiveValue: { values.append($0) })
    one.send(1)
    two.send(2)
    one.send(completion: .finished)
    two.send(3)
    #expect(values == [0, 1, 2, 3])
    #expect(completions == 0)
    two.send(completion: .finished)
    #expect(completions == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `the latest values come with each that changes, once there is one of each`() {
    let (name, count) = (CurrentValueSubject<String?, Never>(nil), PassthroughSubject<Int, Never>())
    var values: [String] = []
    let subscription = name.combineLatest(count, Just("!")).sink {
      values.append("\($0.0 ?? "unknown") \($0.1)\($0.2)")
    }
    name.send("Ada")
    count.send(1)
    name.send(nil)
    count.send(2)
    #expect(values == ["Ada 1!", "unknown 1!", "unknown 2!"])
    subscription.cancel()
    count.send(3)
    #expect(values.count == 3)
  }
}
