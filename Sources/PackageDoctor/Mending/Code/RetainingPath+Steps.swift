import ObjectGraph

extension RetainingPath.Step {
  /// The name of the property that the step goes through first; `nil` for a capture.
  var propertyName: Substring? {
    guard label.hasPrefix(".") else { return nil }
    return label.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension RetainingPath.Node {
  /// Whether it is a timer, a task, a subscription or an observer.
  var isService: Bool { kind == .task || role == .waiting || role?.isService == true }
}
