import ObjectGraph

/// The words of this module for its own classes. Each folder declares those for what is in it.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary(of: [
    .ofKernel, .ofViews, .ofBars, .ofScreens, .ofLeaks, .ofTransitions, .ofPresentations,
    .ofNavigation,
    .ofTabs, .ofPaging, .ofSearch, .ofSplitViews, .ofApplication, .ofAnimations,
  ])
}
