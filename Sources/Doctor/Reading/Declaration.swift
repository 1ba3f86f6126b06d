/// Something that source declares.
struct Declaration: Sendable {
  /// A name in angle brackets and what it has to be: `Screen: UIViewController`.
  struct Generic: Equatable, Sendable {
    var name: String
    var constraint: String
  }

  /// The keyword: `class`, `func`, `var`, `case`, `init` …
  var kind: String
  /// Without parameters; of an extension, what it extends: `ViewController`, `UIButton.Configuration`.
  var name: String
  /// With its parameters' labels: `present(_:animated:completion:)`; else the same as the name.
  var fullName: String
  /// Modifiers and attributes before the keyword: `open`, `@MainActor`, `private(set)`.
  var modifiers: Set<String> = []
  /// The type it stands in, or what an extension around it extends; `nil` at the top level and in bodies.
  var container: String?
  /// The keyword of the innermost declaration around it: `class`, `extension`, `func`.
  var surrounding: String?
  /// Whether what surrounds it makes it public by itself.
  var isPublicByPlace = false
  /// The types behind the colon; of an alias, the type it stands for.
  var inherited: [String] = []
  var generics: [Generic] = []
  var isAsync = false
  var line: Int
  /// The tokens between its braces; empty when there are none.
  var body: Range<Int> = 0..<0

  static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor"]

  var isType: Bool { Declaration.types.contains(kind) }

  var isPublic: Bool {
    modifiers.contains("public") || modifiers.contains("open")
      || isPublicByPlace
        && modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
  }

  /// The name with that of the type around it.
  var path: String { container.map { "\($0).\(name)" } ?? name }
}
