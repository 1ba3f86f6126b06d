import ObjectGraph
import UIKitCore

/// The words of this module for its own classes. Each folder declares those for what is in it.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary(of: [.ofControls, .ofLists, parent])

  /// A path through a property that a class of `UIKitCore` declares has that module's notes.
  private static let parent = Vocabulary(notes: UIKitCore.ModuleVocabulary.vocabulary.notes)
}
