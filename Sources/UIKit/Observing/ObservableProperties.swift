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
      (View.self as? any ObservableTabBar.Type)?.ofTabBar,
      (View.self as? any ObservableSwitch.Type)?.ofSwitch,
      (View.self as? any ObservableSlider.Type)?.ofSlider,
      (View.self as? any ObservableStepper.Type)?.ofStepper,
      (View.self as? any ObservableDatePicker.Type)?.ofDatePicker,
      (View.self as? any ObservableSegments.Type)?.ofSegments,
      (View.self as? any ObservablePageControl.Type)?.ofPageControl,
      (View.self as? any ObservableColorWell.Type)?.ofColorWell,
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
@MainActor private protocol ObservableTabBar: UITabBar {}
@MainActor private protocol ObservableSwitch: UISwitch {}
@MainActor private protocol ObservableSlider: UISlider {}
@MainActor private protocol ObservableStepper: UIStepper {}
@MainActor private protocol ObservableDatePicker: UIDatePicker {}
@MainActor private protocol ObservableSegments: UISegmentedControl {}
@MainActor private protocol ObservablePageControl: UIPageControl {}
@MainActor private protocol ObservableColorWell: UIColorWell {}
extension UIView: ObservableView {}
extension UIScrollView: ObservableScrollView {}
extension UIControl: ObservableControl {}
extension UITextField: ObservableTextField {}
extension UILabel: ObservableLabel {}
extension UIImageView: ObservableImageView {}
extension UITabBar: ObservableTabBar {}
extension UISwitch: ObservableSwitch {}
extension UISlider: ObservableSlider {}
extension UIStepper: ObservableStepper {}
extension UIDatePicker: ObservableDatePicker {}
extension UISegmentedControl: ObservableSegments {}
extension UIPageControl: ObservablePageControl {}
extension UIColorWell: ObservableColorWell {}

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
  fileprivate static var ofTextField: [AnyKeyPath: ObservableProperty] {
    [
      \Self.text: .text, \Self.attributedText: .attributedText,
      \Self.selectedTextRange: .selectedTextRange,
    ]
  }
}

extension ObservableLabel {
  fileprivate static var ofLabel: [AnyKeyPath: ObservableProperty] { [\Self.text: .text] }
}

extension ObservableImageView {
  fileprivate static var ofImageView: [AnyKeyPath: ObservableProperty] { [\Self.image: .image] }
}

extension ObservableTabBar {
  fileprivate static var ofTabBar: [AnyKeyPath: ObservableProperty] {
    [\Self.selectedItem: .selectedItem]
  }
}

extension ObservableSwitch {
  fileprivate static var ofSwitch: [AnyKeyPath: ObservableProperty] { [\Self.isOn: .isOn] }
}

extension ObservableSlider {
  fileprivate static var ofSlider: [AnyKeyPath: ObservableProperty] { [\Self.value: .value] }
}

extension ObservableStepper {
  fileprivate static var ofStepper: [AnyKeyPath: ObservableProperty] { [\Self.value: .value] }
}

extension ObservableDatePicker {
  fileprivate static var ofDatePicker: [AnyKeyPath: ObservableProperty] { [\Self.date: .date] }
}

extension ObservableSegments {
  fileprivate static var ofSegments: [AnyKeyPath: ObservableProperty] {
    [\Self.selectedSegmentIndex: .selectedSegmentIndex]
  }
}

extension ObservablePageControl {
  fileprivate static var ofPageControl: [AnyKeyPath: ObservableProperty] {
    [\Self.currentPage: .currentPage]
  }
}

extension ObservableColorWell {
  fileprivate static var ofColorWell: [AnyKeyPath: ObservableProperty] {
    [\Self.selectedColor: .selectedColor]
  }
}
