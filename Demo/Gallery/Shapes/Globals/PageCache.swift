import LifecycleKit

enum PageCache: LeakShape {
  static let entry = CatalogueEntry(
    107, "page-cache", .correct,
    "A calendar keeps the three months seen last, as it should: their screens come back.",
    "Nobody told the checks, so they take what is kept on purpose for what was forgotten.",
    cells: "F F F F - -"
  )
  .fixed(
    "stage.expectGone(page)  // As of any other screen.",
    by: "stage.simulation.scan.declareCached(page)"
  )
  .held("held by static PageCache.Calendar.pages[_]")

  final class MonthViewController: UIViewController {}

  @MainActor enum Calendar {
    static var pages: [Int: MonthViewController] = [:]

    static func page(_ month: Int) -> MonthViewController {
      let page = pages[month] ?? MonthViewController()
      pages[month] = page
      return page
    }
  }

  static func play(on stage: Stage) throws {
    for month in 1...3 {
      stage.simulation.perform {
        let page = Calendar.page(month)
        switch stage.form {
        case .broken:
          stage.expectGone(page)  // As of any other screen.
        case .fixed:
          stage.simulation.scan.declareCached(page)
        }
        stage.navigation.pushViewController(page, animated: true)
      }
      stage.simulation.advance(by: .seconds(1))
      stage.navigation.popViewController(animated: true)
      try stage.simulation.settle()
    }
  }

  static func cleanUp() {
    Calendar.pages = [:]
  }
}
