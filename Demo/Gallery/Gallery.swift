/// All shapes, in the order of the catalogue.
public enum Gallery {
  /// All shapes, in the order of the catalogue.
  public static var shapes: [any LeakShape.Type] {
    closures + values + services + concurrency + globals + navigation + doneRight
      + observation
  }

  /// The shape with a name, or with a row's number.
  public static func shape(named name: String) -> (any LeakShape.Type)? {
    shapes.first { $0.entry.name == name || "\($0.entry.row)" == name }
  }

  /// The object owns a closure that owns the object.
  private static var closures: [any LeakShape.Type] {
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

  /// Stored values that lead back to their owner, without a closure.
  private static var values: [any LeakShape.Type] {
    [
      SelfInProperty.self, TwoObjects.self, LongChain.self, VeryLongChain.self,
      StrongDelegate.self, ParentLink.self, ArrayElement.self, DictionaryValue.self,
      DictionaryKey.self, FoundationArray.self, TupleElement.self, StructField.self,
      NestedStruct.self, EnumPayload.self, TaggedPayload.self, IndirectEnum.self,
      ResultPayload.self, ErrorPayload.self, NestedOptional.self, ClassProtocol.self,
      AnyValue.self, GenericBox.self, InheritedField.self, WeakAndStrong.self,
      HangingOffCycle.self, RetainedContext.self, LostRetain.self, KeyPathArgument.self,
    ]
  }

  /// Held by the run loop, a queue, a thread or another service.
  private static var services: [any LeakShape.Type] {
    [
      RepeatingTimer.self, TimerInDeinit.self, TimerTarget.self, DisplayLinkTarget.self,
      FarTimer.self, FiredTimer.self, DelayedBlock.self, CancelledWorkItem.self,
      RunningSource.self, SuspendedSource.self, EndlessThread.self, ThreadDictionary.self,
      ForgottenRequest.self, SessionDelegate.self, SlowRequest.self, NotificationBlock.self,
      ForgottenToken.self, MethodObserver.self, ObservationToken.self, BroadcastListener.self,
      SinkOnSelf.self, AssignOnSelf.self, SharedSubject.self, OwnDisposeBag.self, LastSender.self,
    ]
  }

  /// Held by tasks, streams, continuations and actors.
  private static var concurrency: [any LeakShape.Type] {
    [
      EndlessTask.self, ParkedTask.self, UnwrappedOnce.self, UnwrappedInside.self,
      HeldAcrossSleep.self, OwnStream.self, TerminationHandler.self, KeptContinuation.self,
      DroppedContinuation.self, TaskLocalValue.self, ActorState.self, SelfStoringActor.self,
      IgnoredCancellation.self, FinishedTask.self, ShortTask.self, RearmedObservation.self,
    ]
  }

  /// Models that are tracked by hand, and loops over notifications.
  private static var observation: [any LeakShape.Type] {
    [
      ObservedByHand.self, ObservedForAWhile.self, ObservedByUIKit.self, NotificationLoop.self,
      FirstNotification.self,
    ]
  }

  /// Statics and globals, which live as long as the program, and with them all that they hold.
  private static var globals: [any LeakShape.Type] {
    [
      SingletonList.self, StaticClosure.self, CurrentScreen.self, GlobalEnum.self,
      CostLimitedCache.self, IdentityTable.self, RouteRegistry.self, ViewModelStore.self,
      DebugLog.self, PageCache.self,
    ]
  }

  /// Ways out of the hierarchy, and what should go with them: screens, coordinators, models, windows.
  private static var navigation: [any LeakShape.Type] {
    [
      BackButton.self, CoordinatorClosure.self, SwipeBack.self, PresentedOverRoot.self,
      OldRoot.self, ExtraWindow.self, ReplacedStack.self, PopToRoot.self,
      DismissedContainer.self, DismissedChain.self, PoppedChild.self, ForgottenChild.self,
      RemovedTab.self, PulledDownTabs.self, NeverShown.self, DeepLinkTwice.self,
      EndlessPushes.self, OutlivingPresenter.self, RemovedView.self, VictimChild.self,
      SlowUpload.self, CoverAndUncover.self, CancelledSwipe.self, PushedAgain.self,
      ReusedScreen.self, SearchResults.self, SplitDetail.self, InBackground.self,
      OverlappingItems.self, SameAddress.self,
    ]
  }

  /// Done right, or memory without an object.
  private static var doneRight: [any LeakShape.Type] {
    [
      WeakLinks.self, WeakTimerProxy.self, UnownedCapture.self, Diamond.self, CopiedValue.self,
      UnboundMethodOnly.self, IdentifierOnly.self, NonEscapingClosure.self, ClearedClosure.self,
      UnownedRemains.self, WeakBoxes.self, SliceOfBuffer.self, WeaklySeenRoot.self,
      TaggedRoot.self,
    ]
  }
}
