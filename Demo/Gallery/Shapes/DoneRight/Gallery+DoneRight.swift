extension Gallery {
  /// Done right, or memory without an object.
  static var doneRight: [any LeakShape.Type] {
    [
      WeakLinks.self, WeakTimerProxy.self, UnownedCapture.self, Diamond.self, CopiedValue.self,
      UnboundMethodOnly.self, IdentifierOnly.self, NonEscapingClosure.self, ClearedClosure.self,
      UnownedRemains.self, WeakBoxes.self, SliceOfBuffer.self, WeaklySeenRoot.self,
      TaggedRoot.self,
    ]
  }
}
