import UIKit

// Classes whose initialisers no other class has: views, and what belongs to them.

final class OwnWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnTable: UITableView {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  override init(frame: CGRect, style: UITableView.Style) {
    number = 2
    super.init(frame: frame, style: style)
  }

  required init?(coder: NSCoder) {
    number = 3
    super.init(coder: coder)
  }
}

final class OwnCell: UITableViewCell {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    number = 2
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    number = 3
    super.init(coder: coder)
  }
}

final class OwnHeader: UITableViewHeaderFooterView {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  override init(reuseIdentifier: String?) {
    number = 2
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    number = 3
    super.init(coder: coder)
  }
}

final class OwnCollection: UICollectionView {
  init() { super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OwnText: UITextView {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    number = 2
    super.init(frame: frame, textContainer: textContainer)
  }

  required init?(coder: NSCoder) {
    number = 3
    super.init(coder: coder)
  }
}

final class OwnContainer: NSTextContainer {
  override init(size: CGSize) { super.init(size: size) }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class OwnListContent: UIListContentView {
  override init(configuration: UIListContentConfiguration) {
    super.init(configuration: configuration)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OwnEmptyView: UIContentUnavailableView {
  override init(configuration: UIContentUnavailableConfiguration) {
    super.init(configuration: configuration)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OwnEffectView: UIVisualEffectView {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  override init(effect: UIVisualEffect?) {
    number = 2
    super.init(effect: effect)
  }

  required init?(coder: NSCoder) {
    number = 3
    super.init(coder: coder)
  }
}

final class OwnPicture: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }

  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OwnWheel: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnSegments: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OwnRefresh: UIRefreshControl {
  let number: Int

  override init() {
    number = 1
    super.init()
  }

  override init(frame: CGRect) {
    number = 2
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    number = 3
    super.init(coder: coder)
  }
}

final class OwnAnimator: UIViewPropertyAnimator {
  init(number: Int) { super.init(duration: 1, curve: .linear) }
}

@MainActor func makeSingularViews(_ coder: NSCoder) -> [AnyObject?] {
  [
    OwnWindow(windowScene: UIWindow().windowScene!), OwnTable(number: 1), OwnTable(),
    OwnTable(frame: .zero),
    OwnTable(frame: .zero, style: .plain), OwnTable(coder: coder), UITableView(),
    OwnCell(number: 1), OwnCell(), OwnCell(style: .value1, reuseIdentifier: nil),
    OwnCell(coder: coder),
    UITableViewCell(), OwnHeader(number: 1), OwnHeader(), OwnHeader(reuseIdentifier: "header"),
    OwnHeader(coder: coder), OwnCollection(), OwnCollection(coder: coder), OwnText(number: 1),
    OwnText(),
    OwnText(frame: .zero), OwnText(frame: .zero, textContainer: OwnContainer(size: .zero)),
    OwnText(coder: coder), UITextView(), OwnContainer(), OwnContainer(coder: coder),
    OwnListContent(configuration: .cell()), OwnListContent(coder: coder),
    OwnEmptyView(configuration: .empty()), OwnEmptyView(coder: coder), OwnEffectView(number: 1),
    OwnEffectView(), OwnEffectView(effect: nil), OwnEffectView(coder: coder),
    OwnPicture(image: nil),
    OwnPicture(image: nil, highlightedImage: nil), OwnPicture(coder: coder),
    OwnWheel(style: .large),
    OwnSegments(items: ["one"]), OwnSegments(coder: coder), OwnRefresh(), OwnRefresh(frame: .zero),
    OwnRefresh(coder: coder), OwnAnimator(number: 1),
  ]
}
