@_exported import UIKit
import UIKitCore

/// A picker of photos. There are none: the simulated user says what is picked.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  /// Not retained.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user picks or cancels; with nothing picked then. The picker stays until the program dismisses it.
  /// (Documented.)
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

  public var filter: PHPickerFilter?
  /// 1 by default; 0 stands for no limit. (Documented.)
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
}

public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>
  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: Set(subfilters.flatMap(\.names)))
  }
}

/// A picture that was picked, as the user of the simulation said.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?

  /// PhotosUI has no such initialiser.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    (self.itemProvider, self.assetIdentifier) = (itemProvider, assetIdentifier)
  }
}

extension SimulatedUser {
  /// Picks these images: the delegate is told. Refused beyond the limit of the picker's configuration.
  public func pick(_ images: [UIImage], in picker: PHPickerViewController) {
    let limit = picker.configuration.selectionLimit
    use(
      picker, images.isEmpty ? "cancel the photo picker" : "pick photos",
      reasonAgainst: limit > 0 && images.count > limit
        ? "its selectionLimit is \(limit)" : nil
    ) {
      let results = images.map { PHPickerResult(itemProvider: NSItemProvider(object: $0)) }
      picker.delegate?.picker(picker, didFinishPicking: results)
    }
  }

  /// Cancels: the delegate is told of nothing picked. (Documented.)
  public func cancel(_ picker: PHPickerViewController) { pick([], in: picker) }
}

extension PHPickerViewController: UserOperable {
  /// To pick an image, and to cancel.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    body(
      UserOption(.control, "pick photos") { [self] user in user.pick([UIImage()], in: self) })
    body(UserOption(.control, "cancel the photo picker") { [self] user in user.cancel(self) })
  }
}
