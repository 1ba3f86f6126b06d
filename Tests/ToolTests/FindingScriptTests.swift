import ToolConsole
import FlowExploration
import GuidedTour
import ExampleKiosk
import Testing

@testable import lifecycle

/// Findings of an exploration as scripts for `play`.
@MainActor @Suite struct FindingScriptTests {
  private func script(_ fault: KioskFault, depth: Int) throws -> String {
    let explorer = KioskCoordinator.explorer(with: fault)
      .excluding(.rotation, .application, .memoryWarning)
    let flows = try explorer.explore(.breadthFirst(depth: depth))
    return try FindingScript(try #require(flows.findings.first), of: explorer).text
  }

  @Test func `a leak is the same steps with named screens, of which one leaks`() throws {
    let text = try script(.strongAction, depth: 2)
    #expect(
      text.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        screen KioskScreen
        screen ProductViewController leaks
        root tabs KioskScreen KioskScreen
        # 1. tap the bar button "Lamp"
        push ProductViewController
        # 2. tap the tab "Shop"
        tap tab 1
        """)
    // It goes wrong in the same way when it is played.
    guard case .success(let script) = Grammar.parse(text) else {
      Issue.record("not understood")
      return
    }
    let player = Player(file: "", output: Output { _ in })
    #expect(player.run(script) == 1)
    #expect(player.simulation.leaks.map(\.subject) == ["ProductViewController#1"])
  }

  @Test func `a misuse is the step that UIKit would refuse`() throws {
    let text = try script(.pushedTwice, depth: 1)
    #expect(
      text.hasSuffix(
        """
        push ProductViewController
        push ProductViewController again
        expect no misuses

        """), "\(text)")
  }

  @Test func `a dead end is the way there`() throws {
    let text = try script(.receiptWithoutExit, depth: 5)
    #expect(text.hasPrefix("# no way from UIViewController \"Receipt\" to the shop\n"))
    #expect(text.hasSuffix("present Receipt style fullScreen\nexpect on screen Receipt\n"))
  }

  @Test(arguments: [KioskFault.badgeStays, .loadsForever, .titleCounts, .neverSettles])
  func `what a script cannot say is refused with the reason`(fault: KioskFault) throws {
    #expect(throws: ScriptScene.Untranslatable.self) { try script(fault, depth: 4) }
  }

  @Test func `every finding of the tour has its script or its reason`() throws {
    let explorer = AppCoordinator.explorer()
      .excluding(.rotation, .application, .memoryWarning, .swipeBack, .sheet)
    let flows = try explorer.explore(.breadthFirst(depth: 5))
    let told = flows.findings.map { finding -> String in
      do { return try FindingScript(finding, of: explorer).text } catch { return "\(error)" }
    }
    #expect(told.count == 2)
    #expect(told.last?.contains("screen WelcomeViewController ProfileViewController leaks") == true)
  }
}
