import Foundation

/// What ordinary apps keep objects in: more of Foundation's objects, and values that hold such.
extension Shapes {
  static let everydayTools: [Shape] = [
    .boxed("encoder-with-custom-dates", { subject in encoder { touch(subject) } }) { subject in
      encoder { [weak subject] in touch(subject) }
    },
    .boxed("decoder-with-custom-keys", { subject in decoder { touch(subject) } }) { subject in
      decoder { [unowned subject] in touch(subject) }
    },
    .boxed(
      "foundation-dictionary-in-array",
      { NSArray(object: NSDictionary(object: $0, forKey: "a" as NSString)) }
    ) {
      NSArray(object: NSDictionary(object: Known($0), forKey: "a" as NSString))
    },
    .boxed("cache-of-boxes", { cache(of: $0) }, { cache(of: Known($0)) }),
    .boxed(
      "sorting-by-closure",
      { subject in
        NSSortDescriptor(keyPath: \Content.title, ascending: true) { _, _ in
          touch(subject); return .orderedSame
        }
      }
    ) { subject in
      NSSortDescriptor(keyPath: \Content.title, ascending: true) { [weak subject] _, _ in
        touch(subject); return .orderedSame
      }
    },
    .boxed(
      "predicate-block",
      { subject in
        NSPredicate { _, _ in
          touch(subject); return true
        }
      }
    ) { subject in
      NSPredicate { [weak subject] _, _ in
        touch(subject); return true
      }
    },
    .boxed(
      "compound-predicate",
      { subject in
        NSCompoundPredicate(
          notPredicateWithSubpredicate: NSPredicate { _, _ in
            touch(subject); return true
          })
      }
    ) { subject in
      NSCompoundPredicate(
        notPredicateWithSubpredicate: NSPredicate { [weak subject] _, _ in
          touch(subject); return true
        })
    },
    .boxed(
      "operations-in-an-array",
      { subject in [BlockOperation(), BlockOperation { touch(subject) }] }
    ) { subject in
      [BlockOperation(), BlockOperation { [weak subject] in touch(subject) }]
    },
    .boxed("own-operation-subclass", { Download($0) }, { Download(known: $0) }),
    .boxed("own-formatter-subclass", { Words($0) }, { Words(known: $0) }),
    .boxed("value-beside-foundation-values", { Draft(owner: $0) }, { Draft(known: $0) }),
    .boxed("lock-and-condition-beside-object", { Warehouse($0) }, { Warehouse(known: $0) }),
  ]
}

private func encoder(_ action: @escaping @Sendable () -> Void) -> JSONEncoder {
  filled(JSONEncoder()) { $0.dateEncodingStrategy = .custom { _, _ in action() } }
}

private func decoder(_ action: @escaping @Sendable () -> Void) -> JSONDecoder {
  filled(JSONDecoder()) {
    $0.keyDecodingStrategy = .custom { keys in
      action()
      return keys[0]
    }
  }
}

private final class Content {
  let title = "content"
  let value: Any
  init(_ value: Any) { self.value = value }
}

private func cache(of value: Any) -> NSCache<NSString, Content> {
  filled(NSCache()) { $0.setObject(Content(value), forKey: "a", cost: 2) }
}

private final class Download: Operation, @unchecked Sendable {
  private var owner: Held?
  private weak var known: Held?
  init(_ owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
}

private final class Words: Formatter {
  private var owner: Held?
  private weak var known: Held?
  init(_ owner: Held) {
    self.owner = owner
    super.init()
  }
  init(known: Held) {
    self.known = known
    super.init()
  }
  required init?(coder: NSCoder) { nil }
}

private struct Draft {
  var date = Date()
  var identity = UUID()
  var place: URL? = URL(string: "https://example.com/a")
  var owner: Held?
  weak var known: Held?
  var bytes = Data([1, 2, 3])
  var index: IndexPath = [1, 2]
}

private final class Warehouse {
  private let lock = NSLock()
  private let condition = NSCondition()
  private var goods: [String: (count: Int, owner: Held)] = [:]
  private weak var known: Held?
  init(_ owner: Held) { goods["a"] = (2, owner) }
  init(known: Held) { self.known = known }
}
