import Testing
import XCTest

/// The place in a test that a failure is reported at.
struct CallSite: Sendable {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: max(Int(line), 1),
      column: max(Int(column), 1))
  }

  /// Reports a note on the running test without failing it: a warning in Swift Testing, a line of the output in
  /// XCTest, which has no warnings.
  func note(_ text: String) {
    if Test.current == nil { return print("\(file):\(line): warning: \(text)") }
    Issue.record("\(text)", severity: .warning, sourceLocation: sourceLocation)
  }

  /// Fails the test that runs, of whichever framework it is.
  ///
  /// In a detached task or a queue's block neither framework knows a test. There both are told: the one that
  /// does not run takes no notice.
  func fail(_ text: String) {
    if Test.current == nil { XCTFail(text, file: file, line: line) }
    Issue.record("\(text)", sourceLocation: sourceLocation)
  }
}
