import ObjectGraph

/// The words for what keeps a screen of a model: the model ends each hold by `release`.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary(notes: [
    "ModelApp.kept": .ending(release),
    "ModelScreen.kept": .ending(release),
    "ModelScreen.onTap": .mistake(release),
    "Loader.delegate": .mistake(release),
  ])

  private static let release = "release it in the model"
}
