import PhotosUI
import SafariServices
import UIKit

// Classes whose initialisers no other class has: screens, and what belongs to them.

final class OwnNavigation: UINavigationController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(navigationBarClass: nil, toolbarClass: nil)
  }

  override init(rootViewController: UIViewController) {
    number = 2
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnSplit: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnPages: UIPageViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnSearch: UISearchController {
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnTableScreen: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnCollectionScreen: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnSharing: UIActivityViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(activityItems: [], applicationActivities: nil)
  }
}

final class OwnPicker: UIDocumentPickerViewController {
  override init(forExporting urls: [URL], asCopy: Bool) {
    super.init(forExporting: urls, asCopy: asCopy)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnSafari: SFSafariViewController {
  let number: Int

  init(number: Int, url: URL) {
    self.number = number
    super.init(url: url, configuration: Configuration())
  }
}

final class OwnPhotos: PHPickerViewController {
  override init(configuration: PHPickerConfiguration) { super.init(configuration: configuration) }
}

final class OwnHosting: UIHostingController<String> {
  override init(rootView: String) { super.init(rootView: rootView) }
}

final class OwnSharedRecord: UICloudSharingController {
  override init(share: CKShare, container: CKContainer) {
    super.init(share: share, container: container)
  }
}

final class OwnShare: CKShare {}

final class OwnCloud: CKContainer {}

final class OwnKeys: UIInputView {
  override init(frame: CGRect, inputViewStyle: Style) {
    super.init(frame: frame, inputViewStyle: inputViewStyle)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OwnSearchContainer: UISearchContainerViewController {
  override init(searchController: UISearchController) {
    super.init(searchController: searchController)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnPresentation: UIPresentationController {
  let number: Int

  init(number: Int, of presented: UIViewController) {
    self.number = number
    super.init(presentedViewController: presented, presenting: nil)
  }
}

final class OwnPopover: UIPopoverPresentationController {
  override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
}

final class OwnSheet: UISheetPresentationController {
  override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
}

final class OwnSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

final class OwnStoryboard: UIStoryboard {
  init() { super.init(name: "Own", bundle: nil) }
}

final class OwnTab: UITab {
  init(number: Int) { super.init(title: "", image: nil, identifier: "\(number)") }
}

final class OwnTabGroup: UITabGroup {
  init(number: Int) { super.init(title: "", image: nil, identifier: "\(number)", children: []) }
}

final class OwnSearchTab: UISearchTab {
  init(number: Int) { super.init(title: "", image: nil, identifier: "\(number)") }
}

@MainActor func makeSingularScreens() -> [AnyObject?] {
  let (screen, other) = (UIViewController(), UIViewController())
  let url = URL(fileURLWithPath: "/")
  return [
    OwnNavigation(number: 1), OwnNavigation(rootViewController: screen),
    OwnSplit(style: .doubleColumn),
    OwnPages(number: 1), OwnSearch(searchResultsController: nil), OwnTableScreen(style: .grouped),
    OwnCollectionScreen(), OwnSharing(number: 1), OwnPicker(forExporting: [], asCopy: true),
    OwnPhotos(configuration: PHPickerConfiguration()), OwnHosting(rootView: "Hello"),
    OwnSharedRecord(share: OwnShare(), container: OwnCloud(identifier: "iCloud")),
    OwnKeys(frame: .zero, inputViewStyle: .keyboard),
    OwnSearchContainer(searchController: OwnSearch(searchResultsController: nil)),
    OwnSafari(number: 1, url: url), OwnPresentation(number: 1, of: other),
    OwnPopover(presentedViewController: other, presenting: nil),
    OwnSheet(presentedViewController: other, presenting: nil),
    OwnSegue(identifier: nil, source: other, destination: other),
    OwnSegue(identifier: nil, source: other, destination: other) {},
    OwnStoryboard(), OwnTab(number: 1), OwnTabGroup(number: 1), OwnSearchTab(number: 1),
  ]
}
