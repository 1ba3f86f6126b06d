import LifecycleKit

extension Simulation {
  /// The simulation of the running test: that of its trait, or of its `checksDeallocation()` in XCTest.
  ///
  /// A test that has none fails at the caller's line and goes on with a simulation of its own.
  public static func ofTest(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Simulation {
    if let check = TestCheck.inScope { return check.simulation }
    CallSite(fileID: fileID, file: file, line: line, column: column).fail(
      """
      this test has no simulation
        with Swift Testing  add the trait .checksDeallocation to the test or its suite
        with XCTest         call checksDeallocation() first
      """)
    return Simulation()
  }
}

extension Simulation {
  /// Runs until no transition or other foreground work is left, as `settle(limit:)` does, and fails the test at the
  /// caller's line where there is no end of it. For helper code that shall not throw.
  public func settleOrFail(
    limit: Int = 10_000, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    do {
      try settle(limit: limit)
    } catch {
      CallSite(fileID: fileID, file: file, line: line, column: column).fail("\(error)")
    }
  }
}

/// The user of what is on screen. Each ends the turn, as a user sees only what has come on screen, begins what
/// a user begins, and ends the turn of that; `settle()` or `advance(by:)` brings it to its end. Where there is nothing to tap, the test fails at the caller's line; what is there and cannot be
/// tapped is a misuse.
extension Simulation {
  /// Taps the back button of the stack that the visible screen is in.
  public func tapBackButton(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    if let stack = nearest(UINavigationController.self, for: "no back button", site) {
      user.tapBackButton(in: stack)
    }
  }

  /// Swipes the visible screen back, to the end.
  public func swipeBack(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    if let stack = nearest(UINavigationController.self, for: "nothing to swipe back", site) {
      user.swipeBack(in: stack)
    }
  }

  /// Taps a tab of the tab bar that the visible screen is in, counted from 0.
  public func tapTab(
    at index: Int, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    if let tabs = nearest(UITabBarController.self, for: "no tab bar", site) {
      user.tapTab(at: index, of: tabs)
    }
  }

  /// Taps a button of the alert on screen, by its words.
  public func tapAction(
    titled title: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    if let alert = nearest(UIAlertController.self, for: "no alert", site) {
      user.tapAction(titled: title, in: alert)
    }
  }

  /// Pulls down the sheet that the visible screen is, or is in, to the end.
  public func pullDown(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, file: file, line: line, column: column)
    if let screen = nearest(UIViewController.self, for: "nothing to pull down", site) {
      user.pullDown(screen)
    }
  }

  /// The visible screen or the nearest of its parents that is of a type.
  private func nearest<Wanted: UIViewController>(
    _ type: Wanted.Type, for missing: String, _ site: CallSite
  ) -> Wanted? {
    endTurn()
    var above = visibleViewController
    while let current = above {
      if let wanted = current as? Wanted { return wanted }
      above = current.parent
    }
    let found = visibleViewController.map { "\($0.readableName) is" } ?? "nothing is"
    site.fail("there is \(missing): \(found) on screen")
    return nil
  }
}
