import Foundation
import Testing

/// A call with `await` at top level takes the synchronous one of two functions, with a warning, unless that one
/// is refused in asynchronous code.
@Suite struct AsynchronousTwinTests {
  @Test func `what has an asynchronous twin is refused in asynchronous code`()
    throws
  {
    var twins = 0
    for folder in ["Sources/VirtualTime", "Sources/LifecycleKit"] {
      for file in try Repository.swiftFiles(below: folder) {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let asynchronous = Set(lines.filter { $0.contains(") async") }.compactMap(Self.signature))
        for (index, line) in lines.enumerated() where !line.contains(") async") {
          guard let signature = Self.signature(line), asynchronous.contains(signature) else {
            continue
          }
          twins += 1
          let attributes = lines[max(index - 2, 0)...index].joined()
          #expect(attributes.contains("noasync"), "\(file.path): \(signature)")
        }
      }
    }
    #expect(twins == 5)
  }

  /// `advance(by duration: Duration)` of a public function.
  private static func signature(_ line: Substring) -> String? {
    guard line.contains("public func "), let end = line.firstIndex(of: ")") else { return nil }
    return line[...end].components(separatedBy: "func ").last
  }
}
