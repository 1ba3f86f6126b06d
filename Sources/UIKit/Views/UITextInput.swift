import UIKitCore
import Foundation

/// A place between two letters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// How many UTF-16 units stand before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// Letters from one place to another.
@preconcurrency @MainActor open class UITextRange: NSObject {
  private let from, to: UITextPosition

  init(_ from: UITextPosition, _ to: UITextPosition) { (self.from, self.to) = (from, to) }

  /// Where they begin.
  open var start: UITextPosition { from }
  /// Where they end.
  open var end: UITextPosition { to }
  /// Whether there are none.
  open var isEmpty: Bool { from.offset == to.offset }
}

/// The places in a text.
@MainActor struct PlacesInText {
  let length: Int

  init(_ text: String?) { length = (text ?? "").utf16.count }

  func position(_ offset: Int) -> UITextPosition? {
    (0...length).contains(offset) ? UITextPosition(offset) : nil
  }
}

extension UITextField {
  /// Before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last letter.
  public var endOfDocument: UITextPosition { UITextPosition(PlacesInText(text).length) }

  /// The letters that are chosen, none where one types; behind the last unless set. Setting it tells the delegate
  /// `textFieldDidChangeSelection(_:)`.
  public var selectedTextRange: UITextRange? {
    get {
      let length = PlacesInText(text).length
      let (start, end) = chosen ?? (length, length)
      return UITextRange(UITextPosition(min(start, length)), UITextPosition(min(end, length)))
    }
    set {
      chosen = newValue.map { ($0.start.offset, $0.end.offset) }
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The place so many letters further; `nil` outside.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    PlacesInText(text).position(position.offset + offset)
  }

  /// The letters between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    UITextRange(fromPosition, toPosition)
  }

  /// How many letters are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The words between two places.
  public func text(in range: UITextRange) -> String? {
    let place = NSRange(
      location: range.start.offset, length: range.end.offset - range.start.offset)
    let words = text ?? ""
    return Range(place, in: words).map { String(words[$0]) }
  }
}
