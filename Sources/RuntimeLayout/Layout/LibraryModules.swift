/// The modules whose insides are a service to the app, not its own.
enum LibraryModules {
  private static let names: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "Dispatch", "_Concurrency", "Synchronization", "Observation",
    "_StringProcessing", "RegexBuilder", "Distributed", "Glibc", "Testing",
  ]

  /// Whether a module came with the toolchain.
  static func contains(_ module: String) -> Bool { names.contains(module) }
}
