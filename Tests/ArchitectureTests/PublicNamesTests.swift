import Testing

@testable import PackageDoctor

/// What an import brings at the top level: UIKit's names with `UIKit`, and beside those only such of the
/// house's own as an app would not have.
@Suite struct PublicNamesTests {
  /// The public names at the top level of a module's sources, with those it exports one by one.
  static func names(of module: String) -> Set<String> {
    let files = Repository.sources.filter { $0.isOf(module) }
    let declared = files.flatMap(\.declarations).filter {
      $0.isPublic && $0.container == nil && $0.surrounding == nil && $0.kind != "extension"
    }
    return Set(declared.map(\.name)).union(files.flatMap(\.imports).compactMap(\.exportedName))
  }

  /// Whether a name is one that Apple's frameworks have by its prefix, or one of the few without. One is the house's own:
  /// a target cannot be told of its selectors by code that imports UIKit alone, unless it can name the protocol.
  static func isApples(_ name: String) -> Bool {
    let few: Set = [
      "Selector", "autoreleasepool", "kCATransition", "os_log", "UI_USER_INTERFACE_IDIOM",
      "_UIKitNumericRawRepresentable", "SelectorPerforming", "MessageComposeResult",
    ]
    guard !few.contains(name), !name.hasPrefix("objc_") else { return true }
    return ["UI", "NS", "CA", "CG", "CF", "OS", "SF", "CK", "MF", "PH", "QL"].contains(
      name.prefix(2))
      && name.dropFirst(2).first?.isUppercase == true && !name.hasPrefix("UIKit")
  }

  @Test(arguments: PublicNames.written.keys.sorted())
  func `the public names of a module are those written down`(module: String) {
    let names = Self.names(of: module)
    let written = PublicNames.written[module, default: ""].split(whereSeparator: \.isWhitespace)
    #expect(names.subtracting(written.map(String.init)) == [], "not written down")
    #expect(Set(written.map(String.init)).subtracting(names) == [], "not there")
    #expect(written == written.sorted())
  }

  @Test func `no module with public names is left out`() throws {
    for module in try LayeringTests.table().keys where PublicNames.written[module] == nil {
      #expect(Self.names(of: module) == [], "\(module)")
    }
  }

  @Test(arguments: ["UIKit", "SafariServices", "MessageUI", "PhotosUI", "QuickLook"])
  func `UIKit brings only names of UIKit's and of what it exports on iOS`(module: String) {
    let others = Self.names(of: module).filter { !Self.isApples($0) }
    #expect(others == [])
  }

  @Test func `UIKit exports all of UIKit's names from the module below`() {
    let files = Repository.sources.filter { $0.isOf("UIKit") }
    let exported = Set(files.flatMap(\.imports).compactMap(\.exportedName))
    #expect(exported == Self.names(of: "UIKitCore").filter(Self.isApples))
  }

  @Test func `no type has two names`() {
    for file in Repository.sources {
      for alias in file.declarations
      where alias.kind == "typealias" && alias.isPublic && alias.container == nil {
        let isPair = alias.inherited.first.map { Self.isApples($0) && !$0.contains(".") } ?? false
        #expect(!isPair, "\(file.path): \(alias.name)")
      }
    }
  }

  @Test(arguments: [
    "UIKitCore", "VirtualTime", "ObjectGraph", "LiveObjects", "LeakDetection", "VirtualServices",
    "LifecycleKit", "LifecycleReports", "FlowExploration", "LifecycleTesting", "MainActorXCTest",
  ])
  func `no name is one that apps have`(module: String) {
    let own = Self.names(of: module)
    #expect(own.intersection(PublicNames.ofApps) == [])
    // Nor is it a word alone: what an app calls its own things is one word more often than not.
    let oneWord = own.filter { name in
      name.first?.isUppercase == true && name.dropFirst().allSatisfy(\.isLowercase)
    }
    // `Bundle` is Foundation's own, passed on for the initialisers that name it.
    #expect(oneWord.subtracting(["Simulation", "Selector", "Bundle"]) == [])
  }
}
