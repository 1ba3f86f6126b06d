import Foundation
import LifecycleKit
import PastedTables
import Testing

@testable import lifecycle

/// The JSON that programs read of the tool, held against the schemas of the guide.
@Suite @MainActor struct MachineFormTests {
  private static let guide = "Sources/LifecycleKit/LifecycleKit.docc/ReportsAsJSON.md"

  /// The differences of what a command prints from a schema.
  private func faults(_ title: String, of words: [String], status: Int32) async throws -> [String] {
    let played = await Played(words)
    #expect(played.status == status, "\(played.errors)")
    return try JSONSchema(titled: title, in: Self.guide).faults(of: played.output)
  }

  @Test func `a script's summary has each report whole`() async throws {
    let scratch = try Scratch()
    let script = scratch.url.appending(path: "a.flow").path
    try WholeFile.write(
      """
      screen Feed Detail leaks by closure
      root stack Feed
      push Detail
      pop
      wait 3s
      expect deallocated Detail
      """, to: script)
    let words = ["play", script, "--format", "json"]
    #expect(try await faults("LeakSummary", of: words, status: 1) == [])
    let summary = try JSONDecoder().decode(
      JSONValue.self, from: Data(await Played(words).output.utf8))
    guard case .array(let groups)? = summary["groups"],
      case .array(let leaks)? = groups.first?["leaks"],
      case .array(let steps)? = leaks.first?["report"]?["heldBy"]?["steps"]
    else {
      Issue.record("no path")
      return
    }
    #expect(steps.count >= 2)
    #expect(steps.contains { $0["kind"] == "closure" })
  }

  @Test func `a script's reports say how much memory each leak keeps, if asked to`() async throws {
    let scratch = try Scratch()
    let script = scratch.url.appending(path: "a.flow").path
    try WholeFile.write(
      "screen Feed Detail leaks by closure\nroot stack Feed\npush Detail\npop\nwait 3s", to: script)
    let words = ["play", script, "--sizes", "--format", "json"]
    #expect(try await faults("LeakSummary", of: words, status: 1) == [])
    let played = await Played(words)
    let size = try #require(
      played.errors.firstMatch(
        of: #/^✗ .* by now, keeps (\d+) objects, \S+ \w+$/#.anchorsMatchLineEndings()))
    #expect(played.output.contains("\"objectCount\" : \(size.1)"))
    let plain = await Played(["play", script, "--format", "json"])
    #expect(plain.errors.contains("by now, keeps \(size.1) objects\n"))
    #expect(plain.output.contains("\"byteCount\" : 0,"))
  }

  @Test func `a diagnosis is as its schema says`() async throws {
    let scratch = try Scratch()
    try WholeFile.write(
      "import UIKit\n#if canImport(WebKit)\n#endif\nlet a = #selector(b)\n",
      to: scratch.url.appending(path: "A.swift").path)
    let words = ["doctor", "--quick", scratch.url.path, "--format"]
    #expect(try await faults("Diagnosis", of: words + ["json"], status: 1) == [])
    let sarif = await Played(words + ["sarif"])
    #expect(sarif.output.contains(#""ruleId" : "selector""#))
    let annotations = await Played(words + ["github"])
    #expect(
      annotations.output.contains("/A.swift,line=4,title=doctor%3A selector::#selector(b) has"))
  }

  @Test func `an exploration is as its schema says`() async throws {
    let scratch = try Scratch()
    let file = scratch.url.appending(path: "flows.json").path
    let played = await Played(["explore", "kiosk", "childStays", "--depth", "4", "--result", file])
    #expect(played.status == 1)
    let json = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try JSONSchema(titled: "ExploredFlows", in: Self.guide).faults(of: json) == [])
  }

  @Test func `a shape and the list of shapes are as their schema says`() async throws {
    let words = ["gallery", "closure-property", "--format", "json"]
    #expect(try await faults("Shape", of: words, status: 0) == [])
    let schema = try JSONSchema(titled: "Shape", in: Self.guide)
    let list = try JSONDecoder().decode(
      [JSONValue].self, from: Data(await Played(["gallery", "--format", "json"]).output.utf8))
    #expect(list.count > 150)
    for shape in list {
      #expect(try schema.faults(of: stableJSON(shape)) == [], "\(shape["name"] ?? .null)")
    }
  }
}
