import ObjectGraph
import Synchronization

#if InstanceCounting
  /// A class whose living instances are counted against a maximum.
  ///
  ///     final class SessionModel: LeakDetectable {
  ///       let instanceToken = InstanceToken()
  ///       init() { countInstance(self) }
  ///     }
  ///
  /// Counted is the dynamic type, told by its metatype: a subclass has a count, and if it says so a
  /// maximum, of its own. The token ends the count when the object is gone, on whatever thread. The idea is
  /// LeakDetector's and LifetimeTracker's.
  ///
  /// In a build of the package without the trait `InstanceCounting` the protocol is `Any`, the token has no
  /// size and the call is empty: nothing of it is left in the class.
  public protocol LeakDetectable: AnyObject {
    /// How many instances may be alive at a time; 1 unless said otherwise. For subclasses to have one of
    /// their own it has to be a `class var` of the base class. `nonisolated` in a class with an actor.
    static var maxInstances: Int { get }

    /// Types that share a maximum; none unless said otherwise.
    static var instanceGroup: InstanceGroup? { get }

    /// The token that ends the count together with the object. Stored by the class, for each object one.
    var instanceToken: InstanceToken { get }
  }

  extension LeakDetectable {
    /// One, unless the class says otherwise.
    public static var maxInstances: Int { 1 }
    /// No group, unless the class says otherwise.
    public static var instanceGroup: InstanceGroup? { nil }
  }

  /// Counts an object in `InstanceCounts.current`, until it is gone; to be called in its `init`, of a class
  /// with subclasses in the base class's. A second call for the object does nothing.
  ///
  /// - Parameters:
  ///   - object: The object to count; it is not retained.
  ///   - maxInstances: How many of its type may be alive from now on, in the place of the class's
  ///     `maxInstances`: the latest instance that says so decides.
  /// - Complexity: O(1), with a lock.
  public func countInstance(_ object: some LeakDetectable, maxInstances: Int? = nil) {
    object.instanceToken.count(object, most: maxInstances, in: InstanceCounts.current)
  }
#else
  /// Instances are not counted in this build, which lacks the package trait `InstanceCounting`.
  public typealias LeakDetectable = Any

  /// Does nothing in this build.
  @inlinable @inline(__always)
  public func countInstance(_ object: AnyObject, maxInstances: Int? = nil) {}
#endif

#if InstanceCounting
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
      // Outside of the lock: a handler may be told of the count and make or release objects.
      let ticket = counts.enter(type, at: address, by: .token, most: most)
      place.withLock { $0?.ticket = ticket }
    }
  }
#else
  /// Instances are not counted in this build. A type of the standard library that has no size, so that not
  /// even a name of this module is left in the class that stores it.
  public typealias InstanceToken = EmptyCollection<Never>
#endif

/// The names of one type: short, and told apart from others of that name.
///
/// A name is for people; which type is meant is told by the metatype.
struct TypeNames {
  let short: String
  let qualified: String

  private static let known = Mutex<[ObjectIdentifier: TypeNames]>([:])

  private init(_ type: AnyObject.Type) {
    short = TypeName.of(type)
    qualified = Self.withoutAddresses(String(reflecting: type))
  }

  /// The names of a type, made once in a process.
  static func of(_ type: AnyObject.Type) -> TypeNames {
    let key = ObjectIdentifier(type)
    if let names = known.withLock({ $0[key] }) { return names }
    let names = TypeNames(type)
    known.withLock { $0[key] = names }
    return names
  }

  /// A type local to a function has an address in its name, which differs from run to run.
  private static func withoutAddresses(_ name: String) -> String {
    var rest = name[...]
    var plain = ""
    while let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")") {
      plain += rest[..<start]
      let after = rest.index(after: end)
      let isContext = rest[start...].hasPrefix("(unknown context at")
      if isContext {
        rest = rest[after...].hasPrefix(".") ? rest[rest.index(after: after)...] : rest[after...]
      } else {
        plain += rest[start...end]
        rest = rest[after...]
      }
    }
    return plain + rest
  }

  /// The name to show for each: the short one where it is the only one, else the qualified one, and a
  /// number behind it where even that is not enough, in the order given.
  static func shown(_ all: [TypeNames]) -> [String] {
    var shorts: [String: Int] = [:]
    for names in all { shorts[names.short, default: 0] += 1 }
    var given: [String: Int] = [:]
    return all.map { names in
      let name = shorts[names.short] == 1 ? names.short : names.qualified
      given[name, default: 0] += 1
      let count = given[name, default: 1]
      return count == 1 ? name : "\(name)(\(count))"
    }
  }
}
