import Foundation
import UIKitCore

/// A keyboard of the program's own. Its proxy types into the field or the text view that is being edited.
///
/// Shown as any screen; that a field's `inputViewController` shows one is not simulated.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  /// The screen's view where that is one of a keyboard, which it is unless the program sets another. (Documented.)
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    super.loadView()
  }

  open var textDocumentProxy: any UITextDocumentProxy { TextDocumentProxy() }

  /// Ends the editing. (Documented.)
  open func dismissKeyboard() { _ = UIApplication.shared.firstResponder?.resignFirstResponder() }

  /// There is no other keyboard to go to.
  open func advanceToNextInputMode() {}
}

@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// The text around the place of typing, which here is its end.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

@MainActor private final class TextDocumentProxy: UITextDocumentProxy {
  private var field: UITextField? { UIApplication.shared.firstResponder as? UITextField }
  private var textView: UITextView? { UIApplication.shared.firstResponder as? UITextView }

  var hasText: Bool { documentContextBeforeInput?.isEmpty == false }
  var documentContextBeforeInput: String? { field?.text ?? textView?.text }
  var documentContextAfterInput: String? { nil }
  func adjustTextPosition(byCharacterOffset offset: Int) {}

  func insertText(_ text: String) {
    field?.insertText(text)
    textView?.insertText(text)
  }

  func deleteBackward() {
    field?.deleteBackward()
    if let textView, textView.hasText { textView.text?.removeLast() }
  }
}
