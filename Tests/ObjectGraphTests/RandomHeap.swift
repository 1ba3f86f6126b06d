import ObjectGraph
import SeededRandom

/// A small heap drawn from a seed: up to eight objects and twenty references of all sorts.
struct RandomHeap: ReferenceReader {
  var references: [[ObjectReference]]

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    let count = Int.random(in: 1...8, using: &random)
    references = Array(repeating: [], count: count)
    // Some heaps are all plain, so that lengths and ties decide; others are full of detours.
    let oddity = Int.random(in: 0...3, using: &random)
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let holder = Int.random(in: 0..<count, using: &random)
      let rank = Int.random(in: 0..<6, using: &random)
      references[holder].append(
        ObjectReference(
          target: Self.address(Int.random(in: 0..<count, using: &random)),
          ordinal: UInt32(references[holder].count),
          strength: Int.random(in: 0..<6, using: &random) < oddity ? .probable : .strong,
          rank: rank < oddity ? .service : rank == 5 ? .storage : .own))
    }
  }

  static func address(_ position: Int) -> ObjectAddress { ObjectAddress(UInt(position + 1) * 16) }

  static func position(_ object: ObjectAddress) -> Int { Int(object.rawValue / 16) - 1 }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    references += self.references[Self.position(object)]
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    ".\(Self.position(object))/\(reference.ordinal)"
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription {
    ObjectDescription(name: "\(Self.position(object))", kind: .object)
  }
}
