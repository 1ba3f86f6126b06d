// Refused: crash: pictures that come after the list was popped
// A list of posts, each with a picture and a Like button. One loader fetches pictures for all screens of the app.
// Lists that were left stay in memory with all their cells. There are two reasons for it, and one hides the other.
// Mend it: a list and its cells are deallocated, and no more is kept of a picture than the picture. A pending picture may hold them.
import UIKit

@MainActor protocol Network: AnyObject {
  func get(_ name: String, completion: @escaping (String) -> Void)
}

@MainActor final class PictureLoader {
  private final class Request {
    var handlers: [(String) -> Void] = []
  }

  private let network: any Network
  private var pictures: [String: String] = [:]
  private var requests: [String: Request] = [:]

  init(network: any Network) {
    self.network = network
  }

  func load(_ name: String, completion: @escaping (String) -> Void) {
    if let picture = pictures[name] { return completion(picture) }
    if let request = requests[name] { return request.handlers.append(completion) }
    let request = Request()
    request.handlers = [completion]
    requests[name] = request
    network.get(name) { picture in
      self.pictures[name] = picture
      self.requests[name] = nil
      for handler in request.handlers { handler(picture) }
    }
  }
}

final class PostCell: UITableViewCell {
  let pictureLabel = UILabel()
  var onLike: (() -> Void)?
}

final class PostsViewController: UITableViewController {
  private(set) var likes: [String] = []
  private var loadedCount = 0
  private let posts: [String]
  private let loader: PictureLoader

  init(posts: [String], loader: PictureLoader) {
    self.posts = posts
    self.loader = loader
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let post = posts[path.row]
    let cell = PostCell()
    cell.onLike = { [weak self] in
      self?.likes.append(post)
    }
    loader.load(post) { [unowned self] picture in
      cell.pictureLabel.text = picture
      self.loadedCount += 1
      self.title = "\(self.loadedCount) of \(self.posts.count)"
    }
    return cell
  }
}
