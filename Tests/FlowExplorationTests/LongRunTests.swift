import Foundation
import LeakDetection
import Testing

@testable import FlowExploration

/// Faults that a run of many actions shows, and the same state reached by a short way does not.
@MainActor @Suite struct LongRunTests {
  /// A hall with a door, behind which another room is from the second time on.
  @MainActor private final class Doors {
    let stack = UINavigationController()
    private(set) var count = 0

    init() {
      let hall = UIViewController()
      hall.title = "Hall"
      hall.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Enter", primaryAction: UIAction { [weak self] _ in self?.enter() })
      stack.viewControllers = [hall]
    }

    private func enter() {
      count += 1
      let room = UIViewController()
      room.title = count < 2 ? "Room" : "Cellar"
      stack.pushViewController(room, animated: true)
    }

    static func explorer() -> FlowExplorer<Doors> {
      FlowExplorer { simulation in
        let doors = Doors()
        simulation.show(doors.stack)
        return doors
      }
      .excluding(.rotation, .application, .memoryWarning, .swipeBack)
      .distinguishing(appearances: 0)
      .action("knock") { _, _ in }
    }
  }

  @Test func `a hidden state is told with both flows`() throws {
    let flows = try Doors.explorer().explore(.nearestFirst(depth: 2))
    #expect(flows.findings.map(\.kind) == [.longRun])
    #expect(
      flows.findings.first?.text == """
        hidden state: tap the bar button "Enter" on UIViewController "Hall" leads to \
        UIViewController "Cellar" or to UIViewController "Room"
          1. tap the bar button "Enter"
          2. tap the back button
          3. tap the bar button "Enter"
            To UIViewController "Room" it leads after these actions alone:
              1. tap the bar button "Enter"
            Before the last action both look the same; `fingerprint` can tell them apart.

        """)
    // What the short ways show counts, as breadth first.
    let oracle = try Doors.explorer().explore(.breadthFirst(depth: 2))
    #expect(oracle.findings == [])
    #expect(flows.states == oracle.states)
    #expect(flows.steps == oracle.steps)
  }

  @Test func `what a fingerprint tells apart is not hidden`() throws {
    let explorer = Doors.explorer().fingerprint { doors, _ in "\(min(doors.count, 2))" }
    let flows = try explorer.explore(.nearestFirst(depth: 8))
    #expect(flows.findings == [])
    #expect(flows.screens.contains("UIViewController \"Cellar\""))
  }

  /// A screen that holds itself when it leaves, in the first app of a process alone or in each.
  private final class Guest: UIViewController {
    static var count = 0
    var held: (() -> Void)?

    static func explorer(leaking leaks: @escaping (Int) -> Bool) -> FlowExplorer<Any> {
      FlowExplorer { simulation in
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Come",
          primaryAction: UIAction { [weak stack] _ in
            let guest = Guest()
            count += 1
            if leaks(count) { guest.held = { guest.title = "stays" } }
            stack?.pushViewController(guest, animated: true)
          })
        simulation.show(stack)
        return stack
      }
      .excluding(.rotation, .application, .memoryWarning, .swipeBack)
      .distinguishing(appearances: 0)
    }
  }

  @Test func `a leak that does not come again is told as one of a long run`() throws {
    Guest.count = 0
    let flows = try Guest.explorer { $0 == 1 }.explore(.nearestFirst(depth: 2))
    #expect(flows.findings.map(\.kind) == [.longRun])
    #expect(
      flows.findings.first?.headline == """
        leak in a long run, which the same actions do not show again: Guest, popped from \
        UINavigationController, after tap the back button on Guest
        """)
    // One that comes each time is a leak, and none is nothing.
    let leak = try Guest.explorer { _ in true }.explore(.nearestFirst(depth: 2))
    #expect(leak.findings.map(\.kind) == [.leak])
    #expect(try Guest.explorer { _ in false }.explore(.nearestFirst(depth: 2)).findings == [])
  }

  @Test func `a promise that is broken once in a process is told as one of a long run`() throws {
    var count = 0
    func explorer(breakingAt wrong: Set<Int>) -> FlowExplorer<Doors> {
      count = 0
      return Doors.explorer()
        .fingerprint { doors, _ in "\(min(doors.count, 2))" }
        .action("ring") { _, _ in count += 1 }
        .always("it rings once") { _, _ in !wrong.contains(count) }
    }
    let flows = try explorer(breakingAt: [1]).explore(.nearestFirst(depth: 1))
    #expect(flows.findings.map(\.kind) == [.longRun])
    #expect(
      flows.findings.first?.headline == """
        promise broken in a long run, which the same actions do not show again: \
        always: it rings once
        """)
    let always = try explorer(breakingAt: Set(1...100)).explore(.nearestFirst(depth: 1))
    #expect(always.findings.map(\.kind) == [.brokenPromise])
    #expect(try explorer(breakingAt: []).explore(.nearestFirst(depth: 1)).findings == [])
  }

  @Test func `an app that starts in another way each time is told, and the search ends`() throws {
    var count = 0
    let explorer = Doors.explorer().fingerprint { _, _ in
      count += 1
      return "\(count)"
    }
    let flows = try explorer.explore(.nearestFirst(depth: 10))
    #expect(flows.findings.map(\.kind) == [.notDeterministic])
  }

  @Test(arguments: [true, false])
  func `an end of the process that its flow alone does not show is one of a long run`(
    isShown: Bool
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "long-run-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Doors.explorer().explore(.nearestFirst(depth: 0))
    try WholeFile.write(stableJSON(result, onOneLine: true), to: folder + "/result")
    // Ends after a flow for as long as that is not left out, and when it is played alone.
    let program = folder + "/program"
    try WholeFile.write(
      """
      #!/bin/sh
      read line
      case "$*$line" in
        *--replay*knock*) ends=\(isShown) ;;
        *--replay*) ;;
        *) [ "$line" = "[]" ] && ends=true ;;
      esac
      [ "$ends" = true ] && echo '["knock"]' && kill -9 $$
      cat \(folder)/result
      """, to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    var options = FlowOptions()
    options.isNearestFirst = true
    let flows = try FlowWorkers(options, 1, after: [], program: URL(filePath: program)).run()
    let words = "the app ends by signal 9"
    #expect(flows.findings.map(\.kind) == [isShown ? .trap : .longRun])
    #expect(
      flows.findings.map(\.headline)
        == [isShown ? words : words + " in a long run, and not after these actions alone"])
    #expect(flows.findings.map(\.flow) == [["knock"]])
  }
}
