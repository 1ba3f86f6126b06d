import ObjectGraph

/// The edits of a holder that ends a flow: a coordinator's `finish()`, a screen's `close(_ card:)`.
struct FlowEnds {
  let folder: SourceFolder
  let field: FieldSource
  /// The reference, as a label has it: `.children[0]`.
  let label: String
  /// The type of the object that the field has.
  let type: String

  private static let verbs = ["finish", "end", "close", "remove", "stop", "hide", "dismiss"]

  private var file: SourceFile { field.file }
  private var tokens: [SwiftToken] { field.file.tokens }

  /// The statements by which the holder's own methods that end the flow let the object go.
  func candidates() -> [MendCandidate] {
    guard !field.isConstant, !field.isWeak else { return [] }
    return file.declarations.compactMap { method in
      guard method.kind == "func", method.container == field.container,
        tokens.text(method.body.lowerBound - 1) == "{", !method.modifiers.contains("static"),
        isEnd(method.name),
        !mentions(method), let statement = statement(in: method)
      else { return nil }
      let edit = insertion(of: statement, at: method)
      let verb = label.hasSuffix("]") ? "remove it from" : "clear"
      return edit.map {
        MendCandidate("\(verb) .\(field.name) in \(method.fullName)", [file.path: [$0]])
      }
    }
  }

  /// Whether a method's name says that something is over: `finish`, `endOffers`, `presentationControllerDidDismiss`.
  private func isEnd(_ name: String) -> Bool {
    name.hasSuffix("DidDismiss")
      || Self.verbs.contains { verb in
        name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
      }
  }

  /// Whether a method takes something out of the field already.
  private func mentions(_ method: Declaration) -> Bool {
    method.body.contains {
      tokens[$0].text == field.name
        && (tokens.text($0 + 1) == "=" || tokens.text($0 + 2).hasPrefix("remove"))
    }
  }

  private func statement(in method: Declaration) -> String? {
    guard label.hasSuffix("]") else {
      return field.isOptional ? clearing(field.name, in: method) : nil
    }
    let key = label.drop { $0 != "[" }
    if key.hasPrefix("[\"") {
      return file.hasWord(key.dropFirst().dropLast())
        ? clearing("\(field.name)\(key)", in: method) : nil
    }
    guard !field.isDictionary else { return nil }
    if let parameter = parameter(of: method) {
      return "\(field.name).removeAll { $0 === \(parameter) }"
    }
    // Of a flow that ends nothing stays; a method that ends one of several says which.
    let endsAll =
      method.name == "finish" || method.name == "end"
      || method.name.hasSuffix("DidDismiss") && hasOnlySheets
    return endsAll ? "\(field.name) = []" : nil
  }

  /// Whether each function that puts something into the list presents something: a sheet that is dismissed takes along
  /// none that was pushed.
  private var hasOnlySheets: Bool {
    folder.files.allSatisfy { file in
      file.path.isOfTests
        || file.tokens.indices.allSatisfy { place in
          guard file.isUse(of: field, at: place), file.values(givenAt: place)?.isEmpty == false
          else { return true }
          return file.function(around: place)?.body.contains {
            file.tokens[$0].text == "present" && file.tokens.text($0 + 1) == "("
          } == true
        }
    }
  }

  /// The statement that clears a property or an entry, of a method that is told which object ends only for that object.
  private func clearing(_ value: String, in method: Declaration) -> String {
    parameter(of: method).map { "if \(value) === \($0) { \(value) = nil }" } ?? "\(value) = nil"
  }

  /// The name of a method's parameter of the object's type, or of one that it inherits.
  private func parameter(of method: Declaration) -> String? {
    let head = method.head
    guard let open = head.first(where: { tokens[$0].text == "(" }) else { return nil }
    return (open..<tokens.closing(open)).first {
      tokens[$0].text == ":" && type.isPath(of: tokens.text($0 + 1))
    }.map { tokens.text($0 - 1) }
  }

  private func insertion(of statement: String, at method: Declaration) -> Replacement? {
    let (open, close) = (method.body.lowerBound - 1, method.body.upperBound)
    guard tokens.indices.contains(close), tokens[open].line < tokens[close].line else { return nil }
    let line = file.indent(ofLine: tokens[close].line) + file.indentUnit + statement
    return file.source.before(tokens[close].line, [line])
  }
}

extension FieldSource {
  fileprivate var isWeak: Bool { !modifiers.isDisjoint(with: ["weak", "unowned"]) }
}
