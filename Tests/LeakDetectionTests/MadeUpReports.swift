import LeakDetection
import ObjectGraph
import VirtualTime

/// Reports as the checks would make them, without a simulation.
enum MadeUpReports {
  /// Held by a cycle through a field.
  static func cycle(_ type: String, _ number: Int, field: String = "onSave") -> LeakReport {
    let node = RetainingPath.Node(
      name: "\(type)#\(number)", typeName: type, expectation: .expectedGone)
    return report(
      type, number,
      RetainingPath(
        origin: .cycle, start: node,
        steps: [RetainingPath.Step(label: ".\(field)", target: node)]))
  }

  /// Held by a cycle through a closure that has a line.
  static func closure(_ type: String, _ number: Int, in folder: String?) -> LeakReport {
    let node = RetainingPath.Node(
      name: "\(type)#\(number)", typeName: type, expectation: .expectedGone)
    var closure = RetainingPath.Node(name: "closure #1 in \(type).start()", kind: .closure)
    closure.source = SourceLine(file: "\(type).swift", line: 31, folder: folder)
    return report(
      type, number,
      RetainingPath(
        origin: .cycle, start: node,
        steps: [
          RetainingPath.Step(label: ".onSave", target: closure),
          RetainingPath.Step(label: "captures self", target: node),
        ]))
  }

  /// Held by a property, and maybe a static, whose declarations have lines.
  static func declared(_ type: String, _ origin: RetainingPath.Origin) -> LeakReport {
    let node = RetainingPath.Node(
      name: "\(type)#1", typeName: type, expectation: .expectedGone)
    var step = RetainingPath.Step(label: ".screen", target: node)
    step.source = SourceLine(file: "Cache.swift", line: 12, folder: "Sources/Shop")
    let cache = RetainingPath.Node(name: "Cache", expectation: .expectedAlive)
    var path = RetainingPath(
      origin: origin, start: origin == .cycle ? node : cache, steps: [step])
    if origin != .cycle {
      path.rootDeclaration = "static Cache.shared"
      path.rootDeclaration?.parts[0].source = SourceLine(
        file: "Cache.swift", line: 3, folder: "Sources/Shop")
    }
    return report(type, 1, path)
  }

  /// Held by a root, past other leaked screens.
  static func held(
    by field: String, _ type: String, _ number: Int, past others: [String] = []
  ) -> LeakReport {
    let steps = (others + ["\(type)#\(number)"]).enumerated().map { index, name in
      RetainingPath.Step(
        label: index == 0 ? field : ".children[0]",
        target: RetainingPath.Node(
          name: name, typeName: String(name.prefix { $0 != "#" }), expectation: .expectedGone))
    }
    let cache = RetainingPath.Node(name: "Cache", expectation: .expectedAlive)
    return report(
      type, number,
      RetainingPath(origin: .root("static Cache.shared"), start: cache, steps: steps))
  }

  /// Kept by another screen that should be deallocated.
  static func victim(_ type: String, _ number: Int, of culprit: String) -> LeakReport {
    let target = RetainingPath.Node(
      name: "\(type)#\(number)", typeName: type, expectation: .expectedGone)
    let start = RetainingPath.Node(
      name: culprit, typeName: String(culprit.prefix { $0 != "#" }), expectation: .expectedGone)
    return report(
      type, number,
      RetainingPath(
        origin: .elsewhere("another screen that should be deallocated"), start: start,
        steps: [RetainingPath.Step(label: ".next", target: target)]))
  }

  /// Held by nobody that was found.
  static func unexplained(
    _ type: String, _ number: Int, as kind: LeakReport.Departure.Kind = .popped
  ) -> LeakReport {
    report(type, number, nil, as: kind)
  }

  private static func report(
    _ type: String, _ number: Int, _ path: RetainingPath?,
    as kind: LeakReport.Departure.Kind = .popped
  ) -> LeakReport {
    let left = VirtualInstant(sinceStart: .seconds(number))
    var report = LeakReport(
      subject: "\(type)#\(number)", typeName: type,
      departure: LeakReport.Departure(
        kind, source: "from UINavigationController#\(number)", instant: left),
      since: left, foundAt: left.advanced(by: .seconds(2)))
    report.add(.delayedCheck(allowedDelay: .seconds(2), pausedFor: nil))
    report.retention = ObjectRetention(
      .searched(path.map { .path($0, visitedCount: 9) } ?? .none(visitedCount: 9)))
    return report
  }
}

extension LeakReport {
  /// The report of an object that went after all.
  func gone() -> LeakReport {
    var report = self
    report.aftermath = .deallocated(foundAt.advanced(by: .seconds(1)))
    return report
  }
}
