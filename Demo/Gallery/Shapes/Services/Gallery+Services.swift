extension Gallery {
  /// Held by the run loop, a queue, a thread or another service.
  static var services: [any LeakShape.Type] {
    [
      RepeatingTimer.self, TimerInDeinit.self, TimerTarget.self, DisplayLinkTarget.self,
      FarTimer.self, FiredTimer.self, DelayedBlock.self, CancelledWorkItem.self,
      RunningSource.self, SuspendedSource.self, EndlessThread.self, ThreadDictionary.self,
      ForgottenRequest.self, SessionDelegate.self, SlowRequest.self, NotificationBlock.self,
      ForgottenToken.self, MethodObserver.self, ObservationToken.self, BroadcastListener.self,
      SinkOnSelf.self, AssignOnSelf.self, SharedSubject.self, OwnDisposeBag.self, LastSender.self,
    ]
  }
}
