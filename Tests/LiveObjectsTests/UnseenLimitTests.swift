import Glibc
import ObjectGraph
import LiveObjects
import Testing

private final class Lamp: Sendable {}

/// A way to keep a lamp that no search sees, and the words of the answer for it.
private struct Limit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Keeps a lamp; gives what lets it go.
  let keep: @Sendable (Lamp) -> () -> Void

  init(_ words: String, _ keep: @escaping @Sendable (Lamp) -> () -> Void) {
    (testDescription, self.keep) = (words, keep)
  }

  static let all: [Limit] = [
    Limit("memory behind a pointer") { lamp in
      let lamps = UnsafeMutablePointer<Lamp>.allocate(capacity: 4)
      lamps.initialize(to: lamp)
      return {
        lamps.deinitialize(count: 1)
        lamps.deallocate()
      }
    },
    Limit("a library in C") { lamp in
      // It keeps what belongs to a thread by a bare pointer.
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      let kept = Unmanaged.passRetained(lamp)
      pthread_setspecific(key, kept.toOpaque())
      let made = key
      return {
        pthread_key_delete(made)
        kept.release()
      }
    },
    Limit("without a release") { lamp in
      let kept = Unmanaged.passRetained(lamp)
      return { kept.release() }
    },
    Limit("a local variable") { lamp in { use(lamp) } },
  ]
}

@inline(never)
private func kept(_ limit: Limit) -> (address: ObjectAddress, letGo: () -> Void) {
  let lamp = hidden(Lamp())
  return (ObjectAddress(of: lamp), limit.keep(lamp))
}

extension `Live objects` {
  @Suite
  struct `What no search sees` {
    @Test(arguments: Limit.all)
    fileprivate func `is named by the answer`(limit: Limit) {
      let (lamp, letGo) = kept(limit)
      let retention = RetainingPaths(searchesStatics: false).retention(of: lamp)
      let words = retention.text().split(separator: "\n").joined(separator: " ")
      #expect(retention.path == nil, "\(retention)")
      #expect(words.contains(limit.testDescription), "\(retention)")
      letGo()
    }
  }
}
