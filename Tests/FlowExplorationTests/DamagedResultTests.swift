import FlowExploration
import Foundation
import LeakDetection
import SeededRandom
import Testing

/// Results that were damaged on their way from one job to the next: refused, or as good as any.
@MainActor @Suite struct DamagedResultTests {
  static let explorer = MadeUpApp.explorer(of: MadeUpFlows(seed: 3, places: 12, leaks: 1))

  static func parts() throws -> [ExploredFlows] {
    try ShardTests.parts(of: explorer, 2, depth: 3)
  }

  /// The values that replace another one.
  static let values: [Any] = [
    -1, 0, 1, 7, 1 << 40, Int.max, Int.min, 0.5, "words", "", NSNull(), [Any](), [String: Any](),
  ]

  /// A value with one place in it damaged: something else is there, twice, or not at all.
  static func damaged(_ value: Any, _ random: inout SplitMix64) -> Any {
    let isHere = Int.random(in: 0..<8, using: &random) == 0
    switch value {
    case var object as [String: Any] where !object.isEmpty && !isHere:
      // Sorted, for the same damage by the same seed.
      let key = object.keys.sorted()[Int.random(in: 0..<object.count, using: &random)]
      if Int.random(in: 0..<6, using: &random) == 0 {
        object[key] = nil
      } else {
        object[key] = object[key].map { damaged($0, &random) }
      }
      return object
    case var list as [Any] where !list.isEmpty && !isHere:
      let index = Int.random(in: 0..<list.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: list.remove(at: index)
      case 1: list.insert(list[index], at: 0)
      case 2: list.removeLast(list.count - index)
      default: list[index] = damaged(list[index], &random)
      }
      return list
    default: return values[Int.random(in: 0..<values.count, using: &random)]
    }
  }

  static func damaged(_ data: Data, _ random: inout SplitMix64) throws -> Data {
    var data = data
    let index = Int.random(in: 0..<data.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return data.prefix(index)
    case 1:
      data[index] = UInt8.random(in: 0...255, using: &random)
      return data
    default:
      return try JSONSerialization.data(
        withJSONObject: damaged(try JSONSerialization.jsonObject(with: data), &random),
        options: .fragmentsAllowed)
    }
  }

  @Test func `a damaged result is refused or put together, and never ends the process`() throws {
    let parts = try Self.parts()
    let data = try JSONEncoder().encode(parts[0])
    var (refusals, wholes) = (0, 0)
    for seed in Campaign.seeds(400, full: 20_000) {
      var random = SplitMix64(seed: seed)
      let damaged = try Self.damaged(data, &random)
      guard let flows = try? JSONDecoder().decode(ExploredFlows.self, from: damaged) else {
        refusals += 1
        continue
      }
      _ = FlowMap(flows).mermaid + flows.text + flows.findings.map(\.text).joined()
      if let whole = try? ExploredFlows.merging([flows, parts[1]]) {
        wholes += 1
        _ = FlowMap(whole).graphviz + whole.text
      }
      // What goes on from there plays the app, which takes longer.
      if seed % 8 == 0 {
        _ = try? Self.explorer.explore(.breadthFirst(depth: 2), resuming: flows)
      }
    }
    #expect(refusals > 100)
    #expect(wholes > 20)
  }

  @Test(arguments: [
    (#""index":1"#, #""index":3"#, "there is no shard 3/2"),
    (#""count":2"#, #""count":1099511627776"#, "there is no shard 1/1099511627776"),
    (#""depth":1"#, #""depth":2"#, "state 1 does not fit the others"),
    (#""parent":0"#, #""parent":1"#, "state 1 does not fit the others"),
    (#""parent":0"#, #""parent":-1"#, "state 1 does not fit the others"),
    (#""screen":0"#, #""screen":9"#, "state 0 does not fit the others"),
    (#""to":1"#, #""to":99"#, "leads from or to what is not listed"),
    (#""performed":"#, #""performed":-"#, "actions were performed"),
    (#""known":"#, #""known":-"#, "is no count of what was tried"),
    (
      #""screens":["#, #""screens":["UINavigationController","UINavigationController","#,
      "a screen is listed twice"
    ),
  ])
  func `a result whose parts do not fit together is refused with a reason`(
    part: String, damage: String, reason: String
  ) throws {
    let text = try stableJSON(Self.parts()[0], onOneLine: true)
    let place = try #require(text.range(of: part))
    let damaged = Data(text.replacingCharacters(in: place, with: damage).utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ExploredFlows.self, from: damaged)
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(reason))
  }

  @Test func `a report that cannot be written names its folder`() throws {
    let flows = try Self.parts()[0]
    let error = #expect(throws: LeakFileError.self) {
      try Self.explorer.writeReport(of: flows, to: "/dev/null/pages")
    }
    #expect(error?.description.hasPrefix("/dev/null/pages: cannot be made: ") == true)
    #expect(error?.exitStatus == .unwritten)
  }
}
