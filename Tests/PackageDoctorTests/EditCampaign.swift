import Foundation
import SeededRandom
import Testing

@testable import PackageDoctor

/// A form of the same source: its line ends, a byte order mark, an open end.
enum SourceVariant: String, CaseIterable, Sendable {
  case plain, crlf, mark, mixed, open

  /// The text in this form. The given text has line feeds alone and no byte order mark.
  func of(_ text: String, seed: UInt64) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch self {
    case .plain: return text
    case .crlf: return lines.joined(separator: "\r\n")
    case .mark: return "\u{FEFF}" + text
    case .mixed:
      var random = SplitMix64(seed: seed)
      let ends = ["\n", "\r\n", "\r"]
      var mixed = ""
      for line in lines.dropLast() {
        let end = ends[Int.random(in: 0..<3, using: &random)]
        // A carriage return and the line feed of an empty line would be one end.
        mixed += line + (line.isEmpty && end == "\n" && mixed.utf8.last == 13 ? "\r\n" : end)
      }
      return mixed + (lines.last ?? "")
    case .open:
      let end = lines.reversed().prefix { $0.isEmpty }.count
      return lines.dropLast(end).joined(separator: "\n")
    }
  }

  /// The lines of a text, whatever its form.
  static func plain(_ bytes: some Sequence<UInt8>) -> String {
    let text = SourceText(Array(bytes))
    var lines = text.lines.map { text[$0.content] }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

/// The doctor's edits of a folder of files that are compiled together, in all forms of their source.
struct EditCampaign {
  /// The numbers for one form.
  struct Figures: CustomStringConvertible {
    var variant: SourceVariant
    var files = 0
    var compiledBefore = 0
    var compileAfter = 0
    var edited = 0
    var edits = 0
    var takenBack = 0

    var description: String {
      "\(variant.rawValue): \(files) files, \(compiledBefore) compiled before, \(compileAfter) after, "
        + "\(edited) edited by \(edits) edits, \(takenBack) taken back"
    }
  }

  var figures: [Figures] = []
  /// The faults that were found.
  var faults: [String] = []
  private var plain: [String: String] = [:]

  init(
    _ texts: [String: String], seed: UInt64, as variants: [SourceVariant] = SourceVariant.allCases,
    modules: BuiltModules
  ) throws {
    for variant in variants {
      try play(variant, texts, seed, modules)
    }
  }

  private mutating func play(
    _ variant: SourceVariant, _ texts: [String: String], _ seed: UInt64, _ modules: BuiltModules
  ) throws {
    let written = texts.mapValues { variant.of($0, seed: seed) }
    let folder = try PlantedFolder(written)
    for (index, name) in texts.keys.sorted().enumerated() where index.isMultiple(of: 3) {
      chmod(folder.url.appending(path: name).path, 0o640)
    }
    let modes = try self.modes(in: folder.url)
    let examiner = try Examiner(path: folder.path, modules: modules)
    let before = try examiner.diagnosis()
    let rounds = try RepairRounds(of: before, in: examiner.folder) {
      try examiner.diagnosis(of: $0)
    }
    try rounds.write(to: folder.url)
    let after = try Diagnosis(path: folder.path, modules: modules)

    func fault(_ words: String) { faults.append("\(variant.rawValue): \(words)") }
    let compiled = Set(before.files.filter(\.compiles).map(\.path))
    for file in after.files where !file.compiles && compiled.contains(file.path) {
      let finding = after.findings.first { $0.path == file.path && $0.kind != .note }
      fault(
        "\(file.path) compiled before\(rounds.files[file.path] == nil ? ", and has no edit" : ""): "
          + "\(finding?.line ?? 0) \(finding?.what ?? "")")
    }
    if after != rounds.diagnosis { fault("what is written is not what was judged") }
    for (path, words) in try self.modes(in: folder.url)
    where modes[path] != nil && modes[path] != words {
      fault("\(path) has the mode \(words)")
    }
    for (path, old) in written {
      let new = try Data(contentsOf: folder.url.appending(path: path))
      if rounds.files[path] == nil, new != Data(old.utf8) {
        fault("\(path) is another without edits")
      }
      let phone = (Self.forPhone(old), Self.forPhone(String(decoding: new, as: UTF8.self)))
      if phone.0 != phone.1 {
        fault("\(path) is another for an iPhone\(Self.parting(phone.0, phone.1))")
      }
      let words = SourceVariant.plain(new)
      if variant == .plain {
        plain[path] = words
      } else if plain[path] != words {
        let lines = [plain[path] ?? "", words].map { $0.split(separator: "\n").map(String.init) }
        fault(
          "\(path) is edited otherwise than with line feeds\(Self.parting(lines[0], lines[1]))")
      }
      try compareEnds(path, old, new, fault)
    }
    try compare(with: rounds.difference, written, folder.url, fault)
    var sums = Figures(variant: variant)
    sums.files = texts.count
    sums.compiledBefore = compiled.count
    sums.compileAfter = after.files.count(where: \.compiles)
    sums.edited = rounds.files.count
    sums.edits = rounds.counts.mended
    sums.takenBack = rounds.untouched.count
    figures.append(sums)
  }

  private func modes(in folder: URL) throws -> [String: Int] {
    var modes: [String: Int] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appending(path: path).path)
      modes[path] = attributes[.posixPermissions] as? Int
    }
    return modes
  }

  /// The place at which two lists begin to differ, with what stands there in both.
  private static func parting(_ one: [String], _ other: [String]) -> String {
    let same = zip(one, other).prefix { $0 == $1 }.count
    let ends = [one, other].map { $0.dropFirst(max(0, same - 3)).prefix(8).joined(separator: " ") }
    return ": \(ends[0]) -> \(ends[1])"
  }

  /// The tokens that an iPhone compiles, without differences that have no effect: `AnyObject` of a protocol that was
  /// Objective-C's, and the order of attributes and modifiers.
  private static func forPhone(_ text: String) -> [String] {
    let source = SourceText(text)
    let tokens = ConditionalBlocks(SwiftTokenizer(source.bytes).tokens, modules: []).onPhone
    var words: [String] = []
    var modifiers: [String] = []
    for token in tokens {
      if token.isModifier {
        modifiers.append(token.text)
      } else {
        words += modifiers.sorted() + [source[token.range]]
        modifiers = []
      }
    }
    return (words + modifiers).joined(separator: " ").replacing(" : AnyObject {", with: " {")
      .replacing(/(setUp|tearDown)(WithError)? \( \)( async)?( throws)? {/) { "\($0.1) ( ) {" }
      .replacing(/(try )?(await )?super \. (setUp|tearDown)(WithError)? \( \)[ ]/, with: "")
      .split(separator: " ").map(String.init)
  }

  /// Every line of the original that is still there has the end that it had; the mark and the open end stay.
  private func compareEnds(
    _ path: String, _ old: String, _ new: Data, _ fault: (String) -> Void
  ) throws {
    let (was, now) = (SourceText(old), SourceText([UInt8](new)))
    func ends(_ text: SourceText) -> [String] {
      text.lines.map { text[$0.content.upperBound..<$0.next] }
    }
    if old.hasPrefix("\u{FEFF}") != now.text.hasPrefix("\u{FEFF}") {
      fault("\(path) has another mark")
    }
    if now.text.dropFirst().contains("\u{FEFF}") { fault("\(path) has a mark inside") }
    if ends(was).last != ends(now).last { fault("\(path) ends otherwise") }
    let kinds = Set(ends(was)).union([""])
    if !Set(ends(now)).isSubset(of: kinds.count > 1 ? kinds : ["\n", ""]) {
      fault("\(path) has line ends of another kind")
    }
  }

  /// Another program makes the files of the originals and the difference that is printed.
  private func compare(
    with difference: String, _ written: [String: String], _ folder: URL, _ fault: (String) -> Void
  ) throws {
    guard !difference.isEmpty else { return }
    let copy = try PlantedFolder(written.merging(["the.patch": difference]) { $1 })
    let answer = Toolchain.run(
      ["git", "apply", "--whitespace=nowarn", "the.patch"], in: copy.url)
    guard answer?.status == 0 else { return fault("the difference: \(answer?.errors ?? "")") }
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path.hasSuffix(".swift") {
      let (one, other) = (folder.appending(path: path), copy.url.appending(path: path))
      if try Data(contentsOf: one) != Data(contentsOf: other) {
        fault("\(path) is not what the difference makes of it")
      }
    }
  }
}
