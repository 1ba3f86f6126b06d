// Errors that are gone once another one is fixed.

extension CompilerError {
  /// Errors that follow from another one: where a type is unknown, they mean nothing.
  private static let consequences: Set<String> = [
    "cannot infer contextual base in reference to member '…'",
    "cannot infer type of closure parameter '…' without a type annotation",
    "cannot infer key path type from context; consider explicitly specifying a root type",
    "generic parameter '…' could not be inferred",
    "'…' requires a contextual type",
    "reference to member '…' cannot be resolved without a contextual type",
    "type annotation missing in pattern",
    "'…' cannot be used in class '…' because it has no superclass",
    "failed to produce diagnostic for expression; please submit a bug report "
      + "(https://swift.org/contributing/#reporting-bugs)",
  ]

  /// Whether it means nothing by itself.
  var isConsequence: Bool { Self.consequences.contains(template) }
}

extension ErrorExplanation {
  /// Whether an error of a file follows from another one.
  ///
  /// - Parameters:
  ///   - errors: All errors of the file.
  ///   - spots: What the rules find in the file.
  func follows(
    _ error: CompilerError, from errors: [CompilerError], in file: SourceFile, _ spots: [Finding]
  ) -> Bool {
    error.isConsequence || isOfRootless(error, file) || isOfClosure(error, in: file, spots)
      || isOfRefusedOverride(error, errors)
  }

  /// Whether an error is caused by a class whose superclass is missing, with all that it would inherit.
  private func isOfRootless(_ error: CompilerError, _ file: SourceFile) -> Bool {
    if error.isOfMember { return rootless.contains(error.names[0]) }
    let isOfItself =
      error.isOfScope || error.template.contains("does not override any ")
      || error.template == "argument passed to call that takes no arguments"
    return isOfItself
      && file.declarations.contains { $0.kind == "class" && rootless.contains($0.name) }
  }

  /// Whether a closure fits nowhere because something in it has to be edited.
  private func isOfClosure(
    _ error: CompilerError, in file: SourceFile, _ spots: [Finding]
  ) -> Bool {
    guard error.template.hasPrefix("trailing closure passed to parameter of type "),
      let brace = file.tokens.firstIndex(where: { $0.line >= error.line && $0.text == "{" })
    else { return false }
    let end = file.tokens.closing(brace)
    let last = file.tokens.indices.contains(end) ? file.tokens[end].line : Int.max
    return spots.contains { $0.kind == .edit && error.line...last ~= $0.line }
  }

  /// Whether a call has two methods to choose from because one of them overrides the other where it cannot.
  private func isOfRefusedOverride(_ error: CompilerError, _ errors: [CompilerError]) -> Bool {
    error.template == "ambiguous use of '…'"
      && errors.contains {
        Rule.fixedMember.explains.contains($0.template) && $0.names.contains(error.names[0])
      }
  }

  /// Whether an override stands in an extension of a class of the folder's own, into which it can be moved.
  func isOfOwnClass(_ error: CompilerError, _ file: SourceFile) -> Bool {
    file.declarations.contains {
      $0.line == error.line && $0.surrounding == "extension"
        && folder.classes[$0.container ?? ""] != nil
    }
  }
}
