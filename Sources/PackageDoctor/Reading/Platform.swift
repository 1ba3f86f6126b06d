/// A place where source is compiled, as far as `#if` can ask about it.
struct Platform: Sendable {
  var systems: Set<String>
  /// Modules that are available.
  var modules: Set<String>
  /// Modules that are known not to be available. Others are unknown.
  var absent: Set<String>
  var environments: Set<String> = []
  /// The flags that are set: those of a debug build by the package manager, and a target's own.
  var flags: Set<String> = Platform.usualFlags

  static let usualFlags: Set<String> = ["DEBUG", "SWIFT_PACKAGE", "true"]

  /// Linux with this package's module `UIKit`.
  static func linux(modules: Set<String>) -> Platform {
    Platform(
      systems: ["Linux"], modules: modules.union(Modules.onLinux),
      absent: Modules.onApple.union(Modules.onMac))
  }

  /// An iPhone's simulator.
  static func phone(modules: Set<String>) -> Platform {
    Platform(
      systems: ["iOS"], modules: modules.union(Modules.onApple),
      absent: Modules.onMac.union(["Glibc", "FoundationNetworking", "FoundationXML"]),
      environments: ["simulator"])
  }

  func answers(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": return systems.contains(argument)
    case "targetEnvironment": return environments.contains(argument)
    case "_runtime": return systems.contains("iOS") == (argument == "_ObjC")
    case "swift", "compiler":
      // `>=` asks for a version of the past, `<` for the versions before it.
      return argument.hasPrefix(">=")
    case "canImport":
      let module = argument.prefix { $0 != "." && $0 != "," }
      if modules.contains(String(module)) { return true }
      return absent.contains(String(module)) ? false : nil
    default: return nil
    }
  }
}
