/// Both forms of a shape, played one after the other: what the gallery shows of it.
public struct Visit: Sendable {
  /// What the catalogue says.
  public let entry: CatalogueEntry
  /// What came of the broken form.
  public let broken: Outcome
  /// What came of the fixed form; `nil` for a shape that has nothing to fix.
  public let fixed: Outcome?

  /// Plays both forms.
  @MainActor public static func to(_ shape: any LeakShape.Type) async throws -> Visit {
    let entry = shape.entry
    return Visit(
      entry: entry, broken: try await .of(shape, .broken),
      fixed: entry.fix == nil ? nil : try await .of(shape, .fixed))
  }

  /// What a check made of the broken form.
  public func cell(_ check: Check) -> Cell { broken.cell(check, of: entry) }

  /// Whether every check said what the entry tells, and none spoke of the fixed form.
  public var isAsCatalogued: Bool {
    Check.allCases.allSatisfy { cell($0) == entry.expectedCell($0) } && fixed?.isClean != false
  }
}
