import ObjectGraph

/// The living objects at one moment, counted: objects by type, references by the field they go out of.
///
/// Only counts are kept, no object and no address of one.
package struct LivingCensus {
  /// A stored property of all objects of one type, or a variable of the program.
  package struct Field: Hashable, Comparable {
    /// The name of the type that has it; empty for a variable.
    package var holder: String
    /// The property with its dot, without keys and indexes: `.children`.
    package var label: String
    /// Where the variable lies, which tells its name; zero for a property.
    package var place: UInt

    package init(holder: String, label: String, place: UInt = 0) {
      self.holder = holder
      self.label = label
      self.place = place
    }

    package static func < (one: Field, other: Field) -> Bool {
      (one.holder, one.label, one.place) < (other.holder, other.label, other.place)
    }
  }

  /// The references out of one field, those out of the collections in it included.
  package struct Content: Equatable {
    /// In all objects that have the field.
    package var total: Int
    /// In the one object that has most.
    package var most: Int

    package init(total: Int = 0, most: Int = 0) {
      self.total = total
      self.most = most
    }
  }

  /// How many objects there are of each type.
  package var living: [String: Int] = [:]
  /// The objects in each field.
  package var fields: [Field: Content] = [:]
  /// For each type of object, how many references each field has to such.
  package var uses: [String: [Field: Int]] = [:]
  /// Where the budget ended the count, if it did.
  package var cut: PathSearchCut.Reason?

  /// Counts nothing.
  package init() {}
}

extension LivingCensus {
  /// Counts everything that some objects and variables reach, without what only the stops reach.
  ///
  /// `isStop` is asked once for an object.
  ///
  /// Collections and boxes are told as a part of the field that leads to them.
  ///
  /// Complexity: each object is read a few times, and each reference of the program's own put into words.
  package init(
    from starts: [ObjectAddress], variables: [(place: UInt, object: ObjectAddress)],
    isStop: @escaping (ObjectAddress) -> Bool, reader: some ReferenceReader,
    budget: PathSearchBudget
  ) {
    var count = Counting(reader: reader, isStop: isStop, meter: budget.startMeter())
    for start in starts { count.meet(start) }
    for (place, object) in variables {
      count.meet(object)
      let field = Field(holder: "", label: "", place: place)
      count.add(count.contents(of: object, depth: 0), to: field)
    }
    count.finish()
    self = count.census
  }
}

/// A census while it is being taken.
private struct Counting<Reader: ReferenceReader> {
  /// How many collections and boxes in a row belong to one field.
  private let depthLimit = 4

  let reader: Reader
  private let isStop: (ObjectAddress) -> Bool
  private var stops: [ObjectAddress: Bool] = [:]
  var meter: BudgetMeter
  var census = LivingCensus()
  private var visited = VisitedTable()
  private var descriptions: [ObjectAddress: ObjectDescription] = [:]

  init(reader: Reader, isStop: @escaping (ObjectAddress) -> Bool, meter: BudgetMeter) {
    self.reader = reader
    self.isStop = isStop
    self.meter = meter
  }

  mutating func meet(_ object: ObjectAddress) {
    guard object.rawValue != 0, !visited.contains(object), !stops(at: object), meter.spendObject()
    else { return }
    _ = visited.insert(object)
  }

  /// Reads what was met, and what that leads to.
  mutating func finish() {
    var position = 0
    while position < visited.count, meter.exceeded == nil {
      open(visited[position])
      position += 1
    }
    census.cut = meter.exceeded
  }

  private mutating func open(_ object: ObjectAddress) {
    let references = references(of: object)
    guard meter.spendTime(references: 1 + references.count) else { return }
    // A closure has its name from the reference to it, so the words come before the targets.
    for reference in references { meet(reference.target) }
    if isInside(object) { return }
    let name = describe(object).name
    census.living[name, default: 0] += 1
    let labels = references.map { LeakSignature.withoutKeys(reader.label(of: $0, from: object)) }
    for (reference, label) in zip(references, labels) {
      let field = LivingCensus.Field(holder: name, label: label)
      add(contents(of: reference.target, depth: 0), to: field)
    }
  }

  mutating func add(_ contents: [ObjectAddress], to field: LivingCensus.Field) {
    var content = census.fields[field] ?? LivingCensus.Content()
    content.total += contents.count
    content.most = max(content.most, contents.count)
    census.fields[field] = content
    for object in contents where !isInside(object) {
      census.uses[describe(object).name, default: [:]][field, default: 0] += 1
    }
  }

  /// The object itself or, if it is a collection or box, what is in it; keys are not.
  mutating func contents(of object: ObjectAddress, depth: Int) -> [ObjectAddress] {
    if stops(at: object) { return [] }
    guard depth < depthLimit, isInside(object) else { return [object] }
    var contents: [ObjectAddress] = []
    for reference in references(of: object)
    where !reader.label(of: reference, from: object).hasPrefix("[key]") {
      contents.append(reference.target)
    }
    if depth == 0, contents.isEmpty { return [] }
    return contents.flatMap { self.contents(of: $0, depth: depth + 1) }
  }

  private mutating func stops(at object: ObjectAddress) -> Bool {
    if let known = stops[object] { return known }
    let answer = isStop(object)
    stops[object] = answer
    return answer
  }

  private func references(of object: ObjectAddress) -> [ObjectReference] {
    var references: [ObjectReference] = []
    reader.appendReferences(of: object, to: &references)
    return references.filter { $0.target.rawValue != 0 }
  }

  private mutating func isInside(_ object: ObjectAddress) -> Bool {
    let kind = describe(object).kind
    return kind == .storage || kind == .box
  }

  private mutating func describe(_ object: ObjectAddress) -> ObjectDescription {
    if let known = descriptions[object] { return known }
    let description = reader.describe(object)
    descriptions[object] = description
    return description
  }
}
