// What the module `UIKit` has not got. No rules of the documentation: it is told what is missing, and
// changes with the module.

extension Rule {
  static let missingSymbol = Rule(
    name: "symbol", kind: .missing, finds: "", why: "is missing in the module `UIKit`",
    edit: "fence what uses it, or leave the file out"
  ) { file, surroundings in
    var counts: [String: (line: Int, uses: Int)] = [:]
    for (place, token) in file.tokens.enumerated() where token.kind == .word {
      guard AppleNames.isApples(token.text), !surroundings.table.declares(token.text),
        !surroundings.folder.declaredNames.contains(token.text),
        !surroundings.folder.isNamedModule(token.text)
      else { continue }
      let before = file.tokens.text(place - 1)
      guard before != "." || file.tokens.text(place - 2) == "UIKit",
        file.tokens.text(place + 1) != ":",
        ![before, file.tokens.text(place - 3)].contains("import")
      else { continue }
      counts[token.text, default: (token.line, 0)].uses += 1
    }
    return counts.map { Spot(line: $1.line, what: $0) }
  }

  static let missingMember = Rule(
    name: "member", kind: .missing, finds: "", why: "is missing in the module `UIKit`",
    edit: "fence what uses it, or leave the file out"
  ) { file, surroundings in
    surroundings.overrides(in: file).filter { $0.fate == .missing }.map {
      Spot(line: $0.member.line, what: "\($0.owner).\($0.member.fullName)")
    } + surroundings.unknownPaths(in: file)
  }
}

extension Rule.Surroundings {
  /// Values of a type that the type itself has, and that are of the type.
  private static let roots: [String: String] = [
    "UIApplication": "shared", "UIScreen": "main", "UIDevice": "current",
    "UITraitCollection": "current", "UIPasteboard": "general",
  ]

  /// What every type has.
  private static let everywhere: Set<String> = [
    "self", "Type", "Protocol", "init", "allCases", "description", "superclass", "load",
    "classForCoder", "initialize", "version", "className",
  ]

  /// `UIApplication.openSettingsURLString`, `UIApplication.shared.isIdleTimerDisabled`: where the type is
  /// known without knowing types, and nobody else can have extended it.
  fileprivate func unknownPaths(in file: SourceFile) -> [Rule.Spot] {
    guard !file.imports.contains(where: { folder.isForeign($0.module) }) else { return [] }
    let tokens = file.tokens
    return tokens.indices.compactMap { start in
      guard tokens[start].kind == .word, tokens[start].text.hasPrefix("UI"),
        tokens.text(start - 1) != ".", !folder.declaredNames.contains(tokens[start].text)
      else { return nil }
      var path = tokens[start].text
      var place = start
      while tokens.text(place + 1) == ".", tokens.indices.contains(place + 2) {
        let next = tokens[place + 2]
        guard next.kind == .word, let types = lineage(of: path) else { return nil }
        if types.contains(where: { table.declares($0.name + "." + next.text) }) {
          path += "." + next.text
          place += 2
          continue
        }
        if isKnown(next.text, of: types) {
          return Self.roots[path] == next.text
            ? unknownMember(of: path, behind: place + 2, tokens) : nil
        }
        return Rule.Spot(line: next.line, what: "\(path).\(next.text)")
      }
      return nil
    }
  }

  /// The type and its superclasses, if nothing of it can come from elsewhere.
  private func lineage(of name: String) -> [(name: String, type: KnownType)]? {
    guard let (name, type) = table.resolved(name) else { return nil }
    switch type.kind {
    case "class": return table.ancestry(of: name)
    case "enum", "struct": return [(name, type)]
    default: return nil
    }
  }

  private func isKnown(_ name: String, of types: [(name: String, type: KnownType)]) -> Bool {
    folder.declaredNames.contains(name) || Self.everywhere.contains(name)
      || types.contains { $0.type.ofType.contains(name) || $0.type.memberNames.contains(name) }
  }

  private func unknownMember(of path: String, behind place: Int, _ tokens: [SwiftToken]) -> Rule
    .Spot?
  {
    guard tokens.text(place + 1) == ".", tokens.indices.contains(place + 2),
      tokens[place + 2].kind == .word, let types = lineage(of: path)
    else { return nil }
    let member = tokens[place + 2]
    let inNSObject: Set = ["hash", "isEqual", "copy", "debugDescription", "isKind", "isMember"]
    guard !isKnown(member.text, of: types), !inNSObject.contains(member.text) else { return nil }
    return Rule.Spot(line: member.line, what: "\(path).\(tokens[place].text).\(member.text)")
  }
}
