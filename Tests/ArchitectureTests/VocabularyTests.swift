import Foundation
import Testing

/// What lies below `UIKitCore` knows nothing of UIKit: UIKit's words stand in vocabularies beside its types.
@Suite struct VocabularyTests {
  private static let modules = [
    "VirtualTime", "ObjectGraph", "SwiftRuntime", "SuspendedTasks", "LiveObjects", "LeakDetection",
  ]

  /// Names of UIKit's types and members, and words that such names are made of.
  private static func words(in text: String) -> [Substring] {
    let names = /\bUI[A-Z]\w*|\b\w*[vV]iewController\w*|\bview(?:Did|Will|Is)\w+/
    let parts =
      /\b[pP]resentation\w*|\b\w+Presentation\w*|\b\w*(?:[nN]avigation|[pP]opover|[sS]earchResults|[tT]abBar)\w*/
    return text.matches(of: names).map(\.output) + text.matches(of: parts).map(\.output)
  }

  @Test(arguments: modules) func `nothing of UIKit is named below it`(module: String) throws {
    for file in try Repository.swiftFiles(below: "Sources/\(module)") {
      let words = Self.words(in: file.text)
      #expect(words.isEmpty, "\(file.path): \(words.joined(separator: ", "))")
    }
  }

  @Test func `words of UIKit are found`() {
    let text = "UIKit: a ProfileViewController, .presentationController, viewDidLoad(); UInt, UUID"
    #expect(
      Self.words(in: text)
        == ["UIKit", "ProfileViewController", "viewDidLoad", "presentationController"])
  }
}
