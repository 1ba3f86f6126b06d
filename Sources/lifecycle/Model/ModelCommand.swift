import ToolConsole
import FlowExploration
import Foundation
import GuidedTour
import ExampleKiosk
import LifecycleKit

/// The command `model`: a model in another format, or a first draft of one, of an app that is explored.
struct ModelCommand: Command {
  enum Source: Equatable, Sendable {
    case file(String)
    case tour, kiosk
  }

  let source: Source
  let format: FlowModelFormat
  let depth: Int
  /// The file to write; `nil` for standard output.
  let path: String?

  static let usage = Usage(
    name: "model", summary: "a model as Mermaid, XState or a graph; a draft of one, of an app",
    operands: [
      Usage.Operand(
        name: "FILE",
        meaning:
          "a model: MODEL.flow, a diagram of Mermaid .mmd, a machine of XState .json, or .scxml",
        isOptional: true)
    ],
    options: [
      .choice("--format", ["flow", "mermaid", "xstate", "dot"], "what to write", default: "flow"),
      Usage.Option(
        name: "--from-app", value: .choice(["tour", "kiosk"]),
        meaning: "explores an app and writes what it does, to be edited", isAlone: true),
      .number("--depth", "the most actions from the app's start", default: 6),
      .word("--output", "FILE", "the file to write; standard output by default"),
    ],
    notes: [
      "What has no counterpart is listed on standard error.",
      "swift run lifecycle help models explains the language of models.",
      "A program of your own writes its app's draft with --draft; see its --help.",
    ])

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.choice("--format") ?? .flow
    depth = arguments.number("--depth") ?? 6
    path = arguments["--output"]
    switch (arguments["--from-app"], arguments.operands.first) {
    case ("tour"?, _): source = .tour
    case (_?, _): source = .kiosk
    case (nil, let file?):
      source = .file(file)
      if arguments.has("--depth") {
        throw arguments.error("--depth is for an app that is explored", at: "--depth")
      }
    case (nil, nil):
      throw UsageError("model needs FILE or --from-app APP", type: Self.usage.synopsis())
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    if case .file(let file) = source, let missing = UsageError(missing: file, for: Self.usage) {
      return missing.written(to: errors)
    }
    return errors.status {
      if let path { try WholeFile.check(path) }
      let text = try text(errors)
      if let path {
        try WholeFile.write(text, to: path)
        errors.line("written: \(path)")
      } else {
        output.write(text)
      }
      return LeakExitStatus.clean.rawValue
    }
  }

  @MainActor private func text(_ errors: Output) throws -> String {
    let model: FlowModel
    switch source {
    case .file(let file): model = try FlowModel.reading(file, tellingRestTo: errors)
    case .tour, .kiosk:
      let draft =
        source == .tour
        ? try AppCoordinator.explorer().modelDraft(depth: depth)
        : try KioskCoordinator.explorer().modelDraft(depth: depth)
      if format == .flow { return draft }
      model = try FlowModel(parsing: draft)
    }
    for line in model.unmatched(as: format) {
      errors.line("lifecycle: no counterpart in \(format.rawValue): \(line)")
    }
    return model.text(as: format) ?? ""
  }
}
