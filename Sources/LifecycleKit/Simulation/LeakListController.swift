import LeakDetection
import UIKitCore

/// A screen that lists what leaked, in a window of its own in front of the app's.
///
/// First the leaks of this run whose objects are alive and away, then what a history tells of earlier runs.
/// Each line is a view with the line as its `accessibilityLabel`. Made by `Simulation.showLeakList(after:)`.
public final class LeakListController: UIViewController {
  private weak var simulation: Simulation?
  private let history: LeakHistory

  init(of simulation: Simulation, after history: LeakHistory) {
    self.simulation = simulation
    self.history = history
    super.init(nibName: nil, bundle: nil)
    title = "Leaks"
  }

  /// There is no list to decode.
  public required init?(coder: NSCoder) { nil }

  /// The lines, as they are now.
  public var lines: [String] {
    let found = simulation?.leaks.filter(\.isOpen) ?? []
    return (found.isEmpty ? ["no leak in this run"] : found.map(\.headline))
      + history.lines.map { "earlier: \($0)" }
  }

  /// Lets the window go in which this was shown.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    simulation?.leakListWindow = nil
  }

  /// Shows the lines for the first time.
  public override func viewDidLoad() {
    super.viewDidLoad()
    refresh()
  }

  /// Shows the lines as they are now; done by itself with each new leak.
  public func refresh() {
    guard let view = viewIfLoaded else { return }
    for row in view.subviews { row.removeFromSuperview() }
    for line in lines {
      let row = UIView()
      row.isAccessibilityElement = true
      row.accessibilityLabel = line
      view.addSubview(row)
    }
  }
}

extension Simulation {
  /// Shows a list of what leaked in front of everything, with what earlier runs leaked below.
  ///
  /// The simulation holds the list's window until it is hidden or its `windowScene` disconnected:
  /// `list.view.window?.isHidden = true`. A second call gives the list that is there.
  @discardableResult public func showLeakList(
    after history: LeakHistory = LeakHistory()
  ) -> LeakListController {
    if let leakList { return leakList }
    let window = makeWindow()
    window.windowLevel = .alert
    let list = perform { LeakListController(of: self, after: history) }
    window.rootViewController = list
    window.isHidden = false
    (leakList, leakListWindow) = (list, window)
    return list
  }
}
