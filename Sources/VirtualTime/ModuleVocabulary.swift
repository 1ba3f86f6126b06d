import ObjectGraph

/// The words of this module for its own types: what waits on a clock is its `pendingWork`.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary(names: [
    "VirtualClock.state": "",
    "State.queue": "",
    "DeadlineQueue.slots": "pendingWork",
    "Slot.content": "",
    "Entry.action": "",
  ])
}
