import LifecycleKit

/// Something that a test lets pass on purpose, with the reason.
///
///     @Test(.checksDeallocation(allowing: .leaks(of: MapScreen.self, "the map is kept for its tiles")))
public struct CheckAllowance: Sendable {
  enum Matter: Sendable {
    case leak(AnyObject.Type)
    case misuse(UIKitMisuse.Kind?)
    case pendingWork(String?)
    case registration(String?)
  }

  let matter: Matter
  let reason: String

  /// Lets the screens or other expected or counted objects of a type, subclasses not included, leak.
  public static func leaks(of type: AnyObject.Type, _ reason: String) -> CheckAllowance {
    CheckAllowance(matter: .leak(type), reason: reason)
  }

  /// Lets every misuse pass.
  public static func misuse(_ reason: String) -> CheckAllowance {
    CheckAllowance(matter: .misuse(nil), reason: reason)
  }

  /// Lets the misuses of one kind pass.
  public static func misuse(_ kind: UIKitMisuse.Kind, _ reason: String) -> CheckAllowance {
    CheckAllowance(matter: .misuse(kind), reason: reason)
  }

  /// Lets work and sleeping tasks remain on the clock.
  public static func pendingWork(_ reason: String) -> CheckAllowance {
    CheckAllowance(matter: .pendingWork(nil), reason: reason)
  }

  /// Lets the work that was scheduled under a name remain on the clock; `sleep` for sleeping tasks.
  public static func pendingWork(named name: String, _ reason: String) -> CheckAllowance {
    CheckAllowance(matter: .pendingWork(name), reason: reason)
  }

  /// Lets registrations with the simulation's services remain.
  public static func registrations(_ reason: String) -> CheckAllowance {
    CheckAllowance(matter: .registration(nil), reason: reason)
  }

  /// Lets the registrations of one name remain, such as `notification 'reload'`.
  public static func registrations(named name: String, _ reason: String) -> CheckAllowance {
    CheckAllowance(matter: .registration(name), reason: reason)
  }

  /// The allowance as it is written, without the reason: `.misuse(.popAtRoot)`.
  var words: String {
    switch matter {
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
