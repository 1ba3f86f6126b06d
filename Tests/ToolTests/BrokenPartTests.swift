import FlowExploration
import Foundation
import LeakDetection
import Testing

/// Files that are given to `--merge` and are no part of the exploration: each is named with the reason, and nothing is
/// printed as a result.
@MainActor @Suite struct BrokenPartTests {
  /// Something that happened to the second of two parts.
  struct Damage: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The new text in the place of the file's.
    var change: @Sendable (String) -> String
    /// A piece of what is said of it.
    var reason: String

    init(_ kind: String, _ reason: String, _ change: @escaping @Sendable (String) -> String) {
      (testDescription, self.reason, self.change) = (kind, reason, change)
    }

    /// Other words in the place of the first that are there.
    init(_ kind: String, _ part: String, _ other: String, _ reason: String) {
      self.init(kind, reason) { text in
        guard let place = text.range(of: part) else { return "without \(part)" }
        return text.replacingCharacters(in: place, with: other)
      }
    }
  }

  private nonisolated static let unread = "cannot be read as the result of an exploration: "

  nonisolated static let damages = [
    Damage("an empty file", unread) { _ in "" },
    Damage("the first half of a file", unread) { String($0.prefix($0.count / 2)) },
    Damage("a file that is no JSON", unread) { _ in "not even JSON" },
    Damage("JSON of something else", unread) { _ in "[1,2]" },
    Damage("a missing value", #""steps":"#, #""stebs":"#, unread),
    Damage("a word for a number", #""performed":"#, #""performed":"many","#, unread),
    Damage(
      "a shard count of 2 to the 40", #""count":2"#, #""count":1099511627776"#,
      unread + "shard: there is no shard 2/1099511627776"),
    Damage(
      "a shard beyond the last", #""index":2"#, #""index":3"#,
      unread + "shard: there is no shard 3/2"),
    Damage(
      "a number beyond all numbers", #""performed":"#, #""performed":99999999999999999999"#, unread),
    Damage(
      "more actions than any machine performs", #""performed":"#, #""performed":9223372036854775"#,
      unread),
    Damage(
      "a state that is its own parent", #""parent":0"#, #""parent":1"#,
      unread + "state 1 does not fit the others"),
    Damage(
      "a distance that is none", #""depth":1"#, #""depth":9223372036854775807"#,
      unread + "state 1 does not fit the others"),
    Damage(
      "a step to nowhere", #""to":1"#, #""to":99999"#,
      unread + "step 0 leads from or to what is not listed"),
    Damage(
      "a screen that is not listed", #""screen":0"#, #""screen":-1"#,
      unread + "state 0 does not fit the others"),
    Damage(
      "an action twice", #""actions":["#, #""actions":["a","a","#,
      unread + "an action is listed twice"),
    Damage(
      "another start", #""fingerprint":"#, #""fingerprint":1"#,
      "they do not begin in the same state"),
    Damage(
      "another division", #""count":2"#, #""count":3"#, "they are parts of different divisions"),
    Damage(
      "another depth", #""strategy":{"breadthFirst":{"depth":2"#,
      #""strategy":{"breadthFirst":{"depth":1"#, "they were explored by different strategies"),
  ]

  @Test(arguments: damages)
  func `a file that is no part is named with the reason`(damage: Damage) async throws {
    let scratch = try Scratch()
    let (good, broken) = (scratch.url.path + "/1.json", scratch.url.path + "/2.json")
    for (index, file) in [good, broken].enumerated() {
      _ = await Played([
        "explore", "kiosk", "--depth", "2", "--shard", "\(index + 1)/2", "--result", file,
      ])
    }
    let whole = await Played(["explore", "--merge", good, broken])
    #expect(whole.output.hasSuffix("Nothing goes wrong within 2 actions of the start.\n"))
    #expect(whole.status == 0)
    let text = try String(contentsOfFile: broken, encoding: .utf8)
    try WholeFile.write(damage.change(text), to: broken)
    let refused = await Played(["explore", "--merge", good, broken])
    #expect(refused.errors.hasPrefix("lifecycle: \(broken): "), "\(refused.errors)")
    #expect(refused.errors.contains(damage.reason), "\(refused.errors)")
    #expect(refused.output == "")
    #expect(refused.status == 2)
  }

  @Test func `the same part twice stands for one`() async throws {
    let scratch = try Scratch()
    let file = scratch.url.path + "/1.json"
    _ = await Played(["explore", "kiosk", "--depth", "2", "--shard", "1/2", "--result", file])
    let part = await Played(["explore", "--merge", file, file])
    #expect(
      part.errors == "lifecycle: the result is incomplete, without what is missing: shard 2\n")
    #expect(part.status == 2)
  }
}
