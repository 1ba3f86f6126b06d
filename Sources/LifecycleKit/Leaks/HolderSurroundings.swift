import ObjectGraph
import LiveObjects

/// What a search for holders is told: where paths may begin, and what is known of the objects they meet.
@MainActor struct HolderSurroundings {
  /// Where paths begin, apart from statics and globals; the first is tried first.
  let roots: [NamedRoot]
  /// Living things that should be gone, one of which may be kept by another; worked out when it is asked.
  let leaks: () -> [NamedRoot]
  /// Readable names, and who should be alive, of the objects that a path meets.
  let notes: (LiveHeap) -> ObjectNotes
}
