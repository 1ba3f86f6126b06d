/// The modules whose insides are a service to the app, not its own.
enum LibraryModules {
  private static let names: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "Dispatch", "_Concurrency", "Synchronization", "Observation",
    "_StringProcessing", "RegexBuilder", "Distributed", "Glibc", "Testing",
  ]

  /// Modules that a program uses as they are, whose objects are as telling as its own.
  private static let kits: Set<String> = [
    "UIKitCore", "Services", "UIKit", "LifecycleKit", "LeakDetection", "VirtualTime",
  ]

  /// Whether a module came with the toolchain.
  static func contains(_ module: String) -> Bool { names.contains(module) }

  /// Whether a module is one of the kits.
  static func isKit(_ module: String) -> Bool { kits.contains(module) }

  /// Whether the fields of a module's types are not the program's to change.
  static func areForeign(_ module: String) -> Bool {
    names.contains(module) || kits.contains(module)
  }
}
