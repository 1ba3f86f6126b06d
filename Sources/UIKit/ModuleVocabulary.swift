import ObjectGraph
import UIKitCore

/// The words of this module for its own classes.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary(
    names: [
      "UIControl.registrations": "actions",
      "Registration.action": "",
      "UITableView.shownCells": "visibleCells",
      "UICollectionView.shownCells": "visibleCells",
      "ShownCells.cells": "",
      "UITextView.ownInputView": "inputView",
      "UITextView.ownInputAccessoryView": "inputAccessoryView",
    ],
    notes: UIKitCore.ModuleVocabulary.vocabulary.notes)
}
