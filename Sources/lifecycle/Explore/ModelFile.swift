import FlowExploration
import Foundation

/// A file with a model, in any of the formats that one is read from.
@MainActor struct ModelFile {
  let path: String

  /// Whether a name is that of such a file.
  nonisolated static func isNamed(_ path: String) -> Bool {
    switch FlowModelFormat(of: URL(filePath: path)) {
    case .flow, .mermaid, .xstate, .scxml: true
    case .dot, nil: false
    }
  }

  /// The explorer of the model, in a test.
  var explorerInTests: ExplorerInTests {
    let file = "URL(filePath: \(path.swiftLiteral))"
    let model =
      FlowModelFormat(of: URL(filePath: path)) == .flow
      ? "FlowModel(contentsOf: \(file))" : "FlowModel.reading(contentsOf: \(file)).model"
    return ExplorerInTests("\(model).explorer", app: path, importing: ["import Foundation"])
  }
}
