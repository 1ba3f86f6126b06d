import FlowExploration
import Testing

/// Mistakes of a first try at the language, each with a message that says what to type.
@Suite struct ModelErrorTests {
  /// The first line of the error in a line of a model that has a screen, an alert and a value.
  private func message(_ line: String) -> String? {
    let text = """
      value signed in
      screen Shop
        \(line)
      alert Sure
      root stack Shop
      """
    do {
      _ = try FlowModel(parsing: text, named: "a")
      return nil
    } catch { return error.description.split(separator: "\n").first.map(String.init) }
  }

  @Test(arguments: [
    (
      "on \"Buy\" push Basket",
      "17: expected a declared screen (Shop), found Basket; a line of its own declares it: "
        + "screen Basket"
    ),
    (
      "on \"Buy\" push Sure",
      "17: expected a declared screen (Shop), found Sure; it is an alert, which is presented"
    ),
    (
      "on \"Buy\" if signed in pop",
      "12: expected \"when\" or what happens (push, present, pop, dismiss, select, show, root, set, "
        + "hold, release), found if"
    ),
    (
      "on \"Buy\" when signedin pop",
      "17: expected \"on\" and a screen, or a declared value (signed in), found signedin; "
        + "did you mean signed in?"
    ),
    (
      "on \"Buy\" when signed in & on Shop pop",
      "27: unexpected character &; the word for it is \"and\""
    ),
    (
      "on \"Buy\" when signed in xor on Shop pop",
      "27: expected \"and\", \"or\" or what happens (push, present, pop, dismiss, select, show, root, "
        + "set, hold, release), found xor"
    ),
    (
      "on \"Buy\" pop and set signed in",
      "16: expected \"then\" or the end of the line, found and"
    ),
    (
      "on \"Buy\" pop, set signed in",
      "15: unexpected character ,; a space stands between names, and \"then\" between what happens"
    ),
    (
      "on \"Buy\" set signed in = true",
      "26: unexpected character =; a value alone is true: paid, not paid"
    ),
    (
      "always Shop",
      "10: expected \"on\" and a screen, or a declared value (signed in), found Shop; "
        + "did you mean on Shop?"
    ),
    (
      "always signed in implies on Shop",
      "20: expected \"and\", \"or\", \"when\", \"until\", \"leads to\" or the end of the line, "
        + "found implies"
    ),
    (
      "never signed in when on Shop untl signed in",
      "32: expected \"and\", \"or\", \"until\" or the end of the line, found untl; "
        + "did you mean until?"
    ),
    (
      "eventually on Shop in 5s",
      "22: expected \"and\", \"or\", \"within\" or the end of the line, found in"
    ),
    ("home on Shop now", "16: expected \"and\", \"or\" or the end of the line, found now"),
    ("eventually on Shop within 5s now", "32: expected the end of the line, found now"),
    (
      "link shop://home pop",
      "12: unexpected character :; a title or an address stands in double quotes"
    ),
  ])
  func `a wrong line is told with what to type`(line: String, expected: String) {
    #expect(message(line) == "a:3:\(expected)")
  }
}
