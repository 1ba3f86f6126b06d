import ObjectGraph

/// Cycles of a closure and what has it.
extension CaptureEdits {
  /// The variable that is given a new object which has the closure, and that the closure captures: `pin` of
  /// `pin = UIAction { _ in pin.state = .on }`. These two hold each other, whatever becomes of `self`.
  var ownVariable: String? {
    guard var callee else { return nil }
    var start = tokens.beginning(of: callee)
    // `pin = Item(action: UIAction { … })`
    while tokens.text(start - 1) != "=", let open = tokens.callOpening(before: start) {
      callee = open - 1
      start = tokens.beginning(of: callee)
    }
    let isInferred = tokens.text(start - 1) == "." && tokens.text(callee) == "init"
    let place = start - (isInferred ? 3 : 2)
    guard place > 0, tokens.text(place + 1) == "=", tokens[place].kind == .word,
      tokens.text(place - 1) != ".", isInferred || tokens[callee].text.first?.isUppercase == true,
      !["Task", "Timer"].contains(tokens[callee].text)
    else { return nil }
    let variable = tokens[place].text
    let isLocal = maker?.body.contains {
      tokens[$0].text == variable && tokens.text($0 - 1) == "var"
    }
    return isLocal == true && isUsed(variable) ? variable : nil
  }

  /// The variable that has what is given the closure: `row` of `row.header.onTap = { … }`.
  var givenVariable: String? {
    let open = closure.braces.lowerBound
    guard tokens.text(open - 1) == "=", tokens.text(open - 3) == "." else { return nil }
    let start = tokens.beginning(of: open - 2)
    return tokens[start].kind == .word ? tokens[start].text : nil
  }

  /// Whether the closure captures a variable from around it strongly.
  func isUsed(_ variable: String) -> Bool {
    let isHidden = (closure.braces.lowerBound..<closure.body.upperBound).contains {
      tokens[$0].text == variable
        && ($0 < closure.body.lowerBound || ["let", "var"].contains(tokens.text($0 - 1)))
    }
    return !isHidden
      && closure.body.contains {
        tokens[$0].text == variable && tokens.text($0 - 1) != "." && tokens.text($0 + 1) != ":"
      }
  }

  /// The innermost method in which the closure is made.
  private var maker: Declaration? {
    file.function(around: closure.braces.lowerBound)
  }

  /// The candidate for an object that a list has until the closure takes it out there, as a coordinator among its
  /// parent's children: unwrapped first, it is there to the closure's end. `nil` for another object, and for one that
  /// something else may take out.
  func untilTakenOut(of folder: SourceFolder) -> MendCandidate? {
    guard let maker, name != "self", lost == nil, losses.isEmpty, !hasWork, !isMadeAtTheEnd,
      !isAsked, !waits, !unwraps, let container = maker.container
    else { return nil }
    let isListed = folder.fields(of: container).contains { field in
      let isPutIn = maker.body.contains { place in
        tokens[place].text == field.name && tokens.isOwn(place)
          && tokens.text(place + 2) == "append" && tokens.text(place + 3) == "("
          && tokens.text(place + 4) == name && tokens.text(place + 5) == ")"
          && !closure.braces.contains(place)
      }
      guard isPutIn else { return false }
      let changes = folder.files.filter { !$0.path.isOfTests }.flatMap { file in
        file.tokens.indices.filter { place in
          let member = file.tokens.text(place + 1) == "." ? file.tokens.text(place + 2) : ""
          return file.isUse(of: field, at: place)
            && (member.hasPrefix("remove") || member.hasPrefix("pop")
              || file.tokens.text(place + 1) == "=")
        }.map { (file.path, $0) }
      }
      return changes.count == 1 && changes[0].0 == file.path && closure.body.contains(changes[0].1)
    }
    return isListed ? weakening.last : nil
  }
}

/// The parts of a cycle that an edit of a capture leaves as they were.
extension SourceFolder {
  /// The cycles of a closure with what else it captures, in words: the variable that is given the closure, and those
  /// whose class has the object that has it.
  ///
  /// - Parameter weak: The names that the edit captures weakly besides.
  func leftCycles(
    _ edits: CaptureEdits, _ path: RetainingPath, _ step: Int, besides weak: [String]
  ) -> [String] {
    let holder = step > 0 ? path.holder(ofStep: step - 1).typeName.withoutArguments : ""
    // A parameter of the closure around has no declaration by its name.
    let given = edits.givenVariable.flatMap { name in
      edits.file.enclosing(edits.closure.braces.lowerBound, naming: name).map { _ in name }
    }
    let names = edits.file.localNames(in: edits.closure)
    let strong = (names + [given].compactMap(\.self).filter { !names.contains($0) }).filter {
      $0 != edits.name && !weak.contains($0) && edits.isUsed($0)
    }
    var left: [String] = []
    for name in strong {
      if name == edits.ownVariable || name == edits.givenVariable {
        left.append(
          "\(name) has the closure, which captures \(name): these two hold each other as before")
      } else if let type = type(of: name, before: edits.closure, in: edits.file),
        fields(of: type).contains(where: {
          $0.typeName == holder && $0.modifiers.isDisjoint(with: ["weak", "unowned"])
        })
      {
        left.append(
          "\(name) has \(holder), which has the closure, which captures \(name): these hold each "
            + "other as before")
      }
    }
    return left
  }

  /// The objects of the screen's own that a closure which captures constants holds from then on, in words.
  func keptWithClosure(_ edits: CaptureEdits, _ type: String) -> String? {
    let made = fields(of: type).filter { field in
      field.isConstant && !isValue(field) && mayBeClass(field.typeName) && isMade(field)
        && edits.uses.contains { edits.tokens.text($0 + 2) == field.name }
    }.map(\.name)
    guard !made.isEmpty else { return nil }
    return "the closure holds \(made.joined(separator: " and ")) when \(type) has left, as before"
  }

  /// A repeating timer that goes on without the object, in words: the closure does not end it, nor does the object's
  /// `deinit`.
  func leftTimer(_ edits: CaptureEdits, _ type: String) -> String? {
    let (tokens, open) = (edits.tokens, edits.closure.braces.lowerBound)
    guard ["scheduledTimer", "Timer"].contains(edits.file.calleeName(of: open)) else { return nil }
    // A closure stands behind its call, or in it.
    let call =
      tokens.text(open - 1) == ")" ? tokens.opening(open - 1) : tokens.callOpening(before: open)
    let arguments = call.map { edits.file.arguments($0) } ?? []
    guard
      arguments.contains(where: {
        $0.label == "repeats" && tokens[$0.value.lowerBound].text == "true"
      }), !edits.closure.body.contains(where: { tokens[$0].text == "invalidate" }),
      !files.contains(where: { file in
        file.deinits(of: type).contains { body in
          body.contains { file.tokens[$0].text == "invalidate" }
        }
      })
    else { return nil }
    return
      "the timer goes on when \(type) has left; invalidate it where the screen leaves, or in its block"
  }

  /// The class of a local: of the object that it is given, or of what a method of the sources returns for it.
  private func type(of name: String, before closure: ClosureSource, in file: SourceFile)
    -> String?
  {
    let open = closure.braces.lowerBound
    guard let method = file.function(around: open), let local = file.local(name, in: method.body)
    else { return nil }
    if !local.type.isEmpty { return local.type }
    guard file.tokens.text(local.place + 1) == "=" else { return nil }
    let chain = MemberChain(file, at: local.place + 2)
    guard chain.calls.last == true, let last = chain.names.last else { return nil }
    let results = files.flatMap { other in
      other.declarations.filter { $0.kind == "func" && $0.name == file.tokens[last].text }
        .map { method in
          method.head.last { other.tokens[$0].text == "->" }.map { other.tokens.text($0 + 1) }
        }
    }
    return Set(results).count == 1 ? results.first ?? nil : nil
  }
}
