import Foundation

/// One shape with its advice put into practice.
struct Advice {
  let fixture: Fixture
  var making: Text
  var declarations: [Declaration]
  var statements: [String] = []
  let labels: [String]

  init(_ fixture: Fixture, needing declarations: [Declaration], labels: [String]) {
    (self.fixture, self.declarations, self.labels) = (fixture, declarations, labels)
    making = Text(fixture.making)
  }

  /// What is advised, one thing at a time: `make .a weak, clear .b` is two.
  mutating func apply(_ advice: String) -> Bool {
    // Nothing else holds the delegate of a fixture, and no owner has made its own.
    let advice = advice.replacing(#/make ([^ ]+) weak \(clear it if [^)]*\)/#) { "clear \($0.1)" }
      .replacing(#/ \([^()]* if [^()]* made it\)/#, with: "")
    for clause in advice.components(separatedBy: ", ") {
      if let place = clause.between("clear ", "") {
        state(place) { "\($0) = nil" }
      } else if let place = clause.between("remove it from ", "") {
        let isFoundation = (declaration(of: place) ?? making.string).contains("NSMutable")
        state(place) { "\($0).\(isFoundation ? "removeAllObjects" : "removeAll")()" }
      } else if let place = clause.between("put another value into ", "") {
        state(place) { $0 + " = another()" + $0.dropFirst("holder".count) }
      } else if let place = clause.between("set ", " to another case") {
        guard let word = emptyCase(of: place) else { return false }
        state(place) { "\($0) = .\(word)" }
      } else if let place = clause.between("make ", " weak") {
        guard declare(place, "weak") else { return false }
      } else if let place = clause.between("make ", " a weak variable") {
        // A constant that is unowned holds no more, and is the shorter edit.
        guard declare(place, "unowned") else { return false }
      } else if clause == "capture it weakly" || clause == "capture self weakly" {
        guard captureWeakly() else { return false }
      } else {
        return false
      }
    }
    return true
  }

  /// The line that declares the property that a place ends in, where the fixture needs one alone of that name.
  private func declaration(of place: some StringProtocol) -> String? {
    let name = String(place.split(separator: ".").last ?? "").prefix { $0 != "[" }
    guard let property = try? Regex("\\b(var|let) \(name)\\b[^\n]*") else { return nil }
    let lines = declarations.flatMap {
      $0.text.matches(of: property).map { String($0.output[0].substring ?? "") }
    }
    return lines.count == 1 ? lines[0] : nil
  }

  /// A statement about a place of the object on the path that has it: the labels before lead there. An optional on
  /// the way is gone through, and what a macro stores is called by the name that it is declared by.
  private mutating func state(_ place: String, _ statement: (String) -> String) {
    let reachable = labels.prefix { !$0.hasPrefix("captures") }
    let position = reachable.lastIndex { $0.hasPrefix(place) } ?? 0
    let names = (reachable[..<position] + [place]).joined().split(separator: ".")
    var expression = "holder"
    for (position, name) in names.enumerated() {
      let isStored = name.hasPrefix("_") && declaration(of: name) == nil
      expression += "." + (isStored ? name.dropFirst() : name)
      let isOptional = declaration(of: name)?.contains(/^\w+ \w+: [^={]*\?(\s|$)/) == true
      if position + 1 < names.count, isOptional { expression += "?" }
    }
    statements.append(statement(expression))
  }

  /// A case that carries nothing, of the enum that a property is, or of the one that the fixture needs.
  private func emptyCase(of place: String) -> String? {
    let words = declaration(of: place)?.words ?? []
    let enums = declarations.filter { $0.text.contains(/\benum \w/) }
    for declaration in enums.filter({ words.contains($0.name) }) + enums {
      for match in declaration.text.matches(of: /\n\s+case ([^\n]+)/) {
        let names = match.output.1.replacing(/\([^)]*\)/, with: "(").split(separator: ",")
        if let name = names.first(where: { !$0.contains("(") }) {
          return name.trimmingCharacters(in: .whitespaces)
        }
      }
    }
    return nil
  }

  /// Puts `weak` or `unowned` in front of the one property of a name; a type in front says which of several.
  private mutating func declare(_ place: String, _ word: String) -> Bool {
    let names = place.split(separator: ".")
    let property = try! Regex("\\b(var|let) \(names.last!)\\b")
    let found = declarations.indices.filter {
      declarations[$0].text.contains(property)
        && (place.hasPrefix(".") || declarations[$0].name == names[0])
    }
    guard found.count == 1, declarations[found[0]].text.matches(of: property).count == 1 else {
      return false
    }
    let text = declarations[found[0]].text
    let range = text.firstRange(of: property)!
    declarations[found[0]].text = text.replacingCharacters(
      in: range, with: word + " " + text[range])
    return true
  }

  /// The shape as a file with a function that judges it.
  func source(_ number: Int, imports: [String]) -> String {
    let cycle = fixture.isCycle ? "Cycle" : ""
    let maker = fixture.isBoxed ? "boxed" : "making\(cycle)"
    let uses = statements.contains { $0.contains("another()") } ? "another" : "_"
    let advised =
      statements.isEmpty
      ? "" : ", { holder, \(uses) in\n    \(statements.joined(separator: "\n    "))\n  }"
    return """
      \(imports.joined(separator: "\n"))

      func judge\(number)() async {
        let hold = \(maker)(\(making.string))
        await judge\(cycle)("\(fixture.name)", hold\(advised))
      }

      \(declarations.map(\.text).joined(separator: "\n"))
      """
  }
}
