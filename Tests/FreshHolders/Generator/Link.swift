/// One way in which an object holds another one, as the text of a program.
struct Link {
  /// The words that a link is written with.
  struct Words {
    /// The stored property that holds.
    let field: String
    /// The class of the object that is held.
    let type: String
    /// The variables of the two objects where they are joined.
    let holder: String
    let value: String

    /// The property's name as that of a type.
    var fieldType: String { field.prefix(1).uppercased() + field.dropFirst() }
  }

  /// Short name, for the comment above a shape.
  let name: String
  /// The declarations in the holder's class; of the mended form where asked for.
  let declaration: (_ words: Words, _ isMended: Bool) -> String
  /// The statements that make the holder hold the value; of the mended form where asked for.
  let joining: (_ words: Words, _ isMended: Bool) -> String

  /// A link whose declaration decides whether it holds.
  static func declared(
    _ name: String, _ strong: @escaping (Words) -> String, mended weak: @escaping (Words) -> String,
    joining: @escaping (Words) -> String
  ) -> Link {
    Link(name: name) {
      $1 ? weak($0) : strong($0)
    } joining: { words, _ in
      joining(words)
    }
  }

  /// A link whose closure captures the value, under the value's own name.
  static func capturing(
    _ name: String, _ declaration: @escaping (Words) -> String,
    joining: @escaping (_ words: Words, _ list: String) -> String
  ) -> Link {
    Link(name: name) { words, _ in
      declaration(words)
    } joining: { words, isMended in
      joining(words, isMended ? "[weak \(words.value)]" : "")
    }
  }

  /// A link that holds until it is cleared.
  static func cleared(
    _ name: String, _ declaration: @escaping (Words) -> String,
    joining: @escaping (Words) -> String, clearing: @escaping (Words) -> String
  ) -> Link {
    Link(name: name) { words, _ in
      declaration(words)
    } joining: { words, isMended in
      joining(words) + (isMended ? "\n" + clearing(words) : "")
    }
  }
}
