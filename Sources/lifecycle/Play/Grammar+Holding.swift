import FlowExploration

extension Grammar {
  /// Steps about what keeps screens: coordinators, links and services.
  mutating func holding(_ word: String) throws(ScriptError.Problem) -> Script.Step {
    switch word {
    case "coordinator":
      let name = try newCoordinator()
      return .coordinator(name, try hold())
    case "link":
      let holder = try holder()
      try cursor.expect("to")
      let target = try self.holder()
      return .link(holder, to: target, isWeak: cursor.take("weakly"))
    case "invalidate":
      try cursor.expect("timer")
      return .invalidateTimer(try cursor.expectString("the timer's name in quotes"))
    case "post": return .post(try cursor.expectString("the notification's name in quotes"))
    default:
      let name = try cursor.expectString("the \(word)'s name in quotes")
      return .register(Script.Service(rawValue: word) ?? .timer, named: name, try hold())
    }
  }

  /// `holds NAME [weakly]`.
  private mutating func hold() throws(ScriptError.Problem) -> Script.Hold {
    try cursor.expect("holds")
    let screen = try reference()
    return Script.Hold(screen: screen, isWeak: cursor.take("weakly"))
  }

  /// Steps about children, columns, pages, the device and the app.
  mutating func containing(_ word: String) throws(ScriptError.Problem) -> Script.Step {
    switch word {
    case "turn":
      try cursor.expect("page")
      let ways = ["forward", "back"]
      return .turnPage(
        isForward: try cursor.expectOne(of: ways, "\"forward\" or \"back\"") == "forward")
    case "show":
      try cursor.expect("detail")
      return .showDetail(try subject())
    case "add":
      try cursor.expect("child")
      let child = try subject()
      return .addChild(child, to: cursor.take("to") ? try reference() : nil)
    case "remove":
      let what = try cursor.expectOne(of: ["child", "observer"], "\"child\" or \"observer\"")
      if what == "child" { return .removeChild(try reference()) }
      return .removeObserver(try cursor.expectString("the notification's name in quotes"))
    case "enter":
      let places = ["background", "foreground"]
      let place = try cursor.expectOne(of: places, "\"background\" or \"foreground\"")
      return place == "background" ? .enterBackground : .enterForeground
    default: return .rotate
    }
  }
}
