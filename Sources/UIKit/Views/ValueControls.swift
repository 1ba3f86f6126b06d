import UIKitCore
import Foundation

// Controls with a value. Code that sets the value sends nothing, a user who changes it sends `valueChanged`.
// (Documented.)

/// On or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour behind while it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The words beside it, on a Mac.
  open var title: String?

  /// Turns it, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func respondToTap() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}

/// A value in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var kept: Float = 0

  /// The value, kept inside the range.
  open var value: Float {
    get { kept }
    set { kept = max(minimumValue, min(newValue, max(minimumValue, maximumValue))) }
  }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = kept } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { value = kept } }
  /// Whether `valueChanged` is sent while the finger moves.
  open var isContinuous = true
  /// The colour on the left of the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour on the right of the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A value that goes up and down by steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var kept = 0.0

  /// The value, kept inside the range.
  open var value: Double {
    get { kept }
    set { kept = max(minimumValue, min(newValue, max(minimumValue, maximumValue))) }
  }
  /// The least value.
  open var minimumValue = 0.0 { didSet { value = kept } }
  /// The greatest value.
  open var maximumValue = 100.0 { didSet { value = kept } }
  /// How far a step is.
  open var stepValue = 1.0
  /// Whether it goes round at the ends.
  open var wraps = false
  /// Whether it goes on while it is pressed.
  open var autorepeat = true
  /// Whether `valueChanged` is sent meanwhile.
  open var isContinuous = true
}

/// One of several.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The sign for none.
  public static let noSegment = -1

  private var segments: [Any] = []

  /// The one that is chosen; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether none stays chosen.
  open var isMomentary = false
  /// Whether each is as wide as its content.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the one that is chosen.
  open var selectedSegmentTintColor: UIColor?

  /// Makes one of none, at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes one of these words, pictures or actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = items ?? []
  }

  /// Makes one of none; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes one of these actions, at a place.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions
  }

  /// How many there are.
  open var numberOfSegments: Int { segments.count }

  /// The words of one.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment) else { return nil }
    return segments[segment] as? String ?? (segments[segment] as? UIAction)?.title
  }

  /// The picture of one.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment] as? UIImage : nil
  }

  /// Sets the words of one.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }

  /// Sets the picture of one.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = image ?? UIImage() }
  }

  /// Adds one with words.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }

  /// Adds one with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(max(segment, 0), segments.count))
  }

  /// Adds one with an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(action, at: min(max(segment, 0), segments.count))
  }

  /// Takes one away.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  /// Takes all away.
  open func removeAllSegments() { segments = [] }

  /// Sends the actions, and for a change of the value that of the segment itself.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.valueChanged), segments.indices.contains(selectedSegmentIndex),
      let action = segments[selectedSegmentIndex] as? UIAction
    else { return }
    sendAction(action)
  }

  /// Keeps nothing: how words look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// One of several pages, as dots.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that is shown.
  open var currentPage = 0
  /// Whether the dot is not shown where there is one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
}

/// Asks for news by pulling. (A test sends `valueChanged`.)
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether news are on the way.
  open private(set) var isRefreshing = false
  /// The words below the wheel.
  open var attributedTitle: NSAttributedString?

  /// Makes one that shows no news. Of its own, as UIKit's, so that subclasses can override it.
  public init() {
    super.init(frame: .zero)
  }

  /// Makes one at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes one that shows no news; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that news are on the way. Sends nothing. (Documented.)
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that they have come.
  open func endRefreshing() { isRefreshing = false }
}

/// A day, a time or a length of time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time, a day, both, a length of time, or a month.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The day and time: 2001 at first, because it does not look at the clock. (UIKit: now.)
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first day.
  open var minimumDate: Date?
  /// The last day.
  open var maximumDate: Date?
  /// The length of time.
  open var countDownDuration: TimeInterval = 0
  /// How many minutes a step is.
  open var minuteInterval = 1
  /// The place whose words are used.
  open var locale: Locale?
  /// How days are counted.
  open var calendar: Calendar! = .current
  /// The zone of the time.
  open var timeZone: TimeZone?
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// Sets the day and time, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a picker of days looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As fits, as wheels, as a button, or as a calendar.
  case automatic, wheels, compact, inline
}
