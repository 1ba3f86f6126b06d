// Refused: crash: a pull that comes after the feed was popped does no harm
// Pulling down the list of posts loads the newest ones and shows how many there are in the title.
// Every feed that was left is still alive, and the report names a closure that seems to do everything right.
// Mend it: the feed is deallocated once it is popped, and a pull loads as often as it is made.
import UIKit

@MainActor protocol PostService: AnyObject {
  func loadPosts(completion: @escaping ([String]) -> Void)
}

final class FeedViewController: UIViewController {
  let refreshControl = UIRefreshControl()
  private let service: any PostService
  private(set) var posts: [String] = []

  init(service: any PostService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    let list = UITableView()
    list.refreshControl = refreshControl
    view.addSubview(list)
    refreshControl.addAction(
      UIAction { [unowned self] _ in
        self.service.loadPosts { [weak self] posts in
          self?.show(posts)
        }
      }, for: .valueChanged)
  }

  private func show(_ posts: [String]) {
    self.posts = posts
    title = "\(posts.count) posts"
    refreshControl.endRefreshing()
  }
}
