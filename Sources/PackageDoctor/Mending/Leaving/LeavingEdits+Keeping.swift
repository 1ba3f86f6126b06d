import ObjectGraph

extension LeavingEdits {
  /// The edits that keep a timer, a display link or a task in a property of the screen, and end it where the screen
  /// leaves. A proxy that holds the screen weakly would free it too, but what calls the proxy would go on without end.
  ///
  /// - Parameter node: The timer, the link or the task that holds the screen.
  func keeping(_ node: RetainingPath.Node) -> [MendCandidate] {
    guard let service = Service(node), let (file, declaration) = folder.classDeclaration(screen),
      !file.declarations.contains(where: {
        $0.name == service.property && $0.container == declaration.path
      })
    else { return [] }
    return declaration.body.flatMap { place -> [MendCandidate] in
      guard service.calls.contains(file.tokens[place].text),
        let storing = file.storing(the: service.property, madeAt: place)
      else { return [] }
      return service.types.compactMap { type in
        let property = file.addingProperty(
          ["private var \(service.property): \(type)?"], to: declaration)
        return ending(
          service.property, "\(service.property)?.\(service.ending)()",
          "keep the \(service.words) and \(service.ending) it", isClearable: true,
          madeAt: [(file, place)], storing: storing)?.adding(property, to: file.path)
      }
    }
  }

  /// A service that a call makes, and that can be ended.
  private struct Service {
    let words: String
    let property: String
    /// The types that it may have.
    let types: [String]
    /// The names of the calls that make it.
    let calls: Set<String>
    let ending: String

    init?(_ node: RetainingPath.Node) {
      let type = node.typeName.withoutArguments
      switch node.role {
      case .timer?, .keptTimer?:
        (words, property, ending) = ("timer", "timer", "invalidate")
        calls = ["Timer", "scheduledTimer"]
        types = [type]
      case .displayLink?:
        (words, property, ending) = ("display link", "displayLink", "invalidate")
        calls = ["CADisplayLink", "displayLink"]
        types = [type]
      case .simulatedTask?:
        (words, property, ending) = ("task", "task", "cancel")
        calls = ["start"]
        types = [type]
      default:
        guard node.kind == .task else { return nil }
        (words, property, ending) = ("task", "task", "cancel")
        calls = ["Task"]
        types = ["Task<Void, Never>", "Task<Void, any Error>"]
      }
    }
  }
}

extension SourceFile {
  /// The edit that stores what a call makes; `nil` where it is stored already, or is an argument.
  ///
  /// - Parameter place: The place of the call's name.
  fileprivate func storing(the property: String, madeAt place: Int) -> Replacement? {
    guard ["(", "{"].contains(tokens.text(place + 1)) else { return nil }
    var start = place
    while tokens.text(start - 1) == ".", start > 1, tokens[start - 2].kind == .word { start -= 2 }
    let before = tokens.text(start - 1)
    let line = tokens[start].line
    if before == "=", tokens.text(start - 3) == "let", start > 2 {
      var last = tokens.closing(place + 1)
      if tokens.text(last + 1) == "{" { last = tokens.closing(last + 1) }
      guard tokens.indices.contains(last) else { return nil }
      let end = tokens[last].range.upperBound
      return Replacement(
        range: end..<end,
        text: source.lineEnd(beside: line) + indent(ofLine: tokens[start - 3].line)
          + "\(property) = \(tokens[start - 2].text)")
    }
    let isAlone = before == "{" || before == "in" || start > 0 && tokens[start - 1].line < line
    guard isAlone, !isContinued(start) else { return nil }
    let begin = tokens[start].range.lowerBound
    return Replacement(range: begin..<begin, text: "\(property) = ")
  }
}
