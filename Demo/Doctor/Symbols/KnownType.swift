/// What is known of a name that `import UIKit` brings, in a line of the table.
struct KnownType: Equatable, Sendable {
  /// `class`, `struct`, `enum`, `protocol`, `func`, `let`, `var`; `typealias` for another name of something,
  /// `extension` for what is added to a type of Foundation, `module` for what is exported on.
  var kind: String
  /// The superclass and the protocols; what an alias stands for.
  var inherited: [String] = []
  /// Members that a subclass can override, with labels; initialisers that are `required`.
  var open: Set<String> = []
  /// Members that belong to an instance and cannot be overridden, with labels.
  var fixed: Set<String> = []
  /// Members of the type itself: static ones, cases, nested types; without labels.
  var ofType: Set<String> = []

  /// The names of an instance's members, without labels.
  var memberNames: Set<String> {
    Set(open.union(fixed).map { String($0.prefix { $0 != "(" }) })
  }
}
