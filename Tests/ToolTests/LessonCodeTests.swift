import LeakExercises
import Foundation
import LeakLessons
import SeededRandom
import Testing

/// The classes of the lessons are compiled and run: those with the mistake leak, the mended ones are deallocated.
///
/// A leak costs a search, so the quick run has the first lesson's alone, and all with `CAMPAIGN=full`.
@Suite struct LessonCodeTests {
  /// The flow of each lesson through its own classes, which stand in `NAMESPACE`.
  static let flows = [
    visit("DetailViewController"), visit("ProfileViewController"), visit("EditorViewController"),
    visit("PhotoViewController"), visit("ClockViewController"), visit("CartViewController"),
    """
        let app = NAMESPACE.AppCoordinator(window: simulation.window)
        kept.append(app)
        app.start()
        let welcome = simulation.window.rootViewController!
        simulation.show(welcome)
        app.welcomeDidEnd()
        await simulation.advance(by: .seconds(1))
        return [welcome]
    """,
    """
        let stack = UINavigationController(rootViewController: UIViewController())
        simulation.show(stack)
        let app = NAMESPACE.AppCoordinator(navigation: stack)
        kept.append(app)
        app.showOrder()
        try simulation.settle()
        let order = stack.topViewController!
        stack.popViewController(animated: true)
        try simulation.settle()
        return [order]
    """,
    """
        let stack = UINavigationController(rootViewController: UIViewController())
        simulation.show(stack)
        let coordinator = NAMESPACE.OrderCoordinator()
        coordinator.start(in: stack)
        try simulation.settle()
        coordinator.finish()
        try simulation.settle()
        return [coordinator]
    """,
    visit("ScoresViewController"),
  ]

  private static func visit(_ screen: String) -> String {
    """
        let stack = UINavigationController(rootViewController: UIViewController())
        simulation.show(stack)
        let screen = NAMESPACE.\(screen)()
        stack.pushViewController(screen, animated: true)
        try simulation.settle()
        stack.popViewController(animated: true)
        try simulation.settle()
        return [screen]
    """
  }

  @Test func `the classes with the mistake leak, and the mended ones do not`() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = place.appending(path: "Demo/Exercises/Shelf/01-Lessons")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "01-01 Lessons\n".write(
      to: place.appending(path: "Demo/Exercises/Shelf/chapters.txt"), atomically: true,
      encoding: .utf8)
    var (source, checks) = ("import Foundation\nimport UIKit\n", "")
    for (lesson, flow) in zip(Lesson.all, Self.flows) {
      for (form, code) in [("before", lesson.code.before), ("after", lesson.code.after)] {
        let name = "Lesson\(lesson.number)\(form)"
        source += "enum \(name) {\n\(code)\n}\n"
        if form == "before", lesson.number > 1, Campaign.size(0, full: 1) == 0 { continue }
        checks += """
            .deallocates("\(name)") { simulation in
          \(flow.replacing("NAMESPACE", with: name))
            },

          """
      }
    }
    try """
    import ExerciseCheck
    import UIKit

    @MainActor var kept: [AnyObject] = []
    let checks: [Check] = [
    \(checks)]

    """.write(
      to: folder.appending(path: "Check.swift"), atomically: true, encoding: .utf8)
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let lessons = try #require(try Shelf(kit: place).exercise(1))
    let verdict = try ExerciseJudge(kit, seconds: 200).verdict(on: source, of: lessons)
    let leaking = ([verdict.reason] + verdict.further).filter { $0.hasPrefix("leak: ") }
    let befores = checks.split(separator: "\"").filter { $0.hasSuffix("before") }
    #expect(leaking == befores.map { "leak: \($0)" }, "\(verdict.paragraphs)")
    #expect(verdict.passed == 10)
  }
}
