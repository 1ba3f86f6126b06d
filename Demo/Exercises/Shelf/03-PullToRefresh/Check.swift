import ExerciseCheck
import UIKit

/// A service that answers when the check wants it to.
private final class SlowService: PostService {
  private var waiting: [([String]) -> Void] = []
  var requestCount = 0

  func loadPosts(completion: @escaping ([String]) -> Void) {
    requestCount += 1
    waiting.append(completion)
  }

  func answer(_ posts: [String]) {
    let answered = waiting
    waiting = []
    for completion in answered { completion(posts) }
  }
}

/// The feed, opened from another screen.
@MainActor private struct Visit {
  let service = SlowService()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> FeedViewController {
    let feed = FeedViewController(service: service)
    simulation.show(stack)
    stack.pushViewController(feed, animated: false)
    try simulation.settle()
    return feed
  }

  func pull(_ feed: FeedViewController) {
    feed.refreshControl.beginRefreshing()
    feed.refreshControl.sendActions(for: .valueChanged)
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "a pull loads the posts and ends refreshing",
    otherwise:
      "The pull has to ask the service, and the answer has to come to the screen that is shown."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let feed = try visit.open()
    visit.pull(feed)
    visit.service.answer(["One", "Two"])
    return feed.title == "2 posts" && !feed.refreshControl.isRefreshing
  },
  .feature(
    "a pull loads again after a post was opened and closed",
    otherwise:
      "A screen that is covered disappears, and it is not left by that. What is removed when "
      + "it disappears is missing when it comes back."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let feed = try visit.open()
    visit.stack.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    try visit.pop()
    visit.pull(feed)
    visit.service.answer(["One", "Two", "Three"])
    return visit.service.requestCount == 1 && feed.title == "3 posts"
  },
  .feature(
    "posts that arrive after the feed was popped",
    otherwise:
      "The service answers late, and the closure that it was given is called when the feed is "
      + "deallocated already."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let feed = try visit.open()
      visit.pull(feed)
      try visit.pop()
    }
    visit.service.answer(["One"])
    return true
  },
  .feature(
    "a pull that comes after the feed was popped does no harm",
    otherwise: "The refresh control can outlive its screen. Its closure has to expect that."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let control = try visit.open().refreshControl
    try visit.pop()
    control.sendActions(for: .valueChanged)
    return true
  },
  .deallocates(
    "the feed, after it is popped",
    otherwise:
      "To make a weak reference to the feed, the inner closure is handed the feed by the "
      + "outer one. Which closure does the refresh control keep?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let feed = try visit.open()
    visit.pull(feed)
    visit.service.answer(["One"])
    try visit.pop()
    return [feed]
  },
]
