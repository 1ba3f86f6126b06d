import ObjectGraph

extension SourceFolder {
  /// Whether what holds at a step of a path may be in use after the target has left: it is reached from a root, by a
  /// timer or a task, through a property that was given to the target, or through an object that hands itself on. A
  /// cycle of what else the target has made for itself ends with it.
  func outlives(_ path: RetainingPath, _ step: Int) -> Bool {
    guard path.origin == .cycle else { return true }
    return (0..<step).contains { position in
      let (holder, next) = (path.holder(ofStep: position), path.steps[position])
      if holder.isService || next.target.isService { return true }
      if isOffered(path, position) { return true }
      if position > 0, lateCalls(of: holder) != nil { return true }
      guard next.label.hasPrefix("."), next.target.kind != .closure else { return false }
      return isFromOutside(next.label, of: holder.typeName.withoutArguments)
    }
  }

  /// Whether an object at a label comes from others: by the property itself, by one of the struct that it has, as in
  /// `.saveProfile.repository`, or as an element that may be theirs as well.
  private func isFromOutside(_ label: String, of type: String) -> Bool {
    let fields = fields(along: label, of: type)
    if fields.contains(where: { $0.map(isFromOutside) == true }) { return true }
    guard label.hasSuffix("]"), let last = fields.last ?? nil, let elements = last.elements else {
      return false
    }
    return !arePlain(elements, in: last.file)
  }

  private func lateCalls(of node: RetainingPath.Node) -> LateCalls? {
    node.kind == .object ? lateCalls(of: node.typeName.withoutArguments) : nil
  }

  /// Whether what calls a closure at a step after the target has left is gone then. Nothing that the closure captures
  /// would help.
  func isDroppedBefore(_ path: RetainingPath, _ step: Int) -> Bool {
    let calls = (1..<max(1, step)).compactMap { lateCalls(of: path.holder(ofStep: $0)) }
    return calls.contains(.dropped) && !calls.contains(.held)
  }

  /// Whether a step leads to a closure of an object's own that it offers to others as the value of a property: these may
  /// have taken it.
  func isOffered(_ path: RetainingPath, _ step: Int) -> Bool {
    guard path.steps[step].target.kind == .closure, let field = field(path, step),
      path.steps.indices.contains(step + 1),
      path.steps[step + 1].target.typeName.withoutArguments
        .isPath(of: path.holder(ofStep: step).typeName.withoutArguments)
    else { return false }
    let owner = hidingValue(path, step)
    if owner == nil, !field.modifiers.isDisjoint(with: ["public", "open"]) { return true }
    let isHidden = !field.modifiers.isDisjoint(with: ["private", "fileprivate"])
    let element = field.elements?.last { field.file.tokens[$0].kind == .word }
    let closures = element.map { fields(of: field.file.tokens[$0].text) } ?? []
    let names = Set(closures.filter { $0.typeText.contains("->") }.map(\.name))
    return files.contains { file in
      !file.path.isOfTests && (!isHidden || file.path == field.file.path)
        && file.tokens.indices.contains { place in
          let next = file.tokens.text(place + 1)
          if ["let", "var"].contains(file.tokens.text(place - 1)) { return false }
          if let owner {
            if file.isUse(of: owner, at: place), next != ".", next != "=" { return true }
            guard file.path == owner.file.path, file.tokens.text(place - 2) == owner.name else {
              return false
            }
          }
          return file.isUse(of: field, at: place) && !["(", "=", "?", "!", ":"].contains(next)
            && !(isHidden && field.elements != nil
              && file.keepsElements(at: place, closures: names))
        }
    }
  }

  /// The private property whose value has a step's closure: of `.style.onTap` the style. Code elsewhere that has a
  /// property of the closure's name means another.
  private func hidingValue(_ path: RetainingPath, _ step: Int) -> FieldSource? {
    let names = path.steps[step].label.dropFirst().split(separator: ".")
    guard names.count == 2 else { return nil }
    return fields(of: path.holder(ofStep: step).typeName.withoutArguments).first {
      $0.name == names[0] && !$0.modifiers.isDisjoint(with: ["private", "fileprivate"])
    }
  }

  /// Whether each object that a property is given is kept besides by what has it from its first moment on:
  /// `screen.receiver = context` beside `WalletFlow(context: context)`, whose property `context` is strong.
  func isGivenWhatOthersKeep(_ field: FieldSource) -> Bool {
    var isGiven = false
    for file in files where !file.path.isOfTests {
      let tokens = file.tokens
      for place in tokens.indices
      where tokens[place].text == field.name && tokens.text(place + 1) == "="
        && tokens.text(place + 2) != "nil" && !["let", "var"].contains(tokens.text(place - 1))
      {
        guard [".", "?"].contains(tokens.text(place - 1)), place + 2 < tokens.count,
          tokens[place + 2].kind == .word,
          let method = file.function(around: place),
          isKept(tokens[place + 2].text, in: method.body, of: file)
        else { return false }
        isGiven = true
      }
    }
    return isGiven
  }

  /// Whether a body makes an object by a name, and makes another one with it that keeps it in a property.
  func isKept(_ name: String, in body: Range<Int>, of file: SourceFile) -> Bool {
    let tokens = file.tokens
    let isMade = body.contains { place in
      tokens[place].text == name && ["let", "var"].contains(tokens.text(place - 1))
        && tokens.text(place + 1) == "=" && tokens.text(place + 2).first?.isUppercase == true
        && tokens.text(place + 3) == "("
    }
    return isMade
      && body.contains { open in
        guard tokens[open].text == "(", open > 0, tokens[open - 1].kind == .word,
          tokens[open - 1].text.first?.isUppercase == true
        else { return false }
        let fields = fields(of: tokens[open - 1].text)
        return (open..<tokens.closing(open)).contains { place in
          tokens[place].text == name && tokens.text(place - 1) == ":"
            && [",", ")"].contains(tokens.text(place + 1))
            && fields.contains {
              $0.name == tokens.text(place - 2)
                && $0.modifiers.isDisjoint(with: ["weak", "unowned"])
            }
        }
      }
  }

  /// The methods in which a screen is set up.
  private static let setUps: Set = [
    "init", "loadView", "awakeFromNib", "viewDidLoad", "viewWillAppear", "viewDidAppear",
    "viewIsAppearing",
  ]

  /// Whether a value of a screen may change before a closure is called that is made where the screen is set up. Captured
  /// there, the value would stay what it was then.
  func mayChange(
    _ names: [String], of type: String, before closure: ClosureSource, in file: SourceFile
  )
    -> Bool
  {
    let maker = file.function(around: closure.braces.lowerBound)
    guard let maker, maker.isMember(of: type), isSetUp(maker, of: type) else { return false }
    return fields(of: type).contains { names.contains($0.name) && mayChange($0) }
  }

  /// Whether a method sets its screen up, or is called by one that does.
  func isSetUp(_ method: Declaration, of type: String) -> Bool {
    method.kind == "init" || Self.setUps.contains(method.name)
      || files.contains { file in
        file.declarations.contains {
          ($0.kind == "init" || Self.setUps.contains($0.name)) && $0.isMember(of: type)
            && $0.body.contains { file.tokens[$0].text == method.name }
        }
      }
  }

  /// Whether a value or a closure is set, or may be, when its object has been made. An object is replaced by its screen's
  /// own methods.
  private func mayChange(_ field: FieldSource) -> Bool {
    guard !field.isConstant else { return false }
    guard isValue(field) || field.typeText.contains("->") else {
      return isSet(field) { $0.container == field.container && !Self.setUps.contains($0.name) }
    }
    let hidden: Set = ["private", "fileprivate", "private(set)", "fileprivate(set)"]
    return field.modifiers.isDisjoint(with: hidden) || isSet(field) { $0.kind != "init" }
  }

  /// Whether code in such a function or initialiser gives a property another value.
  private func isSet(_ field: FieldSource, in isSuch: (Declaration) -> Bool) -> Bool {
    files.contains { file in
      !file.path.isOfTests
        && file.tokens.indices.contains { place in
          guard file.isUse(of: field, at: place) else { return false }
          let chain = MemberChain(file, at: place)
          let isGiven = chain.names.count == 1 && file.tokens.text(chain.end + 1) != "nil"
          return chain.isAssigned && (isGiven || isValue(field))
            && file.function(around: place).map(isSuch) != false
        }
    }
  }

  /// The function that reads the elements of a collection that holds at a step and may be in use after the target
  /// has left: `Analytics.flush()`. It would miss an element that is removed where the screen leaves.
  func reader(_ path: RetainingPath, _ step: Int) -> String? {
    guard path.steps[step].label.hasSuffix("]"), outlives(path, step + 1),
      let field = field(path, step)
    else { return nil }
    return RegistryReads(folder: self, field: field, key: path.steps[step].label.elementKey).reader
  }

  /// The function that reads the elements of a static or a global.
  func readerOfRoot(_ path: RetainingPath) -> String? {
    guard path.steps.isEmpty, let declaration = path.rootDeclaration,
      let first = declaration.parts.first, declaration.text != first.text,
      let name = first.text.split(separator: " ").last, let field = variable(String(name))
    else { return nil }
    return RegistryReads(folder: self, field: field, key: declaration.text.elementKey).reader
  }

  /// The edit to be made by hand where what holds the target reads it.
  func registryAdvice(for path: RetainingPath) -> String? {
    let readers = path.suspects.reversed().lazy.compactMap { step in
      reader(path, step).map { (reader: $0, words: path.steps[step].label) }
    }
    let root = readerOfRoot(path).map { (reader: $0, words: path.rootDeclaration?.text ?? "") }
    guard let found = readers.first ?? root else { return nil }
    let name = found.words.prefix { $0 != "[" }
    return "decide what `\(found.reader)` is to do without it: it reads what \(name) has, "
      + "and would miss a screen that was removed"
  }
}

extension String {
  /// The key of a text at the end of a label, with its quotation marks: `"screen"` of `.context["screen"]`.
  fileprivate var elementKey: Substring? {
    guard hasSuffix("\"]"), let open = firstIndex(of: "[") else { return nil }
    return self[open...].dropFirst().dropLast()
  }
}
