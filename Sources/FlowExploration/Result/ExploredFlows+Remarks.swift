extension ExploredFlows {
  /// Lines about how thoroughly it was tried: the pairs of steps in a row, what has a precondition, and what was left out.
  var remarks: [String] {
    [pairs].compactMap(\.self).filter { $0.known > 0 }.map(\.words)
      + linesOfPreconditions + (leavesFieldsEmpty == true ? [Self.lineOfEmptyFields] : [])
      + warnings
  }

  private static let lineOfEmptyFields =
    "no text was given to be typed into fields and search bars: `typing(_:)` of the explorer adds some"

  /// Lines about what an exploration cannot judge: an app that shows nothing, the screens of a model that no flow came
  /// to, and the work of tasks.
  var warnings: [String] {
    var lines: [String] = []
    if showsNothing {
      lines.append(
        "no screen was shown: the app has to show its first screen in `simulation.window`, as "
          + "`simulation.show(_:)` does")
    }
    if let unreachedScreens {
      lines.append(
        "screens that no flow came to\(ending.extent ?? ""): "
          + unreachedScreens.joined(separator: ", "))
    }
    if let unbegunTasks {
      lines.append(
        "tasks that never began, because none runs while exploring: "
          + unbegunTasks.joined(separator: ", ")
          + "; add an action to the explorer that does what they do, and name them there as "
          + "`answering:`")
    }
    return lines
  }

  /// The words where no screen is visible.
  static let noScreen = "nothing"

  /// Whether no state has a screen.
  private var showsNothing: Bool { screens == [Self.noScreen] }

  /// How far a result without a finding goes, and what it says nothing of; `nil` where a part of it is missing.
  var extent: String? {
    let doubts =
      (showsNothing ? ["no screen was shown"] : [])
      + (unbegunTasks == nil ? [] : ["tasks never began"])
    return ending.extent.map {
      $0 + (doubts.isEmpty ? "" : ", but \(doubts.joined(separator: " and "))")
    }
  }

  /// Notes the screens of a model that no flow came to.
  mutating func noteUnreachedScreens(_ screens: Set<String>) {
    unreachedScreens = screens.isEmpty ? nil : screens.sorted()
  }

  /// Notes the functions whose tasks never began. A task of a `deinit` has no object left whose action could do what it
  /// does, so it is left out.
  mutating func noteUnbegunTasks(_ functions: [String]) {
    let answerable = Set(functions.filter { !$0.hasSuffix(".deinit") })
    unbegunTasks = answerable.isEmpty ? nil : answerable.sorted()
  }
}
