import LeakDetection
import VirtualTime

/// The deallocations of one simulation: of its controllers and of the counted objects made in it.
///
/// The output of a symbolic breakpoint on `dealloc`: one line an object, without stopping. Objects may end on
/// any thread; the news is read before the next event of a controller, before time moves on, and when the
/// log is read. Within an instant, objects come before the controllers whose news is read with theirs.
@MainActor public final class DeallocationLog {
  /// One object's end.
  public struct Record: Hashable, Sendable, Codable, CustomStringConvertible {
    /// When it was deallocated; not when the news was read.
    public var instant: VirtualInstant
    /// The readable name: `ProfileViewController#3`, `SessionModel#1`.
    public var name: String
    /// The name of its type.
    public var typeName: String

    /// The end in a line: `1.350 s  ProfileViewController#3`.
    public var description: String { "\(instant)  \(name)" }
  }

  // Unchecked, as in the other checks: run-time checks of exclusive access would add some 5 % to a push and a pop.

  /// Whether deallocations are recorded. False by default; what ended before is not made up for.
  @exclusivity(unchecked) public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      // What ended before is read by the old rule.
      let isOn = isEnabled
      isEnabled = oldValue
      takeNews()
      isEnabled = isOn
    }
  }

  /// Called with each deallocation after it was recorded; `{ print($0) }` prints a line each. On the main
  /// actor; held until replaced.
  public var onDeallocation: (@MainActor (Record) -> Void)?

  private var recorded: [Record] = []
  var isSwitchedOff = false
  /// Takes in news of deallocations.
  var takeNews: @MainActor () -> Void = {}

  init() {}

  /// All that was recorded, oldest first. Grows until `removeAll()`.
  public var records: [Record] {
    takeNews()
    return recorded
  }

  /// The records, a line each.
  public func text() -> String { records.map { "\($0)\n" }.joined() }

  /// Forgets what was recorded.
  public func removeAll() {
    takeNews()
    recorded.removeAll()
  }

  /// The names are made only when they are recorded.
  func note(at instant: VirtualInstant, _ names: () -> (name: String, typeName: String)) {
    guard isEnabled, !isSwitchedOff else { return }
    let names = names()
    let deallocation = Record(instant: instant, name: names.name, typeName: names.typeName)
    recorded.append(deallocation)
    onDeallocation?(deallocation)
  }
}
