extension UISplitViewController {
  /// The column that a controller is in, as what was set or as the controller around that.
  func column(of controller: UIViewController) -> Column? {
    for column in Column.allCases where occupants[column]?.controller === controller {
      return column
    }
    for column in Column.allCases where occupants[column]?.given === controller {
      return column
    }
    return nil
  }

  /// The primary one, if it has a stack.
  var primaryStack: UINavigationController? {
    occupants[.primary]?.controller as? UINavigationController
  }

  func setViewControllers(_ viewControllers: [UIViewController]) {
    guard style == .unspecified else {
      return report(
        .wrongSplitStyle,
        "<\(readableName)> has columns: its view controllers are set by setViewController(_:for:)")
    }
    let given = Array(viewControllers.prefix(2))
    guard given.count < 2 || given[0] !== given[1] else { return reportTwice(given[0]) }
    for controller in given where occupant(of: controller) == nil {
      guard canHold(controller) else { return }
    }
    perform {
      replace([
        .primary: given.first.map { Occupant(controller: $0, isWrapper: false) },
        .secondary: given.count < 2 ? nil : Occupant(controller: given[1], isWrapper: false),
      ])
    }
  }

  private func occupant(of controller: UIViewController) -> Occupant? {
    for occupant in occupants.values where occupant.controller === controller { return occupant }
    return nil
  }

  func wrapped(_ controller: UIViewController, for column: Column) -> Occupant {
    if controller is UINavigationController || column == .compact || style == .unspecified {
      return Occupant(controller: controller, isWrapper: false)
    }
    return Occupant(
      controller: UINavigationController(rootViewController: controller), isWrapper: true)
  }

  /// Gives columns other occupants, or none, and sends what follows from that.
  ///
  /// - Parameter push: puts one of them on the primary's stack, ahead of all appearance callbacks.
  func replace(_ changes: [Column: Occupant?], push: () -> Void = {}) {
    let old = occupants
    for (column, occupant) in changes { occupants[column] = occupant }
    if let primary = old[.primary]?.controller, primary !== occupants[.primary]?.controller {
      moveStack(off: primary, old)
    }
    for column in Column.allCases {
      guard let controller = old[column]?.controller, occupant(of: controller) == nil else {
        continue
      }
      remove(controller, column == .secondary ? .replacedAsDetail : .removed)
    }
    push()
    for column in Column.allCases {
      guard let controller = occupants[column]?.controller, controller.columnKeeper == nil,
        childList.lastPosition(of: controller) == nil
      else { continue }
      enter(controller)
    }
    sortChildren()
    update()
  }

  /// Takes the columns off the stack of a primary one that goes; they go on the next one's.
  private func moveStack(off primary: UIViewController, _ old: [Column: Occupant]) {
    guard let stack = primary as? UINavigationController else { return }
    let wanted = arrangement.stacked
    // None goes on the next stack before that has its place.
    arrangement.stacked = []
    let columns = Column.allCases.compactMap { old[$0]?.controller }
      .filter { $0.columnKeeper === self }
    stack.takeOff(columns)
    if !columns.isEmpty { stack.showTop(animated: false) }
    // The stack's turn ends here, because what leaves it says so to this, and has its next place in this call.
    environment?.turnEnd.run(of: stack)
    arrangement.stacked = wanted
  }

  private func remove(_ controller: UIViewController, _ departure: ScreenDeparture.Kind) {
    if controller.columnKeeper === self {
      controller.columnKeeper = nil
      (controller.parent as? UINavigationController)?.takeOff([controller])
      // Not before: a callback of the transition that this ends may have shown the stack's top.
      arrangement.stackIsDue = true
      return
    }
    if controller.parent === self { dropFromList(controller, departure) }
  }

  /// Makes a child of a column's occupant; its place among the others is found by `sortChildren()`.
  private func enter(_ controller: UIViewController) {
    takeFromOtherParent(controller, before: "becomes a column of")
    endLeaving(controller)
    controller.joinWithDescendants(environment)
    controller.sendWillMove(to: self)
    // A callback may have put it in place already, or have emptied its column.
    guard childList.lastPosition(of: controller) == nil else { return }
    if isInside(controller) { return forget(controller) }
    guard occupant(of: controller) != nil, controller.parent == nil else {
      return controller.sendDidMove(to: controller.parent)
    }
    childList.append(controller)
    entering.append(controller)
    controller.link(below: self)
  }

  private func sortChildren() {
    childList = childList.sorted {
      (column(of: $0)?.rawValue ?? 9) < (column(of: $1)?.rawValue ?? 9)
    }
  }

  // MARK: - Columns that go by themselves

  /// A child was taken out by `removeFromParent()` or by another container.
  func columnDidLeave(_ child: UIViewController) {
    forget(child)
    listAsRemoved(child)
    update()
  }

  /// Removes a controller from its column.
  func forget(_ controller: UIViewController) {
    controller.columnKeeper = nil
    for column in Column.allCases where occupants[column]?.controller === controller {
      let old = occupants
      occupants[column] = nil
      arrangement.stacked.remove(column)
      if column == .primary { moveStack(off: controller, old) }
    }
  }

  /// A column has left a stack: by a pop, because this expands, or because another is the primary one's by now. It is a
  /// child again.
  ///
  /// - Returns: whether it is kept here and has therefore not departed.
  func takesBack(_ controller: UIViewController, from stack: UIViewController) -> Bool {
    guard occupant(of: controller) != nil, let column = column(of: controller) else { return false }
    controller.columnKeeper = nil
    // From a stack that went it goes on the next one's.
    if stack === primaryStack { arrangement.stacked.remove(column) }
    // The stack may have been interrupted before the last callback; it ends nothing for other containers.
    if controller.appearance.state != .disappeared { controller.takeOffScreen() }
    guard controller.parent == nil, occupants[column]?.controller === controller else {
      return true
    }
    // A screen in it may have asked for a check of its own when it disappeared.
    controller.forEachBelow { below in
      below.environment?.observer?.controllerDidReturn(below)
    }
    perform {
      enter(controller)
      sortChildren()
      update()
    }
    return true
  }
}
