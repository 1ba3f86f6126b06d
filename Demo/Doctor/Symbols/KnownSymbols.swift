// swift-format-ignore-file
// Written from the sources by `swift run Demo doctor --write-symbols`, in the repository's root folder.
// A line a name: its kind, what it inherits | what can be overridden | what cannot | the type's own members.
extension SymbolTable {
  static let written = """
    Bundle extension|||loadNibNamed(_:owner:options:)|
    CAAnimation class|NSObject|autoreverses beginTime delegate duration fillMode init(coder:) isRemovedOnCompletion repeatCount speed timingFunction||
    CAAnimationDelegate protocol|AnyObject||animationDidStart(_:) animationDidStop(_:finished:)|
    CAAnimationGroup class|CAAnimation|animations||
    CABasicAnimation class|CAPropertyAnimation|byValue fromValue toValue||
    CACornerMask struct|OptionSet Hashable Sendable||rawValue|layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner
    CACurrentMediaTime func||||
    CAGradientLayer class|CALayer|colors endPoint locations startPoint||
    CAKeyframeAnimation class|CAPropertyAnimation|keyTimes path values||
    CALayer class|NSObject|addSublayer(_:) anchorPoint backgroundColor beginTime borderColor borderWidth bounds contents contentsScale cornerCurve cornerRadius delegate frame init(coder:) insertSublayer(_:at:) isHidden isOpaque layoutIfNeeded() layoutSublayers() mask maskedCorners masksToBounds name opacity position rasterizationScale removeFromSuperlayer() setNeedsDisplay() setNeedsLayout() shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed sublayers superlayer timeOffset zPosition|add(_:forKey:) animation(forKey:) animationKeys() removeAllAnimations() removeAnimation(forKey:)|
    CALayerCornerCurve struct|RawRepresentable Hashable Sendable||rawValue|circular continuous
    CAMediaTimingFillMode struct|RawRepresentable Hashable Sendable||rawValue|backwards both forwards removed
    CAMediaTimingFunction class|NSObject Sendable||hash isEqual(_:)|
    CAMediaTimingFunctionName struct|RawRepresentable Hashable Sendable||rawValue|default easeIn easeInEaseOut easeOut linear
    CAPropertyAnimation class|CAAnimation|keyPath||
    CAShapeLayer class|CALayer|fillColor lineDashPattern lineWidth path strokeColor strokeEnd strokeStart||
    CASpringAnimation class|CABasicAnimation|damping initialVelocity mass stiffness||
    CATransaction enum||||animationDuration begin commit completionBlock disableActions flush setAnimationDuration setCompletionBlock setDisableActions
    CATransition class|CAAnimation|subtype type||
    CATransitionSubtype struct|RawRepresentable Hashable Sendable||rawValue|fromBottom fromLeft fromRight fromTop
    CATransitionType struct|RawRepresentable Hashable Sendable||rawValue|fade moveIn push reveal
    CFTimeInterval typealias|Double|||
    CGAffineTransform struct|Hashable Sendable Codable||a concatenating(_:) inverted() isIdentity rotated(by:) scaledBy(x:y:) translatedBy(x:y:)|identity
    CGAffineTransformMakeRotation func||||
    CGAffineTransformMakeScale func||||
    CGAffineTransformMakeTranslation func||||
    CGColor class|Hashable Sendable CustomStringConvertible||alpha components copy(alpha:) description hash(into:) numberOfComponents|
    CGPath class|Hashable Sendable||boundingBox hash(into:) isEmpty|
    CGPoint extension|||applying(_:)|
    CGRect extension|||applying(_:) inset(by:)|
    CGSize extension|||applying(_:)|
    CGVector struct|Hashable Sendable Codable||dx|zero
    Dispatch module||||
    Foundation module||||
    IndexPath extension|||item row section|
    InertAccessibilityAttributes class|InertLayoutAttributes|accessibilityActivate() accessibilityDecrement() accessibilityElements accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityIncrement() accessibilityLabel accessibilityPerformEscape() accessibilityTraits accessibilityValue accessibilityViewIsModal isAccessibilityElement||
    InertLayoutAttributes class|InertViewAttributes|autoresizesSubviews autoresizingMask contentCompressionResistancePriority(for:) contentHuggingPriority(for:) directionalLayoutMargins insetsLayoutMarginsFromSafeArea intrinsicContentSize invalidateIntrinsicContentSize() layoutMargins layoutMarginsDidChange() needsUpdateConstraints() preservesSuperviewLayoutMargins requiresConstraintBasedLayout safeAreaInsets safeAreaInsetsDidChange() setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:) setNeedsUpdateConstraints() sizeThatFits(_:) sizeToFit() systemLayoutSizeFitting(_:) systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) translatesAutoresizingMaskIntoConstraints updateConstraints() updateConstraintsIfNeeded()||noIntrinsicMetric requiresConstraintBasedLayout
    InertViewAttributes class|UIResponder|alpha backgroundColor bounds center clipsToBounds contentMode contentScaleFactor effectiveUserInterfaceLayoutDirection frame isExclusiveTouch isMultipleTouchEnabled isOpaque isUserInteractionEnabled overrideUserInterfaceStyle restorationIdentifier semanticContentAttribute tintAdjustmentMode transform||
    InertViewControllerAttributes class|UIResponder|additionalSafeAreaInsets applicationFinishedRestoringState() automaticallyAdjustsScrollViewInsets canPerformUnwindSegueAction(_:from:sender:) childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle childViewControllerForPointerLock decodeRestorableState(with:) definesPresentationContext disablesAutomaticKeyboardDismissal edgesForExtendedLayout editButtonItem encodeRestorableState(with:) extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed interactionActivityTrackingBaseName isEditing isModalInPresentation modalPresentationCapturesStatusBarAppearance modalTransitionStyle nibBundle nibName overrideTraitCollection(forChild:) overrideUserInterfaceStyle performSegue(withIdentifier:sender:) preferredContentSize preferredContentSizeDidChange(forChildContentContainer:) preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden prepare(for:sender:) providesPresentationContextTransitionStyle restorationIdentifier restoresFocusAfterTransition setEditing(_:animated:) setNeedsStatusBarAppearanceUpdate() setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfPrefersPointerLocked() setNeedsUpdateOfScreenEdgesDeferringSystemGestures() setNeedsUpdateOfSupportedInterfaceOrientations() setOverrideTraitCollection(_:forChild:) setToolbarItems(_:animated:) shouldAutorotate shouldPerformSegue(withIdentifier:sender:) size(forChildContentContainer:withParentContainerSize:) storyboard supportedInterfaceOrientations systemLayoutFittingSizeDidChange(forChildContentContainer:) tabBarItem targetViewController(forAction:sender:) title toolbarItems transitioningDelegate unwind(for:towards:) updateViewConstraints() userActivity viewLayoutMarginsDidChange() viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange()||
    NSAttributedString.Key extension||||attachment backgroundColor baselineOffset font foregroundColor kern link paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth underlineColor underlineStyle
    NSDiffableDataSourceSnapshot struct|||appendItems(_:toSection:) appendSections(_:) deleteAllItems() deleteItems(_:) deleteSections(_:) indexOfItem(_:) indexOfSection(_:) insertItems(_:afterItem:) insertItems(_:beforeItem:) itemIdentifiers itemIdentifiers(inSection:) numberOfItems numberOfItems(inSection:) numberOfSections reconfigureItems(_:) reloadItems(_:) reloadSections(_:) sectionIdentifier(containingItem:) sectionIdentifiers|
    NSDirectionalEdgeInsets struct|Hashable Sendable Codable||top|zero
    NSDirectionalRectEdge struct|OptionSet Hashable Sendable||rawValue|all bottom leading top trailing
    NSHashTable class|NSObject|add(_:) allObjects anyObject contains(_:) count member(_:) minus(_:) objectEnumerator() remove(_:) removeAllObjects() union(_:) weakObjects()||weakObjects
    NSLayoutAnchor class|NSObject||constraint(equalTo:) constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:) constraint(greaterThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:) constraint(lessThanOrEqualTo:constant:)|
    NSLayoutConstraint class|NSObject|activate(_:) constant deactivate(_:) firstAnchor firstItem identifier isActive priority secondAnchor secondItem shouldBeArchived|firstAttribute multiplier relation secondAttribute|Attribute Axis FormatOptions Relation activate constraints deactivate
    NSLayoutConstraint.Attribute enum|Int Sendable|||bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width
    NSLayoutConstraint.Axis enum|Int Sendable|||horizontal vertical
    NSLayoutConstraint.FormatOptions struct|OptionSet Hashable Sendable||rawValue|alignAllBottom alignAllCenterX alignAllCenterY alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing
    NSLayoutConstraint.Relation enum|Int Sendable|||equal greaterThanOrEqual lessThanOrEqual
    NSLayoutDimension class|NSLayoutAnchor||constraint(equalTo:multiplier:) constraint(equalTo:multiplier:constant:) constraint(equalToConstant:) constraint(greaterThanOrEqualTo:multiplier:) constraint(greaterThanOrEqualTo:multiplier:constant:) constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualTo:multiplier:) constraint(lessThanOrEqualTo:multiplier:constant:) constraint(lessThanOrEqualToConstant:)|
    NSLayoutXAxisAnchor class|NSLayoutAnchor||anchorWithOffset(to:) constraint(equalToSystemSpacingAfter:multiplier:) constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)|
    NSLayoutYAxisAnchor class|NSLayoutAnchor||anchorWithOffset(to:) constraint(equalToSystemSpacingBelow:multiplier:) constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)|
    NSLineBreakMode enum|Int Sendable|||byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
    NSMapTable class|NSObject|count dictionaryRepresentation() keyEnumerator() object(forKey:) objectEnumerator() removeAllObjects() removeObject(forKey:) setObject(_:forKey:) strongToStrongObjects() strongToWeakObjects() weakToStrongObjects() weakToWeakObjects()||strongToStrongObjects strongToWeakObjects weakToStrongObjects weakToWeakObjects
    NSMutableParagraphStyle class|NSParagraphStyle|alignment firstLineHeadIndent headIndent lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing tailIndent||
    NSParagraphStyle class|NSObject|alignment default firstLineHeadIndent hash headIndent init(coder:) isEqual(_:) lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing tailIndent||default
    NSPointerFunctions enum||||Options
    NSPointerFunctions.Options struct|OptionSet Sendable||rawValue|copyIn objectPersonality objectPointerPersonality strongMemory weakMemory
    NSTextAlignment enum|Int Sendable|||center justified left natural right
    NSTextContainer class|NSObject|heightTracksTextView init(coder:) lineBreakMode lineFragmentPadding maximumNumberOfLines size widthTracksTextView||
    NSUnderlineStyle struct|OptionSet Hashable Sendable||rawValue|byWord double patternDash patternDot single thick
    NSUserActivity class|NSObject|addUserInfoEntries(from:) becomeCurrent() delegate expirationDate invalidate() isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch keywords needsSave persistentIdentifier referrerURL requiredUserInfoKeys resignCurrent() targetContentIdentifier title userInfo webpageURL|activityType isCurrent|
    NSUserActivityDelegate protocol|AnyObject||userActivityWasContinued(_:) userActivityWillSave(_:)|
    NSUserActivityTypeBrowsingWeb let||||
    NSWritingDirection enum|Int Sendable|||leftToRight natural rightToLeft
    OSLog class|Sendable||category subsystem|default disabled
    OSLogType enum|UInt8 Hashable Sendable|||debug default error fault info
    Selector struct|ExpressibleByStringLiteral Hashable Sendable CustomStringConvertible||description|
    UIAccessibility enum||||Notification isBoldTextEnabled isGuidedAccessEnabled isReduceMotionEnabled isReduceTransparencyEnabled isSwitchControlRunning isVoiceOverRunning post voiceOverStatusDidChangeNotification
    UIAccessibility.Notification struct|RawRepresentable Hashable Sendable||rawValue|announcement layoutChanged pageScrolled screenChanged
    UIAccessibilityTraits struct|OptionSet Hashable Sendable||rawValue|adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled playsSound searchField selected startsMediaSession staticText summaryElement tabBar updatesFrequently
    UIAction class|UIMenuElement|attributes discoverabilityTitle performWithSender(_:target:) sender state|identifier|Identifier
    UIAction.Identifier struct|RawRepresentable Hashable Sendable||rawValue|
    UIActionHandler typealias||||
    UIActivity class|NSObject|activityCategory activityDidFinish(_:) activityImage activityTitle activityType activityViewController canPerform(withActivityItems:) perform() prepare(withActivityItems:)||ActivityType Category activityCategory
    UIActivity.ActivityType struct|RawRepresentable Hashable Sendable||rawValue|addToReadingList airDrop assignToContact copyToPasteboard mail message openInIBooks postToFacebook postToTwitter print saveToCameraRoll
    UIActivity.Category enum|Int Hashable Sendable|||action share
    UIActivityIndicatorView class|UIView|color hidesWhenStopped init(coder:) isAnimating startAnimating() stopAnimating() style||Style
    UIActivityIndicatorView.Style enum|Int Sendable|||large medium
    UIActivityItemSource protocol|AnyObject||activityViewController(_:itemForActivityType:) activityViewController(_:subjectForActivityType:) activityViewControllerPlaceholderItem(_:)|
    UIActivityViewController class|UIViewController|completionWithItemsHandler excludedActivityTypes init(coder:)|activityItems applicationActivities|CompletionWithItemsHandler
    UIAdaptivePresentationControllerDelegate protocol|AnyObject||adaptivePresentationStyle adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:) presentationController presentationController(_:prepare:) presentationController(_:viewControllerForAdaptivePresentationStyle:) presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) presentationControllerDidAttemptToDismiss presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss presentationControllerDidDismiss(_:) presentationControllerShouldDismiss presentationControllerShouldDismiss(_:) presentationControllerWillDismiss presentationControllerWillDismiss(_:)|
    UIAlertAction class|NSObject|isEnabled style title||Style
    UIAlertAction.Style enum|String Hashable Sendable Codable|||cancel default destructive
    UIAlertController class|UIViewController|actions addAction(_:) init(coder:) loadView() message preferredAction preferredStyle severity|addTextField(configurationHandler:) textFields|Style
    UIAlertController.Style enum|String Hashable Sendable Codable|||actionSheet alert
    UIAlertControllerSeverity enum|Int Hashable Sendable|||critical default
    UIAppearance protocol|AnyObject|||
    UIAppearanceContainer protocol|AnyObject|||
    UIApplication class|UIResponder|applicationState connectScene(delegate:options:) connectedScenes delegate keyWindow sendMemoryWarning() windows|applicationIconBadgeNumber backgroundTimeRemaining becomeActive() beginBackgroundTask(expirationHandler:) beginBackgroundTask(withName:expirationHandler:) beginIgnoringInteractionEvents() canOpenURL(_:) clock endBackgroundTask(_:) endIgnoringInteractionEvents() endTurn() enterBackground() enterForeground() firstResponder hierarchyTree() isIdleTimerDisabled isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isRegisteredForRemoteNotifications isStatusBarHidden log misuses notificationCenter onMisuse open(_:options:) open(_:options:completionHandler:) openSessions openURL(_:) openedURLs opensURL perform(_:) preferredContentSizeCategory registerForRemoteNotifications() requestSceneSessionActivation(_:userActivity:options:errorHandler:) requestSceneSessionDestruction(_:options:errorHandler:) resignActive() sendAction(_:to:from:for:) setMinimumBackgroundFetchInterval(_:) shortcutItems statusBarFrame statusBarOrientation statusBarStyle supportedInterfaceOrientations(for:) supportsMultipleScenes terminate() unregisterForRemoteNotifications() user userInterfaceLayoutDirection|LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey State backgroundFetchIntervalMinimum backgroundFetchIntervalNever current didBecomeActiveNotification didEnterBackgroundNotification didFinishLaunchingNotification didReceiveMemoryWarningNotification openNotificationSettingsURLString openSettingsURLString shared significantTimeChangeNotification userDidTakeScreenshotNotification willEnterForegroundNotification willResignActiveNotification willTerminateNotification
    UIApplication.LaunchOptionsKey struct|RawRepresentable Hashable Sendable||rawValue|annotation location remoteNotification shortcutItem sourceApplication url userActivityDictionary userActivityType
    UIApplication.OpenExternalURLOptionsKey struct|RawRepresentable Hashable Sendable||rawValue|eventAttribution universalLinksOnly
    UIApplication.OpenURLOptionsKey struct|RawRepresentable Hashable Sendable||rawValue|annotation openInPlace sourceApplication
    UIApplication.State enum|String Hashable Sendable Codable|||active background inactive
    UIApplicationDelegate protocol|AnyObject||application application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:) application(_:didDiscardSceneSessions:) application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didFinishLaunchingWithOptions:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:open:options:) application(_:performActionFor:completionHandler:) application(_:supportedInterfaceOrientationsFor:) application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive applicationDidBecomeActive(_:) applicationDidEnterBackground applicationDidEnterBackground(_:) applicationDidReceiveMemoryWarning applicationDidReceiveMemoryWarning(_:) applicationWillEnterForeground applicationWillEnterForeground(_:) applicationWillResignActive applicationWillResignActive(_:) applicationWillTerminate applicationWillTerminate(_:) window|
    UIApplicationShortcutItem class|NSObject||localizedSubtitle localizedTitle type userInfo|
    UIBackgroundConfiguration struct|Hashable Sendable||backgroundColor cornerRadius image strokeColor strokeWidth|clear listGroupedCell listPlainCell
    UIBackgroundFetchResult enum|UInt Hashable Sendable|||failed newData noData
    UIBackgroundTaskIdentifier struct|RawRepresentable Hashable Sendable||rawValue|invalid
    UIBarAppearance class|NSObject|backgroundColor backgroundImage configureWithDefaultBackground() configureWithOpaqueBackground() configureWithTransparentBackground() init(barAppearance:) shadowColor shadowImage||
    UIBarButtonItem class|UIBarItem|action changesSelectionAsPrimaryAction customView init(coder:) isHidden isSelected menu possibleTitles primaryAction style target tintColor width|setBackButtonBackgroundImage(_:for:barMetrics:) setBackButtonTitlePositionAdjustment(_:for:) setBackgroundImage(_:for:barMetrics:) setBackgroundImage(_:for:style:barMetrics:) setTitlePositionAdjustment(_:for:)|Style SystemItem appearance fixedSpace flexibleSpace
    UIBarButtonItem.Style enum|Int Hashable Sendable|||done plain prominent
    UIBarButtonItem.SystemItem enum|Int Hashable Sendable|||action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace organize pause play redo refresh reply rewind save search stop trash undo
    UIBarButtonItemAppearance class|NSObject|configureWithDefault(for:)|disabled focused highlighted normal|
    UIBarButtonItemStateAppearance class|NSObject|backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes||
    UIBarItem class|NSObject|accessibilityIdentifier image imageInsets init(coder:) isEnabled landscapeImagePhone largeContentSizeImage tag title|setTitleTextAttributes(_:for:) titleTextAttributes(for:)|
    UIBarMetrics enum|Int Hashable Sendable|||compact compactPrompt default defaultPrompt
    UIBarPosition enum|Int Hashable Sendable|||any bottom top topAttached
    UIBarPositioning protocol|AnyObject||barPosition|
    UIBarPositioningDelegate protocol|AnyObject||position position(for:)|
    UIBarStyle enum|Int Hashable Sendable|||black default
    UIBezierPath class|NSObject|addArc(withCenter:radius:startAngle:endAngle:clockwise:) addClip() addCurve(to:controlPoint1:controlPoint2:) addLine(to:) addQuadCurve(to:controlPoint:) append(_:) apply(_:) bounds cgPath close() contains(_:) currentPoint fill() init(coder:) isEmpty lineWidth move(to:) removeAllPoints() stroke() usesEvenOddFillRule||
    UIBlurEffect class|UIVisualEffect|||Style
    UIBlurEffect.Style enum|Int Sendable|||dark extraLight light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIButton class|UIControl|adjustsImageWhenHighlighted attributedTitle(for:) automaticallyUpdatesConfiguration backgroundImage(for:) buttonType changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets currentAttributedTitle currentBackgroundImage currentImage currentTitle currentTitleColor image(for:) imageEdgeInsets imageView init(coder:) isEnabled isHighlighted isSelected menu role sendActions(for:) setAttributedTitle(_:for:) setBackgroundImage(_:for:) setImage(_:for:) setNeedsUpdateConfiguration() setPreferredSymbolConfiguration(_:forImageIn:) setTitle(_:for:) setTitleColor(_:for:) setTitleShadowColor(_:for:) title(for:) titleColor(for:) titleEdgeInsets titleLabel titleShadowColor(for:) updateConfiguration()||ButtonType Configuration Role appearance systemButton
    UIButton.ButtonType enum|Int Sendable|||close contactAdd custom detailDisclosure infoDark infoLight system
    UIButton.Configuration struct|||attributedSubtitle attributedTitle background baseBackgroundColor baseForegroundColor buttonSize contentInsets cornerStyle image imagePadding imagePlacement preferredSymbolConfigurationForImage showsActivityIndicator subtitle title titleAlignment titlePadding updated(for:)|CornerStyle Size TitleAlignment bordered borderedProminent borderedTinted borderless filled gray plain tinted
    UIButton.Configuration.CornerStyle enum|Int Sendable|||capsule dynamic fixed large medium small
    UIButton.Configuration.Size enum|Int Sendable|||large medium mini small
    UIButton.Configuration.TitleAlignment enum|Int Sendable|||automatic center leading trailing
    UIButton.Role enum|Int Sendable|||cancel destructive normal primary
    UICollectionReusableView class|UIView Reusable|init(coder:) prepareForReuse() reuseIdentifier||
    UICollectionView class|UIScrollView|allowsMultipleSelection allowsSelection backgroundView cellForItem(at:) collectionViewLayout dataSource delegate deleteItems(at:) deselectItem(at:animated:) indexPath(for:) indexPathsForSelectedItems indexPathsForVisibleItems init(coder:) insertItems(at:) isEditing isPrefetchingEnabled moveItem(at:to:) numberOfItems(inSection:) numberOfSections performBatchUpdates(_:completion:) reloadData() reloadItems(at:) reloadSections(_:) scrollToItem(at:at:animated:) selectItem(at:animated:scrollPosition:) setCollectionViewLayout(_:animated:) visibleCells|dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) register(_:forCellWithReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:)|ScrollDirection ScrollPosition elementKindSectionFooter elementKindSectionHeader
    UICollectionView.ScrollDirection enum|Int Sendable|||horizontal vertical
    UICollectionView.ScrollPosition struct|OptionSet Hashable Sendable||rawValue|bottom centeredHorizontally centeredVertically left right top
    UICollectionViewCell class|UICollectionReusableView|backgroundConfiguration backgroundView contentConfiguration init(coder:) isHighlighted isSelected selectedBackgroundView|contentView|
    UICollectionViewController class|UIViewController UICollectionViewDataSource UICollectionViewDelegate|clearsSelectionOnViewWillAppear collectionView collectionView(_:cellForItemAt:) collectionView(_:didDeselectItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:numberOfItemsInSection:) collectionView(_:shouldSelectItemAt:) init(coder:) loadView() numberOfSections(in:) viewWillAppear(_:)|collectionViewLayout|
    UICollectionViewDataSource protocol|AnyObject||collectionView collectionView(_:cellForItemAt:) collectionView(_:numberOfItemsInSection:) collectionView(_:viewForSupplementaryElementOfKind:at:) numberOfSections numberOfSections(in:)|
    UICollectionViewDelegate protocol|UIScrollViewDelegate||collectionView collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) collectionView(_:willDisplay:forItemAt:)|
    UICollectionViewDelegateFlowLayout protocol|UICollectionViewDelegate||collectionView(_:layout:sizeForItemAt:)|
    UICollectionViewDiffableDataSource class|UIScrollView.DiffableDataSource UICollectionViewDataSource|collectionView(_:cellForItemAt:) collectionView(_:numberOfItemsInSection:) numberOfSections(in:)||CellProvider
    UICollectionViewFlowLayout class|UICollectionViewLayout|estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionInset||automaticSize
    UICollectionViewLayout class|NSObject|collectionView collectionViewContentSize init(coder:) invalidateLayout() prepare()||
    UIColor class|NSObject Sendable||cgColor description getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:) getWhite(_:alpha:) hash isEqual(_:) resolvedColor(with:) set() setFill() setStroke() withAlphaComponent(_:)|black blue brown clear cyan darkGray darkText gray green label lightGray lightText link magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground tintColor white yellow
    UIConfigurationState protocol||||
    UIContentConfiguration protocol|||makeContentView() updated(for:)|
    UIContentContainer protocol|AnyObject||preferredContentSize preferredContentSizeDidChange(forChildContentContainer:) size(forChildContentContainer:withParentContainerSize:) systemLayoutFittingSizeDidChange(forChildContentContainer:) viewWillTransition(to:with:) willTransition(to:with:)|
    UIContentSizeCategory struct|RawRepresentable Hashable Sendable Comparable||isAccessibilityCategory rawValue|accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall large medium small unspecified
    UIContentView protocol|AnyObject||configuration|
    UIContextualAction class|NSObject|backgroundColor image title|handler style|Handler Style
    UIContextualAction.Style enum|Int Sendable|||destructive normal
    UIControl class|UIView|actions(forTarget:forControlEvent:) addAction(_:for:) addTarget(_:action:for:) allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment enumerateEventHandlers(_:) init(coder:) isContextMenuInteractionEnabled isEnabled isHighlighted isSelected isTouchInside isTracking removeAction(_:for:) removeAction(identifiedBy:for:) removeTarget(_:action:for:) sendAction(_:) sendAction(_:to:for:) sendActions(for:) showsMenuAsPrimaryAction state toolTip||ContentHorizontalAlignment ContentVerticalAlignment Event State
    UIControl.ContentHorizontalAlignment enum|Int Sendable|||center fill leading left right trailing
    UIControl.ContentVerticalAlignment enum|Int Sendable|||bottom center fill top
    UIControl.Event struct|OptionSet Hashable Sendable||rawValue|allEditingEvents allEvents allTouchEvents applicationReserved editingChanged editingDidBegin editingDidEnd editingDidEndOnExit menuActionTriggered primaryActionTriggered systemReserved touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside valueChanged
    UIControl.State struct|OptionSet Hashable Sendable||rawValue|application disabled focused highlighted normal reserved selected
    UICoordinateSpace protocol|AnyObject||bounds|
    UIDatePicker class|UIControl|calendar countDownDuration date datePickerMode locale maximumDate minimumDate minuteInterval preferredDatePickerStyle setDate(_:animated:) timeZone||Mode
    UIDatePicker.Mode enum|Int Sendable|||countDownTimer date dateAndTime time yearAndMonth
    UIDatePickerStyle enum|Int Sendable|||automatic compact inline wheels
    UIDevice class|NSObject|batteryLevel batteryState beginGeneratingDeviceOrientationNotifications() endGeneratingDeviceOrientationNotifications() identifierForVendor isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported localizedModel model name orientation systemName systemVersion userInterfaceIdiom||BatteryState current orientationDidChangeNotification
    UIDevice.BatteryState enum|Int Hashable Sendable|||charging full unknown unplugged
    UIDeviceOrientation enum|Int Hashable Sendable||isFlat isLandscape isPortrait isValidInterfaceOrientation|faceDown faceUp landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIDocumentPickerDelegate protocol|AnyObject||documentPicker documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled documentPickerWasCancelled(_:)|
    UIDocumentPickerMode enum|UInt Hashable Sendable|||exportToService import moveToService open
    UIDocumentPickerViewController class|UIViewController|allowsMultipleSelection delegate directoryURL init(coder:) shouldShowFileExtensions|exportedURLs|
    UIEdgeInsets struct|Hashable Sendable Codable||top|zero
    UIEvent class|NSObject|allTouches subtype timestamp type||EventSubtype EventType
    UIEvent.EventSubtype enum|Int Sendable|||motionShake none
    UIEvent.EventType enum|Int Sendable|||hover motion presses remoteControl scroll touches transform
    UIFeedbackGenerator class|NSObject|prepare()||
    UIFont class|NSObject Sendable||familyName fontDescriptor fontName hash isEqual(_:) lineHeight pointSize withSize(_:)|TextStyle Weight boldSystemFont buttonFontSize italicSystemFont labelFontSize monospacedDigitSystemFont monospacedSystemFont preferredFont smallSystemFontSize systemFont systemFontSize
    UIFont.TextStyle struct|RawRepresentable Hashable Sendable||rawValue|body callout caption1 caption2 footnote headline largeTitle subheadline title1 title2 title3
    UIFont.Weight struct|RawRepresentable Hashable Sendable||rawValue|black bold heavy light medium regular semibold thin ultraLight
    UIFontDescriptor class|NSObject Sendable||hash isEqual(_:) pointSize symbolicTraits withDesign(_:) withSize(_:) withSymbolicTraits(_:)|SymbolicTraits SystemDesign preferredFontDescriptor
    UIFontDescriptor.SymbolicTraits struct|OptionSet Hashable Sendable||rawValue|traitBold traitCondensed traitItalic traitMonoSpace
    UIFontDescriptor.SystemDesign struct|RawRepresentable Hashable Sendable||rawValue|default monospaced rounded serif
    UIGestureRecognizer class|NSObject|addTarget(_:action:) cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate isEnabled location(in:) location(ofTouch:in:) name numberOfTouches removeTarget(_:action:) require(toFail:) state view||State
    UIGestureRecognizer.State enum|Int Sendable|||began cancelled changed ended failed possible recognized
    UIGestureRecognizerDelegate protocol|AnyObject||gestureRecognizer gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin gestureRecognizerShouldBegin(_:)|
    UIHoverGestureRecognizer class|UIGestureRecognizer|||
    UIImage class|NSObject Sendable||applyingSymbolConfiguration(_:) configuration description hash imageFlippedForRightToLeftLayoutDirection() imageOrientation isEqual(_:) isSymbolImage jpegData(compressionQuality:) name pngData() renderingMode resizableImage(withCapInsets:) scale size symbolConfiguration withAlignmentRectInsets(_:) withConfiguration(_:) withRenderingMode(_:) withTintColor(_:) withTintColor(_:renderingMode:)|Configuration Orientation RenderingMode SymbolConfiguration SymbolScale SymbolWeight
    UIImage.Orientation enum|Int Sendable|||down downMirrored left leftMirrored right rightMirrored up upMirrored
    UIImage.RenderingMode enum|Int Sendable|||alwaysOriginal alwaysTemplate automatic
    UIImage.SymbolConfiguration class|NSObject Sendable||applying(_:) hash isEqual(_:)|preferringMulticolor
    UIImage.SymbolScale enum|Int Sendable|||default large medium small unspecified
    UIImage.SymbolWeight enum|Int Sendable|||black bold heavy light medium regular semibold thin ultraLight unspecified
    UIImagePickerController class|UINavigationController|allowsEditing cameraDevice cameraOverlayView isCameraDeviceAvailable(_:) isSourceTypeAvailable(_:) mediaTypes sourceType||CameraDevice InfoKey SourceType isCameraDeviceAvailable isSourceTypeAvailable
    UIImagePickerController.CameraDevice enum|Int Hashable Sendable|||front rear
    UIImagePickerController.InfoKey struct|RawRepresentable Hashable Sendable||rawValue|editedImage imageURL mediaType mediaURL originalImage
    UIImagePickerController.SourceType enum|Int Hashable Sendable|||camera photoLibrary savedPhotosAlbum
    UIImagePickerControllerDelegate protocol|AnyObject||imagePickerController imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel imagePickerControllerDidCancel(_:)|
    UIImageView class|UIView|animationDuration animationImages animationRepeatCount highlightedImage image init(coder:) isAnimating isHighlighted preferredSymbolConfiguration startAnimating() stopAnimating()||
    UIImpactFeedbackGenerator class|UIFeedbackGenerator|impactOccurred() impactOccurred(intensity:)||FeedbackStyle
    UIImpactFeedbackGenerator.FeedbackStyle enum|Int Hashable Sendable|||heavy light medium rigid soft
    UIInterfaceOrientation enum|Int Hashable Sendable CaseIterable||isLandscape isPortrait|landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIInterfaceOrientationMask struct|OptionSet Hashable Sendable||rawValue|all allButUpsideDown landscape landscapeLeft landscapeRight portrait portraitUpsideDown
    UIKeyCommand class|UIMenuElement|discoverabilityTitle wantsPriorityOverSystemBehavior|action input modifierFlags|inputDownArrow inputEscape inputLeftArrow inputRightArrow inputUpArrow
    UIKeyModifierFlags struct|OptionSet Hashable Sendable||rawValue|alphaShift alternate command control numericPad shift
    UIKeyboardAppearance enum|Int Sendable|||dark default light
    UIKeyboardType enum|Int Sendable|||URL asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
    UILabel class|UIView|adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText drawText(in:) font highlightedTextColor init(coder:) isEnabled isHighlighted lineBreakMode minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset text textAlignment textColor textRect(forBounds:limitedToNumberOfLines:)||appearance
    UILayoutGuide class|NSObject|identifier init(coder:) layoutFrame owningView|bottomAnchor centerXAnchor centerYAnchor heightAnchor leadingAnchor leftAnchor rightAnchor topAnchor trailingAnchor widthAnchor|
    UILayoutPriority struct|RawRepresentable Hashable Sendable||rawValue|defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel required sceneSizeStayPut
    UIListContentConfiguration struct|UIContentConfiguration Hashable Sendable||image imageProperties makeContentView() prefersSideBySideTextAndSecondaryText secondaryText secondaryTextProperties text textProperties updated(for:)|ImageProperties TextProperties cell subtitleCell valueCell
    UIListContentConfiguration.ImageProperties struct|Hashable Sendable||cornerRadius maximumSize tintColor|
    UIListContentConfiguration.TextProperties struct|Hashable Sendable||color font numberOfLines|
    UIListContentView class|UIView UIContentView|configuration init(coder:)||
    UILongPressGestureRecognizer class|UIGestureRecognizer|allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired||
    UIMenu class|UIMenuElement|replacingChildren(_:) selectedElements|children identifier options|Identifier Options
    UIMenu.Identifier struct|RawRepresentable Hashable Sendable||rawValue|
    UIMenu.Options struct|OptionSet Hashable Sendable||rawValue|destructive displayAsPalette displayInline singleSelection
    UIMenuElement class|NSObject|image subtitle title||Attributes State
    UIMenuElement.Attributes struct|OptionSet Hashable Sendable||rawValue|destructive disabled hidden keepsMenuPresented
    UIMenuElement.State enum|Int Sendable|||mixed off on
    UIModalPresentationStyle enum|String Hashable Sendable Codable CaseIterable||canBePulledDown removesPresenterView usesPresentationContext|automatic currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
    UIModalTransitionStyle enum|String Hashable Sendable Codable|||coverVertical crossDissolve flipHorizontal partialCurl
    UINavigationBar class|UIView UIBarPositioning|backIndicatorImage backIndicatorTransitionMaskImage backItem backgroundImage(for:) barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent items largeTitleTextAttributes popItem(animated:) prefersLargeTitles pushItem(_:animated:) scrollEdgeAppearance setBackgroundImage(_:for:) setBackgroundImage(_:for:barMetrics:) setItems(_:animated:) setTitleVerticalPositionAdjustment(_:for:) shadowImage standardAppearance titleTextAttributes titleVerticalPositionAdjustment(for:) topItem||appearance
    UINavigationBarAppearance class|UIBarAppearance|backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance largeTitleTextAttributes setBackIndicatorImage(_:transitionMaskImage:) titleTextAttributes||
    UINavigationBarDelegate protocol|UIBarPositioningDelegate||navigationBar navigationBar(_:didPop:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)|
    UINavigationController class|UIViewController|delegate hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact init(coder:) interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden navigationBar popToRootViewController(animated:) popToViewController(_:animated:) popViewController(animated:) pushViewController(_:animated:) setNavigationBarHidden(_:animated:) setToolbarHidden(_:animated:) setViewControllers(_:animated:) tabBarItem toolbar topViewController viewControllers viewDidAppear(_:) viewDidDisappear(_:) viewIsAppearing(_:) viewWillAppear(_:) viewWillDisappear(_:) visibleViewController||Operation
    UINavigationController.Operation enum|String Hashable Sendable|||none pop push
    UINavigationControllerDelegate protocol|AnyObject||navigationController navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:)|
    UINavigationItem class|NSObject|backAction backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance compactScrollEdgeAppearance hidesBackButton hidesSearchBarWhenScrolling init(coder:) largeTitleDisplayMode leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton preferredSearchBarPlacement prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchController setHidesBackButton(_:animated:) setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:) setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:) standardAppearance title titleView||BackButtonDisplayMode LargeTitleDisplayMode SearchBarPlacement
    UINavigationItem.BackButtonDisplayMode enum|Int Hashable Sendable|||default generic minimal
    UINavigationItem.LargeTitleDisplayMode enum|Int Hashable Sendable|||always automatic inline never
    UINavigationItem.SearchBarPlacement enum|Int Hashable Sendable|||automatic inline stacked
    UINib class|NSObject|instantiate(withOwner:options:)||
    UINotificationFeedbackGenerator class|UIFeedbackGenerator|notificationOccurred(_:)||FeedbackType
    UINotificationFeedbackGenerator.FeedbackType enum|Int Hashable Sendable|||error success warning
    UIOffset struct|Hashable Sendable Codable||horizontal|zero
    UIOpenURLContext class|NSObject||options url|
    UIPageControl class|UIControl|currentPage currentPageIndicatorTintColor hidesForSinglePage numberOfPages pageIndicatorTintColor||appearance
    UIPageViewController class|UIViewController|dataSource delegate init(coder:) setViewControllers(_:direction:animated:completion:) viewControllers|navigationOrientation spineLocation transitionStyle|NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle
    UIPageViewController.NavigationDirection enum|String Hashable Sendable Codable|||forward reverse
    UIPageViewController.NavigationOrientation enum|String Hashable Sendable Codable|||horizontal vertical
    UIPageViewController.OptionsKey struct|RawRepresentable Hashable Sendable||rawValue|interPageSpacing spineLocation
    UIPageViewController.SpineLocation enum|String Hashable Sendable Codable|||max min none
    UIPageViewController.TransitionStyle enum|String Hashable Sendable Codable CaseIterable|||pageCurl scroll
    UIPageViewControllerDataSource protocol|AnyObject||pageViewController(_:viewControllerAfter:) pageViewController(_:viewControllerBefore:) presentationCount presentationCount(for:) presentationIndex presentationIndex(for:)|
    UIPageViewControllerDelegate protocol|AnyObject||pageViewController pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) pageViewController(_:willTransitionTo:)|
    UIPanGestureRecognizer class|UIGestureRecognizer|maximumNumberOfTouches minimumNumberOfTouches setTranslation(_:in:) translation(in:) velocity(in:)||
    UIPasteboard class|NSObject|hasImages hasStrings hasURLs image images string strings url urls||general
    UIPercentDrivenInteractiveTransition class|NSObject UIViewControllerInteractiveTransitioning|cancel() finish() percentComplete startInteractiveTransition(_:) update(_:)||
    UIPickerView class|UIView|dataSource delegate numberOfComponents numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:) selectRow(_:inComponent:animated:) selectedRow(inComponent:)||
    UIPickerViewDataSource protocol|AnyObject||numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)|
    UIPickerViewDelegate protocol|AnyObject||pickerView pickerView(_:didSelectRow:inComponent:) pickerView(_:titleForRow:forComponent:)|
    UIPinchGestureRecognizer class|UIGestureRecognizer|scale velocity||
    UIPopoverArrowDirection struct|OptionSet Hashable Sendable||rawValue|any down left right unknown up
    UIPopoverPresentationController class|UIPresentationController|adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect passthroughViews permittedArrowDirections popoverLayoutMargins sourceItem sourceRect sourceView||
    UIPopoverPresentationControllerDelegate protocol|UIAdaptivePresentationControllerDelegate||popoverPresentationControllerDidDismissPopover popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover popoverPresentationControllerShouldDismissPopover(_:) prepareForPopoverPresentation prepareForPopoverPresentation(_:)|
    UIPopoverPresentationControllerSourceItem protocol|AnyObject|||
    UIPresentationController class|NSObject UIContentContainer|adaptivePresentationStyle adaptivePresentationStyle(for:) containerViewDidLayoutSubviews() containerViewWillLayoutSubviews() delegate dismissalTransitionDidEnd(_:) dismissalTransitionWillBegin() frameOfPresentedViewInContainerView overrideTraitCollection preferredContentSize preferredContentSizeDidChange(forChildContentContainer:) presentationStyle presentationTransitionDidEnd(_:) presentationTransitionWillBegin() presentedView presentingViewController shouldPresentInFullscreen shouldRemovePresentersView size(forChildContentContainer:withParentContainerSize:) systemLayoutFittingSizeDidChange(forChildContentContainer:) traitCollection viewWillTransition(to:with:) willTransition(to:with:)|containerView presentedViewController|
    UIPress class|NSObject|||
    UIPressesEvent class|UIEvent|||
    UIProgressView class|UIView|observedProgress progress progressTintColor progressViewStyle setProgress(_:animated:) trackTintColor||Style
    UIProgressView.Style enum|Int Sendable|||bar default
    UIRectCorner struct|OptionSet Hashable Sendable||rawValue|allCorners bottomLeft bottomRight topLeft topRight
    UIRectEdge struct|OptionSet Hashable Sendable||rawValue|all bottom left right top
    UIRefreshControl class|UIControl|attributedTitle beginRefreshing() endRefreshing() init(coder:) isRefreshing||
    UIResponder class|NSObject|becomeFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:) canResignFirstResponder inputAccessoryView inputView isFirstResponder keyCommands motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:) next pressesBegan(_:with:) pressesEnded(_:with:) reloadInputViews() resignFirstResponder() restoreUserActivityState(_:) target(forAction:withSender:) touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) updateUserActivityState(_:)||OptionalCalls keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification
    UIResponder.OptionalCalls enum||||For ForAdaptivePresentationStyle ForPresentationController ForPrimaryViewController In Of OfUITextFieldDelegateTextField Using
    UIResponder.OptionalCalls.For struct|||callAsFunction(for:)|
    UIResponder.OptionalCalls.ForAdaptivePresentationStyle struct|||callAsFunction(for:) callAsFunction(for:traitCollection:)|
    UIResponder.OptionalCalls.ForPresentationController struct|||callAsFunction(forPresented:presenting:source:)|
    UIResponder.OptionalCalls.ForPrimaryViewController struct|||callAsFunction(forCollapsing:) callAsFunction(forExpanding:)|
    UIResponder.OptionalCalls.In struct|||callAsFunction(in:)|
    UIResponder.OptionalCalls.Of struct|||callAsFunction(_:) callAsFunction(_:accessoryButtonTappedForRowWith:) callAsFunction(_:animationControllerFor:from:to:) callAsFunction(_:animationControllerForTransitionFrom:to:) callAsFunction(_:canEditRowAt:) callAsFunction(_:canMoveRowAt:) callAsFunction(_:collapseSecondary:onto:) callAsFunction(_:commit:forRowAt:) callAsFunction(_:configurationForConnecting:options:) callAsFunction(_:continue:) callAsFunction(_:continue:restorationHandler:) callAsFunction(_:delayFactor:) callAsFunction(_:didDeselectItemAt:) callAsFunction(_:didDeselectRowAt:) callAsFunction(_:didDiscardSceneSessions:) callAsFunction(_:didEndCustomizing:changed:) callAsFunction(_:didEndDisplaying:forItemAt:) callAsFunction(_:didEndDisplaying:forRowAt:) callAsFunction(_:didFailToContinueUserActivityWithType:error:) callAsFunction(_:didFailToRegisterForRemoteNotificationsWithError:) callAsFunction(_:didFinishAnimating:previousViewControllers:transitionCompleted:) callAsFunction(_:didFinishLaunchingWithOptions:) callAsFunction(_:didFinishPickingMediaWithInfo:) callAsFunction(_:didPickDocumentsAt:) callAsFunction(_:didPop:) callAsFunction(_:didPush:) callAsFunction(_:didReceiveRemoteNotification:fetchCompletionHandler:) callAsFunction(_:didRegisterForRemoteNotificationsWithDeviceToken:) callAsFunction(_:didSelect:) callAsFunction(_:didSelectItemAt:) callAsFunction(_:didSelectRow:inComponent:) callAsFunction(_:didSelectRowAt:) callAsFunction(_:didShow:animated:) callAsFunction(_:displayModeForExpandingToProposedDisplayMode:) callAsFunction(_:editingStyleForRowAt:) callAsFunction(_:estimatedHeightForRowAt:) callAsFunction(_:handleEventsForBackgroundURLSession:completionHandler:) callAsFunction(_:heightForFooterInSection:) callAsFunction(_:heightForHeaderInSection:) callAsFunction(_:heightForRowAt:) callAsFunction(_:interactionControllerFor:) callAsFunction(_:leadingSwipeActionsConfigurationForRowAt:) callAsFunction(_:moveRowAt:to:) callAsFunction(_:open:options:) callAsFunction(_:openURLContexts:) callAsFunction(_:performActionFor:completionHandler:) callAsFunction(_:prepare:) callAsFunction(_:reason:) callAsFunction(_:separateSecondaryFrom:) callAsFunction(_:shouldBeRequiredToFailBy:) callAsFunction(_:shouldChangeTextIn:replacementText:) callAsFunction(_:shouldHighlightItemAt:) callAsFunction(_:shouldHighlightRowAt:) callAsFunction(_:shouldPop:) callAsFunction(_:shouldPush:) callAsFunction(_:shouldReceive:) callAsFunction(_:shouldRecognizeSimultaneouslyWith:) callAsFunction(_:shouldRequireFailureOf:) callAsFunction(_:shouldSelect:) callAsFunction(_:shouldSelectItemAt:) callAsFunction(_:show:sender:) callAsFunction(_:showDetail:sender:) callAsFunction(_:supportedInterfaceOrientationsFor:) callAsFunction(_:textDidChange:) callAsFunction(_:titleForFooterInSection:) callAsFunction(_:titleForHeaderInSection:) callAsFunction(_:titleForRow:forComponent:) callAsFunction(_:topColumnForCollapsingToProposedTopColumn:) callAsFunction(_:trailingSwipeActionsConfigurationForRowAt:) callAsFunction(_:viewControllerForAdaptivePresentationStyle:) callAsFunction(_:viewForFooterInSection:) callAsFunction(_:viewForHeaderInSection:) callAsFunction(_:viewForSupplementaryElementOfKind:at:) callAsFunction(_:willBeginCustomizing:) callAsFunction(_:willChangeTo:) callAsFunction(_:willConnectTo:options:) callAsFunction(_:willContinueUserActivityWithType:) callAsFunction(_:willDecelerate:) callAsFunction(_:willDeselectRowAt:) callAsFunction(_:willDisplay:forItemAt:) callAsFunction(_:willDisplay:forRowAt:) callAsFunction(_:willEndCustomizing:changed:) callAsFunction(_:willFinishLaunchingWithOptions:) callAsFunction(_:willHide:) callAsFunction(_:willPresentWithAdaptiveStyle:transitionCoordinator:) callAsFunction(_:willSelectRowAt:) callAsFunction(_:willShow:) callAsFunction(_:willShow:animated:) callAsFunction(_:willTransitionTo:) callAsFunction(forDismissed:) callAsFunction(forPresented:presenting:source:)|
    UIResponder.OptionalCalls.OfUITextFieldDelegateTextField struct|||callAsFunction(_:shouldChangeCharactersIn:replacementString:)|
    UIResponder.OptionalCalls.Using struct|||callAsFunction(using:)|
    UIReturnKeyType enum|Int Sendable|||continue default done emergencyCall go google join next route search send yahoo
    UIRotationGestureRecognizer class|UIGestureRecognizer|rotation velocity||
    UIScene class|UIResponder|becomeActive() delegate disconnect() enterBackground() enterForeground() next resignActive() session title userActivity|activationState application open(_:options:completionHandler:) readableName|ActivationState ConnectionOptions OpenExternalURLOptions OpenURLOptions didActivateNotification didDisconnectNotification didEnterBackgroundNotification willConnectNotification willDeactivateNotification willEnterForegroundNotification
    UIScene.ActivationState enum|String Hashable Sendable Codable|||background foregroundActive foregroundInactive unattached
    UIScene.ConnectionOptions class|NSObject||handoffUserActivityType shortcutItem sourceApplication urlContexts userActivities|
    UIScene.OpenExternalURLOptions class|NSObject|universalLinksOnly||
    UIScene.OpenURLOptions class|NSObject||annotation openInPlace sourceApplication|
    UISceneConfiguration class|NSObject|delegateClass sceneClass storyboard|name role|
    UISceneDelegate protocol|AnyObject||scene scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:openURLContexts:) scene(_:willConnectTo:options:) scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive sceneDidBecomeActive(_:) sceneDidDisconnect sceneDidDisconnect(_:) sceneDidEnterBackground sceneDidEnterBackground(_:) sceneWillEnterForeground sceneWillEnterForeground(_:) sceneWillResignActive sceneWillResignActive(_:) stateRestorationActivity stateRestorationActivity(for:)|
    UISceneSession class|NSObject|stateRestorationActivity userInfo|configuration persistentIdentifier role scene|Role
    UISceneSession.Role struct|RawRepresentable Hashable Sendable||rawValue|windowApplication windowExternalDisplay
    UIScreen class|NSObject|bounds brightness isCaptured maximumFramesPerSecond nativeBounds nativeScale scale screens traitCollection|coordinateSpace fixedCoordinateSpace|main screens
    UIScreenEdgePanGestureRecognizer class|UIPanGestureRecognizer|edges||
    UIScrollView class|UIView UIView.Scrolling|adjustedContentInset adjustedContentInsetDidChange() alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate delaysContentTouches flashScrollIndicators() frameLayoutGuide horizontalScrollIndicatorInsets indicatorStyle init(coder:) isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking isZooming keyboardDismissMode maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl scrollIndicatorInsets scrollRectToVisible(_:animated:) scrollsToTop setContentOffset(_:animated:) setZoomScale(_:animated:) showsHorizontalScrollIndicator showsVerticalScrollIndicator verticalScrollIndicatorInsets zoomScale|delegateOfScrolling|ContentInsetAdjustmentBehavior DecelerationRate DiffableDataSource IndicatorStyle KeyboardDismissMode
    UIScrollView.ContentInsetAdjustmentBehavior enum|Int Sendable|||always automatic never scrollableAxes
    UIScrollView.DecelerationRate struct|RawRepresentable Hashable Sendable||rawValue|fast normal
    UIScrollView.DiffableDataSource class|NSObject|apply(_:animatingDifferences:completion:) indexPath(for:) itemIdentifier(for:) snapshot()||
    UIScrollView.IndicatorStyle enum|Int Sendable|||black default white
    UIScrollView.KeyboardDismissMode enum|Int Sendable|||interactive interactiveWithAccessory none onDrag onDragWithAccessory
    UIScrollViewDelegate protocol|AnyObject||scrollViewDidEndDecelerating scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll scrollViewDidScroll(_:) scrollViewDidScrollToTop scrollViewDidScrollToTop(_:) scrollViewDidZoom scrollViewDidZoom(_:) scrollViewShouldScrollToTop scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging scrollViewWillBeginDragging(_:) viewForZooming viewForZooming(in:)|
    UISearchBar class|UIView|delegate placeholder text||appearance
    UISearchBarDelegate protocol|AnyObject||searchBar searchBar(_:textDidChange:) searchBarCancelButtonClicked searchBarCancelButtonClicked(_:) searchBarTextDidBeginEditing searchBarTextDidBeginEditing(_:)|
    UISearchController class|UIViewController|delegate hidesNavigationBarDuringPresentation init(coder:) isActive obscuresBackgroundDuringPresentation searchResultsUpdater|searchBar searchResultsController|
    UISearchControllerDelegate protocol|AnyObject||didDismissSearchController didDismissSearchController(_:) didPresentSearchController didPresentSearchController(_:) presentSearchController presentSearchController(_:) willDismissSearchController willDismissSearchController(_:) willPresentSearchController willPresentSearchController(_:)|
    UISearchResultsUpdating protocol|AnyObject||updateSearchResults(for:)|
    UISegmentedControl class|UIControl|apportionsSegmentWidthsByContent imageForSegment(at:) init(coder:) insertSegment(action:at:animated:) insertSegment(with:at:animated:) insertSegment(withTitle:at:animated:) isMomentary numberOfSegments removeAllSegments() removeSegment(at:animated:) selectedSegmentIndex selectedSegmentTintColor sendActions(for:) setImage(_:forSegmentAt:) setTitle(_:forSegmentAt:) setTitleTextAttributes(_:for:) titleForSegment(at:)||appearance noSegment
    UISelectionFeedbackGenerator class|UIFeedbackGenerator|selectionChanged()||
    UISemanticContentAttribute enum|Int Sendable|||forceLeftToRight forceRightToLeft playback spatial unspecified
    UISheetPresentationController class|UIPresentationController|animateChanges(_:) detents invalidateDetents() largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier sourceView widthFollowsPreferredContentSizeWhenEdgeAttached||Detent
    UISheetPresentationController.Detent struct|Hashable Sendable||hash(into:) identifier resolvedValue(in:)|Identifier custom large medium
    UISheetPresentationController.Detent.Identifier struct|Hashable Sendable RawRepresentable||rawValue|large medium
    UISheetPresentationControllerDelegate protocol|UIAdaptivePresentationControllerDelegate||sheetPresentationControllerDidChangeSelectedDetentIdentifier sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)|
    UISheetPresentationControllerDetentResolutionContext protocol|||containerTraitCollection maximumDetentValue|
    UISlider class|UIControl|isContinuous maximumTrackTintColor maximumValue minimumTrackTintColor minimumValue setValue(_:animated:) thumbTintColor value||
    UISplitViewController class|UIViewController|delegate displayMode displayModeButtonItem displayModeButtonVisibility hide(_:) init(coder:) isCollapsed isShowing(_:) maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryEdge setViewController(_:for:) show(_:) show(_:sender:) showDetailViewController(_:sender:) showsSecondaryOnlyButton splitBehavior viewController(for:) viewControllers|style|BackgroundStyle Column DisplayMode DisplayModeButtonVisibility PrimaryEdge SplitBehavior Style automaticDimension
    UISplitViewController.BackgroundStyle enum|Int Hashable Sendable|||none sidebar
    UISplitViewController.Column enum|Int Hashable Sendable CaseIterable|||compact primary secondary supplementary
    UISplitViewController.DisplayMode enum|String Hashable Sendable CaseIterable|||allVisible automatic oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
    UISplitViewController.DisplayModeButtonVisibility enum|Int Hashable Sendable|||always automatic never
    UISplitViewController.PrimaryEdge enum|Int Hashable Sendable|||leading trailing
    UISplitViewController.SplitBehavior enum|Int Hashable Sendable|||automatic displace overlay tile
    UISplitViewController.Style enum|String Hashable Sendable|||doubleColumn tripleColumn unspecified
    UISplitViewControllerDelegate protocol|AnyObject||primaryViewController primaryViewController(forCollapsing:) primaryViewController(forExpanding:) splitViewController splitViewController(_:collapseSecondary:onto:) splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:) splitViewControllerDidCollapse splitViewControllerDidCollapse(_:) splitViewControllerDidExpand splitViewControllerDidExpand(_:)|
    UIStackView class|UIView|addArrangedSubview(_:) alignment arrangedSubviews axis customSpacing(after:) distribution init(coder:) insertArrangedSubview(_:at:) isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement removeArrangedSubview(_:) setCustomSpacing(_:after:) spacing willRemoveSubview(_:)||Alignment Distribution spacingUseDefault spacingUseSystem
    UIStackView.Alignment enum|Int Sendable|||bottom center fill firstBaseline lastBaseline leading top trailing
    UIStackView.Distribution enum|Int Sendable|||equalCentering equalSpacing fill fillEqually fillProportionally
    UIStatusBarAnimation enum|Int Hashable Sendable|||fade none slide
    UIStatusBarManager class|NSObject|isStatusBarHidden statusBarFrame statusBarStyle||
    UIStatusBarStyle enum|Int Hashable Sendable|||darkContent default lightContent
    UIStepper class|UIControl|autorepeat isContinuous maximumValue minimumValue stepValue value wraps||
    UIStoryboard class|NSObject|instantiateInitialViewController() instantiateViewController(withIdentifier:)|instantiateInitialViewController(creator:) instantiateViewController(identifier:creator:)|register registerSegue unregisterAll
    UIStoryboardSegue class|NSObject|perform()|destination identifier source|
    UISwipeActionsConfiguration class|NSObject|performsFirstActionWithFullSwipe|actions|
    UISwipeGestureRecognizer class|UIGestureRecognizer DiscreteGesture|direction numberOfTouchesRequired||Direction
    UISwipeGestureRecognizer.Direction struct|OptionSet Hashable Sendable||rawValue|down left right up
    UISwitch class|UIControl|isOn onTintColor setOn(_:animated:) thumbTintColor title||appearance
    UITab class|NSObject|badgeValue image title userInfo viewController|identifier tabBarController|
    UITabBar class|UIView|backgroundImage barStyle barTintColor delegate isTranslucent itemPositioning itemSpacing itemWidth items scrollEdgeAppearance selectedItem selectionIndicatorImage setItems(_:animated:) shadowImage standardAppearance unselectedItemTintColor||ItemPositioning appearance
    UITabBar.ItemPositioning enum|Int Hashable Sendable|||automatic centered fill
    UITabBarAppearance class|UIBarAppearance|compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage stackedLayoutAppearance||
    UITabBarController class|UIViewController UITabBarDelegate|customizableViewControllers delegate init(coder:) isTabBarHidden moreNavigationController selectedIndex selectedViewController setViewControllers(_:animated:) tabBar tabBar(_:didSelect:) tabs viewControllers|selectedTab tab(forIdentifier:)|
    UITabBarControllerDelegate protocol|AnyObject||tabBarController tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didEndCustomizing:changed:) tabBarController(_:didSelect:) tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:) tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:)|
    UITabBarDelegate protocol|AnyObject||tabBar tabBar(_:didSelect:)|
    UITabBarItem class|UIBarItem|badgeColor badgeValue init(coder:) selectedImage titlePositionAdjustment||SystemItem appearance
    UITabBarItem.SystemItem enum|Int Hashable Sendable|||bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents search topRated
    UITabBarItemAppearance class|NSObject||disabled focused normal selected|Style
    UITabBarItemAppearance.Style enum|Int Hashable Sendable|||compactInline inline stacked
    UITabBarItemStateAppearance class|NSObject|backgroundImage badgeBackgroundColor badgeTextAttributes iconColor titlePositionAdjustment titleTextAttributes||
    UITableView class|UIScrollView|allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView beginUpdates() cellForRow(at:) cellLayoutMarginsFollowReadableWidth dataSource delegate deleteRows(at:with:) deleteSections(_:with:) deselectRow(at:animated:) dragInteractionEnabled endUpdates() estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight indexPath(for:) indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows init(coder:) insertRows(at:with:) insertSections(_:with:) isEditing moveRow(at:to:) numberOfRows(inSection:) numberOfSections performBatchUpdates(_:completion:) reloadData() reloadRows(at:with:) reloadSections(_:with:) rowHeight scrollToRow(at:at:animated:) sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding selectRow(at:animated:scrollPosition:) separatorColor separatorInset separatorStyle setEditing(_:animated:) tableFooterView tableHeaderView visibleCells|dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:) dequeueReusableHeaderFooterView(withIdentifier:) register(_:forCellReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:) style|RowAnimation ScrollPosition Style appearance automaticDimension
    UITableView.RowAnimation enum|Int Sendable|||automatic bottom fade left middle none right top
    UITableView.ScrollPosition enum|Int Sendable|||bottom middle none top
    UITableView.Style enum|Int Sendable|||grouped insetGrouped plain
    UITableViewCell class|UIView Reusable|accessoryType accessoryView backgroundConfiguration backgroundView contentConfiguration defaultContentConfiguration() detailTextLabel editingAccessoryType imageView indentationLevel indentationWidth init(coder:) isEditing isHighlighted isSelected prepareForReuse() selectedBackgroundView selectionStyle separatorInset setEditing(_:animated:) setHighlighted(_:animated:) setSelected(_:animated:) showsReorderControl textLabel|contentView reuseIdentifier|AccessoryType CellStyle EditingStyle SelectionStyle SeparatorStyle appearance
    UITableViewCell.AccessoryType enum|Int Sendable|||checkmark detailButton detailDisclosureButton disclosureIndicator none
    UITableViewCell.CellStyle enum|Int Sendable|||default subtitle value1 value2
    UITableViewCell.EditingStyle enum|Int Sendable|||delete insert none
    UITableViewCell.SelectionStyle enum|Int Sendable|||blue default gray none
    UITableViewCell.SeparatorStyle enum|Int Sendable|||none singleLine
    UITableViewController class|UIViewController UITableViewDataSource UITableViewDelegate|clearsSelectionOnViewWillAppear init(coder:) loadView() numberOfSections(in:) refreshControl setEditing(_:animated:) tableView tableView(_:canEditRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:didDeselectRowAt:) tableView(_:didSelectRowAt:) tableView(_:heightForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:numberOfRowsInSection:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForHeaderInSection:) tableView(_:willDisplay:forRowAt:) tableView(_:willSelectRowAt:) viewWillAppear(_:)||
    UITableViewDataSource protocol|AnyObject||numberOfSections numberOfSections(in:) sectionIndexTitles sectionIndexTitles(for:) tableView tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)|
    UITableViewDelegate protocol|UIScrollViewDelegate||tableView tableView(_:accessoryButtonTappedForRowWith:) tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) tableView(_:didSelectRowAt:) tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:shouldHighlightRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willSelectRowAt:)|
    UITableViewDiffableDataSource class|UIScrollView.DiffableDataSource UITableViewDataSource|defaultRowAnimation numberOfSections(in:) tableView(_:cellForRowAt:) tableView(_:numberOfRowsInSection:) tableView(_:titleForHeaderInSection:)||CellProvider
    UITableViewHeaderFooterView class|UIView Reusable|backgroundView init(coder:) prepareForReuse() textLabel|contentView reuseIdentifier|
    UITapGestureRecognizer class|UIGestureRecognizer DiscreteGesture|numberOfTapsRequired numberOfTouchesRequired||
    UITextAutocapitalizationType enum|Int Sendable|||allCharacters none sentences words
    UITextAutocorrectionType enum|Int Sendable|||default no yes
    UITextContentType struct|RawRepresentable Hashable Sendable||rawValue|URL creditCardNumber emailAddress familyName givenName name newPassword oneTimeCode password postalCode telephoneNumber username
    UITextField class|UIControl|adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedPlaceholder attributedText autocapitalizationType autocorrectionType becomeFirstResponder() borderStyle canBecomeFirstResponder clearButtonMode clearsOnBeginEditing delegate deleteBackward() enablesReturnKeyAutomatically font hasText init(coder:) inputAccessoryView inputView insertText(_:) isEditing isSecureTextEntry keyboardAppearance keyboardType leftView leftViewMode minimumFontSize placeholder resignFirstResponder() returnKeyType rightView rightViewMode spellCheckingType text textAlignment textColor textContentType||BorderStyle DidEndEditingReason ViewMode appearance
    UITextField.BorderStyle enum|Int Sendable|||bezel line none roundedRect
    UITextField.DidEndEditingReason enum|Int Sendable|||cancelled committed
    UITextField.ViewMode enum|Int Sendable|||always never unlessEditing whileEditing
    UITextFieldDelegate protocol|AnyObject||textField textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing textFieldDidBeginEditing(_:) textFieldDidChangeSelection textFieldDidChangeSelection(_:) textFieldDidEndEditing textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing textFieldShouldBeginEditing(_:) textFieldShouldClear textFieldShouldClear(_:) textFieldShouldEndEditing textFieldShouldEndEditing(_:) textFieldShouldReturn textFieldShouldReturn(_:)|
    UITextSpellCheckingType enum|Int Sendable|||default no yes
    UITextView class|UIScrollView|adjustsFontForContentSizeCategory attributedText autocapitalizationType autocorrectionType becomeFirstResponder() canBecomeFirstResponder delegate font hasText init(coder:) inputAccessoryView inputView insertText(_:) isEditable isSelectable keyboardType linkTextAttributes resignFirstResponder() returnKeyType selectedRange text textAlignment textColor textContainerInset|textContainer|appearance
    UITextViewDelegate protocol|UIScrollViewDelegate||textView textView(_:shouldChangeTextIn:replacementText:) textViewDidBeginEditing textViewDidBeginEditing(_:) textViewDidChange textViewDidChange(_:) textViewDidChangeSelection textViewDidChangeSelection(_:) textViewDidEndEditing textViewDidEndEditing(_:) textViewShouldBeginEditing textViewShouldBeginEditing(_:) textViewShouldEndEditing textViewShouldEndEditing(_:)|
    UIToolbar class|UIView UIBarPositioning|barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent items scrollEdgeAppearance setItems(_:animated:) standardAppearance||appearance
    UIToolbarAppearance class|UIBarAppearance|buttonAppearance doneButtonAppearance||
    UIToolbarDelegate protocol|UIBarPositioningDelegate|||
    UITouch class|NSObject|location(in:) phase previousLocation(in:) tapCount timestamp view window||Phase
    UITouch.Phase enum|Int Sendable|||began cancelled ended moved regionEntered regionExited regionMoved stationary
    UITrait typealias|any|||
    UITraitChangeRegistration class||||
    UITraitCollection struct|Hashable Sendable Codable||containsTraits(in:) displayScale hasDifferentColorAppearance(comparedTo:) horizontalSizeClass layoutDirection preferredContentSizeCategory userInterfaceIdiom userInterfaceStyle verticalSizeClass|current
    UITraitDefinition protocol|||Value|defaultValue differs
    UITraitEnvironment protocol|AnyObject||traitCollection|
    UITraitEnvironmentLayoutDirection enum|Int Hashable Sendable|||leftToRight rightToLeft unspecified
    UITraitHorizontalSizeClass struct|UITraitDefinition|||defaultValue differs
    UITraitUserInterfaceIdiom struct|UITraitDefinition|||defaultValue differs
    UITraitUserInterfaceStyle struct|UITraitDefinition|||defaultValue differs
    UITraitVerticalSizeClass struct|UITraitDefinition|||defaultValue differs
    UITransitionContextViewControllerKey enum|String Hashable Sendable|||from to
    UITransitionContextViewKey enum|String Hashable Sendable|||from to
    UIUserActivityRestoring protocol|AnyObject||restoreUserActivityState(_:)|
    UIUserInterfaceIdiom enum|String Hashable Sendable Codable|||mac pad phone unspecified
    UIUserInterfaceLayoutDirection enum|Int Sendable|||leftToRight rightToLeft
    UIUserInterfaceSizeClass enum|String Hashable Sendable Codable|||compact regular unspecified
    UIUserInterfaceStyle enum|String Hashable Sendable Codable|||dark light unspecified
    UIVibrancyEffect class|UIVisualEffect|||
    UIView class|InertAccessibilityAttributes|addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:) addSubview(_:) awakeFromNib() bringSubviewToFront(_:) constraints didAddSubview(_:) didMoveToSuperview() didMoveToWindow() draw(_:) exchangeSubview(at:withSubviewAt:) gestureRecognizerShouldBegin(_:) gestureRecognizers hitTest(_:with:) init(coder:) insertSubview(_:aboveSubview:) insertSubview(_:at:) insertSubview(_:belowSubview:) isDescendant(of:) isHidden layer layerClass layoutIfNeeded() layoutSubviews() next point(inside:with:) prepareForInterfaceBuilder() removeConstraint(_:) removeConstraints(_:) removeFromSuperview() removeGestureRecognizer(_:) sendSubviewToBack(_:) setNeedsDisplay() setNeedsDisplay(_:) setNeedsLayout() snapshotView(afterScreenUpdates:) subviews superview tag tintColor tintColorDidChange() traitCollectionDidChange(_:) viewWithTag(_:) willMove(toSuperview:) willMove(toWindow:) willRemoveSubview(_:) window|addLayoutGuide(_:) bottomAnchor centerXAnchor centerYAnchor convert(_:from:) convert(_:to:) endEditing(_:) firstBaselineAnchor heightAnchor keyboardLayoutGuide lastBaselineAnchor layoutGuides layoutMarginsGuide leadingAnchor leftAnchor readableContentGuide removeLayoutGuide(_:) rightAnchor safeAreaLayoutGuide topAnchor trailingAnchor traitCollection widthAnchor|AnimationCurve AnimationOptions AutoresizingMask ContentMode KeyframeAnimationOptions ReusableCell Scrolling SystemAnimation TintAdjustmentMode addKeyframe animate animateKeyframes areAnimationsEnabled inheritedAnimationDuration layerClass modifyAnimations perform performWithoutAnimation setAnimationsEnabled transition
    UIView.AnimationCurve enum|Int Hashable Sendable|||easeIn easeInOut easeOut linear
    UIView.AnimationOptions struct|OptionSet Hashable Sendable||rawValue|allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut curveLinear layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions repeat showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop transitionNone
    UIView.AutoresizingMask struct|OptionSet Hashable Sendable||rawValue|flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth
    UIView.ContentMode enum|Int Sendable|||bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIView.KeyframeAnimationOptions struct|OptionSet Hashable Sendable||rawValue|allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced layoutSubviews overrideInheritedDuration overrideInheritedOptions repeat
    UIView.ReusableCell protocol|UIView|||makeForReuse
    UIView.Scrolling protocol|AnyObject||delegate delegateOfScrolling|
    UIView.SystemAnimation enum|UInt Sendable|||delete
    UIView.TintAdjustmentMode enum|Int Sendable|||automatic dimmed normal
    UIViewAnimating protocol|AnyObject||finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)|
    UIViewAnimatingPosition enum|Int Hashable Sendable|||current end start
    UIViewAnimatingState enum|Int Hashable Sendable|||active inactive stopped
    UIViewController class|InertViewControllerAttributes|addChild(_:) beginAppearanceTransition(_:animated:) children didMove(toParent:) didReceiveMemoryWarning() dismiss(animated:completion:) endAppearanceTransition() init(coder:) isBeingDismissed isBeingPresented isMovingFromParent isMovingToParent isViewLoaded loadView() loadViewIfNeeded() modalPresentationStyle navigationController navigationItem next parent popoverPresentationController present(_:animated:completion:) presentationController presentedViewController presentingViewController removeFromParent() sheetPresentationController shouldAutomaticallyForwardAppearanceMethods show(_:sender:) showDetailViewController(_:sender:) splitViewController tabBarController traitCollection traitCollectionDidChange(_:) transition(from:to:duration:options:animations:completion:) transitionCoordinator view viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewIfLoaded viewIsAppearing(_:) viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:) willTransition(to:with:)|contentScrollView(for:) readableName registerForPreviewing(with:sourceView:) registerForTraitChanges(_:handler:) setContentScrollView(_:for:) unregisterForPreviewing(withContext:) unregisterForTraitChanges(_:)|attemptRotationToDeviceOrientation
    UIViewControllerAnimatedTransitioning protocol|AnyObject||animateTransition(using:) animationEnded animationEnded(_:) transitionDuration(using:)|
    UIViewControllerContextTransitioning protocol|AnyObject||cancelInteractiveTransition() completeTransition(_:) containerView finalFrame(for:) finishInteractiveTransition() initialFrame(for:) isAnimated isInteractive presentationStyle transitionWasCancelled updateInteractiveTransition(_:) view(forKey:) viewController(forKey:)|
    UIViewControllerInteractiveTransitioning protocol|AnyObject||startInteractiveTransition(_:)|
    UIViewControllerPreviewing protocol|AnyObject||delegate sourceRect sourceView|
    UIViewControllerPreviewingDelegate protocol|AnyObject||previewingContext(_:commit:) previewingContext(_:viewControllerForLocation:)|
    UIViewControllerTransitionCoordinator protocol|UIViewControllerTransitionCoordinatorContext||animate(alongsideTransition:) animate(alongsideTransition:completion:) animateAlongsideTransition(in:animation:completion:) notifyWhenInteractionChanges(_:)|
    UIViewControllerTransitionCoordinatorContext protocol|AnyObject||completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete presentationStyle transitionDuration view(forKey:) viewController(forKey:)|
    UIViewControllerTransitioningDelegate protocol|AnyObject||animationController animationController(forDismissed:) animationController(forPresented:presenting:source:) interactionControllerForDismissal interactionControllerForDismissal(using:) interactionControllerForPresentation interactionControllerForPresentation(using:) presentationController presentationController(forPresented:presenting:source:)|
    UIViewImplicitlyAnimating protocol|UIViewAnimating||addAnimations addAnimations(_:) addAnimations(_:delayFactor:) addCompletion addCompletion(_:)|
    UIViewPropertyAnimator class|NSObject UIViewImplicitlyAnimating|addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:) delay finishAnimation(at:) fractionComplete isInterruptible isReversed isRunning pauseAnimation() pausesOnCompletion startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)|duration|runningPropertyAnimator
    UIVisualEffect class|NSObject|init(coder:)||
    UIVisualEffectView class|UIView|contentView effect init(coder:)||
    UIWindow class|UIView|becomeKey() init(coder:) isHidden isKeyWindow makeKey() makeKeyAndVisible() next resignKey() rootViewController window windowLevel windowScene|id readableName screen visibleViewController|Level didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification didResignKeyNotification
    UIWindow.Level struct|RawRepresentable Hashable Sendable Comparable||rawValue|alert normal statusBar
    UIWindowScene class|UIScene|interfaceOrientation keyWindow rotate(animated:) setTraits(_:animated:) transition(to:traits:animated:) windows|coordinateSpace screen size statusBarManager traitCollection|
    UIWindowSceneDelegate protocol|UISceneDelegate||window windowScene windowScene(_:performActionFor:completionHandler:)|
    UI_USER_INTERFACE_IDIOM func||||
    autoreleasepool func||||
    objc_AssociationPolicy enum|UInt Sendable|||OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC
    objc_getAssociatedObject func||||
    objc_removeAssociatedObjects func||||
    objc_setAssociatedObject func||||
    os_log func||||
    """
}
