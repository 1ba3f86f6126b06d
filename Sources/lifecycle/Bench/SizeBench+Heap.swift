import LifecycleKit

extension SizeBench {
  /// Questions about all objects at once.
  nonisolated static let heap = trees + [waitingTasks]

  /// Questions about the objects in a tree.
  nonisolated static let trees = [
    Row("objects in a tree: what its root keeps", 100_000) { size in
      let tree = ObjectTree(count: size)
      return { _ = try? RetainedSize.of(tree, budget: .unlimited) }
    },
    Row("objects in a tree: what each keeps", 100_000) { size in
      let tree = ObjectTree(count: size)
      return { tree.workOutRetainedSizes() }
    },
    Row("objects in a tree: count by type", 100_000) { size in
      let tree = ObjectTree(count: size)
      return { withExtendedLifetime(tree) { _ = try? ObjectCensus.taken() } }
    },
  ]

  /// The question about all tasks.
  nonisolated static let waitingTasks = Row("tasks that wait: count by place", 1_000) { size in
    let tasks = SleepingTasks(count: size)
    return { withExtendedLifetime(tasks) { _ = try? ObjectCensus.taken() } }
  }
}

/// Very many objects that one object keeps alive.
final class ObjectTree {
  private final class Node {
    let number: Int
    var left: Node?
    var right: Node?

    init(_ number: Int) { self.number = number }
  }

  private let root: Node

  init(count: Int) {
    root = Node(0)
    var level = [root]
    var number = 1
    while number < count {
      var next: [Node] = []
      for parent in level where number < count {
        parent.left = Node(number)
        parent.right = number + 1 < count ? Node(number + 1) : nil
        next += [parent.left, parent.right].compactMap { $0 }
        number += 2
      }
      level = next
    }
  }

  /// Works out what each object keeps alive alone.
  func workOutRetainedSizes() {
    guard let heap = try? LiveHeap() else { return }
    let graph = ReferenceGraph(from: [ObjectAddress(of: self)], reader: heap)
    _ = graph.retainedSizes
  }
}

/// Tasks that sleep until nothing has them any more.
private final class SleepingTasks: Sendable {
  private let tasks: [Task<Void, Never>]

  init(count: Int) {
    tasks = (0..<count).map { _ in Task.detached { try? await Task.sleep(for: .seconds(86_400)) } }
    func sleepingCount() -> Int {
      ((try? ObjectCensus.taken()) ?? ObjectCensus()).tasks.map(\.taskCount).max() ?? count
    }
    while sleepingCount() < count {}
  }

  deinit { for task in tasks { task.cancel() } }
}
