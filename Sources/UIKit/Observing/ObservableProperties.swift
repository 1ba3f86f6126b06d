import UIKitCore

/// Which property of a view a key path names.
///
/// A key path has a class as its root, `\UITableView.contentOffset`, and differs from the one of the class above. So each
/// list is written for all classes below the one that declares the properties.
@MainActor enum ObservableProperties {
  /// The property that a key path names; `nil` for one by whose changes nothing is told.
  static func property<View: UIView>(at keyPath: PartialKeyPath<View>) -> ObservableProperty? {
    let lists = [
      View.ofView, (View.self as? any ObservableScrollView.Type)?.ofScrollView,
      (View.self as? any ObservableControl.Type)?.ofControl,
      (View.self as? any ObservableTextField.Type)?.ofTextField,
      (View.self as? any ObservableLabel.Type)?.ofLabel,
      (View.self as? any ObservableImageView.Type)?.ofImageView,
    ]
    return lists.lazy.compactMap { $0?[keyPath] }.first
  }
}

@MainActor private protocol ObservableView: UIView {}
@MainActor private protocol ObservableScrollView: UIScrollView {}
@MainActor private protocol ObservableControl: UIControl {}
@MainActor private protocol ObservableTextField: UITextField {}
@MainActor private protocol ObservableLabel: UILabel {}
@MainActor private protocol ObservableImageView: UIImageView {}
extension UIView: ObservableView {}
extension UIScrollView: ObservableScrollView {}
extension UIControl: ObservableControl {}
extension UITextField: ObservableTextField {}
extension UILabel: ObservableLabel {}
extension UIImageView: ObservableImageView {}

extension ObservableView {
  fileprivate static var ofView: [AnyKeyPath: ObservableProperty] {
    [
      \Self.frame: .frame, \Self.bounds: .bounds, \Self.center: .center,
      \Self.transform: .transform, \Self.alpha: .alpha, \Self.isHidden: .isHidden,
      \Self.backgroundColor: .backgroundColor, \Self.safeAreaInsets: .safeAreaInsets,
    ]
  }
}

extension ObservableScrollView {
  fileprivate static var ofScrollView: [AnyKeyPath: ObservableProperty] {
    [
      \Self.contentOffset: .contentOffset, \Self.contentSize: .contentSize,
      \Self.contentInset: .contentInset,
    ]
  }
}

extension ObservableControl {
  fileprivate static var ofControl: [AnyKeyPath: ObservableProperty] {
    [
      \Self.isEnabled: .isEnabled, \Self.isSelected: .isSelected,
      \Self.isHighlighted: .isHighlighted,
    ]
  }
}

extension ObservableTextField {
  fileprivate static var ofTextField: [AnyKeyPath: ObservableProperty] { [\Self.text: .text] }
}

extension ObservableLabel {
  fileprivate static var ofLabel: [AnyKeyPath: ObservableProperty] { [\Self.text: .text] }
}

extension ObservableImageView {
  fileprivate static var ofImageView: [AnyKeyPath: ObservableProperty] { [\Self.image: .image] }
}
