import SeededRandom
import Testing

@testable import LifecycleKit

@Suite struct PagedTableTests {
  @Test func `it is a dictionary of numbers that come one after the other`() {
    var random = SplitMix64(seed: 18)
    var table = PagedTable<Int>()
    var model: [UInt32: Int] = [:]
    for number in UInt32(0)..<2_000 {
      if Int.random(in: 0..<10, using: &random) > 0 {
        table[number] = Int(number) * 3
        model[number] = Int(number) * 3
      }
      while Int.random(in: 0..<5, using: &random) > 1,
        let key = model.keys.sorted().dropFirst(Int.random(in: 0..<3, using: &random)).first
      {
        table[key] = nil
        model[key] = nil
      }
      let key = UInt32(Int.random(in: 0..<3_000, using: &random))
      #expect(table[key] == model[key])
    }
    for key in UInt32(0)..<3_000 { #expect(table[key] == model[key]) }
  }
}
