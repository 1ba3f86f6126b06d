import Foundation
import UIKitCore

/// Editing calls the delegate and sends the actions as in UIKit.
@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  open weak var delegate: (any UITextFieldDelegate)?
  /// Setting it sends no action. (Documented.)
  open var text: String? {
    get { ownText }
    set { change(.text) { ownText = newValue } }
  }
  private var ownText: String? = ""
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { change(.attributedText) { text = newValue?.string } }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType!
  var chosen: (start: Int, end: Int)?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { text?.isEmpty == false }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: - Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: the delegate allows it, `textFieldDidBeginEditing(_:)`, `editingDidBegin`. (Documented;
  /// the order of the last two: observed.)
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    post(UITextField.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing: the delegate allows it, `textFieldDidEndEditing(_:reason:)`, the notification,
  /// `editingDidEnd`. (Documented; the order of the last: observed.)
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(UITextField.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
    return true
  }

  open func insertText(_ text: String) {
    change(NSRange(location: (self.text ?? "").utf16.count, length: 0), to: text)
  }

  open func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: (text ?? "").utf16.count - length, length: length), to: "")
  }

  private func change(_ range: NSRange, to words: String) {
    let old = text ?? ""
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: words) ?? true,
      let place = Range(range, in: old)
    else { return }
    take(typed: old.replacingCharacters(in: place, with: words))
    post(UITextField.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  /// Stores what the user typed; observers of `text` are not told. (Observed.)
  func take(typed text: String) { ownText = text }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  override func respondToTap() {
    sendActions(for: .touchDown)
    becomeFirstResponder()
  }

  func respondToReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  // MARK: - Notifications

  // Posted on `NotificationCenter.default` with the field, after the delegate was told.

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  // @optional
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool  // = true
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool  // = true
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  )  // = textFieldDidEndEditing(textField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool  // = true
  /// Not called for typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Not asked here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool  // = true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool  // = true
}

@preconcurrency @MainActor open class UISearchTextField: UITextField {}

extension UISearchBar {
  /// Made on first use, with the bar's text and placeholder. It is in no view here: a user types
  /// with `SimulatedUser.search(_:)`. (In UIKit it is in the bar.)
  public var searchTextField: UISearchTextField {
    if let made = field as? UISearchTextField { return made }
    let made = SearchBarField()
    made.bar = self
    field = made
    return made
  }
}

@MainActor private final class SearchBarField: UISearchTextField {
  weak var bar: UISearchBar?

  override var text: String? {
    get { bar?.text ?? "" }
    set { bar?.text = newValue }
  }

  override var placeholder: String? {
    get { bar?.placeholder }
    set { bar?.placeholder = newValue }
  }

  override func take(typed text: String) { bar?.take(typed: text) }
}
