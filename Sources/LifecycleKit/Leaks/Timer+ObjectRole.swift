import Foundation
import ObjectGraph

extension Timer: ObjectRoleProviding {
  package static var objectRole: ObjectRole {
    #if canImport(Darwin)
      .timer
    #else
      .keptTimer
    #endif
  }
}

/// Reports have the types of this module by their own names.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary()
}
