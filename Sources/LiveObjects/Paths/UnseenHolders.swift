import ObjectGraph
import SuspendedTasks
import SwiftRuntime

/// The root of a path whose first object has a holder that no search can find.
package enum UnseenHolder {
  /// Its name in a report.
  package static let name = "something unseen, such as a local variable"
}

/// The holders of an object that no root reaches and that is in no cycle itself, found backwards: by
/// searching the heap for its address.
///
/// An object is taken for a holder when its own metadata says that the word is one of its strong
/// references, or when it is a task or block with the word in it; where there is none of these, when it
/// probably has the reference, as a key path has its arguments. From holder to holder the search goes up
/// to a cycle that keeps itself, to a task or block that will be run, or to an object that nothing on the
/// heap holds: a local variable does, or something unseen.
struct UnseenHolders {
  /// How many times the heap is looked through at most: a chain of objects and collections is seldom longer.
  private static let levelLimit = 16
  private static let widthLimit = 8
  /// How many objects are looked at for a cycle that a holder is in.
  private static let cycleLimit = 50_000
  /// How many words of the heap are looked at for each object, and how many bytes in front of them: what
  /// everything refers to would cost seconds and tell nothing.
  private static let placeLimit = 1 << 16
  private static let byteLimit: UInt = 1 << 25
  /// How far in front of a word the object may begin that the word is a part of.
  private static let reach: UInt = 1 << 16

  /// How far the look for the holders of one object has come, in the order of addresses.
  private struct Progress {
    /// The last word that is in no holder's block; what begins in front of it needs no second look.
    var missed: UInt = 0
    /// Where the block of the last holder ends.
    var end: UInt = 0
    var byteCount: UInt = 0
  }

  private let heap: LiveHeap
  private let memory: HeapMemory
  /// The tasks of the process, once they were looked for.
  private var tasks: TaskPlaces?
  /// The last cut of a search for a cycle with a holder in it; nil if every such search was done.
  private(set) var cut: PathSearchCut?

  init(in heap: LiveHeap, _ memory: HeapMemory) {
    self.heap = heap
    self.memory = memory
  }

  /// Where a path to the target should begin.
  struct Origin {
    /// The object, with words for it.
    let root: NamedRoot
    /// Whether the object is alive for good reason, as far as can be told, and the mistake on the path.
    let isRoot: Bool
    /// The objects met on the way up, the target included. A path from the root leads through some of these.
    fileprivate(set) var objects: Set<ObjectAddress> = []
  }

  /// The object that a path to the target should begin at; nil when nothing on the heap holds the target.
  /// Complexity: looks through the heap once for each object of a chain, sixteen times at most, and within the time
  /// of the memory's budget.
  mutating func origin(
    of target: ObjectAddress, stops: [ObjectAddress], budget: PathSearchBudget
  ) -> Origin? {
    var met: Set<ObjectAddress> = Set(stops + [target])
    var origin = firstOrigin(of: target, stops, &met, budget)
    origin?.objects = met
    return origin
  }

  private mutating func firstOrigin(
    of target: ObjectAddress, _ stops: [ObjectAddress], _ met: inout Set<ObjectAddress>,
    _ budget: PathSearchBudget
  ) -> Origin? {
    var level = [target]
    var links: Origin?
    for _ in 0..<Self.levelLimit {
      let holders = holders(of: level).filter { met.insert($0).inserted }
      if holders.isEmpty { break }
      if let origin = waitingTask(among: holders) { return origin }
      if let cycle = cycle(among: holders, stops, budget) {
        guard cycle.isOfLinks else { return cycle.origin }
        links = links ?? cycle.origin
      }
      if let origin = waitingBlock(among: holders) { return origin }
      level = Array(holders.prefix(Self.widthLimit))
    }
    guard let top = level.first, top != target else { return nil }
    // A library's objects that hold each other keep themselves only where nothing else holds them.
    if let links, cycle(among: [top], stops, budget)?.isOfLinks == true { return links }
    return Origin(root: NamedRoot(holderName(of: top), top), isRoot: true)
  }

  /// The name of the holder of an object that no other object holds.
  private func holderName(of object: ObjectAddress) -> String {
    let description = heap.describe(object)
    if description.name.hasPrefix("_DispatchSpecificValue<") {
      return "a queue, as a specific value"
    }
    // The initialiser retains it for the run loop's timer, and nothing ever releases it.
    if description.library == "Foundation", description.name == "Timer" {
      return "Foundation, which on Linux keeps even an invalidated timer"
    }
    return UnseenHolder.name
  }

  /// The first task among some objects: a task goes on without any other holder.
  private func waitingTask(among holders: [ObjectAddress]) -> Origin? {
    holders.first { heap.describe($0).kind == .task }.map { task in
      Origin(root: NamedRoot(heap.words(forTask: task.rawValue), task), isRoot: true)
    }
  }

  /// The first of some objects that is a block, which the system is going to run.
  private func waitingBlock(among holders: [ObjectAddress]) -> Origin? {
    holders.first { heap.describe($0).kind == .opaque }.map {
      Origin(root: NamedRoot("a block that waits", $0), isRoot: true)
    }
  }

  /// The first of some objects that is in a cycle of its own, and whether a library links its objects that way.
  private mutating func cycle(
    among holders: [ObjectAddress], _ stops: [ObjectAddress], _ budget: PathSearchBudget
  ) -> (origin: Origin, isOfLinks: Bool)? {
    // By objects and not by time, so that a busy machine changes no answer.
    var budget = budget
    budget.objectLimit = min(budget.objectLimit, Self.cycleLimit)
    let search = RetainingPathSearch(heap, stops: stops, budget: budget)
    for holder in holders {
      guard memory.spendTime(words: BudgetMeter.referencesBetweenReadings) else { return nil }
      let result = search.bestCycle(through: holder)
      if case .cut(let cut) = result { self.cut = cut }
      if let cycle = result.path {
        // Foundation keeps an operation that way until it has run.
        if cycle.steps.contains(where: { $0.label.hasPrefix(".__schedule") }) {
          return (Origin(root: NamedRoot("an operation that waits", holder), isRoot: true), false)
        }
        let name = "a \(LeakSignature(cycle).readableForm)"
        return (Origin(root: NamedRoot(name, holder), isRoot: false), cycle.isOfLinks)
      }
    }
    return nil
  }

  /// The objects that hold any of the given ones, each once, by their names and then their places.
  ///
  /// Places alone are not the same in two runs of a program.
  private mutating func holders(of targets: [ObjectAddress]) -> [ObjectAddress] {
    // No target's address itself is written down: it would be found.
    var (found, guesses) = (Set<ObjectAddress>(), Set<ObjectAddress>())
    var (hits, begins) = ([(UInt, ObjectAddress)](), [UInt]())
    let task = tasks == nil ? (LiveHeap.tasks?.taskMetadata).map { ObjectAddress($0) } : nil
    var counts: [ObjectAddress: Int] = [:]
    memory.places(of: targets + (task.map { [$0] } ?? [])) { place, number in
      if number == task {
        begins.append(place)
      } else if counts[number, default: 0] < Self.placeLimit {
        counts[number, default: 0] += 1
        hits.append((place, number))
      }
    }
    if hits.isEmpty { return [] }
    let tasks = self.tasks ?? TaskPlaces(begins, LiveHeap.tasks, in: heap.test.process)
    self.tasks = tasks
    var progress: [ObjectAddress: Progress] = [:]
    for (place, target) in hits {
      if let holder = holder(
        of: target, at: place, &progress[target, default: Progress()], &guesses)
      {
        found.insert(holder)
      }
      for task in tasks.tasks(at: place)
      where !found.contains(ObjectAddress(task)) && isTask(task)
        && heap.holds(task: task, target.rawValue)
      {
        found.insert(ObjectAddress(task))
      }
    }
    if found.isEmpty { found = guesses }
    return found.map { (heap.describe($0).name, $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// Whether a task may begin at a word that tasks begin with: a block does, or it is a child in the memory of
  /// its parent, with memory of its own.
  ///
  /// Tables of types have such words, too, with other tasks' memory behind them. So has a copy of a task, such as
  /// a search makes. Where no blocks are known, only a task that is no child has the size of a block in front of it,
  /// and the first memory of a child lies just behind it.
  private func isTask(_ place: UInt) -> Bool {
    guard let tasks = LiveHeap.tasks else { return false }
    let process = heap.test.process
    switch memory.place(of: place) {
    case .block(place): return true
    case .free: return false
    case .block(let block):
      let metadata = process.word(at: block)
      guard metadata == tasks.taskMetadata || metadata == tasks.slabMetadata else { return false }
    case .unknown: break
    }
    return tasks.hasMemory(taskAt: place, in: process)
  }

  /// The object that a word of the heap is a strong reference of, unless that holder was met before.
  ///
  /// The remains of freed lists may be many words in a row.
  private func holder(
    of target: ObjectAddress, at place: UInt, _ progress: inout Progress,
    _ guesses: inout Set<ObjectAddress>
  ) -> ObjectAddress? {
    // The kernel may tell of a range twice that grows meanwhile.
    let reach = min(Self.reach, place > progress.missed ? place - progress.missed : Self.reach)
    if place < progress.end || progress.byteCount > Self.byteLimit { return nil }
    guard memory.spendTime(words: Int(reach / 8)) else { return nil }
    progress.byteCount += reach
    var guess: ObjectAddress?
    let holder = heap.object(around: place, reach: reach) {
      guard let strength = strength($0, target), memory.isBlock($0.rawValue) else { return false }
      if strength == .probable { guess = guess ?? $0 }
      return strength == .strong
    }
    if holder == nil, let guess { guesses.insert(guess) }
    if let holder {
      progress.end = holder.rawValue + heap.extent(ofObjectAt: holder.rawValue)
    } else {
      progress.missed = place
    }
    return holder
  }

  /// How surely an object holds the target; of a task or block all that can be known is enough.
  private func strength(_ object: ObjectAddress, _ target: ObjectAddress) -> ReferenceStrength? {
    var references: [ObjectReference] = []
    heap.readReferences(of: object, to: &references)
    references.removeAll { $0.target != target }
    if references.isEmpty { return nil }
    let isOpaque = [.task, .opaque].contains(heap.describe(object).kind)
    return isOpaque || references.contains { $0.strength == .strong } ? .strong : .probable
  }
}
