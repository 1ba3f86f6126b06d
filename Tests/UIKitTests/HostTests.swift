import Testing
import UIKit

@Suite @MainActor struct HostTests {
  @Test func `there is an application with a scene and a key window that shows a root`() throws {
    let application = UIApplication.shared
    #expect(application === UIApplication.shared)
    #expect(application.connectedScenes.first is UIWindowScene)
    let window = try #require(application.windows.first)
    #expect(window.isKeyWindow)
    #expect(window.rootViewController?.viewIfLoaded?.window === window)
  }
}
