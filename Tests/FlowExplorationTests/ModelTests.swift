import FlowExploration
import Foundation
import Testing

/// Models as text: what they describe runs as an app, and what goes wrong in it is found as in one.
@MainActor @Suite struct ModelTests {
  /// The findings in a model, each with its flow on one line.
  private func findings(_ text: String, depth: Int = 6) throws -> [String] {
    let flows = try FlowModel(parsing: text + "\nwithout rotation application memoryWarning")
      .explorer.explore(.breadthFirst(depth: depth))
    return flows.findings.map { "\($0.headline) | \($0.flow.joined(separator: "; "))" }
  }

  @Test func `the example of FlowModel has nothing that goes wrong`() throws {
    let model = try FlowModel(
      parsing: """
        value signed in

        screen Welcome
          on "Sign in" set signed in then root tabs Feed Settings
        screen Feed Settings

        root stack Welcome
        never on Feed until signed in
        """)
    #expect(try model.explorer.explore(.breadthFirst(depth: 6)).isClean)
  }

  // MARK: - Promises

  @Test func `what never is, and what always is until something else, is held against every state`()
    throws
  {
    #expect(
      try findings(
        """
        value open
        screen Door
          on "Open" set open
          on "Close" when open set not open
          on "Enter" push Room
        screen Room
        root stack Door
        never on Room until open
        always not open or on Door
        """) == [
          "promise broken: never: on Room until open | tap \"Enter\"",
          "promise broken: always: not open or on Door | tap \"Open\"; tap \"Enter\"",
        ])
  }

  @Test func `what was so once ends a promise for good`() throws {
    #expect(
      try findings(
        """
        value open
        screen Door
          on "Open" when not open set open
          on "Close" when open set not open
          on "Enter" when open push Room
        screen Room
          on "Lock" when open set not open
        root stack Door
        never on Room until open
        """) == [])
  }

  @Test func `what comes by itself comes in time, or is a broken promise`() throws {
    let model = """
      value loading
      screen List
        on "Load" set loading
        after 5s when loading set not loading then push Result
      screen Result
      root stack List

      """
    #expect(
      try findings(
        model + """
          eventually not loading within 3s
          always loading leads to on Result within 3s
          """) == [
          "promise broken: eventually: not loading within 3s | tap \"Load\"",
          "promise broken: always: loading leads to on Result within 3s | tap \"Load\"",
        ])
    #expect(
      try findings(
        model + """
          eventually not loading within 4s
          always loading leads to on Result within 5s
          """) == [])
  }

  @Test func `the time of an action begins anew when its screen comes back`() throws {
    #expect(
      try findings(
        """
        value late
        screen List
          on "Look" present Detail as sheet
          after 3s set late
        screen Detail
        root stack List
        without waiting
        never late
        """, depth: 2) == [])
  }

  @Test func `a place from which no way leads home is a dead end`() throws {
    #expect(
      try findings(
        """
        screen Home
          on "Leave" root stack Away
        screen Away
        root stack Home
        home on Home
        """) == ["no way from Away to on Home | tap \"Leave\""])
  }

  // MARK: - Effects

  @Test(arguments: ["closure", "delegate", "timer", "notification", "app", "Hall"])
  func `a screen that is held leaks, and one that is released does not`(holder: String) throws {
    func model(_ release: String) -> String {
      """
      screen Hall
        on "Enter" push Room
      screen Room
        on "Stay" hold Room by \(holder)
        on "Leave" \(release) pop
      root stack Hall
      without swipeBack backButton
      """
    }
    let leaking = try findings(model(""), depth: 3)
    #expect(leaking.count == 1)
    #expect(leaking[0].hasPrefix("leak: Room, popped from UINavigationController: "))
    #expect(leaking[0].hasSuffix(" | tap \"Enter\"; tap \"Stay\"; tap \"Leave\""))
    #expect(try findings(model("release Room then"), depth: 3) == [])
  }

  @Test func `misuse of UIKit, and what has no stack, is found in a model`() throws {
    #expect(
      try findings(
        """
        screen Hall
          on "Push" push Room
          on "Dismiss" dismiss
          on "Present" present Room as sheet
        screen Room
        root screen Hall
        """, depth: 2) == [
          "promise broken: always: what is pushed or popped has a stack, and a tab that is selected "
            + "is there | tap \"Push\"",
          "nothingToDismiss: <Hall> presents nothing and is not presented: there is nothing to "
            + "dismiss | tap \"Dismiss\"",
        ])
  }

  @Test func `an alert does what its buttons say, where their conditions are met`() throws {
    #expect(
      try findings(
        """
        value sure
        screen Hall
          on "Delete" present Question
          on "Be sure" set sure
        alert Question
          on "Yes" when sure push Ruins
          on "No"
        screen Ruins
        root stack Hall
        never on Ruins
        """) == [
          "promise broken: never: on Ruins | tap \"Be sure\"; tap \"Delete\"; "
            + "tap \"Yes\" in the alert \"Question\""
        ])
  }

  // MARK: - Errors

  @Test func `each line that is not understood has its place and the nearest known word`() {
    let text = """
      value signed in
      screen Feed Feed
        on "X" psh Feed
        on "Y" when singed in push Fed
        on "Z" set signed in thn pop
      on row 3 pop
      root stak Feed
      neve on Feed
      always signed in leads Feed
      """
    #expect(
      error(text) == """
        a.flow:2:13: expected a new screen's name, Feed is taken
          screen Feed Feed
                      ^
        a.flow:3:10: expected "when" or what happens, found psh; did you mean push?
            on "X" psh Feed
                   ^
        a.flow:4:15: expected "on" and a screen, or a declared value (signed in), found singed; did you mean signed in?
            on "Y" when singed in push Fed
                        ^
        a.flow:5:24: expected "then" or the end of the line, found thn; did you mean then?
            on "Z" set signed in thn pop
                                 ^
        a.flow:6:8: expected the row's words in quotes, found 3
          on row 3 pop
                 ^
        a.flow:7:6: expected a kind of root (stack, tabs, split, screen), found stak; did you mean stack?
          root stak Feed
               ^
        a.flow:8:1: expected a declaration, found neve; did you mean never?
          neve on Feed
          ^
        a.flow:9:24: expected "to", found Feed
          always signed in leads Feed
                                 ^
        Type: swift run lifecycle help models

        """)
  }

  @Test func `a model needs a root, and a screen above what can be done on it`() {
    #expect(
      error("on \"X\" pop\nscreen Feed\nalert A\n  after 2s pop\n  on \"B\" push A") == """
        a.flow:1:1: expected a screen above what can be done on it, found none
          on "X" pop
          ^
        a.flow:4:3: expected a button of the alert A, such as on "OK"
            after 2s pop
            ^
        a.flow:5:15: expected a declared screen (Feed), found A; it is an alert, which is presented
            on "B" push A
                        ^
        Type: swift run lifecycle help models

        """)
    #expect(
      error("screen Feed") == """
        a.flow:1:1: expected a root, such as root stack Feed, found none in the model
          screen Feed
          ^
        Type: swift run lifecycle help models

        """)
  }

  private func error(_ text: String) -> String {
    do { _ = try FlowModel(parsing: text, named: "a.flow") } catch { return "\(error)" }
    return "none"
  }

  @Test func `a file that is not there is named`() {
    #expect {
      try FlowModel(contentsOf: URL(filePath: "no-such.flow"))
    } throws: { "\($0)" == "no-such.flow: cannot be read as a model: No such file or directory" }
  }
}
