extension Gallery {
  /// Held by tasks, streams, continuations and actors.
  static var concurrency: [any LeakShape.Type] {
    [
      EndlessTask.self, ParkedTask.self, UnwrappedOnce.self, UnwrappedInside.self,
      HeldAcrossSleep.self, OwnStream.self, TerminationHandler.self, KeptContinuation.self,
      DroppedContinuation.self, TaskLocalValue.self, ActorState.self, SelfStoringActor.self,
      IgnoredCancellation.self, FinishedTask.self, ShortTask.self, RearmedObservation.self,
    ]
  }
}
