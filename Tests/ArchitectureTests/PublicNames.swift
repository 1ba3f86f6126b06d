/// The public names at the top level of each module, in the order of the alphabet.
///
/// A name that comes or goes changes this list. A module that is re-exported has its names once, in its own entry.
enum PublicNames {
  static let written: [String: String] = [
    "UIKit": """
    CAAnimation CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask
    CACurrentMediaTime CADisplayLink CAGradientLayer CAKeyframeAnimation CALayer
    CALayerContentsGravity CALayerCornerCurve CAMediaTimingFillMode CAMediaTimingFunction
    CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule
    CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer CATextLayerAlignmentMode
    CATextLayerTruncationMode CATransaction CATransform3D CATransform3DConcat CATransform3DIdentity
    CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation
    CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale
    CATransform3DTranslate CATransformLayer CATransition CATransitionSubtype CATransitionType
    CFString CFTimeInterval CFTypeRef CGAffineTransform CGAffineTransformMakeRotation
    CGAffineTransformMakeScale CGAffineTransformMakeTranslation CGBlendMode CGColor CGContext CGFont
    CGImage CGLineCap CGLineJoin CGPath CGVector CKContainer CKShare NSCollectionLayoutAnchor
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer
    NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    NSCollectionLayoutEnvironment NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem
    NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
    NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem
    NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSHashTable
    NSItemProvider NSItemProviderReading NSItemProviderWriting NSKeyValueChange
    NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSLayoutAnchor
    NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
    NSMapTable NSMutableParagraphStyle NSParagraphStyle NSPointerFunctions NSRectAlignment NSShadow
    NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment NSTextContainer
    NSUnderlineStyle NSUserActivity NSUserActivityDelegate NSUserActivityTypeBrowsingWeb
    NSWritingDirection OSLog OSLogType Selector SelectorPerforming UIAccessibility
    UIAccessibilityTraits UIAction UIActionHandler UIActivity UIActivityIndicatorView
    UIActivityItemSource UIActivityViewController UIAdaptivePresentationControllerDelegate
    UIAlertAction UIAlertController UIAlertControllerSeverity UIAppearance UIAppearanceContainer
    UIApplication UIApplicationDelegate UIApplicationShortcutItem UIBackgroundConfiguration
    UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBarAppearance UIBarButtonItem
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarPosition
    UIBarPositioning UIBarPositioningDelegate UIBarStyle UIBezierPath UIBlurEffect UIButton
    UICellAccessory UICellConfigurationState UICloudSharingController
    UICloudSharingControllerDelegate
    UICollectionLayoutListConfiguration UICollectionLayoutSectionOrthogonalScrollingBehavior
    UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
    UICollectionViewCompositionalLayoutSectionProvider UICollectionViewController
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UICollectionViewDiffableDataSource UICollectionViewFlowLayout
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UICollectionViewListCell UICollectionViewUpdateItem UIColor UIColorPickerViewController
    UIColorPickerViewControllerDelegate UIColorWell UIConfigurationState UIContentConfiguration
    UIContentContainer UIContentInsetsReference UIContentSizeCategory
    UIContentUnavailableConfiguration UIContentUnavailableConfigurationState
    UIContentUnavailableView UIContentView UIContextMenuActionProvider UIContextMenuConfiguration
    UIContextMenuContentPreviewProvider UIContextMenuInteraction UIContextMenuInteractionAnimating
    UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
    UIContextMenuInteractionDelegate UIContextualAction UIControl UICoordinateSpace
    UICubicTimingParameters UIDatePicker UIDatePickerStyle UIDevice UIDeviceOrientation
    UIDocumentBrowserViewController UIDocumentBrowserViewControllerDelegate UIDocumentPickerDelegate
    UIDocumentPickerMode UIDocumentPickerViewController UIDragDropSession UIDragItem UIDragSession
    UIDropSession UIEdgeInsets UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics
    UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsImageRendererContext
    UIGraphicsImageRendererFormat UIGraphicsPopContext UIGraphicsPushContext
    UIGraphicsRendererContext UIHostingController UIHostingControllerSizingOptions
    UIHoverGestureRecognizer UIImage UIImagePickerController UIImagePickerControllerDelegate
    UIImageView UIImpactFeedbackGenerator UIInputView UIInputViewController UIInteraction
    UIInterfaceOrientation UIInterfaceOrientationMask UIInterpolatingMotionEffect UIKeyCommand
    UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardType UILabel UILayoutGuide
    UILayoutPriority UILayoutSupport UIListContentConfiguration UIListContentView
    UILongPressGestureRecognizer UIMenu UIMenuController UIMenuElement UIMenuItem
    UIModalPresentationStyle UIModalTransitionStyle UIMotionEffect UIMotionEffectGroup
    UIMutableTraits UINavigationBar UINavigationBarAppearance UINavigationBarDelegate
    UINavigationController UINavigationControllerDelegate UINavigationItem UINib
    UINotificationFeedbackGenerator UIOffset UIOpenURLContext UIPageControl UIPageViewController
    UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard
    UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource UIPickerViewDelegate
    UIPinchGestureRecognizer UIPointerInteraction UIPointerInteractionDelegate UIPointerRegion
    UIPointerStyle UIPopoverArrowDirection UIPopoverPresentationController
    UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
    UIPresentationController UIPress UIPressesEvent UIPreviewParameters UIPreviewTarget
    UIProgressView UIRectCorner UIRectEdge UIRefreshControl UIResponder UIReturnKeyType
    UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession UIScreen
    UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate UISearchBar
    UISearchBarDelegate UISearchContainerViewController UISearchController
    UISearchControllerDelegate UISearchResultsUpdating UISearchTab UISearchTextField
    UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute
    UISheetPresentationController UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext UISlider UISplitViewController
    UISplitViewControllerDelegate UISpringTimingParameters UIStackView UIStatusBarAnimation
    UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue
    UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch
    UITab UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate
    UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITableView
    UITableViewCell UITableViewController UITableViewDataSource UITableViewDelegate
    UITableViewDiffableDataSource UITableViewHeaderFooterView UITapGestureRecognizer
    UITargetedPreview UITextAutocapitalizationType UITextAutocorrectionType UITextContentType
    UITextDocumentProxy UITextField UITextFieldDelegate UITextInputMode UITextPosition UITextRange
    UITextSpellCheckingType UITextView UITextViewDelegate UITimingCurveProvider UIToolbar
    UIToolbarAppearance UIToolbarDelegate UITouch UITrait UITraitChangeRegistration
    UITraitCollection UITraitDefinition UITraitDisplayScale UITraitEnvironment
    UITraitEnvironmentLayoutDirection UITraitHorizontalSizeClass UITraitLayoutDirection
    UITraitMutations UITraitOverrides UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom
    UITraitUserInterfaceStyle UITraitVerticalSizeClass UITransitionContextViewControllerKey
    UITransitionContextViewKey UIUserActivityRestoring UIUserInterfaceIdiom
    UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect
    UIView UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewConfigurationState
    UIViewController UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
    UIViewControllerPreviewingDelegate UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow
    UIWindowScene UIWindowSceneDelegate UI_USER_INTERFACE_IDIOM _UIKitNumericRawRepresentable
    autoreleasepool kCATransition objc_AssociationPolicy objc_getAssociatedObject
    objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter objc_sync_exit os_log
    """,
    "OSLog": """
    Logger OSLog OSLogFloatFormatting OSLogIntegerFormatting OSLogInterpolation OSLogMessage
    OSLogPrivacy OSLogStringAlignment OSLogType os_log
    """,
    "SafariServices": """
    SFSafariViewController SFSafariViewControllerDelegate
    """,
    "QuickLook": """
    QLPreviewController QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem
    QLPreviewItemEditingMode
    """,
    "PhotosUI": """
    PHPickerConfiguration PHPickerFilter PHPickerResult PHPickerViewController
    PHPickerViewControllerDelegate
    """,
    "MessageUI": """
    MFMailComposeError MFMailComposeResult MFMailComposeViewController
    MFMailComposeViewControllerDelegate MFMessageComposeViewController
    MFMessageComposeViewControllerDelegate MessageComposeResult
    """,
    "UIKitCore": """
    CAAnimation CAAnimationDelegate CACornerMask CADisplayLink CALayer CALayerContentsGravity
    CALayerCornerCurve CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
    CATransaction CATransform3D CATransform3DConcat CATransform3DIdentity CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
    CFTimeInterval CGAffineTransform CGColor CGPath CGVector InstanceID LayerInitializerTemplate LifecycleEvent
    LifecycleLog LifecycleTimeline NSDirectionalEdgeInsets NSLayoutAnchor NSLayoutConstraint
    NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSUserActivity NSUserActivityDelegate
    NSUserActivityTypeBrowsingWeb ScreenDeparture Selector SelectorPerforming SimulatedUser
    SystemVersion UIAccessibilityTraits UIAction UIActionHandler
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController
    UIAlertControllerSeverity UIApplication UIApplicationDelegate UIApplicationShortcutItem
    UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBarAppearance UIBarButtonItem
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarPosition
    UIBarPositioning UIBarPositioningDelegate UIBarStyle UIColor UIContentContainer
    UIContentUnavailableConfigurationState UICoordinateSpace UICubicTimingParameters UIEdgeInsets
    UIEvent UIFont UIFontDescriptor UIGestureRecognizer UIGestureRecognizerDelegate UIImage
    UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask UIKeyCommand UIKeyModifierFlags
    UIKitDuration UIKitLeak UIKitMisuse UILayoutGuide UILayoutPriority UILayoutSupport UIMenu
    UIMenuElement UIModalPresentationStyle UIModalTransitionStyle UIMutableTraits UINavigationBar
    UINavigationBarAppearance UINavigationBarDelegate UINavigationController
    UINavigationControllerDelegate UINavigationItem UIOffset UIOpenURLContext UIPageViewController
    UIPageViewControllerDataSource UIPageViewControllerDelegate UIPercentDrivenInteractiveTransition
    UIPopoverArrowDirection UIPopoverPresentationController UIPopoverPresentationControllerDelegate
    UIPopoverPresentationControllerSourceItem UIPresentationController UIPress UIPressesEvent
    UIRectEdge UIResponder UIScene UISceneConfiguration UISceneDelegate UISceneSession UISearchBar
    UISearchBarDelegate UISearchContainerViewController UISearchController
    UISearchControllerDelegate UISearchResultsUpdating UISearchTab UISemanticContentAttribute
    UISheetPresentationController UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext UISplitViewController
    UISplitViewControllerDelegate UISpringTimingParameters UIStatusBarAnimation UIStatusBarStyle
    UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UITab UITabBar UITabBarAppearance
    UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem
    UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITimingCurveProvider UIToolbar
    UIToolbarAppearance UIToolbarDelegate UITouch UITraitChangeRegistration UITraitCollection
    UITraitDefinition UITraitHorizontalSizeClass UITraitMutations UITraitOverrides
    UITraitUserInterfaceIdiom UITraitUserInterfaceStyle UITraitVerticalSizeClass
    UITransitionContextViewControllerKey UITransitionContextViewKey UIUserActivityRestoring
    UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass
    UIUserInterfaceStyle UIView UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState
    UIViewController UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewPropertyAnimator UIWindow UIWindowScene UIWindowSceneDelegate
    """,
    "VirtualTime": """
    IdleLimitExceeded PendingVirtualWork ScheduledVirtualWork VirtualClock VirtualClockDriver
    VirtualInstant
    """,
    "ObjectGraph": """
    BoundClosure ExplainedReferences LeakSignature LifeExpectation NamedRoot
    ObjectAddress ObjectDescription ObjectNotes ObjectReference ObjectRetention OwnershipGraph
    PathSearchBudget PathSearchCut ReferenceRank ReferenceReader ReferenceStrength RetainedSize
    RetainingPath RetainingPathCost RetainingPathResult RetainingPathSearch UnreadMemory
    WeakObjectReference
    """,
    "LiveObjects": """
    CallTrace LiveHeap ObjectCensus ReferenceCount RetainingPaths RuntimeRefusal
    """,
    "LeakDetection": """
    DeallocationExpectation ExpectationHandle ExpectationTally FixVerification GrowthReport
    IgnoreRule IgnoreRules InstanceCount InstanceCounts InstanceGroup InstanceSurplus
    InstanceToken LeakBaseline LeakDetectable LeakExitStatus LeakFileError LeakGroup LeakHistory
    LeakReport LeakSnapshot LeakSummary countInstance
    """,
    "VirtualServices": """
    ServiceMisuse SimulatedBroadcaster SimulatedCancellable SimulatedContinuation
    SimulatedDispatchQueue SimulatedDisplayLink SimulatedNotification
    SimulatedNotificationCenter SimulatedNotificationToken SimulatedObservation
    SimulatedProperty SimulatedRegistration SimulatedServices SimulatedStreamContinuation
    SimulatedSubject SimulatedTask SimulatedTaskScope SimulatedTimer SimulatedWeakProxy
    SimulatedWorkItem
    """,
    "LifecycleKit": """
    Bundle CGRect CountCheck DeallocationLog DelayedCheck HolderSearch LeakListController
    LeakResponse
    MisuseResponse NSCoder ReachabilityScan Simulation SimulationVerdict TransitionsWithoutEnd
    """,
    "LifecycleReports": """
    FlowComparison FlowReport
    """,
    "ExerciseCheck": "Check ExerciseRun",
    "FlowExploration": """
    ExploredFlows FlowBudget FlowConformance FlowCoverage FlowExplorer FlowFamily FlowFinding FlowInterruption
    FlowMap FlowMergeFailure FlowModel FlowModelError FlowModelFormat FlowProgress FlowShard FlowStrategy
    PlayedFlow
    """,
    "LifecycleTesting": """
    CheckAllowance DeallocationSuiteTrait DeallocationTestTrait OwnWindowTrait ScreenExit
    SimulationTime VersionsTrait
    assertDeallocation trackForMemoryLeaks wait
    """,
    "MainActorXCTest": """
    asyncTest testCase
    """,
  ]

  /// Names that apps give to types of their own.
  static let ofApps = Set(
    """
      Account Action Address Alert Allowance Analytics Animation AppDelegate Atomic Binding
      Booking Box Budget Builder Button Cache CalendarDate Camera Cancellable Cart Cell Chat
      Client Clock Color Config Configuration Constraint Contact Container Coordinator Database
      Date Day Deallocation Debouncer Departure Duration Edge Entities Entity Entry Environment
      Error Event EventLog Expectation Experiment Factory Failure Feature Flag Flow Font Formatter
      Game Gesture Graph Image Instant Item Job Label Layer Level Link List Location Lock Log
      Logger Map Menu Message Metrics Misuse Model Mutex NavigationController Node Notification
      Observable ObservedProperty Observer Onboarding Order Page Palette Parser Path Payment
      PendingWork Permission Photo Player Preferences Product Profile Property Provider Publisher
      Queue Record Reference Report Repository Request Resolver Responder Response Result
      Retention Role Route Router Row Scene SceneDelegate ScheduledWork Scheduler Score Screen
      SearchBudget Section Service ServiceRegistration Services Session Settings Sheet Song State
      Step Storage Store Storyboard Style Subject Subscription Tab TabBarController Table Task
      TaskScope Theme Throttle TimeInterval Timeline Timer Token Toolbar Touch Tracker Transition
      Tree Trip User Validator Video View ViewController Weak WeakBox WeakProxy Window Work
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
