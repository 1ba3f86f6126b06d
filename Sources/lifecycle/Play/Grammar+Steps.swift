import ToolConsole
import FlowExploration
import LifecycleKit

extension Grammar {
  static let steps = [
    "screen", "root", "push", "pop", "replace", "present", "dismiss", "select", "tap",
    "swipe", "pull", "turn", "show", "add", "remove", "alert", "wait", "hold", "release",
    "coordinator", "link", "timer", "notification", "task", "invalidate", "post", "rotate", "enter",
    "declare", "expect", "print",
  ]

  /// One step, from its first word up to what has to be the end of the line.
  mutating func step() throws(ScriptError.Problem) -> Script.Step {
    let word = try cursor.expectOne(ofMany: Grammar.steps, "a step")
    switch word {
    case "screen": return try declaration()
    case "root": return .root(try root())
    case "push":
      let subject = try subject()
      return .push(subject, on: try location(), try manner())
    case "pop":
      let target = try popTarget()
      return .pop(target, on: try location(), try manner())
    case "replace":
      try cursor.expect("stack")
      let stack = try references()
      return .replaceStack(stack, on: try location(), try manner())
    case "present":
      let presenting = try presenting()
      return .present(presenting, try manner())
    case "dismiss":
      let reference = namesGoOn(known) ? try reference() : nil
      return .dismiss(reference, try manner())
    case "select":
      try cursor.expect("tab")
      return .selectTab(try tab())
    case "tap":
      if let title = cursor.takeString() { return .tapButton(title) }
      if cursor.take("back") { return .tapBack }
      guard cursor.take("tab") else {
        throw cursor.problem(expected: "\"tab\", \"back\" or a button's title in quotes")
      }
      return .tapTab(try tab())
    case "swipe":
      try cursor.expect("back")
      return .swipeBack(isCancelled: cursor.take("cancelled"))
    case "pull":
      try cursor.expect("down")
      return .pullDown(isCancelled: cursor.take("cancelled"))
    case "alert": return try alert()
    case "wait": return .wait(try cursor.expectDuration())
    case "hold": return .hold(try reference())
    case "release": return .release(try holder())
    case "coordinator", "link", "timer", "notification", "task", "invalidate", "post":
      return try holding(word)
    case "turn", "show", "add", "remove", "rotate", "enter": return try containing(word)
    case "declare":
      let state = try cursor.expectOne(of: ["cached", "uncached"], "\"cached\" or \"uncached\"")
      let screen = try reference()
      return state == "cached" ? .declareCached(screen) : .declareUncached(screen)
    case "expect": return .expect(try expectation())
    default: return .print(try cursor.choice("what to print"))
    }
  }

  private mutating func declaration() throws(ScriptError.Problem) -> Script.Step {
    let names = try declare()
    guard cursor.take("leaks") else { return .declare(names, nil) }
    guard cursor.take("by") else { return .declare(names, .closure) }
    return .declare(names, try cursor.choice("a way to leak"))
  }

  private mutating func root() throws(ScriptError.Problem) -> Script.Root {
    let kinds = ["tabs", "stack", "screen", "split", "pages"]
    let expected = "a kind of root (\(kinds.joined(separator: ", ")))"
    switch try cursor.expectOne(of: kinds, expected) {
    case "pages": return .pages(try newScreens())
    case "split":
      let primary = try newScreen()
      return .split(primary: primary, secondary: try newScreen())
    case "tabs": return .tabs(try newScreens())
    case "stack": return .stack(try newScreens())
    default: return .screen(try newScreen())
    }
  }

  mutating func subject() throws(ScriptError.Problem) -> Script.Subject {
    let column = cursor.next.column
    let reference = try reference()
    let isAgain = cursor.take("again")
    guard isAgain || reference.number == nil && declared.contains(reference.name) else {
      throw ScriptError.Problem(
        column: column,
        message: "expected a declared screen without a number, or \"again\" after it")
    }
    return Script.Subject(reference: reference, isAgain: isAgain)
  }

  private mutating func popTarget() throws(ScriptError.Problem) -> Script.PopTarget {
    guard cursor.take("to") else { return .previous }
    if cursor.take("root") { return .root }
    return .screen(try reference("\"root\" or a screen's name"))
  }

  private mutating func presenting() throws(ScriptError.Problem) -> Script.Presenting {
    var presenting = Script.Presenting(
      subject: try subject(), style: .automatic, isWrapped: false)
    if cursor.take("style") {
      // A page sheet is commonly called a sheet.
      if cursor.take("sheet") {
        presenting.style = .pageSheet
      } else {
        presenting.style = try cursor.choice("a presentation style: sheet or one of")
      }
    }
    presenting.isWrapped = cursor.take("wrapped")
    return presenting
  }

  private mutating func alert() throws(ScriptError.Problem) -> Script.Step {
    let title = try cursor.expectString("the alert's title in quotes")
    try cursor.expect("with")
    var buttons = [try cursor.expectString("a button's title in quotes")]
    while let button = cursor.takeString() { buttons.append(button) }
    return .alert(title: title, buttons: buttons)
  }

  private mutating func tab() throws(ScriptError.Problem) -> Script.Tab {
    guard case .number(let number) = cursor.next.kind else {
      return .containing(try reference("the number of a tab or a screen in it"))
    }
    guard number > 0 else { throw cursor.problem(expected: "the number of a tab, from 1 on") }
    cursor.advance()
    return .number(number)
  }

  /// `on NAME`: the stack around another screen than the visible one.
  mutating func location() throws(ScriptError.Problem) -> Script.Reference? {
    cursor.take("on") ? try reference() : nil
  }

  private mutating func manner() throws(ScriptError.Problem) -> Script.Manner {
    var manner = Script.Manner()
    if cursor.take("not", "animated") {
      manner.isAnimated = false
    } else {
      _ = cursor.take("animated")
    }
    manner.goesOn = cursor.take("and", "go", "on")
    return manner
  }
}
