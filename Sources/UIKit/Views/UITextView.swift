import UIKitCore
import Foundation

/// A text to type into. (What editing does to the delegate is real.)
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Asked and told about what the user does. Not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { delegateOfScrolling as? any UITextViewDelegate }
    set { delegateOfScrolling = newValue }
  }
  /// The words.
  open var text: String! = ""
  /// The words with attributes: those of `text`.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }
  /// The font.
  open var font: UIFont?
  /// The colour of the letters.
  open var textColor: UIColor?
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be typed into.
  open var isEditable = true
  /// Whether words can be chosen.
  open var isSelectable = true
  /// The words that are chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Distances around the words.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether the font follows the user's size.
  open var adjustsFontForContentSizeCategory = false
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Which keyboard comes.
  open var keyboardType = UIKeyboardType.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// What the words are laid out in. Retained.
  public let textContainer: NSTextContainer

  /// Makes one at a place. Retains the container.
  public init(frame: CGRect = .zero, textContainer: NSTextContainer? = nil) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Makes one at a place.
  @_disfavoredOverload public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// What comes in the place of the keyboard. Retained.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What stands above the keyboard. Retained.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether there are any words.
  open var hasText: Bool { text?.isEmpty == false }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing: the delegate allows it and is told.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing: the delegate allows it and is told.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  /// Adds what was typed, if the delegate allows it, and tells it.
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

  /// Editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The user has changed the words.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

/// Asked and told about the editing of a text view. (All optional there.)
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  // @optional
  /// Whether editing may begin; `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool  // = true
  /// Tells that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end; `true` by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool  // = true
  /// Tells that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may change the words so; `true` by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool  // = true
  /// Tells that the user has changed the words.
  func textViewDidChange(_ textView: UITextView)
  /// Tells that other words are chosen. Not called here.
  func textViewDidChangeSelection(_ textView: UITextView)
}
