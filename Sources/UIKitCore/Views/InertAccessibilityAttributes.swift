import Foundation

/// What a view says to assistive technology and to tests of the interface; kept. For `UIView` to inherit from.
@preconcurrency @MainActor open class InertAccessibilityAttributes: InertLayoutAttributes {
  /// Whether the view is one element.
  open var isAccessibilityElement: Bool {
    get { values.isAccessibilityElement }
    set { values.isAccessibilityElement = newValue }
  }

  /// A name that tests find the view by.
  open var accessibilityIdentifier: String? {
    get { values.accessibilityIdentifier }
    set { values.accessibilityIdentifier = newValue }
  }

  /// What is read out.
  open var accessibilityLabel: String? {
    get { values.accessibilityLabel }
    set { values.accessibilityLabel = newValue }
  }

  /// What comes of using it.
  open var accessibilityHint: String? {
    get { values.accessibilityHint }
    set { values.accessibilityHint = newValue }
  }

  /// The value it has.
  open var accessibilityValue: String? {
    get { values.accessibilityValue }
    set { values.accessibilityValue = newValue }
  }

  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { values.accessibilityTraits }
    set { values.accessibilityTraits = newValue }
  }

  /// Whether the views beside it are passed over.
  open var accessibilityViewIsModal: Bool {
    get { values.accessibilityViewIsModal }
    set { values.accessibilityViewIsModal = newValue }
  }

  /// Whether what is in it is passed over.
  open var accessibilityElementsHidden: Bool {
    get { values.accessibilityElementsHidden }
    set { values.accessibilityElementsHidden = newValue }
  }

  /// The elements in it. Retained.
  open var accessibilityElements: [Any]? {
    get { values.accessibilityElements }
    set { values.accessibilityElements = newValue }
  }
}
