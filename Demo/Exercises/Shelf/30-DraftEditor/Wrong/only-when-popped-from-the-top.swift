// Refused: leak: the draft, after a return to the root from a screen above it
// An editor saves its draft every 30 seconds, and when it disappears. Saving takes a while.
// Each editor that was left stays in memory, and saves its old draft again every 30 seconds.
// Mend it: drafts are saved, with the last words; a popped editor is deallocated and saves no more.
import UIKit

@MainActor protocol DraftStore: AnyObject {
  func save(_ text: String) async
}

final class DraftViewController: UIViewController {
  let textView = UITextView()
  private let store: any DraftStore
  private var autosaving: Task<Void, any Error>?
  private let clock: any Clock<Duration>

  var text: String { textView.text ?? "" }

  init(store: any DraftStore, clock: any Clock<Duration> = ContinuousClock()) {
    (self.store, self.clock) = (store, clock)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The draft is not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    autosaving = Task.detached { [clock, store] in
      while true {
        try await clock.sleep(for: .seconds(30))
        await store.save(self.text)
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { autosaving?.cancel() }
    let text = text
    Task { [store] in await store.save(text) }
  }
}
