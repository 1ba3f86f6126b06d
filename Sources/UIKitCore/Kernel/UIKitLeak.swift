/// A leak that UIKit itself had in some version, by public reports. None is there unless it is switched on.
///
/// ```swift
/// simulation.leaksOfUIKit = [.splitKeepsItself]
/// ```
///
/// The report of such a leak says that it is UIKit's own, in which version, and what to do. Which of them there are
/// does not depend on the simulation's version: most were mended in the next one.
public enum UIKitLeak: String, Hashable, Sendable, Codable, CaseIterable {
  /// A split view controller that was on screen keeps itself and its primary screen. (iOS 9.0 and 9.1; Open Radar
  /// 23211892, with a project that shows it.)
  case splitKeepsItself
  /// A screen whose search is active when another screen is pushed over it stays alive, unless the search is ended
  /// before its stack goes. (iOS 11; Open Radar 34987551, with a project that shows it.)
  case coveredSearchKeepsItsScreen
}
