/// A change of pages, from the call or the finger that asks for it to its last callback.
struct PageChange {
  /// The pages of a swipe, until it has been decided and is over.
  var candidates: [UIViewController] = []
  /// What is on the back of the leaf that a swipe turns.
  var candidateBack: UIViewController?
  /// Calls whose completion waits for the end.
  var requests: [PageRequest] = []
  var turn: PageTurn?
  var transition: Transition?
}

/// What a change of pages leads from and to; a page in both lists stays.
struct PageTurn {
  private(set) var from: [UIViewController]
  private(set) var to: [UIViewController]

  /// The pages that go.
  var going: [UIViewController] { from.filter { !to.holds($0) } }
  /// The pages that come.
  var coming: [UIViewController] { to.filter { !from.holds($0) } }

  /// Leaves out a page that another container has taken.
  mutating func drop(_ page: UIViewController) {
    from.removeAll { $0 === page }
    to.removeAll { $0 === page }
  }
}

/// One call of `setViewControllers`.
struct PageRequest {
  /// The pages to show, and behind them, for a leaf with a back, that back.
  private(set) var pages: [UIViewController]
  private(set) var isAnimated: Bool
  let completion: ((Bool) -> Void)?
  /// What is on the back of the leaf that is turned.
  private(set) var back: UIViewController?

  init(pages: [UIViewController], isAnimated: Bool, completion: ((Bool) -> Void)?) {
    self.pages = pages
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// The same with its back apart from the pages that are shown.
  func visible(_ count: Int) -> PageRequest {
    var request = self
    request.pages = Array(pages.prefix(count))
    request.back = pages.dropFirst(count).first
    return request
  }

  /// The same without an animation.
  var atOnce: PageRequest {
    var request = self
    request.isAnimated = false
    return request
  }
}

extension [UIViewController] {
  /// Whether a controller is among these.
  func holds(_ controller: UIViewController) -> Bool { lastPosition(of: controller) != nil }

  /// Whether others are the same ones in the same order.
  func areSame(as others: [UIViewController]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }

  /// The names as they stand in a log.
  @MainActor var names: String { map { $0.readableName }.joined(separator: ", ") }
}
