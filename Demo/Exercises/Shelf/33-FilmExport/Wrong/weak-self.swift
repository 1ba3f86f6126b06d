// Refused: feature: an exported film is in the library although the editor was popped
// An editor exports a film into the library, which takes a minute. It may be left meanwhile.
// Ten seconds after it was popped the memory graph shows the editor: a task holds it, by self.
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  The task needs weak self and a guard after the sleep: the editor is deallocated at once.
// B  The task has to be cancelled in viewDidDisappear.
// C  Nothing: the task needs the editor for a minute, ends, and releases it.
// D  Nothing: a task holds none of the objects that its closure uses.
// Answer: C
import UIKit

@MainActor final class Library {
  private(set) var films: [String] = []

  func add(_ film: String) { films.append(film) }
}

final class FilmEditorViewController: UIViewController {
  private let library: Library
  private let clock: any Clock<Duration>
  private var cuts: [String] = []

  init(library: Library, clock: any Clock<Duration> = ContinuousClock()) {
    (self.library, self.clock) = (library, clock)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The editor is not in a storyboard.")
  }

  func cut(_ scene: String) { cuts.append(scene) }

  func tapExport() {
    Task { [weak self, clock] in
      try await clock.sleep(for: .seconds(60))  // the encoder at work
      guard let self else { return }
      library.add(cuts.joined(separator: ", "))
      title = "Exported"
    }
  }
}
