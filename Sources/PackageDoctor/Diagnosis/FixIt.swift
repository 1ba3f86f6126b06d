/// A mechanical edit. For an iPhone the code stays as it is, but for a set-up that is made asynchronous, a constant that
/// is written as its value, and a text that is looked up by `NSLocalizedString`.
enum FixIt: Hashable, Sendable {
  /// The attribute stands between `#if canImport(ObjectiveC)` and `#endif` before the declaration.
  case fenceAttribute(String)
  /// The import stands between `#if` and `#endif`, with another in its place where the condition is false.
  case fenceImport(condition: String, else: String? = nil)
  /// A file imports a module that its target sees nowhere.
  case addImport(Export)
  /// The test target exports `MainActorXCTest`.
  case exportMainActorXCTest
  /// The condition asks for Linux beside iOS.
  case askForLinux
  /// A set-up is made asynchronous.
  case awaitSetUp
  /// A protocol that was an Objective-C one stays bound to classes.
  case bindToClasses(protocol: String)
  /// The target of a control or a bar button becomes an action on Linux, whose body is the call of its method.
  case useAction(ActionCall)
  /// The statement stands there twice, on Linux with the selector's name in its place: kept, and never sent.
  case nameSelector
  /// A constant of Apple's C headers is written as its value, in its type.
  case writeValue(of: String)
  /// A text without interpolations, and without a table or bundle of its own, is looked up by `NSLocalizedString`.
  case writeLocalizedString
}

/// A module that a file, or one file for its whole target, has to import on Linux.
enum Export: CaseIterable, Sendable {
  case interface, networking

  /// The import, in a fence: for an iPhone nothing changes.
  func lines(exported: Bool) -> [String] {
    let condition =
      switch self {
      case .interface: "!canImport(ObjectiveC)"
      case .networking: "canImport(FoundationNetworking)"
      }
    return ["#if \(condition)", (exported ? "@_exported " : "") + "import \(module)", "#endif"]
  }

  /// The text of a file that is added.
  var text: String { lines(exported: true).map { $0 + "\n" }.joined() }

  var module: String {
    switch self {
    case .interface: "UIKit"
    case .networking: "FoundationNetworking"
    }
  }
}
