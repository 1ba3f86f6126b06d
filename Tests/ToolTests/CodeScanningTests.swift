import Foundation
import LifecycleKit
import Testing

@testable import lifecycle

/// The SARIF files of the tool, held against what GitHub's code scanning asks of a file that is uploaded: its
/// required properties, the place that each result is shown at, and its limits.
@Suite @MainActor struct CodeScanningTests {
  private typealias Object = [String: Any]

  /// Runs a command and lists what code scanning would refuse or not show of the SARIF that it prints.
  private func faults(
    of words: [String], showing count: Int
  ) async throws -> [String] {
    let played = await Played(words)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(played.output.utf8)) as? Object,
      "\(played.errors)")
    let results = ((log["runs"] as? [Object])?.first?["results"] as? [Object]) ?? []
    #expect(results.count == count)
    return Self.faults(of: log)
  }

  private static func faults(of log: Object) -> [String] {
    var faults: [String] = []
    func need(_ isMet: Bool, _ words: String) {
      if !isMet { faults.append(words) }
    }
    need(log["version"] as? String == "2.1.0", "version")
    need(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json", "$schema")
    let runs = log["runs"] as? [Object] ?? []
    need((1...20).contains(runs.count), "runs")
    for run in runs {
      let driver = (run["tool"] as? Object)?["driver"] as? Object
      let rules = driver?["rules"] as? [Object] ?? []
      let results = run["results"] as? [Object] ?? []
      need(filled(driver?["name"]), "tool.driver.name")
      need(rules.count <= 25_000 && results.count <= 25_000, "too many rules or results")
      // Two files of one tool for one commit would overwrite each other.
      need(filled((run["automationDetails"] as? Object)?["id"]), "automationDetails.id")
      for rule in rules {
        let name = rule["id"] as? String ?? ""
        need(!name.isEmpty, "a rule without id")
        for key in ["shortDescription", "fullDescription", "help"] {
          let text = (rule[key] as? Object)?["text"] as? String ?? ""
          need((1...1_024).contains(text.count), "\(name): \(key).text")
        }
      }
      let bases = run["originalUriBaseIds"] as? Object ?? [:]
      let identifiers = rules.compactMap { $0["id"] as? String }
      for result in results {
        faults += self.faults(of: result, rules: identifiers, bases: Set(bases.keys))
      }
    }
    return faults
  }

  private static func faults(
    of result: Object, rules: [String], bases: Set<String>
  ) -> [String] {
    var faults: [String] = []
    let rule = result["ruleId"] as? String ?? ""
    func need(_ isMet: Bool, _ words: String) {
      if !isMet { faults.append("\(rule): \(words)") }
    }
    need((result["ruleIndex"] as? Int).map { rules[$0] == rule } == true, "ruleIndex")
    need(filled((result["message"] as? Object)?["text"]), "message.text")
    let prints = result["partialFingerprints"] as? Object
    need(filled(prints?["primaryLocationLineHash"]), "primaryLocationLineHash")
    let locations = result["locations"] as? [Object] ?? []
    need(locations.count == 1, "one location, by which it is shown")
    let flows = result["codeFlows"] as? [Object] ?? []
    let steps = flows.flatMap { $0["threadFlows"] as? [Object] ?? [] }
      .flatMap { $0["locations"] as? [Object] ?? [] }.compactMap { $0["location"] as? Object }
    need(steps.count <= 10_000, "too many steps")
    for location in locations + steps {
      let place = location["physicalLocation"] as? Object
      let artifact = place?["artifactLocation"] as? Object
      let path = artifact?["uri"] as? String ?? "/"
      need(!path.hasPrefix("/") && !path.contains(":"), "a path relative to the root, not \(path)")
      need(URL(string: path) != nil, "\(path) is no URI")
      need((artifact?["uriBaseId"] as? String).map(bases.contains) == true, "uriBaseId")
      let line = (place?["region"] as? Object)?["startLine"] as? Int ?? 0
      need(line > 0, "region.startLine")
    }
    for step in steps { need(filled((step["message"] as? Object)?["text"]), "a step in words") }
    return faults
  }

  private static func filled(_ value: Any?) -> Bool { (value as? String)?.isEmpty == false }

  @Test func `the leaks and failures of a script are shown`() async throws {
    let scratch = try Scratch()
    let script = scratch.url.appending(path: "a.flow").path
    try WholeFile.write(
      """
      screen Feed Detail leaks by closure
      root stack Feed
      push Detail
      pop
      wait 3s
      expect deallocated Feed
      """, to: script)
    #expect(try await faults(of: ["play", script, "--format", "sarif"], showing: 2) == [])
  }

  @Test func `what does not compile is shown`() async throws {
    let scratch = try Scratch()
    try WholeFile.write(
      "import UIKit\nlet a = #selector(b)\n", to: scratch.url.appending(path: "A.swift").path)
    let words = ["doctor", "--quick", scratch.url.path, "--format", "sarif"]
    #expect(try await faults(of: words, showing: 1) == [])
  }

  @Test func `flows that fail are shown, each with its actions as a code flow`() async throws {
    let words = ["explore", "kiosk", "childStays", "--depth", "4", "--format"]
    #expect(try await faults(of: words + ["sarif"], showing: 1) == [])
    let sarif = await Played(words + ["sarif"])
    #expect(sarif.status == 1)
    #expect(sarif.output.contains(#""uri" : "Demo/Kiosk/"#))
    #expect(sarif.output.contains(#""ruleId" : "flow-leak""#))
    #expect(sarif.output.contains(#""id" : "lifecycle-explore/""#))
    let annotations = await Played(words + ["github"])
    #expect(annotations.output.hasPrefix("::error file=Demo/Kiosk/"))
    #expect(annotations.output.contains(",title=explore%3A leak%3A "))
    #expect(annotations.output.contains("::  1. tap "))
  }

  @Test func `an exploration as JSON is the file that --result writes`() async throws {
    let scratch = try Scratch()
    let file = scratch.url.appending(path: "flows.json").path
    let words = ["explore", "kiosk", "--depth", "2", "--format", "json", "--result", file]
    let played = await Played(words)
    #expect(played.status == 0)
    #expect(played.output == (try String(contentsOfFile: file, encoding: .utf8)))
  }

  @Test func `findings of a model stand in its file`() async throws {
    let model = "Demo/Models/checkout.flow"
    let played = await Played(["explore", model, "--format", "github"])
    #expect(played.status == 1)
    #expect(played.output.contains("::error file=\(model),line=1,title=explore%3A "))
    let counted = played.output.split(separator: "\n").count
    #expect(
      try await faults(of: ["explore", model, "--format", "sarif"], showing: counted) == [])
  }

  @Test func `another form of output is refused beside a machine's`() async {
    for other in ["--tests", "--scripts"] {
      let played = await Played(["explore", "kiosk", "--format", "sarif", other])
      #expect(played.status == 2)
      #expect(played.errors.contains("--format is written alone, without \(other)"))
    }
  }
}
