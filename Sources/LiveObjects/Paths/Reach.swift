import ObjectGraph
import SwiftRuntime

/// The objects that one leads to by strong references, and how many references to each come from these.
package struct Reach {
  /// The objects in the order in which they are met, the first one first.
  private(set) var objects: [ObjectAddress]
  /// The reference by which each was met, with the place of the object that has it.
  private(set) var parents: [(place: Int, reference: ObjectReference)?] = [nil]
  /// The places that each leads to, one for each reference.
  private var targets: [[Int]] = []
  /// How many of the references to each were met.
  private var counts = [0]

  /// Meets the objects. Complexity: linear in the references on the way, a microsecond each.
  ///
  /// - Parameters:
  ///   - hidden: The objects that are left out with what they alone lead to.
  ///   - limit: The most objects that are read. Where there are more, the result is `nil`.
  package init?(
    of object: ObjectAddress, without hidden: Set<ObjectAddress>, limit: Int = 20_000,
    in heap: LiveHeap
  ) {
    objects = [object]
    var places = [object: 0]
    var next = 0
    while next < objects.count {
      var references: [ObjectReference] = []
      heap.appendReferences(of: objects[next], to: &references)
      targets.append([])
      for reference in references where reference.strength == .strong {
        if hidden.contains(reference.target) { continue }
        let place = places[reference.target] ?? objects.count
        if place == objects.count {
          guard place < limit else { return nil }
          places[reference.target] = place
          objects.append(reference.target)
          parents.append((next, reference))
          counts.append(0)
        }
        targets[next].append(place)
        counts[place] += 1
      }
      next += 1
    }
  }

  /// The places of the objects that others keep as well, by references from elsewhere, and of those that these lead to.
  /// Parts of the first object count as kept by none.
  func outside(in heap: LiveHeap, _ isPart: (ObjectAddress) -> Bool) -> Set<Int> {
    var outside = reached(
      from: objects.indices.dropFirst().filter { place in
        isKeptElsewhere(place, in: heap) && !isPart(objects[place])
      })
    outside.remove(0)
    return outside
  }

  /// Whether nothing keeps the first object but what it leads to itself, with the timers, tasks and registrations among
  /// that.
  func isClosed(in heap: LiveHeap) -> Bool {
    guard counts[0] > 0, !isKeptElsewhere(0, in: heap) else { return false }
    let kept = objects.indices.dropFirst().filter {
      isKeptElsewhere($0, in: heap) && !heap.isService(objects[$0])
    }
    return !reached(from: kept).contains(0)
  }

  /// The places of the objects that have a reference to the first one.
  var holders: [Int] { targets.indices.filter { targets[$0].contains(0) } }

  private func isKeptElsewhere(_ place: Int, in heap: LiveHeap) -> Bool {
    heap.strongCount(of: objects[place]).map { $0 > counts[place] } != false
  }

  private func reached(from places: [Int]) -> Set<Int> {
    var (pending, reached) = (places, Set(places))
    while let place = pending.popLast() {
      for target in targets[place] where reached.insert(target).inserted { pending.append(target) }
    }
    return reached
  }
}

/// The way in which an object keeps itself alive.
package struct SelfHold {
  /// The reference back to it, in words.
  package let words: String
  /// The objects that it leads to, which it keeps alive with itself.
  package let kept: [ObjectAddress]
}

extension LiveHeap {
  /// The reference by which an object keeps itself alive, in words, such as `Flow.service holds it` or
  /// `closure #1 in Flow.start() captures it`; `nil` where anything else keeps it, other than timers, tasks and
  /// registrations that it leads to. Complexity: linear in the references that it leads to, a microsecond each.
  ///
  /// - Parameters:
  ///   - hidden: The objects that are left out with what they alone lead to.
  ///   - limit: The most objects that are read. Where there are more, nothing is known.
  package func selfHold(
    of object: ObjectAddress, without hidden: Set<ObjectAddress>, limit: Int = 2_000
  ) -> SelfHold? {
    guard let reach = Reach(of: object, without: hidden, limit: limit, in: self),
      reach.isClosed(in: self)
    else { return nil }
    return wordsOfHold(in: reach).map { SelfHold(words: $0, kept: reach.objects) }
  }

  private func wordsOfHold(in reach: Reach) -> String? {
    let object = reach.objects[0]
    let closures = reach.holders.lazy.compactMap { self.closure(around: $0, in: reach) }
    if let closure = closures.first { return "\(closure) captures it" }
    for holder in reach.holders.map({ reach.objects[$0] }) {
      var references: [ObjectReference] = []
      appendReferences(of: holder, to: &references)
      guard let last = references.first(where: { $0.target == object }) else { continue }
      // A closure with one capture has no context of its own.
      if let closure = boundClosure(of: last, from: holder) { return "\(closure.name) captures it" }
      let description = describe(holder)
      if description.kind == .object {
        return "\(description.name)\(label(of: last, from: holder)) holds it"
      }
    }
    return nil
  }

  /// Whether an object is a timer, a task, a subscription or an observer.
  fileprivate func isService(_ object: ObjectAddress) -> Bool {
    let description = describe(object)
    return description.kind == .task || description.role?.isService == true
  }

  /// The objects of the program's own classes that another one leads to, apart from those of some modules.
  package func ownObjects(in reach: Reach, _ isPart: (String) -> Bool) -> [ObjectAddress] {
    reach.objects.dropFirst().filter { isOwn($0, isPart) }
  }

  /// Whether there is an object of one of the program's own classes at an address.
  package func isOwn(_ object: ObjectAddress, _ isPart: (String) -> Bool) -> Bool {
    guard strongCount(of: object) != nil, let module = classModule(of: object) else { return false }
    return !LibraryModules.areForeign(module) && !isPart(module)
  }
}
