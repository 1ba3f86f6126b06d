import Controllers
import Testing
import TypeNaming

@Suite struct TypeNameTests {
  class UIScreen {}
  struct Box<Content> {}

  @Test func `the simulated classes go without UIKit's prefix`() {
    #expect("\(NavigationController.self)" == "UINavigationController")
    #expect(TypeName.short(of: NavigationController.self) == "NavigationController")
    #expect(TypeName.qualified(of: NavigationController.self) == "Controllers.NavigationController")
  }

  @Test func `also inside other names`() {
    #expect(TypeName.short(of: Box<ViewController?>.self) == "Box<Optional<ViewController>>")
    #expect(
      TypeName.qualified(of: [View].self) == "Swift.Array<Controllers.View>")
    #expect(TypeName.short(of: AlertController.Style.self) == "Style")
  }

  @Test func `others are called what the language calls them`() {
    #expect(TypeName.short(of: UIScreen.self) == "UIScreen")
    #expect(TypeName.qualified(of: UIScreen.self) == String(reflecting: UIScreen.self))
    #expect(TypeName.short(of: [String: Int].self) == "Dictionary<String, Int>")
  }
}
