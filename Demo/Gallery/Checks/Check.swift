/// The techniques that the gallery compares, in the order of its columns.
public enum Check: String, Sendable, CaseIterable {
  /// The delayed check after a departure.
  case delayed = "D"
  /// The scan for screens that no window reaches.
  case scan = "R"
  /// Instance counting with a maximum of one.
  case counting = "I"
  /// An assertion at the end of a test: is it gone?
  case teardown = "T"
  /// The search for who holds it.
  case path = "H"
  /// LeakSanitizer, when the process ends.
  case sanitizer = "L"

  /// What the column is called.
  public var title: String {
    switch self {
    case .delayed: "delayed check"
    case .scan: "reachability scan"
    case .counting: "instance count"
    case .teardown: "teardown assertion"
    case .path: "who holds it"
    case .sanitizer: "sanitizer"
    }
  }
}

/// What a check makes of a shape's broken form.
public enum Cell: Character, Sendable, CaseIterable {
  /// It finds the leak; of the path: it explains it whole.
  case found = "Y"
  /// It is silent though there is a leak; of the path: it names no holder.
  case missed = "N"
  /// It finds some of it; of the path: a holder that is probable only, or not all that hold.
  case partly = "P"
  /// It speaks up at the second leaked instance.
  case second = "2"
  /// It speaks up though nothing leaked.
  case falseAlarm = "F"
  /// It is silent, and right.
  case silent = "-"

  /// What the letter means.
  public var meaning: String {
    switch self {
    case .found: "finds it"
    case .missed: "misses it"
    case .partly: "in part"
    case .second: "at the second instance"
    case .falseAlarm: "false alarm, or late only"
    case .silent: "rightly silent"
    }
  }
}
