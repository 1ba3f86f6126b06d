import ObjectGraph

extension FieldSource {
  /// Whether another type cannot change it.
  var isHidden: Bool {
    !modifiers.isDisjoint(with: ["private", "fileprivate", "private(set)", "fileprivate(set)"])
  }

  /// Whether its type is a dictionary.
  var isDictionary: Bool {
    guard let type, typeText.hasPrefix("[") else { return false }
    let tokens = file.tokens
    var place = type.lowerBound + 1
    while place < type.upperBound {
      if tokens[place].text == ":" { return true }
      place = max(place, tokens.closing(place)) + 1
    }
    return false
  }
}

extension LeavingEdits {
  /// The methods of a holder that take an object out of one of its collections: `leave` of `func leave(_ member:)`.
  func removers(of field: FieldSource) -> [String] {
    let tokens = field.file.tokens
    return field.file.declarations.filter { method in
      method.kind == "func" && method.container == field.container
        && method.fullName == "\(method.name)(_:)"
        && method.body.contains {
          tokens[$0].text == field.name && tokens.text($0 + 1) == "."
            && tokens.text($0 + 2).hasPrefix("remove")
        }
    }.map(\.name)
  }

  /// A method `forget(_:)` for a holder that has none by which others take an object out of a collection.
  ///
  /// - Parameter element: The object in an element, in the words of a closure.
  func remover(of field: FieldSource, _ element: String) -> Replacement? {
    let file = field.file
    guard !field.isConstant,
      !file.declarations.contains(where: { $0.name == "forget" }), let type = field.declaring,
      type.isType
    else { return nil }
    return file.addingMethod(
      "func forget(_ object: AnyObject)",
      [
        field.isDictionary
          ? "\(field.name) = \(field.name).filter { $0.value !== object }"
          : "\(field.name).removeAll { \(element) === object }"
      ], to: type)
  }

  /// Whether the screen, or a class of it, begins something with an object each time it appears.
  func isStarted(_ object: String) -> Bool {
    let name = object.prefix { $0 != "?" && $0 != "." }
    var pending = [screen]
    var seen: Set<String> = []
    while let type = pending.popLast(), seen.insert(type).inserted {
      guard let (file, declaration) = folder.classDeclaration(type) else { continue }
      let moments = ["viewWillAppear", "viewDidAppear", "viewIsAppearing"]
      let isBegun = file.declarations.contains { method in
        moments.contains(method.name) && method.container == declaration.path
          && method.body.contains { file.tokens[$0].text == name }
      }
      if isBegun { return true }
      pending += declaration.inherited
    }
    return false
  }
}
