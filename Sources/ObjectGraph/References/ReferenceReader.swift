/// The identity of one heap object during one walk: its address, never dereferenced here.
///
/// Kept with every bit turned over, so that a search through memory for references to an object
/// does not take what a walk wrote down for one.
public struct ObjectAddress: Hashable, Comparable, Sendable {
  @usableFromInline let complement: UInt

  /// The address as a number; zero is no object.
  @inlinable public var rawValue: UInt { ~complement }

  /// Makes an identity out of an address or, in tests, out of any number.
  @inlinable public init(_ rawValue: UInt) {
    complement = ~rawValue
  }

  /// Orders by the number, so that a set of addresses can be listed the same way twice.
  public static func < (one: ObjectAddress, other: ObjectAddress) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// One outgoing reference as the search meets it: small and trivial, its words are asked for later.
public struct ObjectReference: Hashable, Sendable {
  /// The object that is held.
  public var target: ObjectAddress
  /// The position among the holder's references, stable for one holder during one walk.
  public var ordinal: UInt32
  /// How sure the reader is that this is a strong reference.
  public var strength: ReferenceStrength
  /// How informative the reference is to an engineer; the search prefers informative ones.
  public var rank: ReferenceRank

  /// Makes a reference; `ordinal` is its position among the references its holder was asked for.
  public init(
    target: ObjectAddress, ordinal: UInt32, strength: ReferenceStrength = .strong,
    rank: ReferenceRank = .own
  ) {
    self.target = target
    self.ordinal = ordinal
    self.strength = strength
    self.rank = rank
  }
}

/// How sure a reader is that a reference keeps its target alive.
public enum ReferenceStrength: UInt8, Hashable, Sendable, Codable {
  /// Read from a typed layout: the target is kept alive by it.
  case strong
  /// Found by a conservative scan of an opaque block: it looks like a reference.
  case probable
}

/// How telling a reference is, best first.
public enum ReferenceRank: UInt8, Hashable, Comparable, Sendable, Codable {
  /// A stored property or a capture of the app's own code.
  case own
  /// The inside of a collection, a box, an enum payload.
  case storage
  /// The inside of the standard library, Foundation or the runtime.
  case service

  /// The more telling rank comes first.
  public static func < (one: ReferenceRank, other: ReferenceRank) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The outgoing references of one object at a time, in stable order: all a search needs of a heap.
///
/// The search never keeps an object; it works on addresses alone. A reader over live objects is in
/// `LiveObjects`; tests read made-up graphs.
public protocol ReferenceReader {
  /// Appends the references that go out of `object`, in stable order (declaration order of the
  /// fields, superclass first; element order of collections).
  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference])

  /// The words for one reference of `object`: `.onSave`, `[3]`, `["key"]`, `captures self`.
  ///
  /// Asked for the few references of a rendered path only, so it may be slow.
  func label(of reference: ObjectReference, from object: ObjectAddress) -> String

  /// The closure that stands between `object` and the target of a reference, when the runtime gave it
  /// no context of its own: a closure with one strong capture keeps the captured object itself.
  ///
  /// Asked together with `label(of:from:)`. Without an implementation there is none.
  func boundClosure(of reference: ObjectReference, from object: ObjectAddress) -> BoundClosure?

  /// The weak references that go out of `object` to objects that are alive, in stable order.
  ///
  /// Asked for the objects of a drawn graph only; they keep nothing, and no search follows them. Without
  /// an implementation there are none.
  func weakReferences(of object: ObjectAddress) -> [WeakObjectReference]

  /// Whether a reference is in a library's own field, which the program cannot change.
  ///
  /// Asked for the few references of a rendered path only. Without an implementation those of rank
  /// `.service` are.
  func isForeign(_ reference: ObjectReference, from object: ObjectAddress) -> Bool

  /// Describes `object` for a rendered path. Called only for the few objects of a path, and after the
  /// words for the reference that leads to the object were asked for.
  func describe(_ object: ObjectAddress) -> ObjectDescription
}

extension ReferenceReader {
  /// No reader needs to know closures.
  public func boundClosure(of reference: ObjectReference, from object: ObjectAddress)
    -> BoundClosure?
  {
    nil
  }

  /// No reader needs to know weak references.
  public func weakReferences(of object: ObjectAddress) -> [WeakObjectReference] { [] }

  /// By default, a reference of rank `.service` is the library's own.
  public func isForeign(_ reference: ObjectReference, from object: ObjectAddress) -> Bool {
    reference.rank == .service
  }
}

/// One weak reference, with the words for it.
public struct WeakObjectReference: Hashable, Sendable {
  /// The object that is referred to and not held.
  public var target: ObjectAddress
  /// The words: `.delegate`, `captures #1`.
  public var label: String

  /// Describes a weak reference.
  public init(target: ObjectAddress, label: String) {
    self.target = target
    self.label = label
  }
}

/// A closure that keeps one object and has no context besides it: a step of a path all the same.
public struct BoundClosure: Hashable, Sendable, Codable {
  /// Where the closure stands: `closure #1 in ProfileScreen.start()`.
  public var name: String
  /// The words for what it captures: `captures self`.
  public var capture: String
  /// The library that declares its function; `nil` for the program's own.
  package var library: String?
  /// Its role, if that decides the repair.
  package var role: ObjectRole?

  /// Describes a closure.
  public init(name: String, capture: String) {
    self.name = name
    self.capture = capture
  }
}

/// The name and the kind of one object of a path.
public struct ObjectDescription: Hashable, Sendable, Codable {
  /// The kinds a reader tells apart.
  public enum Kind: String, Hashable, Sendable, Codable {
    case object, closure, box, storage, task, opaque
  }
  /// The printed name: a type's short name, or `closure #1 in ProfileScreen.start()`.
  public var name: String
  /// The kind of heap object.
  public var kind: Kind
  /// The role that its class declares; `nil` for almost all.
  package var role: ObjectRole?
  /// The mistake that leaves an object of its class in a cycle of a library; `nil` for almost all.
  package var mistake: String?
  /// The library that declares its class or function; `nil` for the program's own, and if it is not known.
  package var library: String?

  /// Describes an object.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// The role of an object, if it decides the repair of a path through it.
package enum ObjectRole: String, Hashable, Sendable, Codable {
  /// Calls until it is invalidated.
  case timer, displayLink
  /// A timer that its library never releases, even if it is invalidated: Foundation's on Linux.
  case keptTimer
  /// Goes on until it is cancelled.
  case simulatedTask, subscription
  /// Receives calls until it is removed.
  case listener
  /// A method or a local function used as a closure; it has no capture list.
  case function
  /// A suspended function, with the values it uses when it resumes.
  case waiting
  /// A suspended closure that has unwrapped an object of its capture list, which is weak there.
  case unwrapping

  /// Whether it goes on, or receives calls, until it is ended: a timer, a task, a subscription or an observer.
  package var isService: Bool {
    switch self {
    case .timer, .displayLink, .keptTimer, .simulatedTask, .subscription, .listener: true
    case .function, .waiting, .unwrapping: false
    }
  }
}

/// A class that says which role its objects have in a path.
package protocol ObjectRoleProviding: AnyObject {
  static var objectRole: ObjectRole { get }
}

/// A reader that knows how large objects are and how many references to them there are.
package protocol SizeReader: ReferenceReader {
  /// The memory that an object takes, in bytes; 0 for what is no block of the allocator.
  func byteCount(of object: ObjectAddress) -> Int

  /// How many references hold an object; `nil` for one that is never deallocated, and if it is not known.
  func holderCount(of object: ObjectAddress) -> Int?

  /// Whether what is met there counts as an object; if not, its bytes alone count.
  func isCounted(_ object: ObjectAddress) -> Bool
}

extension SizeReader {
  package func isCounted(_ object: ObjectAddress) -> Bool { true }
}
