import ObjectGraph

/// A method that is used as a closure.
struct MethodReference {
  /// The file of the method.
  let file: SourceFile
  let method: Declaration
  /// The edit that captures the method's object weakly.
  let candidate: MendCandidate
}

extension SourceFolder {
  /// The candidates for a method that is used as a closure: a closure that captures its object weakly and calls it.
  ///
  /// - Parameter node: The method as a path has it: `method reference in OrdersViewController.viewDidLoad()`.
  func methodReferences(_ node: RetainingPath.Node, of type: String) -> [MethodReference] {
    let words = node.name.prefix { $0 != "(" }.split { ". ".contains($0) }
    guard let function = words.last.map(String.init) else { return [] }
    let methods = files.flatMap { file in
      file.declarations.filter { $0.kind == "func" && $0.isMember(of: type) }.map {
        (file: file, method: $0)
      }
    }
    return files.flatMap { file in
      file.declarations.filter { $0.name == function && !$0.body.isEmpty }.flatMap { declaration in
        declaration.body.compactMap { place in
          methods.first { $0.method.name == file.tokens[place].text }.flatMap { found in
            file.calling(found.method, of: found.file, at: place).map {
              MethodReference(file: found.file, method: found.method, candidate: $0)
            }
          }
        }
      }
    }
  }
}

extension SourceFile {
  /// `{ [weak self] in self?.save($0) }` in place of `save`, `self.save` or `save(_:)`; `nil` for a call.
  ///
  /// - Parameter declaring: The file that has the method, which is another where an extension has it.
  fileprivate func calling(
    _ method: Declaration, of declaring: SourceFile, at place: Int
  ) -> MendCandidate? {
    guard tokens[place].kind == .word, ![":", "=", "."].contains(tokens.text(place + 1)) else {
      return nil
    }
    var end = place
    if tokens.text(place + 1) == "(" {
      end = tokens.closingOrLast(place + 1)
      guard end > place + 2, tokens[place...end].map(\.text).joined() == method.fullName else {
        return nil
      }
    }
    var (start, object) = (place, "self")
    if tokens.text(place - 1) == "." {
      guard place > 1, tokens[place - 2].kind == .word, tokens.text(place - 3) != ".",
        tokens[place - 2].text.first?.isLowercase == true
      else { return nil }
      (start, object) = (place - 2, tokens[place - 2].text)
    }
    guard !["func", "let", "var"].contains(tokens.text(start - 1)) else { return nil }
    let labels = method.fullName.dropFirst(method.name.count).filter { !"()".contains($0) }
    let arguments = labels.split(separator: ":").enumerated().map { position, label in
      label == "_" ? "$\(position)" : "\(label): $\(position)"
    }
    let call =
      "\(method.isAsync ? "await " : "")\(object)?.\(method.name)(\(arguments.joined(separator: ", ")))"
    // Without the object it returns what stands for nothing.
    let otherwise =
      declaring.result(of: method).flatMap(CaptureEdits.emptyValue)
      .map { $0 == "nil" ? "" : " ?? \($0)" } ?? ""
    return MendCandidate(
      "use a closure that captures \(object) weakly",
      [
        path: [
          Replacement(
            range: tokens[start].range.lowerBound..<tokens[end].range.upperBound,
            text: "{ [weak \(object)] in \(call)\(otherwise) }")
        ]
      ])
  }

  /// The type that a method returns; `nil` for none.
  private func result(of method: Declaration) -> String? {
    let head = method.head
    guard let open = head.first(where: { tokens[$0].text == "(" }) else { return nil }
    guard
      let arrow = (tokens.closingOrLast(open)..<head.upperBound).first(where: {
        tokens[$0].text == "->"
      }), arrow + 1 < head.upperBound
    else { return nil }
    let last = head.upperBound - (tokens.text(head.upperBound - 1) == "{" ? 2 : 1)
    guard arrow + 1 <= last else { return nil }
    let words = source[tokens[arrow + 1].range.lowerBound..<tokens[last].range.upperBound]
    return words == "Void" ? nil : words
  }

  /// The names of local constants and parameters that a closure uses, for a capture without a name.
  func localNames(in closure: ClosureSource) -> [String] {
    var names: [String] = []
    for place in closure.body where tokens[place].kind == .word && tokens.text(place - 1) != "." {
      let name = tokens[place].text
      guard name.first?.isLowercase == true, !names.contains(name), name != "self",
        tokens.text(place + 1) != ":", !["for", "in", "await", "try", "let", "var"].contains(name)
      else { continue }
      let isDeclared = tokens.indices.prefix(closure.braces.lowerBound).contains {
        tokens[$0].text == name
          && (["let", "var"].contains(tokens.text($0 - 1)) || tokens.text($0 + 1) == ":")
      }
      let isOwn = (closure.braces.lowerBound..<closure.body.upperBound).contains {
        tokens[$0].text == name
          && ($0 < closure.body.lowerBound || ["let", "var", "for"].contains(tokens.text($0 - 1)))
          && !(closure.list?.contains($0) ?? false)
      }
      if isDeclared, !isOwn { names.append(name) }
    }
    return names
  }
}
