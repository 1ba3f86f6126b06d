import LifecycleTesting
import SafariServices
import Testing

@MainActor @Suite(.checksDeallocation) struct SafariTests {
  final class Shop: UIViewController, SFSafariViewControllerDelegate {
    var finished: [URL] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      finished.append(controller.url)
    }
  }

  @Test func `a page is presented, and the delegate hears of its end`() throws {
    let simulation = Simulation.ofTest()
    let shop = Shop()
    simulation.show(shop)
    let page = try #require(URL(string: "https://example.com/terms"))
    let safari = SFSafariViewController(url: page)
    safari.delegate = shop
    shop.present(safari, animated: true)
    try simulation.settle()
    safari.tapDismissButton()
    try simulation.settle()
    #expect(shop.presentedViewController == nil)
    #expect(shop.finished == [page])
    safari.delegate?.safariViewControllerDidFinish?(safari)
    #expect(shop.finished == [page, page])
  }
}
