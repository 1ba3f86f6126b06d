extension UISplitViewController {
  // MARK: - Controllers

  func showPrimary(_ controller: UIViewController, sender: Any?) {
    if let delegate = ownDelegate {
      tell("show \(controller.readableName)")
      if delegate.splitViewController(self, show: controller, sender: sender) { return }
    }
    if arrangement.isCollapsed { return showInCollapsed(controller) }
    guard column(of: controller) != .primary, canHold(controller) else { return }
    replace([.primary: wrapped(controller, for: .primary)])
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if let delegate = ownDelegate {
      tell("showDetail \(controller.readableName)")
      if delegate.splitViewController(self, showDetail: controller, sender: sender) { return }
    }
    let isThere = column(of: controller) == .secondary
    guard isThere || canHold(controller) else { return }
    guard arrangement.isCollapsed else {
      if !isThere { replace([.secondary: wrapped(controller, for: .secondary)]) }
      return
    }
    if let stack = primaryStack, arrangement.isStack {
      push(isThere ? nil : controller, on: stack)
    } else {
      showInCollapsed(controller)
    }
  }

  /// Its own `show(_:sender:)` would come back here from one that has no stack.
  private func showInCollapsed(_ controller: UIViewController) {
    if let stack = collapsedChild as? UINavigationController {
      stack.pushViewController(controller, animated: true)
    } else {
      collapsedChild?.present(controller, animated: true)
    }
  }

  /// Pushes a new detail, or without one the detail that is kept. Without a style the detail below it
  /// stays on the stack.
  private func push(_ controller: UIViewController?, on stack: UINavigationController) {
    if let controller {
      takeFromOtherParent(controller, before: "becomes the detail of")
      endLeaving(controller)
      if style == .unspecified { letStayOnStack() }
      let occupant = wrapped(controller, for: .secondary)
      occupant.controller.columnKeeper = self
      arrangement.stacked.insert(.secondary)
      // Known to be on the stack before it is: it does not become a child here on its way.
      replace([.secondary: occupant]) {
        // A callback may have given it up, or have put another stack in the primary column.
        guard column(of: occupant.controller) == .secondary else { return }
        guard arrangement.isStack, let stack = primaryStack else {
          return occupant.controller.columnKeeper = nil
        }
        put(occupant.controller, in: .secondary, on: stack)
        arrangement.stackIsDue = false
        stack.showTop(animated: true)
      }
    } else {
      bringIn(.secondary)
    }
  }

  // MARK: - Columns

  func bringIn(_ column: Column) {
    if let delegate = ownDelegate {
      tell("willShow \(column)")
      delegate.splitViewController(self, willShow: column)
    }
    if column == .inspector {
      showsInspector = true
      return update()
    }
    guard arrangement.isCollapsed else {
      if mode.columns(of: style).contains(column) || column == .compact { return }
      let isOuter = column == .primary && style == .tripleColumn
      return change(to: isOuter ? .twoBesideSecondary : .oneBesideSecondary)
    }
    guard arrangement.isStack, column != .compact, let stack = primaryStack else { return }
    if column == .primary {
      stack.popToRootViewController(animated: true)
    } else if let controller = occupants[column]?.controller,
      columnsOnStack.lastPosition(of: controller) != nil
    {
      stack.popToViewController(controller, animated: true)
    } else {
      let below = [Column.supplementary, .secondary].filter { $0.rawValue <= column.rawValue }
      arrangement.stacked.formUnion(below.filter { occupants[$0] != nil })
      update()
    }
  }

  func takeAway(_ column: Column) {
    if let delegate = ownDelegate {
      tell("willHide \(column)")
      delegate.splitViewController(self, willHide: column)
    }
    if column == .inspector {
      showsInspector = false
      return update()
    }
    guard arrangement.isCollapsed else {
      guard mode.columns(of: style).contains(column) else { return }
      switch column {
      case .primary:
        return change(to: style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly)
      case .supplementary: return change(to: .secondaryOnly)
      case .secondary, .compact, .inspector: return
      }
    }
    guard let stack = primaryStack, let controller = occupants[column]?.controller,
      let index = stack.viewControllers.lastPosition(of: controller), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  func change(to wish: DisplayMode) {
    let next = wish.resolved(for: style)
    guard next != mode else { return }
    if let delegate = ownDelegate {
      tell("willChangeTo \(next)")
      delegate.splitViewController(self, willChangeTo: next)
    }
    mode = next
    update()
  }

  func tell(_ what: @autoclosure () -> String) {
    environment?.record(.delegate, of: id, note: what())
  }

  // MARK: - Misuse

  /// Refuses what cannot be a column here, and reports it.
  func canHold(_ controller: UIViewController) -> Bool {
    if isBelow(controller) {
      report(
        .childIsOwnAncestor,
        "<\(controller.readableName)> contains <\(readableName)> and cannot be one of its columns")
      return false
    }
    // One whose column was taken away inside this very callback is a child until that is done.
    if column(of: controller) != nil || childList.lastPosition(of: controller) != nil {
      reportTwice(controller)
      return false
    }
    if let presenter = controller.presenterReference?.object {
      report(
        .pushedWhilePresented,
        "<\(controller.readableName)>, which <\(presenter.readableName)> presents, cannot be a column of "
          + "<\(readableName)>: dismiss it first")
      return false
    }
    return true
  }

  func reportTwice(_ controller: UIViewController) {
    report(
      .columnTwice,
      "<\(readableName)> was given <\(controller.readableName)> for two columns")
  }

  func hasColumns(_ change: String) -> Bool {
    if style != .unspecified { return true }
    report(
      .wrongSplitStyle,
      "<\(readableName)> was made without a style: its columns cannot be \(change) one by one")
    return false
  }

  func has(_ column: Column) -> Bool {
    if column != .supplementary || style == .tripleColumn { return true }
    report(.wrongSplitStyle, "<\(readableName)> has no supplementary column")
    return false
  }
}

extension UIViewController {
  /// Shows a controller by the nearest of this and its parents that is a navigation or a split view
  /// controller; `false` where there is none.
  func showInContainer(_ controller: UIViewController, sender: Any?) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if let navigation = candidate as? UINavigationController {
        navigation.pushViewController(controller, animated: true)
        return true
      }
      if let split = candidate as? UISplitViewController {
        split.show(controller, sender: sender)
        return true
      }
      current = candidate.parent
    }
    return false
  }

  /// The column of a split view controller that this is in, also on the stack of a collapsed one.
  var splitColumn: UISplitViewController.Column? {
    let split = columnKeeper as? UISplitViewController ?? (parent as? UISplitViewController)
    return split?.column(of: self)
  }
}
