import ToolConsole
import LifecycleKit

/// The guided tour: a small app is used for half a minute of virtual time while both checks watch.
///
/// Everything printed comes from the simulation, so the text is the same byte for byte on every run.
@MainActor package struct Tour {
  let output: Output
  package let simulation = Simulation()
  let app: AppCoordinator

  package init(output: Output) {
    self.output = output
    app = AppCoordinator(window: simulation.window)
    simulation.holderSearch.registerRoot(app, named: "the app's coordinator")
    simulation.holderSearch.sizeMeasure = .objects
    // Or a screen that is made and never shown would be nobody's business.
    simulation.scan.registersAtInit = true
  }

  package func run() {
    let palette = output.palette
    simulation.leakResponse = .call { [output] report in
      output.write(palette.bad("✗ " + report.text(places: true)))
    }
    output.line(palette.heading("LifecycleKit: a screen flow driven in virtual time"))
    output.line("A small app with coordinators, tabs, stacks, a sheet and an alert. Three leaks")
    output.line(
      "are planted in it. What begins with ✗ is written by the checks, at the moment of finding.")
    signIn()
    read()
    editProfile()
    compose()
    changeOnesMind()
    letTimePass()
    summarize()
  }

  // MARK: - Telling

  func chapter(_ title: String) {
    output.line()
    output.line(output.palette.heading("── \(simulation.clock.now)  \(title)"))
  }

  /// Says what is done, does it and lets all animations end.
  func step(_ words: String, _ act: () -> Void) {
    output.line("• \(words)")
    simulation.perform(act)
    do { try simulation.settle() } catch { output.line("\(error)") }
  }

  /// Draws the events from a position on as a timeline of 80 columns.
  func draw(from start: Int) {
    output.line()
    output.write(output.palette.quiet(simulation.log.timeline(from: start)))
  }

  func drawTree() {
    output.line()
    output.write(simulation.hierarchyTree())
  }

  /// Taps a button of the alert on screen.
  func tap(_ title: String) {
    if let alert = screen as? UIAlertController {
      simulation.user.tapAction(titled: title, in: alert)
    }
  }

  /// Taps a tab of the tabs at the window's root.
  func tapTab(_ index: Int) {
    guard let tabs = simulation.window.rootViewController as? UITabBarController else { return }
    simulation.user.tapTab(at: index, of: tabs)
  }

  var screen: UIViewController? { simulation.visibleViewController }
}
