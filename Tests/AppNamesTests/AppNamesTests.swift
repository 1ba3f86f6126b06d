import Testing

@Suite struct AppNamesTests {
  @Test func `in a file that imports every product the app's names are the app's`() {
    let names = Unqualified().ofTheApp.map { String(reflecting: $0) }
    #expect(names.count == 28)
    #expect(names.allSatisfy { $0.hasPrefix("AppNames.") }, "\(names)")
  }

  @Test func `and UIKit's are those of UIKit`() {
    let modules = Set(
      Unqualified().ofUIKit.map { String(String(reflecting: $0).prefix { $0 != "." }) })
    #expect(
      modules == ["UIKitCore", "UIKit", "SafariServices", "QuickLook", "PhotosUI", "MessageUI"])
  }
}
