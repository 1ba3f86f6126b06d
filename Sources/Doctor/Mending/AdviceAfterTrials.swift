import ObjectGraph

extension MendReport.Leak {
  /// Puts other words in place of an advice that the trials have refuted.
  mutating func correctAdvice(for path: RetainingPath, in folder: SourceFolder) {
    guard let advice else { return }
    let captures = refused.filter {
      $0.edit.hasPrefix("capture ") || $0.edit.hasPrefix("use a closure")
    }
    let holders = folder.holders(of: path.target.typeName.withoutArguments, besides: path)
    if advice.hasPrefix("capture "), !captures.isEmpty, !holders.isEmpty,
      captures.allSatisfy({ $0.reason == MendJudgement.Refusal.stillLeaks.words })
    {
      self.advice =
        "end what may hold it besides: \(holders.joined(separator: ", ")); "
        + "a weak capture alone does not free it"
      return
    }
    let isUncompiled = refused.contains {
      advice == "\($0.edit.replacing(" weak", with: "")) a weak variable"
        && $0.reason.hasPrefix("does not compile")
    }
    if isUncompiled, path.origin == .cycle, let own = folder.ownField(on: path) {
      self.advice = "make \(own) weak, or let it hold what does not lead back to its screen"
    }
  }
}

extension SourceFolder {
  /// The properties that may hold an object of a class, other than those on a path: `ShopCoordinator.children`.
  func holders(of type: String, besides path: RetainingPath) -> [String] {
    let onPath = Set(
      path.steps.indices.compactMap { field(path, $0) }.map { "\($0.container).\($0.name)" })
    var holders: [String] = []
    for file in files where !file.path.isOfTests {
      for declaration in file.declarations where declaration.container != nil {
        guard let field = FieldSource(declaration, in: file), let places = field.type,
          field.modifiers.isDisjoint(with: ["weak", "unowned"]),
          places.contains(where: { type.isPath(of: file.tokens[$0].text) }),
          !field.typeText.contains("->")
        else { continue }
        let words = "\(field.container).\(field.name)"
        if !onPath.contains(words), !holders.contains(words) { holders.append(words) }
      }
    }
    return holders
  }

  /// The property of a screen that leads on in a cycle: `NewsListViewController.router`.
  fileprivate func ownField(on path: RetainingPath) -> String? {
    path.steps.indices.lazy.compactMap { step in
      guard let field = field(path, step), !field.typeText.hasPrefix("["),
        let (_, declaration) = classDeclaration(field.container), isScreen(declaration)
      else { return nil }
      return "\(field.container).\(field.name)"
    }.first
  }
}
