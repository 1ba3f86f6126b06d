import ObjectGraph

@testable import PackageDoctor

/// Tests of the edits that a path leads to.
protocol MendEditing {}

extension MendEditing {
  /// A file's text with each candidate of a path, behind the candidate's words.
  func candidates(
    for path: RetainingPath, in text: String, others: [(path: String, text: String)] = []
  ) -> [(words: String, text: String)] {
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)] + others)
    return folder.candidates(for: path).map { candidate in
      var edited = EditedFile(SourceText(text))
      edited.edit(candidate.edits["Shop/Screen.swift"] ?? [])
      return (candidate.words, edited.text.text)
    }
  }

  /// The path of a screen's closure that begins on a line.
  func closure(
    _ line: Int, captures name: String = "self", _ words: String = "captures",
    role: ObjectRole? = nil
  ) -> RetainingPath {
    var node = RetainingPath.Node(
      name: role == .function ? "method reference in Screen.load()" : "closure #1 in Screen.load()",
      kind: .closure)
    node.role = role
    node.source = SourceLine(file: "Screen.swift", line: line, folder: "Shop")
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    return RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: "[0]", target: node),
        RetainingPath.Step(label: "\(words) \(name)", target: screen),
      ])
  }

  /// The cycle of a screen, its closure `onDone`, and the coordinator that the closure alone holds and that has the screen.
  func coordinator(_ line: Int, captures name: String = "self") -> RetainingPath {
    var path = closure(line, captures: name)
    path.steps[0].label = ".onDone"
    path.steps[1].target = RetainingPath.Node(name: "Flow")
    path.steps[1].facts = ReferenceFacts(
      ReferenceDeclaration(stringLiteral: "captures \(name)"), isOnly: true)
    path.steps.append(RetainingPath.Step(label: ".screen", target: path.start))
    return path
  }

  /// The path of a property.
  func field(_ holder: String, _ label: String, kind: ObjectDescription.Kind = .object)
    -> RetainingPath
  {
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let node = RetainingPath.Node(name: holder, kind: kind)
    return RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: "[0]", target: node),
        RetainingPath.Step(label: label, target: screen),
      ])
  }
}
