import UIKitCore
import Foundation

/// The screen that picks a picture: a screen that keeps what it was told.
///
/// A test picks by calling the delegate. The delegate is the navigation controller's, which has to be both.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The side of a camera.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear, front
  }

  /// What is known of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether there are such pictures: there is no camera, as in iOS's simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Whether there is such a camera: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that can be picked.
  open var mediaTypes = ["public.image"]
  /// Whether the user may cut it.
  open var allowsEditing = false
  /// Which camera takes it.
  open var cameraDevice = CameraDevice.rear
  /// What lies over the picture of the camera. Retained.
  open var cameraOverlayView: UIView?
}

/// Told what was picked; by tests alone here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  // @optional
  /// Called with what was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when nothing was.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
