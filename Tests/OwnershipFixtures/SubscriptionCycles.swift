import Observation

/// Runs its closure when it is let go.
final class Cancel: Hashable {
  let stop: () -> Void
  init(_ stop: @escaping () -> Void) { self.stop = stop }
  deinit { stop() }
  static func == (left: Cancel, right: Cancel) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Publisher<Value> {
  private final class List {
    var sinks: [Int: (Value) -> Void] = [:]
    var count = 0
  }
  private let list = List()

  func sink(_ receive: @escaping (Value) -> Void) -> Cancel {
    list.count += 1
    list.sinks[list.count] = receive
    return Cancel { [list, number = list.count] in list.sinks[number] = nil }
  }

  func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Value>, on root: Root
  ) -> Cancel {
    sink { root[keyPath: path] = $0 }
  }

  func assignWeakly<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Value>, on root: Root
  ) -> Cancel {
    sink { [weak root] in root?[keyPath: path] = $0 }
  }
}

/// Keeps what is to be let go together with its owner.
final class Bag {
  private var cancels: [Cancel] = []
  func insert(_ cancel: Cancel) { cancels.append(cancel) }
}

/// Watches one property of one object for as long as it lives.
final class ChangeToken<Subject: AnyObject, Value> {
  private weak var subject: Subject?
  private let path: KeyPath<Subject, Value>
  private let change: (Value) -> Void
  init(_ subject: Subject, _ path: KeyPath<Subject, Value>, change: @escaping (Value) -> Void) {
    self.subject = subject
    self.path = path
    self.change = change
  }
}

final class Article {
  var text = ""
}

final class ArticleScreen {
  let article = Article()
  let texts = Publisher<String>()
  var title = ""
  var observation: ChangeToken<Article, String>?
  var cancels: Set<Cancel> = []
  var bag = Bag()
}

@Observable
final class Counter: @unchecked Sendable {
  var count = 0

  func track() {
    withObservationTracking {
      touch(count)
    } onChange: { [self] in
      track()
    }
  }

  func trackWeakly() {
    withObservationTracking {
      touch(count)
    } onChange: { [weak self] in
      self?.trackWeakly()
    }
  }
}

extension Shapes {
  static let subscriptionCycles: [CycleShape] = [
    CycleShape("observation-token-captures-self", rows: [75]) {
      filled(ArticleScreen()) { screen in
        screen.observation = ChangeToken(screen.article, \.text) { screen.title = $0 }
      }
    } fixed: {
      filled(ArticleScreen()) { screen in
        screen.observation = ChangeToken(screen.article, \.text) { [weak screen] in
          screen?.title = $0
        }
      }
    },
    CycleShape("sink-captures-self", rows: [77]) {
      filled(ArticleScreen()) { screen in
        screen.cancels.insert(screen.texts.sink { screen.title = $0 })
      }
    } fixed: {
      filled(ArticleScreen()) { screen in
        screen.cancels.insert(screen.texts.sink { [weak screen] in screen?.title = $0 })
      }
    },
    CycleShape("assign-to-own-key-path", rows: [78]) {
      filled(ArticleScreen()) { $0.cancels = [$0.texts.assign(to: \.title, on: $0)] }
    } fixed: {
      filled(ArticleScreen()) { $0.cancels = [$0.texts.assignWeakly(to: \.title, on: $0)] }
    },
    CycleShape("bag-owned-by-what-it-disposes", rows: [80]) {
      let texts = Publisher<String>()
      return filled(ArticleScreen()) { screen in
        screen.bag.insert(texts.sink { screen.title = $0 })
      }
    } fixed: {
      let texts = Publisher<String>()
      return filled(ArticleScreen()) { screen in
        screen.bag.insert(texts.sink { screen.title = $0 })
        screen.bag = Bag()
      }
    },
    CycleShape("observation-tracking-rearms-itself", rows: [97]) {
      filled(Counter()) {
        $0.track()
        $0.count += 1
      }
    } fixed: {
      filled(Counter()) {
        $0.trackWeakly()
        $0.count += 1
      }
    },
  ]
}
