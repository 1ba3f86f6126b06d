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
  private let members = UINavigationController()

  var isAdministrator = false {
    didSet { showTabs() }
  }

  init(service: any MemberService) {
    let list = MembersViewController(service: service)
    list.onOpen = { [members] name in
      let member = MemberViewController()
      member.title = name
      members.pushViewController(member, animated: false)
    }
    members.setViewControllers([list], animated: false)
    showTabs()
  }

  private func showTabs() {
    let shown = isAdministrator ? [feed, members] : [feed]
    tabs.setViewControllers(shown, animated: false)
  }
}
