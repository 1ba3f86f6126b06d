import ObjectGraph

/// All living objects of the process by type, and its tasks by the place where they wait.
///
/// ```swift
/// let before = try ObjectCensus.taken()
/// runTheFlow()
/// let after = try ObjectCensus.taken()
/// print(after.text())  // the types with the most memory, and the tasks
/// print(after.changes(since: before).text())  // what came, and what went
/// ```
///
/// Nothing is followed: each block of the allocator is looked at once, so an object that nothing leads to counts as
/// any other. Objects in an image's data and on stacks are not among them, nor are tasks in the memory of others,
/// such as those of `async let`. A census is data: it holds no object and no address.
public struct ObjectCensus: Hashable, Sendable, Codable {
  /// The objects of one type.
  public struct TypeCount: Hashable, Sendable, Codable {
    /// The short name of the type; `closure`, `box` and `task` for what has no type of its own.
    public var name: String
    /// How many objects there are; in a difference, how many more.
    public var objectCount: Int
    /// The memory that the allocator has in use for them, in bytes; in a difference, how much more.
    public var byteCount: Int
  }

  /// The tasks that wait in one place, or that run or have yet to begin.
  public struct TaskCount: Hashable, Sendable, Codable {
    /// The suspended function of the program: `closure #1 in Feed.start()`; `nil` for tasks that do not wait there.
    public var function: String?
    /// The file of its `await`, without folders; `nil` in a program without debug information.
    public var file: String?
    /// The line of its `await`, counted from 1.
    public var line: Int?
    /// The awaited function or event: `Task.sleep(for:)`, `a continuation`.
    public var subject: String?
    /// How many tasks there are; in a difference, how many more.
    public var taskCount: Int
  }

  /// The objects by type, those with the most memory first.
  public private(set) var types: [TypeCount] = []
  /// The tasks by place, the most first.
  public private(set) var tasks: [TaskCount] = []
  /// The memory in blocks that are no objects, in bytes.
  public private(set) var otherByteCount = 0
  /// Whether some memory could not be read, or changed meanwhile: then there may be more.
  public private(set) var isPartial = false

  /// Counts nothing.
  public init() {}

  /// How many objects there are.
  public var objectCount: Int { types.reduce(0) { $0 + $1.objectCount } }

  /// The memory of all objects, in bytes.
  public var byteCount: Int { types.reduce(0) { $0 + $1.byteCount } }
}

extension ObjectCensus {
  init(
    types: [String: TypeCount], tasks: [TaskCount], otherByteCount: Int, isPartial: Bool
  ) {
    self.types = types.values.sorted {
      ($1.byteCount.magnitude, $1.objectCount.magnitude, $0.name)
        < ($0.byteCount.magnitude, $0.objectCount.magnitude, $1.name)
    }
    self.tasks = tasks.sorted {
      ($1.taskCount.magnitude, $0.words) < ($0.taskCount.magnitude, $1.words)
    }
    self.otherByteCount = otherByteCount
    self.isPartial = isPartial
  }

  /// The difference to an earlier census: objects and tasks that came, and with a minus those that went. Types and
  /// places without a difference are left out.
  public func changes(since earlier: ObjectCensus) -> ObjectCensus {
    var types: [String: TypeCount] = [:]
    for type in self.types { types[type.name] = type }
    for type in earlier.types {
      types[type.name, default: TypeCount(name: type.name, objectCount: 0, byteCount: 0)]
        .subtract(type)
    }
    var tasks: [TaskCount: Int] = [:]
    for task in self.tasks { tasks[task.place, default: 0] += task.taskCount }
    for task in earlier.tasks { tasks[task.place, default: 0] -= task.taskCount }
    return ObjectCensus(
      types: types.filter { $0.value.objectCount != 0 || $0.value.byteCount != 0 },
      tasks: tasks.filter { $0.value != 0 }.map { place, count in
        var task = place
        task.taskCount = count
        return task
      },
      otherByteCount: otherByteCount - earlier.otherByteCount,
      isPartial: isPartial || earlier.isPartial)
  }
}

extension ObjectCensus: CustomStringConvertible {
  /// A line for each type and each place, aligned, without a newline at the end.
  ///
  ///     objects    memory  type
  ///      20,000    1.2 MB  Row
  ///           3  96 bytes  Session
  ///     1,000,000 tasks wait in closure #1 in Feed.start(), Feed.swift:31, for Task.sleep(for:)
  ///
  /// - Parameter lineLimit: How many types are listed, and how many places of tasks.
  public func text(lineLimit: Int = 30) -> String {
    let shown = types.prefix(lineLimit)
    let rows =
      [("objects", "memory", "type")]
      + shown.map { ($0.objectCount.grouped, $0.byteCount.signedByteWords, $0.name) }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    var lines = rows.map { count, bytes, name in
      "\(count.leftPadded(to: widths.0))  \(bytes.leftPadded(to: widths.1))  \(name)"
    }
    if types.count > shown.count {
      lines.append("… \((types.count - shown.count).counted("more type"))")
    }
    lines += tasks.prefix(lineLimit).map(\.words)
    if tasks.count > lineLimit {
      lines.append("… \((tasks.count - lineLimit).counted("more place")) of tasks")
    }
    if isPartial { lines.append("some memory could not be read: there may be more") }
    return lines.joined(separator: "\n")
  }

  /// The text with at most thirty types and thirty places.
  public var description: String { text() }
}

extension ObjectCensus.TypeCount {
  fileprivate mutating func subtract(_ other: Self) {
    objectCount -= other.objectCount
    byteCount -= other.byteCount
  }
}

extension ObjectCensus.TaskCount {
  /// Its place, without a number.
  fileprivate var place: Self {
    var place = self
    place.taskCount = 0
    return place
  }

  fileprivate var words: String {
    let count = taskCount.counted("task")
    guard let function else { return "\(count) that \(taskCount == 1 ? "runs" : "run"), or will" }
    let verb = abs(taskCount) == 1 ? "waits" : "wait"
    var words = "\(count) \(verb) in \(function)"
    if let file, let line { words += ", \(file):\(line)" }
    return subject.map { "\(words), for \($0)" } ?? words
  }
}

extension Int {
  fileprivate var signedByteWords: String {
    self < 0 ? "-" + (-self).byteWords : byteWords
  }
}
