import ToolConsole
import LifecycleReports

/// The command `graph`: which object holds which, in an example or in the surroundings of a leak.
struct GraphCommand: Command {
  /// How the graph is written.
  enum Form: String, CaseIterable, Sendable {
    case text, dot, mermaid, heapsnapshot
  }

  /// The file with a leak's surroundings; `nil` for the example.
  var snapshot: String?
  var form = Form.text
  /// The path of the page.
  var report: String?

  static let usage = Usage(
    name: "graph", summary: "which object holds which, among live objects",
    operands: [
      Usage.Operand(
        name: "FILE",
        meaning: "a leak's surroundings, saved by a program; an example without FILE",
        isOptional: true)
    ],
    options: [
      .choice(
        "--format", Form.allCases.map(\.rawValue),
        "the form of the graph; DevTools and memlab open heapsnapshot", default: "text"),
      .report("draws the graph on a page of HTML"),
    ],
    modern: { words in
      let words = words.map { $0 == "--html" ? "--report" : $0 }
      guard let last = words.last, Form(rawValue: last) != nil, !words.contains("--format"),
        words.count < 3
      else { return words }
      return words.dropLast() + ["--format", last]
    })

  init(_ arguments: Arguments) throws(UsageError) {
    snapshot = arguments.operands.first
    form = arguments.choice("--format") ?? .text
    report = arguments["--report"]
    if report != nil, snapshot != nil || arguments.has("--format") {
      throw arguments.error("--report draws the example alone", at: "--report")
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    if let snapshot {
      if let missing = UsageError(missing: snapshot, for: Self.usage) {
        return missing.written(to: errors)
      }
      return errors.statusOfWriting { () throws(LeakFileError) in
        let snapshot = try LeakSnapshot.load(from: snapshot)
        write(snapshot.graph, snapshot.description, to: output)
      }
    }
    do throws(RuntimeRefusal) {
      let example = try GraphExample()
      if let report {
        return errors.statusOfWriting { () throws(LeakFileError) in
          try example.page.write(to: report)
          output.line("written: \(report)")
        }
      }
      write(example.graph, example.text(output.palette), to: output)
      return 0
    } catch {
      errors.line("lifecycle: \(error)")
      return 1
    }
  }

  @MainActor private func write(_ graph: OwnershipGraph, _ text: String, to output: Output) {
    switch form {
    case .text: output.write(text)
    case .dot: output.write(graph.graphviz)
    case .mermaid: output.write(graph.mermaid)
    case .heapsnapshot: output.write(graph.heapSnapshot)
    }
  }
}
