import Foundation

extension UIBarButtonItem {
  /// Makes a button with words that calls a method; see `action`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  /// Makes a button with a picture that calls a method; see `action`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  /// Makes a button with two pictures that calls a method; see `action`.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes one of the system's buttons that calls a method; see `action`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(of: systemItem)
    set(target, action)
  }

  /// Makes one of the system's buttons.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(of: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button. Without words or a picture of its own it has those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes a button that calls a method; see `action`.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, image: image, menu: menu)
    set(target, action)
  }

  /// Makes a space that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(of: .flexibleSpace) }

  /// Makes a space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(of: .fixedSpace)
    space.width = width
    return space
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
