import UIKitCore
import Foundation

/// A line to type into. (What editing does to delegate and actions is real.)
@preconcurrency @MainActor open class UITextField: UIControl {
  /// How the edge looks.
  public enum BorderStyle: Int, Sendable {
    /// Without one, a line, carved or round.
    case none, line, bezel, roundedRect
  }

  /// When something at the side is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, while typing, while not typing, or always.
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Because it was done, or given up.
    case committed, cancelled
  }

  /// Asked and told about editing. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The words. Setting them calls no action. (Documented: actions are for the user's changes.)
  open var text: String? {
    get { ownText }
    set { change(.text) { ownText = newValue } }
  }
  private var ownText: String? = ""
  /// The words with attributes: those of `text`.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The words in the empty field.
  open var placeholder: String?
  /// The words in the empty field with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the letters.
  open var textColor: UIColor? = .label
  /// Where the line begins.
  open var textAlignment = NSTextAlignment.natural
  /// How the edge looks.
  open var borderStyle = BorderStyle.none
  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// When the button to empty the field is shown.
  open var clearButtonMode = ViewMode.never
  /// What is at the left. Retained.
  open var leftView: UIView?
  /// What is at the right. Retained.
  open var rightView: UIView?
  /// When the left one is shown.
  open var leftViewMode = ViewMode.never
  /// When the right one is shown.
  open var rightViewMode = ViewMode.never
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the user's size.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest size of letters.
  open var minimumFontSize: CGFloat = 0
  /// Which keyboard comes.
  open var keyboardType = UIKeyboardType.default
  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for words.
  open var enablesReturnKeyAutomatically = false
  /// Whether the words are hidden.
  open var isSecureTextEntry = false
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are shown.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What is typed.
  open var textContentType: UITextContentType!

  /// What `selectedTextRange` was set to.
  var chosen: (start: Int, end: Int)?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Makes a field at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
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

  /// Whether it is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether there are any words.
  open var hasText: Bool { text?.isEmpty == false }

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

  /// Adds what was typed, if the delegate allows it, and sends `editingChanged`.
  open func insertText(_ text: String) {
    change(NSRange(location: (self.text ?? "").utf16.count, length: 0), to: text)
  }

  /// Takes the last letter away, if the delegate allows it, and sends `editingChanged`.
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

  /// Keeps what the user typed, which is told as no change of the property. (Observed.)
  func take(typed text: String) { ownText = text }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  override func respondToTap() {
    sendActions(for: .touchDown)
    becomeFirstResponder()
  }

  /// What the return key does.
  func respondToReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  // MARK: - Notifications

  // Posted on `NotificationCenter.default` with the field, after the delegate was told.

  /// Editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The user has changed the words.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
