extension SymbolTable {
  /// Reads the table from the sources: `shown` are the files of the module `UIKit`, `hidden` those of the
  /// module whose names it exports one by one.
  init(shown: [SourceFile], hidden: [SourceFile]) {
    let own = shown.flatMap(\.declarations).filter(\.isPublic)
    let below = hidden.flatMap(\.declarations).filter(\.isPublic)
    let exported = Set(shown.flatMap(\.imports).compactMap(\.exportedName))
    let ownNames = Set(own.map(\.path))
    let bases = SymbolTable.superclasses(of: ownNames.union(exported), in: own + below)
    for declaration in own + below where declaration.isType {
      guard
        ownNames.contains(declaration.path) || bases.contains(declaration.path)
          || exported.contains(SymbolTable.outermost(declaration.path))
      else { continue }
      types[declaration.path] = KnownType(
        kind: declaration.kind, inherited: declaration.inherited)
    }
    for declaration in own + below.filter({ exported.contains($0.path) })
    where declaration.container == nil && declaration.surrounding == nil {
      guard ["typealias", "func", "let", "var"].contains(declaration.kind) else { continue }
      types[declaration.name] = KnownType(
        kind: declaration.kind,
        inherited: declaration.kind == "typealias" ? Array(declaration.inherited.prefix(1)) : [])
    }
    for export in shown.flatMap(\.imports) where export.isExported {
      types[export.module] = KnownType(kind: "module")
    }
    let openClasses = Set(
      (own + below).filter { $0.modifiers.contains("open") }.map(\.path))
    let hiddenTypes = Set(hidden.flatMap(\.declarations).filter(\.isType).map(\.path))
      .subtracting(exported).subtracting(bases)
    for member in own + below {
      // What extends a type that is not exported is nobody's.
      guard let container = member.container,
        !hiddenTypes.contains(SymbolTable.outermost(container))
      else { continue }
      let isOpen =
        member.modifiers.contains("open") && openClasses.contains(container)
        && member.surrounding == "class"
      add(member, to: container, isOpen: isOpen)
    }
  }

  private mutating func add(_ member: Declaration, to name: String, isOpen: Bool) {
    if types[name] == nil {
      guard member.surrounding == "extension" else { return }
      types[name] = KnownType(kind: "extension")
    }
    let isOfType =
      member.isType || !member.modifiers.isDisjoint(with: ["static", "class"])
      || ["case", "typealias"].contains(member.kind)
    if member.kind == "init" {
      if member.modifiers.contains("required") { types[name]?.open.insert(member.fullName) }
    } else if isOpen {
      types[name]?.open.insert(member.fullName)
    } else if !isOfType, member.kind != "subscript" {
      types[name]?.fixed.insert(member.fullName)
    }
    if isOfType { types[name]?.ofType.insert(member.name) }
  }

  /// The classes that shown ones inherit from; they have no name outside and yet their members have.
  private static func superclasses(
    of shown: Set<String>, in declarations: [Declaration]
  ) -> Set<String> {
    let classes = declarations.filter { $0.kind == "class" }
    var found: Set<String> = []
    var next = shown
    while !next.isEmpty {
      let inherited = classes.filter { next.contains($0.path) }.compactMap(\.inherited.first)
      next = Set(inherited).subtracting(found).subtracting(shown)
      found.formUnion(next)
    }
    return found
  }

  /// The type at the top level that a path begins with.
  private static func outermost(_ path: String) -> String {
    String(path.prefix { $0 != "." })
  }
}
