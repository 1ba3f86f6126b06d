extension UIKitMisuse {
  /// The reaction of UIKit to a call that is reported here.
  public enum Reaction: String, Hashable, Sendable, Codable {
    /// It raises an exception, which ends the app.
    case exception
    /// It prints a warning and refuses the call, or performs it in its own way.
    case warning
    /// It says nothing: the call is allowed there, and reported here because it is seldom meant.
    case silence
    /// Nothing like it can be done there: a tap or a gesture that no user could make, a call about the
    /// simulation itself.
    case impossible
  }

  /// UIKit's reaction in the same case, for tests that accept the calls that UIKit accepts.
  public var reaction: Reaction { kind.reaction }
}

extension UIKitMisuse.Kind {
  /// UIKit's reaction in the same case. (Exceptions and warnings: observed.)
  public var reaction: UIKitMisuse.Reaction {
    switch self {
    case .pushedTwice, .pushedNavigationController, .popTargetNotOnStack, .alreadyPresented,
      .presentedActiveController, .childIsOwnAncestor, .selectedNoTab, .noCommonParent,
      .transitionForwardedByHand,
      .wrongNumberOfPages, .singleSidedSpread, .columnTwice, .wrongSplitStyle,
      .pushedWhilePresented, .tabTwice,
      .pageTwice, .loadViewSetNoView, .segueMissing:
      .exception
    case .nestedTransition, .alreadyPresenting, .presenterOutsideWindow, .presenterBeingDismissed,
      .dismissedDuringTransition, .unbalancedAppearance:
      .warning
    case .popAtRoot, .nothingToDismiss, .childHasAnotherParent, .superNotCalled: .silence
    case .affordanceUnavailable, .tappedMissingTab, .tappedUnavailableAction,
      .unobservableProperty, .timeStandsStill, .scanImpossible:
      .impossible
    }
  }
}
