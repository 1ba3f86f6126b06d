/// The words of a module for its own classes, as reports about a program that uses them should have them.
///
/// A property is written `Type.property`, without the modules and types around the type.
package struct Vocabulary: Sendable {
  /// The names under which a program knows stored properties. An empty name is left out of reports, because
  /// the property only carries a value for its holder. Properties that are not listed have their own names.
  package var names: [String: String]
  /// The classes whose objects only carry a holder's values, and are reported as a part of it.
  package var carriers: Set<String>
  /// Notes about properties, by the names that reports have for them: `name`, or `Type.name`.
  package var notes: [String: PropertyNote]
  /// The mistake of a program that leaves an object of a class in a cycle; see `PropertyNote.askedFor`.
  package var mistakes: [String: String]

  package init(
    names: [String: String] = [:], carriers: Set<String> = [], notes: [String: PropertyNote] = [:],
    mistakes: [String: String] = [:]
  ) {
    (self.names, self.carriers, self.notes, self.mistakes) = (names, carriers, notes, mistakes)
  }

  /// The words of the parts of a module together.
  package init(of parts: [Vocabulary]) {
    self.init()
    for part in parts {
      names.merge(part.names) { $1 }
      carriers.formUnion(part.carriers)
      notes.merge(part.notes) { $1 }
      mistakes.merge(part.mistakes) { $1 }
    }
  }
}

/// A note on a stored property of a library, for the repair of paths through it.
package enum PropertyNote: Hashable, Sendable, Codable {
  /// The library's own objects hold each other by it, and a cycle through it is no mistake by itself.
  case link
  /// A cycle through it comes of a mistake of the program; the words for it.
  case mistake(String)
  /// It keeps an object that the program asked for, and a cycle through it comes of that; the words are in the
  /// `mistakes` of the object's class or of a superclass.
  case askedFor
  /// The words for what ends the reference.
  case ending(String)
}

/// A module's vocabulary, declared in an enum with the name `ModuleVocabulary`.
///
/// A reader of live objects looks for it when it meets a type of the module. A module that has one is a kit:
/// reports have its objects like the program's own, but its properties are not the program's to change.
package protocol VocabularyProviding {
  static var vocabulary: Vocabulary { get }
}
