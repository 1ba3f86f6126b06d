import ToolConsole
import FlowExploration
import Foundation

/// A model that is explored each time its file is saved.
@MainActor struct ModelWatch {
  let path: String
  let output: Output

  /// Explores, and again after each save, until a signal asks the program to end.
  ///
  /// - Returns: the exit status of the last exploration.
  func run(_ explore: () -> Int32) -> Int32 {
    while true {
      let saved = date
      let status = explore()
      if EndRequest.signal != nil { return status }
      let isSaved = EndRequest.noted {
        output.line(output.palette.quiet("Waits until \(path) is saved; Ctrl-C ends."))
        while EndRequest.signal == nil {
          // An editor may take the file away for a moment while it saves.
          if let date, date != saved { return true }
          Thread.sleep(forTimeInterval: 0.05)
        }
        return false
      }
      guard isSaved else { return status }
    }
  }

  private var date: Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
