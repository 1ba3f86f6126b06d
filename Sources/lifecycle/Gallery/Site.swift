import Foundation
import LeakGallery
import LeakLessons
import LifecycleReports

/// The gallery and the lessons as a folder of pages, each of which needs nothing but itself.
@MainActor struct Site {
  /// The folder; made when it is not there.
  let folder: URL

  init(folder: String) {
    self.folder = URL(filePath: folder)
  }

  /// Plays everything and writes its pages: `index.html`, `shapes/NAME.html`, `lessons/N.html`.
  ///
  /// - Returns: whether every shape was as catalogued.
  func write(_ shapes: [any LeakShape.Type], told: (String) -> Void = { _ in }) async throws -> Bool
  {
    for name in ["shapes", "lessons"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    var visits: [Visit] = []
    for (position, shape) in shapes.enumerated() {
      told(shape.entry.name)
      let visit = try await Visit.to(shape)
      visits.append(visit)
      let page = try await ShapePage.of(
        shape, visit, before: position > 0 ? shapes[position - 1].entry.name : nil,
        after: position + 1 < shapes.count ? shapes[position + 1].entry.name : nil)
      try page.write(to: path("shapes/\(shape.entry.name).html"))
    }
    for lesson in Lesson.all {
      try PlayedLesson(lesson).page(links: links(of: lesson))
        .write(to: path("lessons/\(lesson.number).html"))
    }
    try index(visits).write(to: path("index.html"))
    return visits.allSatisfy(\.isAsCatalogued)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func links(of lesson: Lesson) -> [NotedPage.Cell] {
    var links = [NotedPage.Cell("All lessons and shapes", link: "../index.html")]
    for other in Lesson.all where abs(other.number - lesson.number) == 1 {
      let way = other.number < lesson.number ? "Before" : "Next"
      links.append(NotedPage.Cell("\(way): \(other.title)", link: "\(other.number).html"))
    }
    if Gallery.shape(named: lesson.shape) != nil {
      links.append(NotedPage.Cell("As code", link: "../shapes/\(lesson.shape).html"))
    }
    return links
  }

  private func index(_ visits: [Visit]) -> NotedPage {
    let lessons = Lesson.all.map { lesson in
      [
        NotedPage.Cell("\(lesson.number)"),
        NotedPage.Cell(lesson.title, link: "lessons/\(lesson.number).html"),
        NotedPage.Cell(lesson.text[0]),
      ]
    }
    let rows = visits.map { visit in
      let entry = visit.entry
      return [
        NotedPage.Cell("\(entry.row)"),
        NotedPage.Cell(entry.name, link: "shapes/\(entry.name).html"),
        NotedPage.Cell(entry.kind.title), NotedPage.Cell(entry.explanation[0]),
      ] + Check.allCases.map { NotedPage.Cell(String(visit.cell($0).rawValue)) }
    }
    let checks = Check.allCases.map { "\($0.rawValue) \($0.title)" }.joined(separator: ", ")
    let cells = Cell.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")
    return NotedPage(
      title: "Leaks to learn from",
      notes: [
        .heading("Ten lessons"),
        .table(title: "Lessons", head: ["lesson", "title", "how it begins"], rows: lessons),
        .heading("The gallery"),
        .paragraph(
          "Each shape is a small app that leaks in one way, and the same app without the mistake."
            + " The letters say what each check sees of the broken form. \(checks). \(cells)."),
        .table(
          title: "The gallery",
          head: ["row", "shape", "kind", "what"] + Check.allCases.map { String($0.rawValue) },
          rows: rows),
      ])
  }
}
