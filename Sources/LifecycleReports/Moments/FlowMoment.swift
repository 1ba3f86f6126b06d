/// One column of the page's timeline: an event, a scan, or a deadline that came.
struct FlowMoment: Hashable {
  /// When it was.
  var instant: VirtualInstant
  /// The row it stands in: a readable name, empty for what concerns no single screen.
  var controller: String
  /// The kind by which it is filtered: that of the event, `scan` or `deadline`.
  var kind: String
  /// The one character that stands for it.
  var sign: Character
  /// What happened, in a line without the instant.
  var words: String
  /// What the row shows from here on; `nil` where nothing changes about that.
  var state: ScreenState?
  /// Where it is an event: what the row showed before, if no earlier event tells.
  var stateBefore: ScreenState?
  /// Which of the four flags of a controller were true, in words.
  var flags: [String] = []
}

/// Where a screen is, as a row of the timeline and a card of the hierarchy show it.
enum ScreenState: String, Hashable {
  case onScreen = "on screen"
  case onTheWay = "on the way"
  case offScreen = "off screen"
  case gone = "gone"

  /// The state that the drawn timeline shows with a character.
  init?(_ fill: Character?) {
    switch fill {
    case "─": self = .onScreen
    case "~": self = .onTheWay
    case "·": self = .offScreen
    case " ": self = .gone
    default: return nil
    }
  }

  /// The class of its spans and cards in the page.
  var styleName: String {
    switch self {
    case .onScreen: "on"
    case .onTheWay: "way"
    case .offScreen: "off"
    case .gone: "gone"
    }
  }
}
