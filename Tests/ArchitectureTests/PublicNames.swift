/// The public names at the top level of each module, in the order of the alphabet.
///
/// A name that comes or goes changes this list. A module that is re-exported has its names once, in its own entry.
enum PublicNames {
  static let written: [String: String] = [
    "UIKit": """
    CAAnimation CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask
    CACurrentMediaTime CAGradientLayer CAKeyframeAnimation CALayer CALayerCornerCurve
    CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation
    CAShapeLayer CASpringAnimation CATransaction CATransition CATransitionSubtype
    CATransitionType CFTimeInterval CGAffineTransform CGAffineTransformMakeRotation
    CGAffineTransformMakeScale CGAffineTransformMakeTranslation CGColor CGPath CGVector
    NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSHashTable
    NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSLineBreakMode NSMapTable NSMutableParagraphStyle NSParagraphStyle NSPointerFunctions
    NSTextAlignment NSTextContainer NSUnderlineStyle NSUserActivity NSUserActivityDelegate
    NSUserActivityTypeBrowsingWeb NSWritingDirection OSLog OSLogType Selector UIAccessibility
    UIAccessibilityTraits UIAction UIActionHandler UIActivity UIActivityIndicatorView
    UIActivityItemSource UIActivityViewController UIAdaptivePresentationControllerDelegate
    UIAlertAction UIAlertController UIAlertControllerSeverity UIAppearance UIAppearanceContainer
    UIApplication UIApplicationDelegate UIApplicationShortcutItem UIBackgroundConfiguration
    UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBarAppearance UIBarButtonItem
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarPosition
    UIBarPositioning UIBarPositioningDelegate UIBarStyle UIBezierPath UIBlurEffect UIButton
    UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UICollectionViewDiffableDataSource UICollectionViewFlowLayout UICollectionViewLayout UIColor
    UIConfigurationState UIContentConfiguration UIContentContainer UIContentSizeCategory
    UIContentView UIContextualAction UIControl UICoordinateSpace UIDatePicker UIDatePickerStyle
    UIDevice UIDeviceOrientation UIDocumentPickerDelegate UIDocumentPickerMode
    UIDocumentPickerViewController UIEdgeInsets UIEvent UIFeedbackGenerator UIFont
    UIFontDescriptor UIGestureRecognizer UIGestureRecognizerDelegate UIHoverGestureRecognizer
    UIImage UIImagePickerController UIImagePickerControllerDelegate UIImageView
    UIImpactFeedbackGenerator UIInterfaceOrientation UIInterfaceOrientationMask UIKeyCommand
    UIKeyModifierFlags UIKeyboardAppearance UIKeyboardType UILabel UILayoutGuide UILayoutPriority
    UIListContentConfiguration UIListContentView UILongPressGestureRecognizer UIMenu
    UIMenuElement UIModalPresentationStyle UIModalTransitionStyle UINavigationBar
    UINavigationBarAppearance UINavigationBarDelegate UINavigationController
    UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator
    UIOffset UIOpenURLContext UIPageControl UIPageViewController UIPageViewControllerDataSource
    UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard
    UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource UIPickerViewDelegate
    UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController
    UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
    UIPresentationController UIPress UIPressesEvent UIProgressView UIRectCorner UIRectEdge
    UIRefreshControl UIResponder UIReturnKeyType UIRotationGestureRecognizer UIScene
    UISceneConfiguration UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer
    UIScrollView UIScrollViewDelegate UISearchBar UISearchBarDelegate UISearchController
    UISearchControllerDelegate UISearchResultsUpdating UISegmentedControl
    UISelectionFeedbackGenerator UISemanticContentAttribute UISheetPresentationController
    UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext
    UISlider UISplitViewController UISplitViewControllerDelegate UIStackView UIStatusBarAnimation
    UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue
    UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITab UITabBar
    UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate
    UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance UITableView UITableViewCell
    UITableViewController UITableViewDataSource UITableViewDelegate UITableViewDiffableDataSource
    UITableViewHeaderFooterView UITapGestureRecognizer UITextAutocapitalizationType
    UITextAutocorrectionType UITextContentType UITextField UITextFieldDelegate
    UITextSpellCheckingType UITextView UITextViewDelegate UIToolbar UIToolbarAppearance
    UIToolbarDelegate UITouch UITrait UITraitChangeRegistration UITraitCollection
    UITraitDefinition UITraitEnvironment UITraitEnvironmentLayoutDirection
    UITraitHorizontalSizeClass UITraitUserInterfaceIdiom UITraitUserInterfaceStyle
    UITraitVerticalSizeClass UITransitionContextViewControllerKey UITransitionContextViewKey
    UIUserActivityRestoring UIUserInterfaceIdiom UIUserInterfaceLayoutDirection
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIView UIViewAnimating
    UIViewAnimatingPosition UIViewAnimatingState UIViewController
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
    UIViewControllerPreviewingDelegate UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow
    UIWindowScene UIWindowSceneDelegate UI_USER_INTERFACE_IDIOM autoreleasepool
    objc_AssociationPolicy objc_getAssociatedObject objc_removeAssociatedObjects
    objc_setAssociatedObject os_log
    """,
    "SafariServices": """
    SFSafariViewController SFSafariViewControllerDelegate
    """,
    "UIKitCore": """
    CAAnimation CAAnimationDelegate CACornerMask CALayer CALayerCornerCurve CAMediaTimingFillMode
    CAMediaTimingFunction CAMediaTimingFunctionName CATransaction CGAffineTransform CGColor CGPath
    CGVector InertAccessibilityAttributes InertLayoutAttributes InertViewAttributes
    InertViewControllerAttributes InstanceID LayerMold LifecycleEvent LifecycleLog
    LifecycleTimeline NSDirectionalEdgeInsets NSLayoutAnchor NSLayoutConstraint NSLayoutDimension
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSUserActivity NSUserActivityDelegate
    NSUserActivityTypeBrowsingWeb ScreenDeparture Selector SelectorPerforming SimulatedUser UIAccessibilityTraits
    UIAction UIActionHandler UIAdaptivePresentationControllerDelegate UIAlertAction
    UIAlertController UIAlertControllerSeverity UIApplication UIApplicationDelegate
    UIApplicationShortcutItem UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBarAppearance
    UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem
    UIBarMetrics UIBarPosition UIBarPositioning UIBarPositioningDelegate UIBarStyle UIColor
    UIContentContainer UIEdgeInsets UIEvent UIFont UIFontDescriptor UIGestureRecognizer
    UIGestureRecognizerDelegate UIImage UIInterfaceOrientation UIInterfaceOrientationMask
    UIKeyCommand UIKeyModifierFlags UIKitDuration UIKitMisuse UILayoutGuide UILayoutPriority
    UIMenu UIMenuElement UIModalPresentationStyle UIModalTransitionStyle UINavigationBar
    UINavigationBarAppearance UINavigationBarDelegate UINavigationController
    UINavigationControllerDelegate UINavigationItem UIOffset UIOpenURLContext UIPageViewController
    UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIPercentDrivenInteractiveTransition UIPopoverArrowDirection UIPopoverPresentationController
    UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
    UIPresentationController UIPress UIPressesEvent UIRectEdge UIResponder UIScene
    UISceneConfiguration UISceneDelegate UISceneSession UISearchBar UISearchBarDelegate
    UISearchController UISearchControllerDelegate UISearchResultsUpdating
    UISemanticContentAttribute UISheetPresentationController UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext UISplitViewController
    UISplitViewControllerDelegate UIStatusBarAnimation UIStatusBarStyle UIStoryboard
    UIStoryboardSegue UITab UITabBar UITabBarAppearance UITabBarController
    UITabBarControllerDelegate UITabBarDelegate UITabBarItem UITabBarItemAppearance
    UITabBarItemStateAppearance UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch
    UITraitChangeRegistration UITraitCollection UITraitDefinition UITraitHorizontalSizeClass
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
    PathSearchBudget PathSearchCut ReferenceRank ReferenceReader ReferenceStrength RetainingPath
    RetainingPathCost RetainingPathResult RetainingPathSearch UnreadMemory
    WeakObjectReference
    """,
    "RuntimeLayout": """
    CallTrace LiveHeap ReferenceCount RetainingPaths RuntimeRefusal
    """,
    "LeakDetection": """
    DeallocationExpectation ExpectationHandle ExpectationTally FixVerification GrowthReport
    IgnoreRule IgnoreRules InstanceCount InstanceCounts InstanceGroup InstanceSurplus
    InstanceToken LeakBaseline LeakDetectable LeakExitStatus LeakFileError LeakGroup LeakHistory
    LeakReport LeakSnapshot LeakSummary countInstance
    """,
    "Services": """
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
    MisuseResponse NSCoder ReachabilityScan Simulation SimulationVerdict
    """,
    "LifecycleReports": """
    FlowComparison FlowReport
    """,
    "FlowExploration": """
    ExploredFlows FlowBudget FlowCoverage FlowExplorer FlowFamily FlowFinding FlowInterruption
    FlowMap FlowMergeFailure FlowProgress FlowShard FlowStrategy PlayedFlow
    """,
    "LifecycleTesting": """
    CheckAllowance DeallocationSuiteTrait DeallocationTestTrait OwnWindowTrait ScreenExit
    SimulationTime
    assertDeallocation trackForMemoryLeaks wait
    """,
    "MainActorXCTest": """
    testCase
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
