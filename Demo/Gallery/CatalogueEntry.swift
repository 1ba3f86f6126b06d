/// What is known of a shape before it is played: its row in the catalogue of leak shapes.
public struct CatalogueEntry: Sendable {
  /// What becomes of the subject in the broken form.
  public enum Kind: String, Sendable, CaseIterable {
    /// Objects that hold each other: nobody can let go.
    case cycle
    /// Reachable from something that lives on: a static, a service, a window.
    case abandoned
    /// Kept for a while; goes by itself, only late.
    case transient
    /// The subject is gone, or never counted; memory or a registration remains.
    case remains
    /// No mistake at all: whoever speaks up is wrong.
    case correct
  }

  /// How the fixed form differs from the broken one, as lines of the shape's own source.
  public struct Fix: Sendable {
    /// Lines of the broken form.
    public let broken: [String]
    /// Lines of the fixed form in their place.
    public let fixed: [String]
  }

  /// A column in which the run disagrees with the catalogue, and who is right.
  public struct Difference: Sendable {
    /// The check.
    public let check: Check
    /// What the run shows.
    public let cell: Cell
    /// Why.
    public let reason: String
  }

  /// The row's number.
  public let row: Int
  /// A short name, lower case with hyphens, unique.
  public let name: String
  /// What becomes of the subject.
  public let kind: Kind
  /// Two lines: what the mistake is, and why nothing is let go.
  public let explanation: [String]
  /// What each check is said to see in the broken form.
  public let cells: [Check: Cell]
  /// What fixes it; `nil` for what is correct.
  public private(set) var fix: Fix?
  /// Who holds the subject in the broken form, in a line, as `LeakSignature.readableForm` has it; `nil` where
  /// nobody can be named.
  public private(set) var holder: String?
  /// The registrations with services that outlive the subject in the broken form, for whom it is named as
  /// the owner.
  public private(set) var remaining: [String] = []
  /// Where the run disagrees.
  public private(set) var differences: [Difference] = []
  /// The file that the shape's source stands in.
  public let file: String
  /// A line of the shape's source.
  public let line: Int

  /// Describes a row.
  /// - Parameter cells: the catalogue's six columns in order, a letter each, as `"Y Y 2 Y P N"`.
  public init(
    _ row: Int, _ name: String, _ kind: Kind, _ what: String, _ why: String, cells: String,
    file: String = #filePath, line: Int = #line
  ) {
    self.row = row
    self.name = name
    self.kind = kind
    explanation = [what, why]
    let letters = cells.split(separator: " ").compactMap { $0.first.flatMap(Cell.init) }
    precondition(letters.count == Check.allCases.count, "\(name): a cell for each check")
    self.cells = Dictionary(uniqueKeysWithValues: zip(Check.allCases, letters))
    self.file = file
    self.line = line
  }

  /// The same entry with what fixes it: lines that stand in the shape's source as they are here; an empty
  /// text is no line.
  public func fixed(_ broken: String, by fixed: String) -> CatalogueEntry {
    var entry = self
    entry.fix = Fix(broken: Self.lines(of: broken), fixed: Self.lines(of: fixed))
    return entry
  }

  private static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The same entry with who holds the subject.
  public func held(_ holder: String) -> CatalogueEntry {
    var entry = self
    entry.holder = holder
    return entry
  }

  /// The same entry with a registration that outlives the subject.
  public func leaving(_ registration: String) -> CatalogueEntry {
    var entry = self
    entry.remaining.append(registration)
    return entry
  }

  /// The same entry with a column in which the run shows something else, for a reason.
  public func differing(_ check: Check, _ cell: Cell, because reason: String) -> CatalogueEntry {
    var entry = self
    entry.differences.append(Difference(check: check, cell: cell, reason: reason))
    return entry
  }

  /// What the run has to show: the catalogue's cell, unless the entry explains another.
  public func expectedCell(_ check: Check) -> Cell {
    differences.last { $0.check == check }?.cell ?? cells[check] ?? .silent
  }
}
