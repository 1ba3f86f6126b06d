import ObjectGraph
import SwiftRuntime

/// The object that the self-check reads. It holds others in every basic way.
final class SelfCheckSample: SelfCheckBase {
  static let fieldNames = [
    "plain", "optional", "absent", "pair", "existential", "small", "large", "tagged", "list",
    "table", "members", "closure", "bound", "generic", "weakly", "barely",
  ]

  private let plain: SelfCheckTarget
  private let optional: SelfCheckTarget?
  private let absent: SelfCheckTarget? = nil
  private let pair: (Int, SelfCheckTarget)
  private let existential: any SelfCheckProtocol
  private let small: Any
  private let large: Any
  private let tagged: SelfCheckCase
  private let list: [SelfCheckTarget]
  private let table: [String: SelfCheckTarget]
  private let members: Set<SelfCheckTarget>
  private let closure: () -> Int
  private let bound: () -> Int
  private let generic: SelfCheckBox<SelfCheckTarget>
  private weak var weakly: SelfCheckTarget?
  private unowned let barely: SelfCheckTarget

  private init(_ targets: [SelfCheckTarget], bystander: SelfCheckTarget) {
    plain = targets[0]
    optional = targets[1]
    pair = (1, targets[2])
    existential = targets[3]
    small = targets[4]
    large = (1, 2, 3, targets[5])
    tagged = .second(targets[6])
    list = [targets[7]]
    table = ["key": targets[8]]
    members = [targets[9]]
    let (captured, number) = (targets[10], targets.count)
    closure = { captured.number + number }
    bound = targets[11].next
    generic = SelfCheckBox(targets[12])
    weakly = bystander
    barely = bystander
    super.init(targets[13])
  }

  /// Whether exactly the objects are found that a sample keeps alive.
  static func isReadRightly() -> Bool {
    let targets = (0..<14).map(SelfCheckTarget.init)
    let bystander = SelfCheckTarget(14)
    let sample = SelfCheckSample(targets, bystander: bystander)
    var sweep = HeapSweep(from: [ObjectAddress(of: sample)], budget: .unlimited)
    let heap = LiveHeap(unchecked: ())
    let kinds = TypeMetadata(SelfCheckTarget.self)
    var found: [ObjectAddress] = []
    while let object = sweep.next(heap) {
      if heap.program(at: object.rawValue)?.pointee.metadata == kinds { found.append(object) }
    }
    return withExtendedLifetime((sample, targets, bystander)) {
      found.sorted() == targets.map { ObjectAddress(of: $0) }.sorted()
    }
  }

  /// Whether the references to an object are counted, be it weakly referenced or not: the one that there
  /// is, then three more.
  static func isCountedRightly() -> Bool {
    let (plain, known) = (
      Unmanaged.passRetained(SelfCheckTarget(0)), Unmanaged.passRetained(SelfCheckTarget(1))
    )
    weak let reference = known.takeUnretainedValue()
    defer {
      plain.release()
      known.release()
    }
    let isRight = [plain, known].allSatisfy { object in
      func isCounted(_ count: Int) -> Bool {
        let address = ObjectAddress(UInt(bitPattern: object.toOpaque()))
        return LiveHeap(unchecked: ()).strongCount(of: address) == count
      }
      guard isCounted(1) else { return false }
      for _ in 0..<3 { _ = object.retain() }
      defer { for _ in 0..<3 { object.release() } }
      return isCounted(4)
    }
    return isRight && reference != nil
  }
}

/// The superclass of the sample.
class SelfCheckBase {
  private let inherited: SelfCheckTarget

  init(_ inherited: SelfCheckTarget) {
    self.inherited = inherited
  }
}

/// An object that a sample holds.
final class SelfCheckTarget: SelfCheckProtocol, Hashable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  func next() -> Int { number + 1 }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  static func == (one: SelfCheckTarget, other: SelfCheckTarget) -> Bool { one === other }
}

/// A protocol behind which a sample holds a target.
protocol SelfCheckProtocol {}

/// An enum that keeps its tag in the spare bits of its payload.
enum SelfCheckCase {
  case first(SelfCheckTarget)
  case second(SelfCheckTarget)
}

/// A class with a generic argument.
final class SelfCheckBox<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// An object that looks at itself while it is deallocated.
final class SelfCheckDyingObject {
  /// The counts that were seen.
  final class Counts {
    var countAlive = -1
    var countDying = -1
  }

  private let counts: Counts

  private init(_ counts: Counts) {
    self.counts = counts
  }

  deinit {
    counts.countDying = Self.count(ObjectAddress(of: self))
  }

  /// Whether an object is read while it lives and is empty once its deinitialiser began, be it weakly
  /// referenced or not.
  static func isReadRightly() -> Bool {
    let (counts, other) = (Counts(), Counts())
    do {
      let object = SelfCheckDyingObject(counts)
      counts.countAlive = withExtendedLifetime(object) { count(ObjectAddress(of: object)) }
    }
    do {
      let object = SelfCheckDyingObject(other)
      weak let reference = object
      other.countAlive = withExtendedLifetime((object, reference)) {
        count(ObjectAddress(of: object))
      }
    }
    return [counts, other].allSatisfy { $0.countAlive == 1 && $0.countDying == 0 }
  }

  private static func count(_ object: ObjectAddress) -> Int {
    var references: [ObjectReference] = []
    LiveHeap(unchecked: ()).appendReferences(of: object, to: &references)
    return references.count
  }
}
