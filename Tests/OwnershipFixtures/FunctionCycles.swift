import Foundation

final class Router {
  var open: (() -> Void)?

  @inline(never) func show() { touch(self) }
  @inline(never) static func opener(of router: Router) -> () -> Void { router.show }
  @inline(never) static func weakOpener(of router: Router) -> () -> Void {
    { [weak router] in router?.show() }
  }

  /// The mistake of row 28: the factory sets a default handler that captures what it made.
  @inline(never) static func ready() -> Router {
    let router = Router()
    router.open = { router.show() }
    return router
  }
  @inline(never) static func readyWeakly() -> Router {
    let router = Router()
    router.open = { [weak router] in router?.show() }
    return router
  }
}

final class Feed {
  var number = 0
  var iterator: AnyIterator<Int>?
  var titles: LazyMapSequence<[Int], String>?

  @inline(never) func title(_ item: Int) -> String {
    touch(self)
    return "\(item)"
  }
}

extension Shapes {
  static let functionCycles: [CycleShape] = [
    CycleShape("own-method-stored", rows: [7]) {
      filled(Router()) { $0.open = $0.show }
    } fixed: {
      filled(Router()) { router in router.open = { [unowned router] in router.show() } }
    },
    CycleShape("factory-returns-bound-method", rows: [8]) {
      filled(Router()) { $0.open = Router.opener(of: $0) }
    } fixed: {
      filled(Router()) { $0.open = Router.weakOpener(of: $0) }
    },
    CycleShape("default-handler-captures-what-the-factory-made", rows: [28]) {
      Router.ready()
    } fixed: {
      Router.readyWeakly()
    },
    CycleShape("iterator-captures-self", rows: [20]) {
      filled(Feed()) { feed in
        feed.iterator = AnyIterator {
          feed.number += 1
          return feed.number < 9 ? feed.number : nil
        }
      }
    } fixed: {
      filled(Feed()) { feed in
        feed.iterator = AnyIterator { [weak feed] in
          feed?.number += 1
          return feed?.number
        }
      }
    },
    CycleShape("lazy-map-captures-self", rows: [20]) {
      filled(Feed()) { feed in feed.titles = [1, 2].lazy.map { feed.title($0) } }
    } fixed: {
      filled(Feed()) { feed in
        feed.titles = [1, 2].lazy.map { [unowned feed] in feed.title($0) }
      }
    },
    CycleShape("operation-completion-captures-the-operation", rows: [21]) {
      filled(BlockOperation()) { operation in
        operation.completionBlock = { touch(operation) }
      }
    } fixed: {
      filled(BlockOperation()) { operation in
        operation.completionBlock = { [weak operation] in touch(operation) }
      }
    },
  ]
}
