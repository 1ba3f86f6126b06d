// Refused: feature: a search that is popped while a result covers it is counted once
// Each search has a session; the statistics of the app count its terms when the search is over.
// No screen leaks. Yet the app needs more memory with each search that is left by the back button.
// Mend it: each search is counted once, however it is left, and the statistics do not grow.
import UIKit

@MainActor final class SearchSession {
  private(set) var terms: [String] = []

  func add(_ term: String) { terms.append(term) }
}

@MainActor final class SearchStatistics {
  private(set) var searchCount = 0
  private(set) var termCount = 0
  private var openSessions: [SearchSession] = []
  var openCount: Int { openSessions.count }

  func begin() -> SearchSession {
    let session = SearchSession()
    openSessions.append(session)
    return session
  }

  func end(_ session: SearchSession) {
    openSessions.removeAll { $0 === session }
    searchCount += 1
    termCount += session.terms.count
  }
}

final class SearchViewController: UIViewController {
  private let statistics: SearchStatistics
  private let session: SearchSession

  init(statistics: SearchStatistics) {
    self.statistics = statistics
    session = statistics.begin()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The search is not in a storyboard.")
  }

  func search(for term: String) { session.add(term) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { statistics.end(session) }
  }

  func tapDone() {
    navigationController?.popViewController(animated: true)
  }
}
