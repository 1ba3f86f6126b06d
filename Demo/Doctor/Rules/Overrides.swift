// Members of UIKit's classes that a subclass overrides.

extension Rule {
  static let fixedMember = Rule(
    name: "override",
    finds:
      "`override` of what an extension declares: one of this module's, or one's own with `@objc`",
    why: "cannot be overridden without the Objective-C runtime",
    edit: "declare it in a class of your own, or do its work where it is used"
  ) { file, surroundings in
    surroundings.overrides(in: file).compactMap { override in
      guard override.fate == .fixed else { return nil }
      return Spot(
        line: override.member.line,
        what: "override of \(override.owner).\(override.member.fullName)")
    }
  }
}

/// A member that overrides one of UIKit's, and what comes of it.
struct OverriddenMember {
  enum Fate {
    case fixed, missing
  }

  var member: Declaration
  /// The class of UIKit's.
  var owner: String
  var fate: Fate
}

extension Rule.Surroundings {
  /// The overrides that do not work, of classes whose superclasses are known up to the last.
  func overrides(in file: SourceFile) -> [OverriddenMember] {
    let classes = file.declarations.filter { $0.kind == "class" }
    return file.declarations.compactMap { member in
      guard member.modifiers.contains("override"), let container = member.container,
        ["func", "var"].contains(member.kind),
        let line = classes.first(where: { $0.path == container })
          .flatMap({ folder.ancestry(of: $0.path, table) })
      else { return nil }
      if let origin = origin(of: member, in: line.own + line.shown.map(\.name)) {
        // A declaration of one's own can be overridden where it stands in a class.
        guard origin.surrounding == "extension", let owner = origin.container else { return nil }
        return OverriddenMember(member: member, owner: owner, fate: .fixed)
      }
      guard !AppleNames.overridableInNSObject.contains(member.fullName) else { return nil }
      if line.shown.contains(where: { $0.type.open.contains(member.fullName) }) { return nil }
      let isType = !member.modifiers.isDisjoint(with: ["class", "static"])
      let isFixed = line.shown.contains {
        isType ? $0.type.ofType.contains(member.name) : $0.type.fixed.contains(member.fullName)
      }
      guard let superclass = line.shown.first?.name else { return nil }
      return OverriddenMember(
        member: member, owner: superclass, fate: isFixed ? .fixed : .missing)
    }
  }

  /// Where the files declare what a member overrides.
  private func origin(of member: Declaration, in types: [String]) -> Declaration? {
    let found = types.flatMap { folder.members[$0] ?? [] }.filter {
      $0.fullName == member.fullName && !$0.modifiers.contains("override")
    }
    return found.first { $0.surrounding == "class" } ?? found.first
  }
}

extension SourceFolder {
  /// The superclasses of a class declared here, up to UIKit's: those of these files, then UIKit's; `nil`
  /// when one is unknown or there are two of its name.
  func ancestry(
    of name: String, _ table: SymbolTable
  ) -> (own: [String], shown: [(name: String, type: KnownType)])? {
    var own: [String] = []
    var next = name
    while own.count < 20 {
      let found = classes[next] ?? []
      if found.isEmpty {
        return own.isEmpty ? nil : table.ancestry(of: next).map { (own, $0) }
      }
      guard found.count == 1, let superclass = found[0].inherited.first else { return nil }
      own.append(next)
      next = superclass
    }
    return nil
  }
}
