import Foundation

final class FoundationArrayOwner {
  let list = NSMutableArray()
}

final class FixedArrayOwner {
  var list = NSArray()
}

final class FoundationTableOwner {
  let table = NSMutableDictionary()
}

final class CacheOwner {
  let cache = NSCache<NSString, Held>()
  init() {
    cache.countLimit = 1_000_000
    cache.totalCostLimit = 1_000_000_000
  }
}

final class TimerOwner {
  var timer: Timer?
}

final class OperationOwner {
  let operation = BlockOperation()
}

final class ObserverOwner {
  let center = NotificationCenter()
  var token: (any NSObjectProtocol)?
}

private let news = Notification.Name("news")

extension Shapes {
  static let foundationObjects: [Shape] = [
    Shape("foundation-mutable-array", rows: [38]) { subject in
      filled(FoundationArrayOwner()) { $0.list.add(subject) }
    } fixed: { subject in
      filled(FoundationArrayOwner()) {
        $0.list.add(subject)
        $0.list.removeAllObjects()
      }
    },
    Shape("foundation-array", rows: [38]) { subject in
      filled(FixedArrayOwner()) { $0.list = NSArray(array: [Held(), subject]) }
    } fixed: { subject in
      filled(FixedArrayOwner()) {
        $0.list = NSArray(array: [NSNumber(value: ObjectIdentifier(subject).hashValue)])
      }
    },
    Shape("foundation-mutable-dictionary", rows: [38]) { subject in
      filled(FoundationTableOwner()) { $0.table["key"] = subject }
    } fixed: { subject in
      filled(FoundationTableOwner()) {
        $0.table["key"] = subject
        $0.table.removeObject(forKey: "key")
      }
    },
    Shape("foundation-cache", rows: [102]) { subject in
      filled(CacheOwner()) { $0.cache.setObject(subject, forKey: "key") }
    } fixed: { subject in
      filled(CacheOwner()) {
        $0.cache.setObject(subject, forKey: "key")
        $0.cache.removeObject(forKey: "key")
      }
    },
    Shape("timer-block", rows: [57]) { subject in
      filled(TimerOwner()) {
        $0.timer = Timer(timeInterval: 3600, repeats: true) { _ in touch(subject) }
      }
    } fixed: { subject in
      filled(TimerOwner()) {
        $0.timer = Timer(timeInterval: 3600, repeats: true) { [weak subject] _ in touch(subject) }
      }
    },
    Shape("operation-completion-block", rows: [21]) { subject in
      filled(OperationOwner()) { $0.operation.completionBlock = { touch(subject) } }
    } fixed: { subject in
      filled(OperationOwner()) {
        $0.operation.completionBlock = { touch(subject) }
        $0.operation.completionBlock = nil
      }
    },
    Shape("notification-block", rows: [72]) { subject in
      filled(ObserverOwner()) {
        $0.token = $0.center.addObserver(forName: news, object: nil, queue: nil) { _ in
          touch(subject)
        }
      }
    } fixed: { subject in
      filled(ObserverOwner()) {
        $0.token = $0.center.addObserver(forName: news, object: nil, queue: nil) {
          [weak subject] _ in touch(subject)
        }
      }
    },
  ]
}
