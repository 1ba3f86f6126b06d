import Foundation
import LeakDetection

/// The formats that a model is read from or written in.
public enum FlowModelFormat: String, Hashable, Sendable, CaseIterable {
  /// The language of models.
  case flow
  /// A state diagram of Mermaid, `stateDiagram-v2`.
  case mermaid
  /// The configuration of a machine of XState, version 5, in JSON.
  case xstate
  /// The W3C's state machines in XML; read only.
  case scxml
  /// A graph for Graphviz; written only.
  case dot

  /// The format of a file with this name; `nil` where its ending is none of `flow`, `mmd`, `mermaid`, `json`,
  /// `scxml` and `dot`.
  public init?(of url: URL) {
    switch url.pathExtension.lowercased() {
    case "flow": self = .flow
    case "mmd", "mermaid": self = .mermaid
    case "json": self = .xstate
    case "scxml": self = .scxml
    case "dot", "gv": self = .dot
    default: return nil
    }
  }
}

extension FlowModel {
  /// A model that was read from another format.
  public struct Conversion: Hashable, Sendable {
    /// The model.
    public let model: FlowModel
    /// Each part of the text that has no counterpart in a model, or only one that it does not say itself, with its
    /// place; empty where a model says it all.
    public let unmatched: [String]
  }

  /// Reads a model from another format.
  ///
  /// A text that `text(as:)` wrote is the model again, and nothing is unmatched. In another one each state is a screen,
  /// each event a button, each target a push, each condition a named value that nothing sets, and each delay an
  /// `after`.
  /// - Parameters:
  ///   - text: the text.
  ///   - format: the format that it is in.
  ///   - name: what errors call the text.
  /// - Throws: `FlowModelError` with the line and the column that is not understood, in JSON with its path.
  public static func reading(
    _ text: String, as format: FlowModelFormat, named name: String = "model"
  ) throws(FlowModelError) -> Conversion {
    let chart: StateChart
    do {
      switch format {
      case .flow:
        return Conversion(model: try FlowModel(parsing: text, named: name), unmatched: [])
      case .mermaid: chart = try MermaidReading.chart(of: text)
      case .xstate: chart = try XStateReading.chart(of: text)
      case .scxml: chart = try SCXMLReading.chart(of: text)
      case .dot:
        throw FlowModelError(description: "\(name): graphs of Graphviz are written, and not read\n")
      }
    } catch let error as FlowModelError {
      throw error
    } catch let error as ScriptErrors {
      throw FlowModelError(description: error.all.map { $0.text(file: name) }.joined())
    } catch let error as XStateReading.Problem {
      throw FlowModelError(description: "\(name): \(error.path): \(error.message)\n")
    } catch {
      throw FlowModelError(description: "\(name): cannot be read as JSON: \(error.systemReason)\n")
    }
    var reading = ChartReading(chart)
    let model: FlowModel
    do throws(ChartReading.WrongRemark) {
      model = try reading.model()
    } catch {
      throw FlowModelError(description: error.text(in: text, file: name))
    }
    guard !model.screens.isEmpty else {
      throw FlowModelError(description: "\(name): expected a state to be a screen, found none\n")
    }
    return Conversion(model: model, unmatched: reading.unmatched)
  }

  /// Reads a model from a file in the format that its name ends with.
  ///
  /// - Throws: `LeakFileError` for a file that cannot be read or whose name has another ending, `FlowModelError` for
  ///   one that is not understood.
  public static func reading(contentsOf url: URL) throws -> Conversion {
    guard let format = FlowModelFormat(of: url) else {
      throw LeakFileError(
        path: url.relativePath,
        reason: "expected a model: a file that ends with .flow, .mmd, .json or .scxml")
    }
    let text: String
    do { text = try String(contentsOf: url, encoding: .utf8) } catch {
      throw LeakFileError(
        path: url.relativePath, reason: "cannot be read as a model: \(error.systemReason)")
    }
    return try reading(text, as: format, named: url.relativePath)
  }

  /// The model in a format; `nil` for SCXML, which is read only.
  public func text(as format: FlowModelFormat) -> String? {
    switch format {
    case .flow: text
    case .mermaid: StateChart(self).mermaid
    case .xstate: StateChart(self).xstate
    case .dot: StateChart(self).graphviz
    case .scxml: nil
    }
  }

  /// The lines of the model for which a format has no form: Mermaid and XState carry them, in comments and `meta`, so
  /// that the model can be read again; a graph has them not.
  public func unmatched(as format: FlowModelFormat) -> [String] {
    guard format != .flow else { return [] }
    let declarations = values.map { "value \($0)" } + [rootLine] + settings + promiseLines
    let carried =
      switch format {
      case .mermaid: "in a comment"
      case .xstate: "in meta"
      default: "left out"
      }
    let links =
      format == .xstate
      ? []
      : links.filter { link in
        format != .dot || destination(of: link, on: nil) == nil
      }.map(\.line)
    let loops = screens.flatMap { screen in
      screen.actions.filter { action in
        action.effects.contains(where: \.moves) && destination(of: action, on: screen) == nil
      }.map { "\($0.line), on \(screen.name): drawn where it begins" }
    }
    return (declarations + links).map { "\($0): \(carried)" } + loops
  }
}

extension ChartReading.WrongRemark {
  /// The refusal, with the line of a diagram or the path of a machine.
  fileprivate func text(in text: String, file: String) -> String {
    guard let line = Int(remark.place) else {
      return "\(file): \(remark.place): \(problem.message), in \(remark.text)\n"
    }
    let source = ScriptError.lines(of: text).dropFirst(line - 1).first ?? ""
    let start = source.range(of: remark.text).map {
      source.distance(from: source.startIndex, to: $0.lowerBound)
    }
    let moved = ScriptError.Problem(
      column: problem.column + (start ?? 0), message: problem.message)
    return ScriptError(line: line, source: source, problem: moved).text(file: file)
  }
}
