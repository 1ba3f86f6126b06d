/// Something that source declares.
package struct Declaration: Sendable {
  /// A name in angle brackets and what it has to be: `Screen: UIViewController`.
  package struct Generic: Equatable, Sendable {
    package var name: String
    package var constraint: String
  }

  /// The keyword: `class`, `func`, `var`, `case`, `init` …
  package var kind: String
  /// Without parameters; of an extension, what it extends: `ViewController`, `UIButton.Configuration`.
  package var name: String
  /// With its parameters' labels: `present(_:animated:completion:)`; else the same as the name.
  package var fullName: String
  /// Modifiers and attributes before the keyword: `open`, `@MainActor`, `private(set)`.
  package var modifiers: Set<String> = []
  /// The type it stands in, or what an extension around it extends; `nil` at the top level and in bodies.
  package var container: String?
  /// The keyword of the innermost declaration around it: `class`, `extension`, `func`.
  package var surrounding: String?
  /// Whether what surrounds it makes it public by itself.
  package var isPublicByPlace = false
  /// The types behind the colon; of an alias, the type it stands for.
  package var inherited: [String] = []
  package var generics: [Generic] = []
  package var isAsync = false
  package var isThrowing = false
  package var line: Int
  /// The place of the keyword among the tokens; of a case, that of its name.
  package var keyword: Int
  /// The tokens between its braces; empty when there are none.
  package var body: Range<Int> = 0..<0

  /// The tokens from its keyword to its body; empty where it has none, as a requirement of a protocol.
  package var head: Range<Int> { keyword..<max(keyword, body.lowerBound) }

  package static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor"]

  package var isType: Bool { Declaration.types.contains(kind) }

  package var isPublic: Bool {
    modifiers.contains("public") || modifiers.contains("open")
      || isPublicByPlace
        && modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
  }

  /// The name with that of the type around it.
  package var path: String { container.map { "\($0).\(name)" } ?? name }
}
