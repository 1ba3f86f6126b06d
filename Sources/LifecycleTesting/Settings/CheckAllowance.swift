import LifecycleKit

/// Something that a test lets pass on purpose, with the reason.
///
///     @Test(.checksDeallocation(allowing: .leaks(of: MapScreen.self, "the map is kept for its tiles")))
public struct CheckAllowance: Sendable {
  enum Kind: Sendable {
    case leak(AnyObject.Type)
    case misuse(UIKitMisuse.Kind?)
    case pendingWork(String?)
    case registration(String?)
  }

  let kind: Kind
  let reason: String

  /// Lets the screens or other expected or counted objects of a type, subclasses not included, leak.
  public static func leaks(of type: AnyObject.Type, _ reason: String) -> CheckAllowance {
    CheckAllowance(kind: .leak(type), reason: reason)
  }

  /// Lets every misuse pass.
  public static func misuse(_ reason: String) -> CheckAllowance {
    CheckAllowance(kind: .misuse(nil), reason: reason)
  }

  /// Lets the misuses of one kind pass.
  public static func misuse(_ kind: UIKitMisuse.Kind, _ reason: String) -> CheckAllowance {
    CheckAllowance(kind: .misuse(kind), reason: reason)
  }

  /// Lets work and sleeping tasks remain on the clock.
  public static func pendingWork(_ reason: String) -> CheckAllowance {
    CheckAllowance(kind: .pendingWork(nil), reason: reason)
  }

  /// Lets the work that was scheduled under a name remain on the clock; `sleep` for sleeping tasks.
  public static func pendingWork(named name: String, _ reason: String) -> CheckAllowance {
    CheckAllowance(kind: .pendingWork(name), reason: reason)
  }

  /// Lets registrations with the simulation's services remain.
  public static func registrations(_ reason: String) -> CheckAllowance {
    CheckAllowance(kind: .registration(nil), reason: reason)
  }

  /// Lets the registrations of one name remain, such as `notification 'reload'`.
  public static func registrations(named name: String, _ reason: String) -> CheckAllowance {
    CheckAllowance(kind: .registration(name), reason: reason)
  }

  /// The allowance as it is written, without the reason: `.misuse(.popAtRoot)`.
  var words: String {
    switch kind {
    case .leak(let type): ".leaks(of: \(type).self)"
    case .misuse(nil): ".misuse"
    case .misuse(let kind?): ".misuse(.\(kind))"
    case .pendingWork(nil): ".pendingWork"
    case .pendingWork(let name?): ".pendingWork(named: \"\(name)\")"
    case .registration(nil): ".registrations"
    case .registration(let name?): ".registrations(named: \"\(name)\")"
    }
  }
}

/// The allowances of one test, and which of them something needed.
struct AllowanceList {
  private struct Entry {
    let allowance: CheckAllowance
    /// Whether it was given to this test alone, and so ought to be needed by it.
    let isOwn: Bool
    var isUsed = false
  }

  private var entries: [Entry] = []

  mutating func add(_ allowances: [CheckAllowance], areOwn: Bool) {
    entries += allowances.map { Entry(allowance: $0, isOwn: areOwn) }
  }

  /// Takes out what is allowed, of findings of one sort.
  mutating func remaining<Item>(
    _ findings: [Item], _ isMeant: (CheckAllowance.Kind, Item) -> Bool
  ) -> [Item] {
    findings.filter { finding in
      // All that fit are marked: two allowances for the same thing are no mistake of this run.
      let fitting = entries.indices.filter { isMeant(entries[$0].allowance.kind, finding) }
      for index in fitting { entries[index].isUsed = true }
      return fitting.isEmpty
    }
  }

  /// The test's own that nothing needed. Those of a suite may be meant for other tests of it.
  var unused: [CheckAllowance] { entries.filter { $0.isOwn && !$0.isUsed }.map(\.allowance) }
}

/// How the time of a test's simulation passes.
public enum SimulationTime: Sendable {
  /// Only when the test says so, by `advance(by:)` or `settle()`.
  case virtual

  /// By itself: transitions end on later turns of the main queue, without real delay, so that a test written
  /// for iOS can wait as it does there, for an expectation or a completion. The simulation's window is the
  /// key one and shows an empty screen, as the window of the app does that hosts a test bundle.
  ///
  /// Timers and sleeps of the real clock keep to it. On Linux a Foundation `Timer` fires in XCTest only: Swift Testing
  /// runs no run loop there. When the test is over, time is virtual, for the checks.
  case live
}
