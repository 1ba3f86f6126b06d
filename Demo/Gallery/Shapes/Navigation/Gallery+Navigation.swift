extension Gallery {
  /// Ways out of the hierarchy, and what should go with them: screens, coordinators, models, windows.
  static var navigation: [any LeakShape.Type] {
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
}
