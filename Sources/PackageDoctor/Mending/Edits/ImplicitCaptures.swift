import ObjectGraph

/// Local functions, and arguments that become closures: they capture an object, and no capture list can stand there.
extension SourceFolder {
  /// The edit to be made by hand where such a one holds the target of a path.
  func implicitAdvice(for path: RetainingPath) -> String? {
    path.suspects.reversed().lazy.compactMap { step -> String? in
      let holder = path.holder(ofStep: step)
      guard holder.kind == .closure, holder.library == nil else { return nil }
      let name = path.steps[step].label.split(separator: " ").last ?? "self"
      if holder.name.hasPrefix("autoclosure #") {
        return "the argument of the call becomes a closure that captures \(name): make its value "
          + "before the call, and pass the constant; what changes until it is asked for is kept in an "
          + "object that the argument names instead"
      }
      guard holder.role == .function, let function = localFunction(holder) else { return nil }
      return "make `\(function)` a method, and hand on a closure that captures \(name) weakly and "
        + "calls it: a local function captures \(name) strongly"
    }.first
  }

  /// The function within another that a holder is, `refresh()` of `refresh() in Screen.viewDidLoad()`; `nil` for a
  /// method.
  private func localFunction(_ holder: RetainingPath.Node) -> String? {
    guard let end = holder.name.firstRange(of: ") in ") else { return nil }
    let words = String(holder.name[..<end.lowerBound]) + ")"
    let name = words.prefix { $0 != "(" }
    let isLocal = files.contains { file in
      file.declarations.contains { inner in
        inner.kind == "func" && inner.name == name
          && file.function(around: inner.keyword) != nil
      }
    }
    return isLocal ? words : nil
  }
}
