#if InstanceCounting
  import ObjectGraph
  import Synchronization

  /// Ends the count of the object that stores it, by going together with it.
  ///
  /// Holds the counts, not the object. One that was never passed on by `countInstance(_:)`, as in an `init`
  /// that threw before, counts nothing.
  public final class InstanceToken: Sendable {
    private struct Place {
      var counts: InstanceCounts
      var ticket: InstanceTicket?
    }

    private let place = Mutex<Place?>(nil)

    /// Makes a token that counts nothing yet.
    public init() {}

    deinit {
      guard let place = place.withLock({ $0 }), let ticket = place.ticket else { return }
      place.counts.leave(ticket)
    }

    func count(_ object: AnyObject, most: Int?, in counts: InstanceCounts) {
      let address = ObjectAddress(UInt(bitPattern: ObjectIdentifier(object)))
      let type: AnyObject.Type = Swift.type(of: object)
      let isFirst = place.withLock { place in
        defer { place = place ?? Place(counts: counts) }
        return place == nil
      }
      guard isFirst else { return }
      // Outside of the lock: a handler may be told of the count and make or let go of objects.
      let ticket = counts.enter(type, at: address, by: .token, most: most)
      place.withLock { $0?.ticket = ticket }
    }
  }
#else
  /// Instances are not counted in this build. A type of the standard library that has no size, so that not
  /// even a name of this module is left in the class that stores it.
  public typealias InstanceToken = EmptyCollection<Never>
#endif
