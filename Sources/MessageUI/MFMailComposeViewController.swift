@_exported import UIKit
import UIKitCore

/// A mail that the user sends, saves or cancels. Nothing is sent.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var recipients: [[String]?] = [nil, nil, nil]
  private var words: (subject: String?, body: String?) = (nil, nil)
  private var attachments: [Data] = []

  /// Always `true` here.
  open class func canSendMail() -> Bool { true }
  open func setSubject(_ subject: String) { words.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients[0] = toRecipients }
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients[1] = ccRecipients }
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients[2] = bccRecipients }
  open func setMessageBody(_ body: String, isHTML: Bool) { words.body = body }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) { attachments.append(attachment) }
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

public struct MFMailComposeError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called when the user has decided. The composer stays until the program dismisses it. (Documented.) Optional in
  /// MessageUI.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A message that the user sends or cancels. Nothing is sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  public private(set) var attachments: [[AnyHashable: Any]]?

  /// Always `true` here, as those below.
  open class func canSendText() -> Bool { true }
  open class func canSendSubject() -> Bool { true }
  open class func canSendAttachments() -> Bool { true }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { true }
  open func disableUserAttachments() {}
  @discardableResult open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    attachments = (attachments ?? []) + [["data": attachmentData, "name": filename]]
    return true
  }
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called when the user has decided. The composer stays until the program dismisses it. (Documented.)
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension SimulatedUser {
  /// Sends, saves or cancels a mail: the delegate is told.
  public func finish(
    _ mail: MFMailComposeViewController, with result: MFMailComposeResult,
    error: (any Error)? = nil
  ) {
    use(mail, "finish the mail: \(result)") {
      mail.mailComposeDelegate?.mailComposeController(mail, didFinishWith: result, error: error)
    }
  }

  /// Sends or cancels a message: the delegate is told.
  public func finish(
    _ message: MFMessageComposeViewController, with result: MessageComposeResult
  ) {
    use(message, "finish the message: \(result)") {
      message.messageComposeDelegate?.messageComposeViewController(
        message, didFinishWith: result)
    }
  }
}

extension MFMailComposeViewController: UserOperable {
  /// To send it, and to cancel it.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    for result in [MFMailComposeResult.sent, .cancelled] {
      body(
        UserOption(.control, "finish the mail: ", "\(result)") { [self] user in
          user.finish(self, with: result)
        })
    }
  }
}

extension MFMessageComposeViewController: UserOperable {
  /// To send it, and to cancel it.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    for result in [MessageComposeResult.sent, .cancelled] {
      body(
        UserOption(.control, "finish the message: ", "\(result)") { [self] user in
          user.finish(self, with: result)
        })
    }
  }
}
