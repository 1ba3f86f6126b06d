import LifecycleTesting
import Testing
import UIKit

/// A property of a view is observed by its key path, as in Foundation.
@Suite @MainActor struct ObservationTests {
  private let scroll = UIScrollView()

  @MainActor private final class Heard {
    var names: [String] = []
  }

  @Test func `the handler hears of each time that the property is set`() {
    var heard: [CGPoint] = []
    let observation = scroll.observe(\.contentOffset) { scroll, _ in
      heard.append(scroll.contentOffset)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    scroll.contentOffset.y = 20
    #expect(heard.map(\.y) == [10, 20, 20])
    withExtendedLifetime(observation) {}
  }

  @Test func `each option brings its value, and none brings none`() {
    var heard: [String] = []
    func observe(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
      scroll.observe(\.contentSize, options: options) { _, change in
        let values = [change.oldValue, change.newValue].map { $0.map { "\($0.width)" } ?? "-" }
        heard.append(values.joined(separator: " ") + (change.isPrior ? " prior" : ""))
        #expect(change.kind == .setting && change.indexes == nil)
      }
    }
    let cases: [(NSKeyValueObservingOptions, [String])] = [
      ([], ["- -"]), ([.new], ["- 1.0"]), ([.old], ["0.0 -"]), ([.old, .new], ["0.0 1.0"]),
      ([.initial], ["- -", "- -"]), ([.initial, .old, .new], ["- 0.0", "0.0 1.0"]),
      ([.prior], ["- - prior", "- -"]), ([.prior, .old, .new], ["0.0 - prior", "0.0 1.0"]),
    ]
    for (options, expected) in cases {
      (scroll.contentSize, heard) = (.zero, [])
      let observation = observe(options)
      scroll.contentSize = CGSize(width: 1, height: 1)
      #expect(heard == expected, "\(options)")
      observation.invalidate()
    }
  }

  @Test func `an observation ends when it is invalidated or released, and with the view`() {
    var count = 0
    var observation: NSKeyValueObservation? = scroll.observe(\.alpha) { _, _ in count += 1 }
    scroll.alpha = 0.5
    observation?.invalidate()
    observation?.invalidate()
    scroll.alpha = 0.4
    #expect(count == 1)

    observation = scroll.observe(\.alpha) { _, _ in count += 1 }
    scroll.alpha = 0.3
    observation = nil
    scroll.alpha = 0.2
    #expect(count == 2)

    var view: UIView? = UIView()
    weak let watched = view
    observation = view?.observe(\.alpha) { _, _ in count += 1 }
    view = nil
    #expect(watched == nil, "an observation does not hold what it observes")
    observation?.invalidate()
  }

  @Test func `an observation may be ended from any thread`() async {
    var count = 0
    let observation = scroll.observe(\.alpha) { _, _ in count += 1 }
    await Task.detached { observation.invalidate() }.value
    scroll.alpha = 0
    #expect(count == 0)
  }

  @Test func `one that is ended by another one before it is told hears nothing`() {
    var heard: [String] = []
    var second: NSKeyValueObservation?
    let first = scroll.observe(\.alpha) { _, _ in
      heard.append("first")
      second?.invalidate()
    }
    second = scroll.observe(\.alpha) { _, _ in heard.append("second") }
    scroll.alpha = 0
    #expect(heard == ["first"])
    withExtendedLifetime(first) {}
  }

  @Test func `a handler that sets the property is called again from inside`() {
    var heard: [String] = []
    let observation = scroll.observe(\.alpha, options: [.old, .new]) { scroll, change in
      heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
      if scroll.alpha > 0.5 { scroll.alpha = 0.5 }
    }
    scroll.alpha = 0.75
    #expect(heard == ["1.0 0.75", "0.75 0.5"])
    withExtendedLifetime(observation) {}
  }

  // MARK: - Which properties

  private class Table: UITableView {
    override var contentSize: CGSize { didSet { sizes += 1 } }
    var sizes = 0
    var own = 0
  }

  private final class LastTable: UITableView {
    override var contentSize: CGSize { didSet {} }
  }

  @Test func `subclasses, overrides and classes above are the same property`() {
    let table = Table(frame: .zero, style: .plain)
    var heard: [String] = []
    let observations = [
      table.observe(\.contentSize) { _, _ in heard.append("own class") },
      (table as UITableView).observe(\.contentSize) { _, _ in heard.append("table") },
      (table as UIScrollView).observe(\.contentSize) { _, _ in heard.append("scroll view") },
      (table as UIView).observe(\.frame) { _, _ in heard.append("frame") },
    ]
    table.contentSize = CGSize(width: 2, height: 2)
    table.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
    #expect(heard == ["own class", "table", "scroll view", "frame"])
    #expect(table.sizes == 1 && observations.count == 4)
  }

  @Test func `each property that can be observed is told by its setter`() {
    let heard = Heard()
    var observations: [NSKeyValueObservation] = []
    @MainActor func expect<View: UIView, Value>(
      _ name: String, of view: View, _ keyPath: ReferenceWritableKeyPath<View, Value>,
      _ value: Value
    ) {
      observations.append(view.observe(keyPath) { _, _ in heard.names.append(name) })
      heard.names = []
      view[keyPath: keyPath] = value
      #expect(heard.names == [name])
    }
    let window = UIWindow()
    expect("frame", of: UIView(), \.frame, CGRect(x: 1, y: 1, width: 1, height: 1))
    expect("bounds", of: UIView(), \.bounds, CGRect(x: 1, y: 1, width: 1, height: 1))
    expect("center", of: UIView(), \.center, CGPoint(x: 1, y: 1))
    expect("transform", of: UIView(), \.transform, CGAffineTransform(scaleX: 2, y: 2))
    expect("alpha", of: UIView(), \.alpha, 0)
    expect("isHidden", of: UIView(), \.isHidden, true)
    expect("isHidden", of: window, \.isHidden, true)
    expect("backgroundColor", of: UIView(), \.backgroundColor, .red)
    expect("contentOffset", of: UIScrollView(), \.contentOffset, CGPoint(x: 1, y: 1))
    expect("contentSize", of: UITextView(), \.contentSize, CGSize(width: 1, height: 1))
    expect("contentInset", of: UIScrollView(), \.contentInset, .zero)
    expect("isEnabled", of: UIButton(), \.isEnabled, false)
    expect("isSelected", of: UIButton(), \.isSelected, true)
    expect("isHighlighted", of: UIControl(), \.isHighlighted, true)
    expect("text", of: UITextField(), \.text, "tea")
    expect("text", of: UILabel(), \.text, "tea")
    expect("image", of: UIImageView(), \.image, UIImage())
    expect("attributedText", of: UITextField(), \.attributedText, NSAttributedString(string: "tea"))
    expect("selectedTextRange", of: UITextField(), \.selectedTextRange, nil)
    expect("isOn", of: UISwitch(), \.isOn, true)
    expect("value", of: UISlider(), \.value, 0.5)
    expect("value", of: UIStepper(), \.value, 5)
    expect("date", of: UIDatePicker(), \.date, Date(timeIntervalSinceReferenceDate: 1))
    expect("selectedSegmentIndex", of: UISegmentedControl(), \.selectedSegmentIndex, 0)
    expect("currentPage", of: UIPageControl(), \.currentPage, 1)
    expect("selectedColor", of: UIColorWell(), \.selectedColor, .red)
    expect(
      "selectedItem", of: UITabBar(), \.selectedItem, UITabBarItem(title: "Tea", image: nil, tag: 0)
    )
  }

  @Test func `what follows from a set property is not told, as in UIKit`() {
    var heard: [String] = []
    let observations = [
      scroll.observe(\.bounds) { _, _ in heard.append("bounds") },
      scroll.observe(\.center) { _, _ in heard.append("center") },
    ]
    scroll.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(heard.isEmpty)
    // A scroll view scrolls by its bounds.
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    #expect(heard == ["bounds"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a field tells of text that code sets, not of what is typed`() {
    let simulation = Simulation()
    let field = UITextField()
    var heard: [String?] = []
    let observation = field.observe(\.text, options: .new) { _, change in
      heard.append(change.newValue ?? "?")
    }
    simulation.perform {
      field.insertText("a")
      field.text = nil
      field.text = "b"
    }
    #expect(heard == [nil, "b"])
    withExtendedLifetime(observation) {}
  }

  @Test func `the safe area is told at the beginning and does not change`() {
    var heard: [UIEdgeInsets?] = []
    let observation = scroll.observe(\.safeAreaInsets, options: [.initial, .new]) { _, change in
      heard.append(change.newValue)
    }
    scroll.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(heard == [.zero])
    withExtendedLifetime(observation) {}
  }

  @Test func `a property by whose changes nothing is told is reported`() {
    let simulation = Simulation()
    var count = 0
    simulation.perform {
      let table = Table(frame: .zero, style: .plain)
      let own = table.observe(\.own, options: .initial) { _, _ in count += 1 }
      table.own = 1
      own.invalidate()
      let last = LastTable(frame: .zero, style: .plain)
      let overridden = last.observe(\.contentSize) { _, _ in count += 1 }
      let known = (last as UITableView).observe(\.contentSize) { _, _ in count += 10 }
      last.contentSize = CGSize(width: 1, height: 1)
      withExtendedLifetime((overridden, known)) {}
    }
    #expect(count == 10)
    #expect(
      simulation.misuses.map { "\($0.kind): \($0.message)" } == [
        "unobservableProperty: <Table> was to be observed by a key path to Int, "
          + "and nothing tells of its changes here",
        "unobservableProperty: <LastTable> was to be observed by a key path to CGSize, "
          + "and nothing tells of its changes here",
      ])
  }
}
