/// Something that cannot work on Linux: how it is found, why it is so, and the edit that helps.
struct Rule: Sendable {
  /// A place where a rule applies. A value that is `nil` here is the one of the rule.
  struct Spot: Sendable {
    var line: Int
    var what: String
    var edit: String?
    var fixIt: FixIt?
  }

  /// Short and unique, for programs that read the JSON.
  var name: String
  var kind: Finding.Kind = .edit
  /// The shapes that it finds, for the table in the documentation.
  var finds: String
  /// Continues a sentence that begins with what is found.
  var why: String
  /// An instruction.
  var edit: String
  /// Errors of the compiler that mean this, wherever they stand; see `CompilerError.template`.
  var explains: Set<String> = []
  /// Where the source shows it by itself.
  var spots: @Sendable (SourceFile, SourceFolder) -> [Spot] = { _, _ in [] }
  /// The place of an error that it explains.
  var spot: @Sendable (CompilerError) -> Spot = { Spot(line: $0.line, what: $0.message) }

  func findings(in file: SourceFile, _ folder: SourceFolder) -> [Finding] {
    var noted: Set<String> = []
    // A note is reported once for a file, at the first place.
    let spots = spots(file, folder).filter { kind != .note || noted.insert($0.what).inserted }
    return spots.map { finding($0, in: file) }
  }

  func finding(_ spot: Spot, in file: SourceFile) -> Finding {
    Finding(
      path: file.path, line: spot.line, kind: kind, rule: name, what: spot.what, why: why,
      edit: spot.edit ?? edit, fixIt: spot.fixIt)
  }

  /// The findings of all rules in a file, in the order of its lines.
  static func findings(in file: SourceFile, _ folder: SourceFolder) -> [Finding] {
    all.flatMap { $0.findings(in: file, folder) }
      .sorted { ($0.line, $0.rule, $0.what) < ($1.line, $1.rule, $1.what) }
  }

  /// All rules, in the order of the documentation.
  static let all: [Rule] = [
    objectiveC, selector, unheardSelector, selectorType, keyPath, messages, keyValue, predicate,
    outlet, action, mainAttribute, metatype, fixedMember, movedOverride, optionalCall, classBound,
    isolatedConformance,
    fence, emptied, leftOutType, unfencedImport, combineImport, broughtImport, logging, submodule,
    networking,
    bareImport, localized, constant,
    preview,
    mainActorTests, mainActorSetUp, deviceTests, nib, archive, mainQueue, appNotification,
    uncalledMethod,
    foreign,
  ]
}

extension Array<SwiftToken> {
  /// The places of tokens of a kind that say one of the texts.
  func places(of kind: SwiftToken.Kind, _ texts: Set<String>) -> [Int] {
    indices.filter { self[$0].kind == kind && texts.contains(self[$0].text) }
  }

  /// The text of the brackets that open at `index`, in one line: `#selector(tapped)` without spaces.
  func excerpt(_ index: Int) -> String {
    guard text(index) == "(" else { return "" }
    let end = Swift.min(closing(index), count)
    let inside = self[index..<end].dropFirst().map { $0.kind == .literal ? "…" : $0.text }
    return inside.count > 12 ? "(…)" : "(\(inside.joined()))"
  }

  /// The labels of a call's arguments: `(nibName:bundle:)`; `_` for those without.
  func labels(_ index: Int) -> String {
    guard text(index) == "(" else { return "" }
    let end = Swift.min(closing(index), count)
    var labels = ""
    var place = index + 1
    var isBeginning = true
    while place < end {
      if isBeginning {
        labels += self[place].kind == .word && text(place + 1) == ":" ? text(place) + ":" : "_:"
        isBeginning = false
      }
      if text(place) == "," { isBeginning = true }
      if ["(", "[", "{"].contains(text(place)) { place = closing(place) }
      place += 1
    }
    return "(\(labels))"
  }
}
