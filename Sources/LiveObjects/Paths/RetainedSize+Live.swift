import ObjectGraph

extension RetainedSize {
  /// How much some objects of this process keep alive together, read as it is now: the objects that would be
  /// deallocated if nothing held these any more, and their memory.
  ///
  ///     print("keeps \(try RetainedSize.of(screen))")  // keeps 214 objects, 38 KB
  ///
  /// An object that has more references than were found from here is held by something else as well, and so does
  /// not count: a local variable that is not read is as good as a root that is. No object is kept.
  ///
  /// The storage of texts and of collections of plain values counts by its bytes. Memory that is no object does not,
  /// such as the bytes behind a pointer.
  ///
  /// Complexity: everything that the objects reach is read once, some hundred nanoseconds an object; if the budget
  /// ends that, the size is the least that it can be.
  ///
  /// - Throws: `RuntimeRefusal`, where live objects cannot be read.
  public static func of(
    _ objects: AnyObject..., budget: PathSearchBudget = PathSearchBudget()
  ) throws(RuntimeRefusal) -> RetainedSize {
    of(objects.map { ObjectAddress(of: $0) }, in: try LiveHeap(), budget: budget)
  }

  /// Same as `of(_:budget:)`, for objects at addresses and a given reader. Known holders of other objects may be left
  /// out: nothing is read of them.
  ///
  /// - Parameter measuresBytes: Whether memory is measured; otherwise objects alone are counted.
  package static func of(
    _ objects: [ObjectAddress], in heap: LiveHeap, without others: [ObjectAddress] = [],
    measuresBytes: Bool = true, budget: PathSearchBudget
  ) -> RetainedSize {
    let reader = StorageReader(heap: heap, others: Set(others), measuresBytes: measuresBytes)
    return ReferenceGraph(from: objects, reader: reader, budget: budget).retained
  }
}
