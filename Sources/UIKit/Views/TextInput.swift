import Foundation
import UIKitCore

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let postalCode = Self(rawValue: "postal-code")
}

@preconcurrency @MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
  private let from, to: UITextPosition
  init(_ from: UITextPosition, _ to: UITextPosition) { (self.from, self.to) = (from, to) }
  open var start: UITextPosition { from }
  open var end: UITextPosition { to }
  open var isEmpty: Bool { from.offset == to.offset }
}

@MainActor struct PlacesInText {
  let length: Int
  init(_ text: String?) { length = (text ?? "").utf16.count }

  func position(_ offset: Int) -> UITextPosition? {
    (0...length).contains(offset) ? UITextPosition(offset) : nil
  }
}

extension UITextField {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(PlacesInText(text).length) }

  public var selectedTextRange: UITextRange? {
    get {
      let length = PlacesInText(text).length
      let (start, end) = chosen ?? (length, length)
      return UITextRange(UITextPosition(min(start, length)), UITextPosition(min(end, length)))
    }
    set {
      change(.selectedTextRange) { chosen = newValue.map { ($0.start.offset, $0.end.offset) } }
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    PlacesInText(text).position(position.offset + offset)
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    UITextRange(fromPosition, toPosition)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func text(in range: UITextRange) -> String? {
    let place = NSRange(location: range.start.offset, length: range.end.offset - range.start.offset)
    let words = text ?? ""
    return Range(place, in: words).map { String(words[$0]) }
  }
}

extension UIView {
  /// Ends editing in this view: the first responder in it resigns if it can, with `force` too. Answers
  /// whether there is none in it then. (UIKit does not ask with `force`.)
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return true }
    return responder.resignFirstResponder()
  }

  private var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderInside { return found }
    }
    return nil
  }
}

/// None is posted: there is no keyboard, and all simulations share one notification centre.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
