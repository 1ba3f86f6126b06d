extension Rule {
  static let uncalledMethod = Rule(
    name: "uncalled", kind: .note,
    finds: "a delegate's method that nothing calls, as `tableView(_:willDisplay:forRowAt:)`",
    why: "is called by nothing here, where there is no display and no finger on it",
    edit: "call it in the test that needs it"
  ) { file, folder in
    file.declarations.compactMap { method in
      guard method.kind == "func", let type = method.container,
        ["class", "struct", "extension"].contains(method.surrounding),
        let owners = uncalledMethods[method.fullName]
      else { return nil }
      let conforms = folder.files.contains { other in
        other.declarations.contains {
          ($0.isType || $0.kind == "extension") && $0.name == type
            && !owners.isDisjoint(with: $0.inherited)
        }
      }
      return conforms ? Spot(line: method.line, what: method.fullName) : nil
    }
  }

  /// The methods of UIKit's delegates and data sources that no source of the module calls, with what a type says that
  /// has them. `UncalledMethodsTests` compares them with the sources.
  static let uncalledMethods: [String: Set<String>] = {
    var methods: [String: Set<String>] = [:]
    var owner = ""
    for line in listOfUncalled.split(separator: "\n") {
      if line.hasSuffix(":"), !line.hasPrefix(" ") {
        owner = String(line.dropLast())
      } else {
        methods[String(line.dropFirst(2)), default: []].formUnion([owner] + (heirs[owner] ?? []))
      }
    }
    return methods
  }()

  /// The protocols and classes that bring a conformance along.
  private static let heirs: [String: Set<String>] = [
    "UICollectionViewDataSource": ["UICollectionViewController"],
    "UICollectionViewDelegate": [
      "UICollectionViewController", "UICollectionViewDelegateFlowLayout",
    ],
    "UISceneDelegate": ["UIWindowSceneDelegate"],
    "UIScrollViewDelegate": [
      "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
      "UITextViewDelegate", "UITableViewController", "UICollectionViewController",
    ],
    "UITableViewDataSource": ["UITableViewController"],
    "UITableViewDelegate": ["UITableViewController"],
  ]

  /// A protocol, and below it its methods.
  static let listOfUncalled = """
    UIAdaptivePresentationControllerDelegate:
      presentationController(_:prepare:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    UIApplicationDelegate:
      application(_:configurationForConnecting:options:)
      application(_:continue:restorationHandler:)
      application(_:didDiscardSceneSessions:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:)
      application(_:didFinishLaunchingWithOptions:)
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:handleEventsForBackgroundURLSession:completionHandler:)
      application(_:open:options:)
      application(_:performActionFor:completionHandler:)
      application(_:willFinishLaunchingWithOptions:)
    UIBarPositioningDelegate:
      position(for:)
    UICloudSharingControllerDelegate:
      itemThumbnailData(for:)
      itemType(for:)
    UICollectionViewDelegate:
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:willDisplay:forItemAt:)
    UICollectionViewDelegateFlowLayout:
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
    UIColorPickerViewControllerDelegate:
      colorPickerViewController(_:didSelect:continuously:)
      colorPickerViewControllerDidFinish(_:)
    UIContextMenuInteractionDelegate:
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    UIDocumentBrowserViewControllerDelegate:
      documentBrowser(_:failedToImportDocumentAt:error:)
      documentBrowser(_:willPresent:)
    UIGestureRecognizerDelegate:
      gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:)
    UINavigationControllerDelegate:
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      navigationControllerSupportedInterfaceOrientations(_:)
    UIPageViewControllerDataSource:
      presentationCount(for:)
      presentationIndex(for:)
    UIPickerViewDelegate:
      pickerView(_:didSelectRow:inComponent:)
      pickerView(_:titleForRow:forComponent:)
    UIPointerInteractionDelegate:
      pointerInteraction(_:styleFor:)
    UIPopoverPresentationControllerDelegate:
      popoverPresentationControllerDidDismissPopover(_:)
      popoverPresentationControllerShouldDismissPopover(_:)
      prepareForPopoverPresentation(_:)
    UISceneDelegate:
      scene(_:continue:)
      scene(_:didFailToContinueUserActivityWithType:error:)
      scene(_:openURLContexts:)
      scene(_:willContinueUserActivityWithType:)
      stateRestorationActivity(for:)
    UIScrollViewDelegate:
      scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:)
      scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:)
      scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      viewForZooming(in:)
    UISearchBarDelegate:
      searchBar(_:selectedScopeButtonIndexDidChange:)
      searchBarBookmarkButtonClicked(_:)
      searchBarSearchButtonClicked(_:)
      searchBarShouldBeginEditing(_:)
      searchBarShouldEndEditing(_:)
      searchBarTextDidEndEditing(_:)
    UISheetPresentationControllerDelegate:
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UITabBarControllerDelegate:
      tabBarController(_:didEndCustomizing:changed:)
      tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:)
    UITableViewDataSource:
      sectionIndexTitles(for:)
      tableView(_:canEditRowAt:)
      tableView(_:canMoveRowAt:)
      tableView(_:commit:forRowAt:)
      tableView(_:moveRowAt:to:)
      tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:)
    UITableViewDelegate:
      tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:editingStyleForRowAt:)
      tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:)
      tableView(_:heightForHeaderInSection:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:)
    UITextFieldDelegate:
      textFieldShouldClear(_:)
    UITextViewDelegate:
      textViewDidChangeSelection(_:)
    UIViewControllerPreviewingDelegate:
      previewingContext(_:commit:)
      previewingContext(_:viewControllerForLocation:)
    UIWindowSceneDelegate:
      windowScene(_:performActionFor:completionHandler:)

    """
}
