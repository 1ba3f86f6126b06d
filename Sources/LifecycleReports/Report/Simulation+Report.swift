extension Simulation {
  /// The history so far, as a value that can be written as a page.
  ///
  /// Ends no turn and changes nothing: what has just left is unjudged, so a test calls `conclude()` first. Events
  /// that the log has forgotten are not in it.
  /// - Parameter title: What the page is called.
  /// - Complexity: O(events), and for each leak that is still alive some hundred objects around it are read.
  public func report(title: String = "A flow of screens") -> FlowReport {
    let log = log
    return FlowReport(
      title: title, scope: LeakSummary.Scope(of: self), end: clock.now, events: log.events,
      links: log.linkChanges.map(FlowReport.Link.init),
      expectations: delayedCheck.expectations,
      scans: scan.namedRounds.map(FlowReport.Scan.init), misuses: misuses,
      leaks: leaksWithWeakReferences(), registrations: services.registrations,
      remainingTasks: remainingTasks.isEmpty ? nil : remainingTasks.map(\.description))
  }

  private func leaksWithWeakReferences() -> [FlowReport.Leak] {
    let reports = leaks
    // Where live objects cannot be read there are no paths either.
    let snapshots =
      reports.contains(where: \.isOpen) ? (try? leakSnapshots(objectLimit: 200)) ?? [] : []
    return reports.map { report in
      let graph = snapshots.first { $0.report == report }?.graph
      return FlowReport.Leak(
        report: report, weakReferences: graph?.weakReferences(on: report) ?? [])
    }
  }
}

extension FlowReport.Link {
  fileprivate init(_ change: LifecycleLog.LinkChange) {
    let kind: Kind =
      switch change.link {
      case .none: .none
      case .root: .root
      case .child: .child
      case .presented: .presented
      }
    self.init(
      position: change.position, controller: change.controller, layout: Layout(change.type),
      kind: kind, above: change.above)
  }
}

extension FlowReport.Link.Layout {
  fileprivate init?(_ type: AnyObject.Type?) {
    switch type {
    case is UINavigationController.Type: self = .stack
    case is UITabBarController.Type, is UISplitViewController.Type: self = .sideBySide
    case is UIAlertController.Type: self = .alert
    default: return nil
    }
  }
}

extension FlowReport.Scan {
  fileprivate init(_ round: ReachabilityScan.NamedRound) {
    self.init(
      instant: round.instant, position: round.position,
      misses: round.failCounts.map { Miss(controller: $0.name, failCount: $0.count) })
  }
}

extension OwnershipGraph {
  /// The weak references between objects of a report's path, once each, in the graph's order.
  fileprivate func weakReferences(on report: LeakReport) -> [FlowReport.Leak.WeakReference] {
    guard let path = report.retention?.path else { return [] }
    let names = Set([path.start.name] + path.steps.map(\.target.name))
    var found: [FlowReport.Leak.WeakReference] = []
    for edge in edges where edge.isWeak {
      let (holder, target) = (nodes[edge.holder].name, nodes[edge.target].name)
      guard names.contains(holder), names.contains(target) else { continue }
      let reference = FlowReport.Leak.WeakReference(
        holder: holder, label: edge.label, target: target)
      if !found.contains(reference) { found.append(reference) }
    }
    return found
  }
}
