import Foundation
import UIKitCore

// Controls with a value. Code that sets the value sends nothing, a user who changes it sends `valueChanged`.
// (Documented.)

@preconcurrency @MainActor open class UISwitch: UIControl {
  private var keptIsOn = false

  open var isOn: Bool {
    get { keptIsOn }
    set { change(.isOn) { keptIsOn = newValue } }
  }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func respondToTap() {
    keptIsOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  private var kept: Float = 0

  open var value: Float {
    get { kept }
    set { change(.value) { kept = within(newValue) } }
  }
  open var minimumValue: Float = 0 { didSet { kept = within(kept) } }
  open var maximumValue: Float = 1 { didSet { kept = within(kept) } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func within(_ value: Float) -> Float {
    max(minimumValue, min(value, max(minimumValue, maximumValue)))
  }
}

@preconcurrency @MainActor open class UIStepper: UIControl {
  private var kept = 0.0

  open var value: Double {
    get { kept }
    set { change(.value) { kept = within(newValue) } }
  }
  open var minimumValue = 0.0 { didSet { kept = within(kept) } }
  open var maximumValue = 100.0 { didSet { kept = within(kept) } }
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  private func within(_ value: Double) -> Double {
    max(minimumValue, min(value, max(minimumValue, maximumValue)))
  }
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var segments: [Any] = []
  private var keptIndex = UISegmentedControl.noSegment

  open var selectedSegmentIndex: Int {
    get { keptIndex }
    set { change(.selectedSegmentIndex) { keptIndex = newValue } }
  }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = items ?? []
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions
  }

  open var numberOfSegments: Int { segments.count }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment) else { return nil }
    return segments[segment] as? String ?? (segments[segment] as? UIAction)?.title
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment] as? UIImage : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = image ?? UIImage() }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(max(segment, 0), segments.count))
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(action, at: min(max(segment, 0), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  open func removeAllSegments() { segments = [] }

  /// For a change of the value, the selected segment's own action, too.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.valueChanged), segments.indices.contains(selectedSegmentIndex),
      let action = segments[selectedSegmentIndex] as? UIAction
    else { return }
    sendAction(action)
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  private var keptPage = 0

  open var currentPage: Int {
    get { keptPage }
    set { change(.currentPage) { keptPage = newValue } }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Declared on its own, as in UIKit, so that subclasses can override it.
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var datePickerMode = Mode.dateAndTime
  private var keptDate = Date(timeIntervalSinceReferenceDate: 0)

  /// 2001 by default, because the clock is not read. (UIKit: now.)
  open var date: Date {
    get { keptDate }
    set { change(.date) { keptDate = newValue } }
  }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
