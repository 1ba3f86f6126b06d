import Foundation
import LifecycleKit
import Testing

@testable import lifecycle

/// `--report`, after the tour and after a script.
@Suite @MainActor struct WrittenReportTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  /// Runs a command with the path of a page, and gives what it said and what stands there.
  private func run(_ words: [String], on name: String) async throws -> (Played, String?) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    var played = await Played(words + ["--report", path])
    played.errors = played.errors.replacingOccurrences(of: folder.path, with: "")
    return (played, try? String(contentsOfFile: path, encoding: .utf8))
  }

  @Test func `the tour says where its small page is, beside what it says without`() async throws {
    let (played, page) = try await run(["tour"], on: "tour.html")
    var plain = await Played(["tour"])
    plain.errors += "written: /tour.html\n"
    #expect(played == plain)
    let text = try #require(page)
    #expect(text.utf8.count < 300_000)
    #expect(text.contains("3 leaks."))
    let (_, again) = try await run(["tour"], on: "tour.html")
    #expect(again == text)
  }

  @Test func `a trace has each screen as a thread and each event once`() async throws {
    struct Trace: Decodable {
      struct Event: Decodable { var name, ph: String }
      var traceEvents: [Event]
    }
    let (played, text) = try await run(["tour"], on: "tour.trace")
    #expect(played.status == 0)
    let trace = try JSONDecoder().decode(Trace.self, from: Data(try #require(text).utf8))
    #expect(trace.traceEvents.count { $0.name == "leak" && $0.ph == "i" } == 3)
    #expect(trace.traceEvents.count { $0.name == "on screen" && $0.ph == "X" } > 5)
    #expect(trace.traceEvents.count { $0.name == "thread_name" && $0.ph == "M" } > 5)
  }

  @Test func `a script's page has its name, and its status stays`() async throws {
    let script = "\(packagePath)/Demo/Scripts/leaking-profile.flow"
    let (played, page) = try await run(["play", script], on: "page.html")
    #expect(played.status == 1 && played.errors.hasSuffix("written: /page.html\n"))
    #expect(try #require(page).contains("leaking-profile.flow did</h1>"))
  }

  @Test func `a page that cannot be written has a word and a status of its own`() async throws {
    let (tour, _) = try await run(["tour"], on: "")
    #expect(tour.status == 3)
    #expect(tour.output == "")
    #expect(tour.errors == "lifecycle: : cannot be written: Is a directory\n")
    let script = "\(packagePath)/Demo/Scripts/clean-flow.flow"
    let (played, _) = try await run(["play", script], on: "")
    #expect(played.status == 3)
    #expect(played.output == "")
    #expect(played.errors == "lifecycle: : cannot be written: Is a directory\n")
  }
}
