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

    /// What ends the count together with the object. Stored by the class, for each object one.
    var instanceToken: InstanceToken { get }
  }

  extension LeakDetectable {
    /// One.
    public static var maxInstances: Int { 1 }
    /// None.
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
