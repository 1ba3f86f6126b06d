extension SymbolTable {
  /// Reads the table from the sources: `shown` are the files of the module `UIKit`, `hidden` those of the
  /// modules that its aliases point into.
  init(shown: [SourceFile], hidden: [SourceFile]) {
    let own = shown.flatMap(\.declarations).filter(\.isPublic)
    let all = own + hidden.flatMap(\.declarations).filter(\.isPublic)
    var names: [String: String] = [:]
    for name in shown.flatMap(\.imports).compactMap(\.exportedName) { names[name] = name }
    for alias in all where alias.kind == "typealias" && alias.container == nil {
      // What is exported one by one goes by another name inside its own module.
      if let target = alias.inherited.first, names[target] == target { names[alias.name] = target }
    }
    for alias in own where alias.kind == "typealias" && alias.container == nil {
      let target = alias.inherited.first ?? alias.name
      types[alias.name] = KnownType(kind: "typealias", inherited: [names[target] ?? target])
      if names[target] == nil { names[target] = alias.name }
    }
    let ownNames = Set(own.map(\.path))
    let bases = SymbolTable.superclasses(of: ownNames.union(names.keys), in: all)
    for declaration in all where declaration.isType {
      let name = SymbolTable.shownName(of: declaration.path, names)
      guard
        names[declaration.path] == name || bases.contains(declaration.path)
          || ownNames.contains(declaration.path)
          || names[String(declaration.path.prefix { $0 != "." })] != nil
      else { continue }
      types[name] = KnownType(
        kind: declaration.kind,
        inherited: declaration.inherited.map { SymbolTable.shownName(of: $0, names) })
    }
    for declaration in own where declaration.container == nil {
      guard ["func", "let", "var"].contains(declaration.kind), declaration.surrounding == nil else {
        continue
      }
      types[declaration.name] = KnownType(kind: declaration.kind)
    }
    for export in shown.flatMap(\.imports) where export.isExported {
      types[export.module] = KnownType(kind: "module")
    }
    let openClasses = Set(all.filter { $0.modifiers.contains("open") }.map(\.path))
    let hiddenTypes = Set(hidden.flatMap(\.declarations).filter(\.isType).map(\.path))
      .subtracting(names.keys).subtracting(bases)
    for member in all {
      // What extends a type without a name outside is nobody's.
      guard let container = member.container,
        !hiddenTypes.contains(String(container.prefix { $0 != "." }))
      else { continue }
      let isOpen =
        member.modifiers.contains("open") && openClasses.contains(container)
        && member.surrounding == "class"
      add(member, to: SymbolTable.shownName(of: container, names), isOpen: isOpen)
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

  /// The name that a path has outside: of `TraitCollection.Style` the alias, or that of the type around it
  /// with the rest.
  private static func shownName(of path: String, _ names: [String: String]) -> String {
    if let name = names[path] { return name }
    guard let dot = path.lastIndex(of: ".") else { return path }
    return shownName(of: String(path[..<dot]), names) + path[dot...]
  }
}
