import ToolConsole
import FlowExploration

/// A finding as a script for `play`: the same steps with named screens in the place of the app's own.
///
/// A gesture is written as the script's own step for it. A tap on a button of the app's own is written as the
/// changes that it made on screen. The script is played, and stands only if the same screens are there after
/// each action and the same thing goes wrong at the end.
@MainActor struct FindingScript {
  private let finding: FlowFinding
  /// The screens after the start and after each action.
  private var scenes: [ScriptScene] = []
  private var leaking: [String] = []
  private var waits: [Duration] = []
  private var body: [String] = []

  /// The script's text.
  private(set) var text = ""

  /// Makes the script, and plays it.
  ///
  /// - Throws: `ScriptScene.Untranslatable` with the reason why the finding cannot be said in a script.
  init(_ finding: FlowFinding, of explorer: FlowExplorer<some Any>) throws {
    self.finding = finding
    switch finding.kind {
    case .leak, .misuse, .deadEnd: break
    case .brokenPromise, .growth, .longRun, .notDeterministic, .trap, .neverReturns:
      throw ScriptScene.Untranslatable(reason: "what goes wrong is in the app's own code")
    }
    try look(at: explorer)
    try write()
    try judge()
  }

  /// The script of a finding, or a comment with the reason why there is none.
  static func text(_ finding: FlowFinding, of explorer: FlowExplorer<some Any>) -> String {
    do { return try FindingScript(finding, of: explorer).text } catch {
      let reason = (error as? ScriptScene.Untranslatable)?.reason ?? "\(error)"
      return "# no script: \(reason)\n"
    }
  }

  private mutating func look(at explorer: FlowExplorer<some Any>) throws {
    var scenes: [ScriptScene] = []
    var instants: [VirtualInstant] = []
    var failure: (any Error)?
    let end = try explorer.play(finding.flow) { simulation in
      do { scenes.append(try ScriptScene(simulation) { Self.name(of: $0) }) } catch {
        failure = error
      }
      instants.append(simulation.clock.now)
    }
    if let failure { throw failure }
    self.scenes = scenes
    waits = zip(instants, instants.dropFirst()).map { $0.duration(to: $1) }
    if finding.kind == .leak {
      leaking = Set(end.simulation.leaks.filter(\.isOpen).map(\.typeName)).sorted()
    }
  }

  /// A screen's name, which is its type in most apps, as a name of scripts, which have letters and digits and begin with a capital one.
  private static func name(of screen: UIViewController) -> String {
    let isPlain = type(of: screen) == UIViewController.self
    let words = (isPlain ? screen.title : nil) ?? String(screen.readableName.prefix { $0 != "#" })
    let name = words.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.first?.isLetter == true ? name.prefix(1).uppercased() + name.dropFirst() : "Screen"
  }

  // MARK: - Writing

  private var names: [String] {
    scenes.flatMap(\.names).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var declarations: [String] {
    let clean = names.filter { !leaking.contains($0) }
    let others = names.filter { leaking.contains($0) }
    return (clean.isEmpty ? [] : ["screen " + clean.joined(separator: " ")])
      + (others.isEmpty ? [] : ["screen \(others.joined(separator: " ")) leaks"])
  }

  private mutating func write() throws {
    guard let start = scenes.first else { return }
    body = [try start.rootLine()]
    try reach(start)
    for (index, action) in finding.flow.enumerated() {
      body.append("# \(index + 1). \(action.filter { !$0.isNewline })")
      body += words(for: action, to: scenes[index + 1], waits[index])
      try reach(scenes[index + 1])
    }
  }

  /// Returns the script's steps for a gesture or a change of the device; none for an action of the app's own.
  private func words(
    for action: String, to scene: ScriptScene, _ wait: Duration
  ) -> [String] {
    switch action {
    case "tap the back button": return ["tap back"]
    case "swipe back": return ["swipe back"]
    case "begin to swipe back and let go": return ["swipe back cancelled"]
    case "pull the sheet down": return ["pull down"]
    case "begin to pull the sheet down and let go": return ["pull down cancelled"]
    case "turn the device": return ["rotate"]
    case "leave the app and come back": return ["enter background", "enter foreground"]
    case "wait until the next deadline":
      return ["wait \(max(1, wait.milliseconds))ms"]
    default: break
    }
    if action.hasPrefix("tap the tab "), case .tabs(_, let selected) = scene.levels.first {
      return ["tap tab \(selected + 1)"]
    }
    if let end = action.range(of: "\" in the alert"), action.hasPrefix("tap \"") {
      return ["tap " + action[action.index(action.startIndex, offsetBy: 4)..<end.lowerBound] + "\""]
    }
    return []
  }

  /// Adds what is missing between what the lines so far come to and what is to be there.
  private mutating func reach(_ scene: ScriptScene) throws {
    for _ in 0..<2 {
      let now = try played().scene
      if now == scene { return }
      body += try now.lines(to: scene)
    }
    guard try played().scene == scene else {
      throw ScriptScene.Untranslatable(
        reason: "what is on screen cannot be reached by a script's steps")
    }
  }

  // MARK: - Playing

  private func played(
    _ more: [String] = []
  ) throws -> (player: Player, scene: ScriptScene) {
    guard case .success(let script) = Grammar.parse(lines(more)) else {
      throw ScriptScene.Untranslatable(reason: "a name or a title is none for scripts")
    }
    let player = Player(file: "", output: Output { _ in })
    for line in script.lines where !player.perform(line) {
      throw ScriptScene.Untranslatable(reason: "line \(line.number) cannot be done")
    }
    let scene = try ScriptScene(player.simulation) { screen in
      String(screen.readableName.prefix { $0 != "#" })
    }
    return (player, scene)
  }

  private func lines(_ more: [String] = []) -> String {
    (declarations + body + more).map { $0 + "\n" }.joined()
  }

  /// Whether the script goes wrong as the app does.
  private mutating func judge() throws {
    switch finding.kind {
    case .leak:
      guard leaking.allSatisfy(names.contains), !leaking.isEmpty else {
        let types = leaking.filter { !names.contains($0) }.joined(separator: ", ")
        throw ScriptScene.Untranslatable(reason: "what leaks is no screen of a script: \(types)")
      }
      let player = try played().player
      _ = player.simulation.conclude()
      let found = Set(
        player.simulation.leaks.filter(\.isOpen).map { String($0.subject.prefix { $0 != "#" }) })
      guard found.isSuperset(of: leaking) else {
        throw ScriptScene.Untranslatable(reason: "the screen does not leave for good in the script")
      }
    case .misuse:
      let kind = String(finding.signature.prefix { $0 != ":" })
      let top = scenes.last?.top
      let tries = [[], top.map { ["push \($0) again"] } ?? [], ["pop"], ["dismiss"]]
      let fitting = tries.first { lines in
        (try? played(lines))?.player.simulation.misuses.contains { $0.kind.rawValue == kind }
          == true
      }
      guard let fitting else {
        throw ScriptScene.Untranslatable(reason: "no step of a script is the misuse \(kind)")
      }
      body += fitting + ["expect no misuses"]
    default:
      if let top = scenes.last?.top { body.append("expect on screen \(top)") }
    }
    text = "# \(finding.headline.filter { !$0.isNewline })\n" + lines()
  }
}
