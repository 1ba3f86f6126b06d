import SwiftSource

/// The calls in a source file that pass `self`, by which an object becomes the target of a library's.
struct SelfArguments: Sendable {
  /// A way to become a target: what the library's class and its field are called, and the function and the argument's
  /// label of the call.
  private struct Form: Sendable {
    let holder: String
    let field: String
    let function: String
    let label: String
  }

  private static let forms = [
    Form(holder: "timer", field: "target", function: "timer", label: "target"),
    Form(holder: "displaylink", field: "target", function: "displaylink", label: "target"),
    Form(holder: "subscription", field: "object", function: "assign", label: "on"),
    Form(holder: "urlsession", field: "delegate", function: "urlsession", label: "delegate"),
  ]

  private struct Call: Sendable {
    let function: String
    let label: String
    let line: Int
  }

  private var calls: [Call] = []

  init(in tokens: [SwiftToken]) {
    for index in tokens.indices
    where tokens[index].kind == .word && tokens[index].text == "self"
      && tokens.text(index - 1) == ":" && [",", ")"].contains(tokens.text(index + 1))
    {
      guard let open = Self.opening(around: index, in: tokens), open > 0,
        tokens[open - 1].kind == .word
      else { continue }
      calls.append(
        Call(
          function: tokens.text(open - 1).lowercased(), label: tokens.text(index - 2),
          line: tokens[open - 1].line))
    }
  }

  /// The lines of the calls that can have made an object the target in a field of a library's class.
  func lines(ofTargetIn field: String, of holder: String) -> [Int] {
    let holder = holder.lowercased()
    let form = Self.forms.first { holder.contains($0.holder) && field == $0.field }
    guard let form else { return [] }
    return calls.filter { $0.function.contains(form.function) && $0.label == form.label }
      .map(\.line)
  }

  /// The parenthesis of the call that an argument belongs to; nil if it stands in other brackets.
  private static func opening(around index: Int, in tokens: [SwiftToken]) -> Int? {
    var place = index - 1
    while place >= 0 {
      switch tokens.text(place) {
      case "(": return place
      case "[", "{": return nil
      case ")", "]", "}": place = tokens.opening(place)
      default: break
      }
      place -= 1
    }
    return nil
  }
}
