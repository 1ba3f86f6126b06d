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

  /// Whether the closure captures a variable from around it strongly.
  private func isUsed(_ variable: String) -> Bool {
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
