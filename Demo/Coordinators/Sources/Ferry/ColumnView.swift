import UIKit

/// The look of every screen here: views below each other, in the middle.
final class ColumnView: UIView {
  convenience init(_ views: UIView...) {
    self.init(views)
  }

  init(_ views: [UIView]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
