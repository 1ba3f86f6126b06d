// An administrator has a second tab, Members: a list and a screen for each member. Others have no such tab.
// The tab goes; its list and the open member stay in memory. The next administrator finds them there.
// Mend it: all of the tab is deallocated when it is taken away, and it begins with its list when it is back. The right given twice changes nothing.
import UIKit

@MainActor protocol MemberService: AnyObject {
  func load(_ name: String, completion: @escaping () -> Void)
}

final class MembersViewController: UIViewController {
  var onOpen: ((String) -> Void)?
  private let service: any MemberService

  init(service: any MemberService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func select(_ name: String) {
    service.load(name) { self.onOpen?(name) }
  }
}

final class MemberViewController: UIViewController {}

@MainActor final class TabsCoordinator {
  let tabs = UITabBarController()
  private let feed = UINavigationController(rootViewController: UIViewController())
  private let service: any MemberService

  var isAdministrator = false {
    didSet { if isAdministrator != oldValue { showTabs() } }
  }

  init(service: any MemberService) {
    self.service = service
    showTabs()
  }

  private func showTabs() {
    let shown = isAdministrator ? [feed, makeMembers()] : [feed]
    tabs.setViewControllers(shown, animated: false)
  }

  private func makeMembers() -> UINavigationController {
    let list = MembersViewController(service: service)
    let members = UINavigationController(rootViewController: list)
    list.onOpen = { [weak members] name in
      let member = MemberViewController()
      member.title = name
      members?.pushViewController(member, animated: false)
    }
    return members
  }
}
