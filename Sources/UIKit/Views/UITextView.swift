import Foundation
import UIKitCore

/// Editing calls the delegate as in UIKit.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { delegateOfScrolling as? any UITextViewDelegate }
    set { delegateOfScrolling = newValue }
  }
  open var text: String! = ""
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var adjustsFontForContentSizeCategory = false
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  public let textContainer: NSTextContainer

  public init(frame: CGRect = .zero, textContainer: NSTextContainer? = nil) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  @_disfavoredOverload public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open var hasText: Bool { text?.isEmpty == false }
  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  open func insertText(_ text: String) {
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    guard delegate?.textView(self, shouldChangeTextIn: end, replacementText: text) ?? true else {
      return
    }
    self.text = (self.text ?? "") + text
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // Posted on `NotificationCenter.default` with the view, after the delegate was told.

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  // @optional
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool  // = true
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool  // = true
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool  // = true
  func textViewDidChange(_ textView: UITextView)
  /// Not called here.
  func textViewDidChangeSelection(_ textView: UITextView)
}

open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  public init(size: CGSize = .zero) { self.size = size }

  /// A subclass inherits this as soon as it has the other two.
  @_disfavoredOverload public convenience override init() { self.init(size: .zero) }
  public required init(coder: NSCoder) { size = .zero }
}
