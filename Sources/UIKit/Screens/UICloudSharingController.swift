import Foundation
import UIKitCore

// CloudKit's, as far as UIKit's controller names them. A module CloudKit, which is not there, would open what stands
// inside `#if canImport(CloudKit)`.

open class CKContainer: NSObject {
  public let containerIdentifier: String?
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }
}

open class CKShare: NSObject {
  /// CloudKit makes one of a record.
  public override init() {}
}

/// Shares something with people whom the user chooses. Nothing is shared.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
  public typealias PreparationHandler = (
    UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
  ) -> Void

  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = Self(rawValue: 1 << 0)
    public static let allowPrivate = Self(rawValue: 1 << 1)
    public static let allowReadOnly = Self(rawValue: 1 << 2)
    public static let allowReadWrite = Self(rawValue: 1 << 3)
  }

  /// Not retained.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open var availablePermissions: PermissionOptions = []
  public fileprivate(set) var share: CKShare?
  /// Retained until it was called.
  fileprivate var preparation: PreparationHandler?

  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }

  public init(preparationHandler: @escaping PreparationHandler) {
    preparation = preparationHandler
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: AnyObject {
  /// Called where the preparation has an error.
  func cloudSharingController(
    _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?

  // @optional
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?  // = nil
  func itemType(for csc: UICloudSharingController) -> String?  // = nil
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension SimulatedUser {
  /// Invites people: what is shared is prepared, and the delegate is told when the preparation has ended. The controller
  /// stays until it is closed. (Documented; that it stays: unverified.)
  public func share(in controller: UICloudSharingController) {
    use(controller, "share") {
      _ = controller.delegate?.itemTitle(for: controller)
      guard let preparation = controller.preparation else { return controller.saved() }
      controller.preparation = nil
      preparation(controller) { [weak controller] share, _, error in
        guard let controller else { return }
        if let error {
          controller.delegate?.cloudSharingController(
            controller, failedToSaveShareWithError: error)
        } else {
          controller.share = share
          controller.saved()
        }
      }
    }
  }

  /// Stops sharing: the delegate is told. Refused where nothing is shared.
  public func stopSharing(in controller: UICloudSharingController) {
    use(
      controller, "stop sharing", reasonAgainst: controller.share == nil ? "nothing is shared" : nil
    ) {
      controller.share = nil
      controller.delegate?.cloudSharingControllerDidStopSharing(controller)
    }
  }

  /// Closes the controller, which dismisses itself. (Unverified.)
  public func close(_ controller: UICloudSharingController) {
    use(
      controller, "close the sharing",
      reasonAgainst: controller.presentingViewController == nil ? "it is not presented" : nil
    ) {
      controller.dismiss(animated: true)
    }
  }
}

extension UICloudSharingController: UserOperable {
  fileprivate func saved() { delegate?.cloudSharingControllerDidSaveShare(self) }

  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    body(UserOption(.control, "share") { [self] user in user.share(in: self) })
    if share != nil {
      body(UserOption(.control, "stop sharing") { [self] user in user.stopSharing(in: self) })
    }
    if presentingViewController != nil {
      body(UserOption(.control, "close the sharing") { [self] user in user.close(self) })
    }
  }
}
