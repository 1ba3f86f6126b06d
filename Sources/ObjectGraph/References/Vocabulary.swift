/// The words of a module for its own classes, as reports about a program that uses them should have them.
///
/// A property is written `Type.property`, without the modules and types around the type; names and notes are also found
/// by `property` alone, for types that have none of their own.
package struct Vocabulary: Sendable {
  /// The names under which a program knows stored properties. An empty name is left out of reports, because
  /// the property only carries a value for its holder. Properties that are not listed have their own names.
  package var names: [String: String]
  /// The types that only carry a holder's values, and are reported as a part of it: classes, enums whose cases are left
  /// out, structs that wrap a property, and functions that only call what they capture, as `Token.init(_:)`.
  package var carriers: Set<String>
  /// The names under which a program knows classes that are not public. An empty one stands for the name of the type
  /// around the class.
  package var types: [String: String]
  /// The roles of objects of classes that cannot state them.
  package var roles: [String: ObjectRole]
  /// Notes about properties, by the names that reports have for them: `name`, or `Type.name`.
  package var notes: [String: PropertyNote]
  /// The mistake of a program that leaves an object of a class in a cycle; see `PropertyNote.askedFor`.
  package var mistakes: [String: String]

  package init(
    names: [String: String] = [:], carriers: Set<String> = [], types: [String: String] = [:],
    roles: [String: ObjectRole] = [:], notes: [String: PropertyNote] = [:],
    mistakes: [String: String] = [:]
  ) {
    (self.names, self.carriers, self.types, self.roles) = (names, carriers, types, roles)
    (self.notes, self.mistakes) = (notes, mistakes)
  }

  /// The words of the parts of a module together.
  package init(of parts: [Vocabulary]) {
    self.init()
    for part in parts {
      names.merge(part.names) { $1 }
      carriers.formUnion(part.carriers)
      types.merge(part.types) { $1 }
      roles.merge(part.roles) { $1 }
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
