/// Leaks that are left alone for a while: which, why, how many, until when.
///
/// A leak that a rule takes stays in the summary as ignored, with its victims; more leaks than the rule
/// allows count. A rule cannot be without a reason, a number and an end.
public struct IgnoreRule: Hashable, Sendable {
  /// What a leak is recognised by.
  public enum Subject: Hashable, Sendable {
    /// The name of its type, without module: `Profile`.
    case type(String)
    /// One element of its signature, the holder's type and field: `Player.held[_]`.
    case holder(String)
    /// The whole signature.
    case signature(String)
    /// How it left: the verb, `popped`, or with what was left, `popped from Navigator`.
    case departure(String)
  }

  /// What a leak is recognised by.
  public var subject: Subject
  /// How many leaks of one summary are ignored.
  public var allowedCount: Int
  /// The last day on which the rule works.
  public var lastDay: IgnoreRule.Day
  /// Why they are left alone.
  public var reason: String

  /// Makes a rule; `nil` without a reason or when it would allow nothing.
  public init?(
    _ subject: Subject, allowing allowedCount: Int, until lastDay: IgnoreRule.Day,
    because reason: String
  ) {
    guard allowedCount > 0, reason.contains(where: { !$0.isWhitespace }) else { return nil }
    self.subject = subject
    self.allowedCount = allowedCount
    self.lastDay = lastDay
    self.reason = reason
  }

  func matches(_ report: LeakReport) -> Bool {
    switch subject {
    case .type(let name): report.typeName == name
    case .holder(let element): report.retention?.signature?.elements.contains(element) ?? false
    case .signature(let signature): report.signature == signature
    case .departure(let words):
      report.departure?.kind.rawValue == words || report.departureWords == words
    }
  }
}

extension IgnoreRule.Subject: CustomStringConvertible {
  /// The words of the rule's file: `type "Profile"`.
  public var description: String {
    switch self {
    case .type(let name): "type \"\(name)\""
    case .holder(let element): "holder \"\(element)\""
    case .signature(let signature): "signature \"\(signature)\""
    case .departure(let words): "departure \"\(words)\""
    }
  }
}
