import ObjectGraph

extension ObjectAddress {
  /// The address of the current task; nil outside of tasks. Takes no reference to it.
  package static var ofCurrentTask: ObjectAddress? {
    withUnsafeCurrentTask { task in
      task.map { ObjectAddress(unsafeBitCast($0, to: UInt.self)) }
    }
  }
}
