// swift-format-ignore-file
// Written from the sources by `swift run Demo doctor --write-symbols`, in the repository's root folder.
// A line a name: its kind, what it inherits | what can be overridden | what cannot | the type's own members.
extension SymbolTable {
  static let written = """
    CATransaction enum||||animationDuration begin commit completionBlock disableActions flush setAnimationDuration setCompletionBlock setDisableActions
    Dispatch module||||
    Foundation module||||
    UIAdaptivePresentationControllerDelegate protocol|AnyObject||adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:) presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)|
    UIAlertAction class|NSObject|isEnabled|style title|Style
    UIAlertAction.Style enum|String Hashable Sendable Codable|||cancel default destructive
    UIAlertController class|UIViewController|addAction(_:) init(coder:) message|actions preferredStyle|Style
    UIAlertController.Style enum|String Hashable Sendable Codable|||actionSheet alert
    UIApplication class|UIResponder|connectScene(delegate:) connectedScenes delegate sendMemoryWarning() windows|applicationState becomeActive() clock enterBackground() enterForeground() hierarchyTree() keyWindow log misuses onMisuse perform(_:) resignActive() terminate() user|State current shared
    UIApplication.State enum|String Hashable Sendable Codable|||active background inactive
    UIApplicationDelegate protocol|AnyObject||applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationDidReceiveMemoryWarning(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:)|
    UIGestureRecognizer class|NSObject|delegate isEnabled||
    UIGestureRecognizerDelegate protocol|AnyObject||gestureRecognizerShouldBegin(_:)|
    UIImage class|NSObject||name|
    UIModalPresentationStyle enum|String Hashable Sendable Codable CaseIterable||canBePulledDown removesPresenterView usesPresentationContext|automatic currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
    UIModalTransitionStyle enum|String Hashable Sendable Codable|||coverVertical crossDissolve flipHorizontal partialCurl
    UINavigationController class|UIViewController|delegate init(coder:) interactivePopGestureRecognizer isNavigationBarHidden popToRootViewController(animated:) popToViewController(_:animated:) popViewController(animated:) pushViewController(_:animated:) setNavigationBarHidden(_:animated:) setViewControllers(_:animated:) topViewController viewControllers visibleViewController||Operation
    UINavigationController.Operation enum|String Hashable Sendable|||none pop push
    UINavigationControllerDelegate protocol|AnyObject||navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:)|
    UINavigationItem class|NSObject|hidesBackButton prompt searchController title||
    UIPageViewController class|UIViewController|dataSource delegate init(coder:) setViewControllers(_:direction:animated:completion:) viewControllers|navigationOrientation spineLocation transitionStyle|NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle
    UIPageViewController.NavigationDirection enum|String Hashable Sendable Codable|||forward reverse
    UIPageViewController.NavigationOrientation enum|String Hashable Sendable Codable|||horizontal vertical
    UIPageViewController.OptionsKey struct|RawRepresentable Hashable Sendable||rawValue|interPageSpacing spineLocation
    UIPageViewController.SpineLocation enum|String Hashable Sendable Codable|||max min none
    UIPageViewController.TransitionStyle enum|String Hashable Sendable Codable CaseIterable|||pageCurl scroll
    UIPageViewControllerDataSource protocol|AnyObject||pageViewController(_:viewControllerAfter:) pageViewController(_:viewControllerBefore:) presentationCount(for:) presentationIndex(for:)|
    UIPageViewControllerDelegate protocol|AnyObject||pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) pageViewController(_:willTransitionTo:)|
    UIPercentDrivenInteractiveTransition class|NSObject UIViewControllerInteractiveTransitioning|cancel() finish() percentComplete startInteractiveTransition(_:) update(_:)||
    UIPopoverPresentationController class|UIPresentationController|sourceRect sourceView||
    UIPresentationController class|NSObject|adaptivePresentationStyle adaptivePresentationStyle(for:) containerViewDidLayoutSubviews() containerViewWillLayoutSubviews() delegate dismissalTransitionDidEnd(_:) dismissalTransitionWillBegin() frameOfPresentedViewInContainerView presentationStyle presentationTransitionDidEnd(_:) presentationTransitionWillBegin() presentedView presentingViewController shouldPresentInFullscreen shouldRemovePresentersView|containerView presentedViewController|
    UIResponder class|NSObject|next||
    UIScene class|UIResponder|becomeActive() delegate disconnect() enterBackground() enterForeground() next resignActive()|activationState application readableName|ActivationState
    UIScene.ActivationState enum|String Hashable Sendable Codable|||background foregroundActive foregroundInactive unattached
    UISceneDelegate protocol|AnyObject||sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)|
    UISearchBar class|UIView|delegate placeholder text||
    UISearchBarDelegate protocol|AnyObject||searchBar(_:textDidChange:) searchBarCancelButtonClicked(_:) searchBarTextDidBeginEditing(_:)|
    UISearchController class|UIViewController|delegate hidesNavigationBarDuringPresentation init(coder:) isActive obscuresBackgroundDuringPresentation searchResultsUpdater|searchBar searchResultsController|
    UISearchControllerDelegate protocol|AnyObject||didDismissSearchController(_:) didPresentSearchController(_:) presentSearchController(_:) willDismissSearchController(_:) willPresentSearchController(_:)|
    UISearchResultsUpdating protocol|AnyObject||updateSearchResults(for:)|
    UISheetPresentationController class|UIPresentationController|animateChanges(_:) detents largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier||Detent
    UISheetPresentationController.Detent struct|Hashable Sendable||identifier|Identifier large medium
    UISheetPresentationController.Detent.Identifier struct|Hashable Sendable RawRepresentable||rawValue|large medium
    UISplitViewController class|UIViewController|delegate displayMode hide(_:) init(coder:) isCollapsed isShowing(_:) preferredDisplayMode setViewController(_:for:) show(_:) show(_:sender:) showDetailViewController(_:sender:) viewController(for:) viewControllers|style|Column DisplayMode Style
    UISplitViewController.Column enum|Int Hashable Sendable CaseIterable|||compact primary secondary supplementary
    UISplitViewController.DisplayMode enum|String Hashable Sendable CaseIterable|||allVisible automatic oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
    UISplitViewController.Style enum|String Hashable Sendable|||doubleColumn tripleColumn unspecified
    UISplitViewControllerDelegate protocol|AnyObject||primaryViewController(forCollapsing:) primaryViewController(forExpanding:) splitViewController(_:collapseSecondary:onto:) splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:) splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)|
    UITabBarController class|UIViewController|delegate init(coder:) isTabBarHidden selectedIndex selectedViewController setViewControllers(_:animated:) viewControllers||
    UITabBarControllerDelegate protocol|AnyObject||tabBarController(_:didSelect:) tabBarController(_:shouldSelect:)|
    UITabBarItem class|NSObject|badgeValue isEnabled tag title||
    UITraitCollection struct|Hashable Sendable Codable||horizontalSizeClass userInterfaceIdiom userInterfaceStyle verticalSizeClass|Idiom SizeClass Style
    UITransitionContextViewControllerKey enum|String Hashable Sendable|||from to
    UITransitionContextViewKey enum|String Hashable Sendable|||from to
    UIUserInterfaceIdiom enum|String Hashable Sendable Codable|||mac pad phone unspecified
    UIUserInterfaceSizeClass enum|String Hashable Sendable Codable|||compact regular unspecified
    UIUserInterfaceStyle enum|String Hashable Sendable Codable|||dark light unspecified
    UIView class|UIResponder|addSubview(_:) didMoveToSuperview() frame init(coder:) insertSubview(_:at:) isDescendant(of:) isHidden layoutIfNeeded() next removeFromSuperview() setNeedsLayout() subviews superview tag willMove(toSuperview:) window|traitCollection|AnimationCurve AnimationOptions animate areAnimationsEnabled performWithoutAnimation setAnimationsEnabled transition
    UIView.AnimationCurve enum|Int Hashable Sendable|||easeIn easeInOut easeOut linear
    UIView.AnimationOptions struct|OptionSet Hashable Sendable||rawValue|allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut curveLinear layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions repeat showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop transitionNone
    UIViewAnimating protocol|AnyObject||finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)|
    UIViewAnimatingPosition enum|Int Hashable Sendable|||current end start
    UIViewAnimatingState enum|Int Hashable Sendable|||active inactive stopped
    UIViewController class|UIResponder|addChild(_:) beginAppearanceTransition(_:animated:) children definesPresentationContext didMove(toParent:) didReceiveMemoryWarning() dismiss(animated:completion:) endAppearanceTransition() hidesBottomBarWhenPushed init(coder:) isBeingDismissed isBeingPresented isModalInPresentation isMovingFromParent isMovingToParent loadView() loadViewIfNeeded() modalPresentationStyle modalTransitionStyle navigationController navigationItem next parent present(_:animated:completion:) presentationController presentedViewController presentingViewController removeFromParent() shouldAutomaticallyForwardAppearanceMethods show(_:sender:) showDetailViewController(_:sender:) splitViewController tabBarController tabBarItem title traitCollection traitCollectionDidChange(_:) transition(from:to:duration:options:animations:completion:) transitionCoordinator transitioningDelegate view viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewIsAppearing(_:) viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:) willTransition(to:with:)|isViewLoaded popoverPresentationController readableName sheetPresentationController viewIfLoaded|
    UIViewControllerAnimatedTransitioning protocol|AnyObject||animateTransition(using:) animationEnded(_:) transitionDuration(using:)|
    UIViewControllerContextTransitioning protocol|AnyObject||cancelInteractiveTransition() completeTransition(_:) containerView finalFrame(for:) finishInteractiveTransition() initialFrame(for:) isAnimated isInteractive presentationStyle transitionWasCancelled updateInteractiveTransition(_:) view(forKey:) viewController(forKey:)|
    UIViewControllerInteractiveTransitioning protocol|AnyObject||startInteractiveTransition(_:)|
    UIViewControllerTransitionCoordinator protocol|UIViewControllerTransitionCoordinatorContext||animate(alongsideTransition:) animate(alongsideTransition:completion:) animateAlongsideTransition(in:animation:completion:) notifyWhenInteractionChanges(_:)|
    UIViewControllerTransitionCoordinatorContext protocol|AnyObject||completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete presentationStyle transitionDuration view(forKey:) viewController(forKey:)|
    UIViewControllerTransitioningDelegate protocol|AnyObject||animationController(forDismissed:) animationController(forPresented:presenting:source:) interactionControllerForDismissal(using:) interactionControllerForPresentation(using:) presentationController(forPresented:presenting:source:)|
    UIViewImplicitlyAnimating protocol|UIViewAnimating||addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)|
    UIViewPropertyAnimator class|NSObject UIViewImplicitlyAnimating|addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:) delay finishAnimation(at:) fractionComplete isInterruptible isReversed isRunning pauseAnimation() pausesOnCompletion startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)|duration|runningPropertyAnimator
    UIWindow class|UIView|init(coder:) isHidden isKeyWindow makeKey() makeKeyAndVisible() next rootViewController windowScene|id readableName visibleViewController|
    UIWindowScene class|UIScene|keyWindow rotate(animated:) setTraits(_:animated:) transition(to:traits:animated:) windows|size traitCollection|
    """
}
