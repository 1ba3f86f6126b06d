extension Gallery {
  /// The object owns a closure that owns the object.
  static var closures: [any LeakShape.Type] {
    [
      ClosureProperty.self, TwoCaptures.self, WeakTooDeep.self, ClosureInClosure.self,
      StrongAgainInside.self, StrongCaptureList.self, MethodReference.self, MethodFactory.self,
      UnboundMethod.self, LazyClosure.self, ClosureList.self, ClosureTable.self,
      ClosureInStruct.self, ClosureInTuple.self, AsyncClosure.self, LocalFunction.self,
      SelfCallingClosure.self, CellCallback.self, GenericCallback.self, LazySequence.self,
      OperationCompletion.self, WorkItem.self, SuspendedQueue.self, AlertHandler.self,
      StoredAnimator.self, LayoutProvider.self, ButtonAction.self, FactoryHandler.self,
    ]
  }
}
