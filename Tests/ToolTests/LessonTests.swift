import ToolConsole
import Foundation
import LeakGallery
import LeakLessons
import LifecycleKit
import LifecycleReports
import Testing

@testable import lifecycle

/// The lessons, the site, and the pages beside them.
@Suite @MainActor struct LessonTests {
  @Test func `there are ten, and each has a shape of the gallery with a fix`() {
    #expect(Lesson.all.map(\.number) == Array(1...10))
    #expect(Set(Lesson.all.map(\.title)).count == 10)
    for lesson in Lesson.all {
      #expect(Gallery.shape(named: lesson.shape)?.entry.fix != nil, "\(lesson.shape)")
    }
  }

  @Test(arguments: Lesson.all.map(\.number))
  func `the flow leaks, and with the fix it does not`(number: Int) {
    let lesson = Lesson.all[number - 1]
    #expect(Played(lesson.flow).status == 0)
    #expect(Played(lesson.fixedFlow).status == 0)
    let played = PlayedLesson(lesson)
    #expect(!played.broken.report.isClean && played.fixed.report.isClean)
    #expect(played.broken.report.leaks.contains { $0.report.retention?.path != nil })
    // A lesson about a mistake has no other one.
    #expect(played.broken.report.misuses.isEmpty)
    for line in (played.textToQuestion + played.textFromAnswer).split(separator: "\n")
    where !line.contains("check  ") {
      #expect(line.count <= 100, "\(line)")
    }
    let page = played.page(links: []).html
    #expect(page.contains("<h1>Lesson \(number): ") && page.contains("class=\"sides\""))
  }

  @Test func `a lesson for a terminal`() async {
    let played = await Played(["lesson", "2"])
    #expect(
      played.output == """
        Lesson 2: The closure that keeps its screen

        A closure that uses self holds self, from the moment it is made. That does no
        harm while the closure is passed on and forgotten.

        Here the screen stores it: the screen holds the closure, and the closure holds
        the screen. That is a retain cycle. Swift deallocates an object when its count
        of strong references becomes zero, not when it can no longer be reached.

        The mistake, as an app has it:

          final class ProfileViewController: UIViewController {
            var action: () -> Void = {}

            override func viewDidLoad() {
              super.viewDidLoad()
              action = { self.title = "Saved" }
            }
          }

        The flow:

          screen Feed
          screen Profile leaks by closure
          root stack Feed
          push Profile
          pop
          wait 3s
          expect leaked Profile

        ✗ Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 2 objects
          cycle, 2 strong references
          Profile#1
            .action           → closure #1 in ScriptScreen.init(leak:)
              captures self   → Profile#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              0.700 s, found at 2.700 s
        time                     0.000                   0.350    0.700
                                 |                       |        |  |
        Feed#1                   m···lLa~i~~yY~AM───d~~~~D····aiyY~A──
        UINavigationController#1  lLa~~~i~yY~~A───────────────────────
        Profile#1                                mlL·aiyY~AMxd~~~~D·X*

        l loadView  L viewDidLoad  a viewWillAppear  i viewIsAppearing  A viewDidAppear
        d viewWillDisappear  D viewDidDisappear  y Y layout  m M into parent  x X out of it
        s S delegate will/did show  q Q delegate should/did select  c completion  t tap
        p u U r delegate should/will/did dismiss/did attempt to  e another delegate
        ( gesture begins  ) finishes  < is cancelled  z size will change
        v Z traits will/did change  o application  w memory warning  b updateProperties
        † deallocated  ! misuse  * leak  # note
        ─ on screen  ~ in a transition  · off screen

        A question: No window leads to Profile#1 any more. How many strong references
        does the report count in the cycle, and what would have to happen before one of
        them could go?

        The answer: Two: .action leads to the closure, and captures self leads back.
        Each goes when its owner is deallocated, and each owner is held by the other
        one. So neither count becomes zero.

        The fix: Let the closure capture the screen weakly: a weak reference keeps
        nothing alive.

          final class ProfileViewController: UIViewController {
            var action: () -> Void = {}

            override func viewDidLoad() {
              super.viewDidLoad()
              action = { [weak self] in self?.title = "Saved" }
            }
          }

        The same flow, clean:

          screen Feed Profile
          root stack Feed
          push Profile
          pop
          wait 3s
          expect deallocated Profile

        time                     0.000                   0.350    0.700
                                 |                       |        |
        Feed#1                   m···lLa~i~~yY~AM───d~~~~D····aiyY~A──
        UINavigationController#1  lLa~~~i~yY~~A───────────────────────
        Profile#1                                mlL·aiyY~AMxd~~~~D·X†

        More of this kind to mend yourself: swift run lifecycle exercises DIR. As a
        shape: swift run lifecycle gallery closure-property.

        """)
    #expect(await Played(["lesson"]).output.hasPrefix(" 1  Push and pop\n") == false)
  }

  @Test func `the answer waits, and is not printed where the lesson is left`() {
    let lesson = PlayedLesson(Lesson.all[0])
    func read(_ pause: ((Output) -> Bool)?) -> (text: String, seen: String) {
      var (text, seen) = ("", "")
      LessonReading.read(
        lesson, output: Output { text += $0 },
        pause: pause.map { pause in
          { output in
            seen = text
            return pause(output)
          }
        })
      return (text, seen)
    }
    let whole = lesson.textToQuestion + lesson.textFromAnswer
    #expect(read(nil).text == whole)
    let waited = read { _ in true }
    #expect(waited.text == whole)
    #expect(waited.seen == lesson.textToQuestion)
    #expect(waited.seen.contains("A question: ") && !waited.seen.contains("The answer: "))
    #expect(read { _ in false }.text == lesson.textToQuestion)
  }

  /// The evidence for each answer. All of it stands above the question, on the terminal and on the page.
  static let evidence: [[String]] = [
    ["0.700 s, found at 2.700 s", "* leak", "† deallocated"],
    ["cycle, 2 strong references", ".action", "captures self", "when its count of strong"],
    [".action", "method reference in", "captures self", "A stored method of self is"],
    [".loader", ".delegate", "the only object that keeps it"],
    ["held by timer 'tick' (repeating)", ".block", "last strong reference to it goes, and not"],
    [".block", "captures #1", "registers a block of its own", "until the observer is removed"],
    ["D viewDidDisappear", "Welcome#1", "Feed#1", "an article, which covers the feed"],
    ["tap back", "The back button and the swipe back do not", "The Done button does that"],
    [".links[0]", ".screen", "Both leak, by one mistake", "each refers to the other"],
    ["A local variable is a strong reference until its scope ends", "never ends"],
  ]

  @Test(arguments: Lesson.all.map(\.number))
  func `what an answer is taken from stands above its question`(number: Int) throws {
    func words(_ text: some StringProtocol) -> String {
      text.split { $0.isWhitespace }.joined(separator: " ")
    }
    let played = PlayedLesson(Lesson.all[number - 1])
    let terminal = words(played.textToQuestion)
    let html = played.page(links: []).html
    let question = try #require(html.range(of: "<details class=\"answer\">")).lowerBound
    let shown = html[..<question].replacing(
      #/<title.*?</title>|<style>[\s\S]*?</style>|<[^>]*>/#, with: "")
    let page = words(shown.replacing("&#39;", with: "'"))
    for piece in Self.evidence[number - 1] {
      #expect(terminal.contains(piece))
      // A dagger is in the signs of the run that has one.
      if piece != "† deallocated" { #expect(page.contains(piece)) }
    }
  }

  private func leaks(_ flow: String) -> [String] {
    guard case .success(let script) = Grammar.parse(flow) else { return ["no script"] }
    let player = Player(file: "lesson", output: Output { _ in })
    for line in script.lines { player.perform(line) }
    player.simulation.advance(by: .seconds(Player.aftermathSeconds))
    return player.simulation.leaks.map(\.typeName)
  }

  private func path(_ number: Int) -> RetainingPath? {
    PlayedLesson(Lesson.all[number - 1]).broken.report.leaks.lazy
      .compactMap { $0.report.retention?.path }.first
  }

  @Test func `the answers are what happens: the star, the dagger, two seconds`() throws {
    let played = PlayedLesson(Lesson.all[0])
    func last(_ report: FlowReport) throws -> (LifecycleEvent.Kind, String) {
      let event = try #require(report.events.last { $0.controller == "Detail#1" })
      return (event.kind, "\(event.instant)")
    }
    #expect(try last(played.broken.report) == (.leak, "2.700 s"))
    #expect(try last(played.fixed.report) == (.deallocated, "0.700 s"))
    #expect(played.broken.report.leaks.first.map { "\($0.report.since)" } == "0.700 s")
    #expect(played.lesson.answer.contains("0.700 s, and the leak was found at 2.700 s"))
  }

  @Test func `the answers are what happens: the references of the paths`() {
    #expect(
      path(2)?.origin == .cycle && path(2)?.steps.map(\.label) == [".action", "captures self"])
    #expect(path(3)?.steps.first?.target.name.hasPrefix("method reference") == true)
    #expect(path(3)?.steps.last.map { "\($0.label) \($0.target.name)" } == "captures self Editor#1")
    #expect(path(4)?.steps.map(\.label) == [".loader", ".delegate"])
    #expect(path(9)?.steps.map(\.label) == [".links[0]", ".screen"])
  }

  @Test func `the answers are what happens: ten carts, ten blocks`() throws {
    func visits(_ holding: String) throws -> (leaks: [String], blocks: Int) {
      let visit = """

        push Cart
        notification "cart changed" holds Cart\(holding)
        pop
        """
      let flow =
        "screen Feed Cart\nroot stack Feed" + String(repeating: visit, count: 10) + "\nwait 3s\n"
      guard case .success(let script) = Grammar.parse(flow) else { return (["no script"], 0) }
      let player = Player(file: "lesson", output: Output { _ in })
      for line in script.lines { player.perform(line) }
      player.simulation.advance(by: .seconds(Player.aftermathSeconds))
      let report = player.simulation.report()
      return (player.simulation.leaks.map(\.typeName), report.registrations.count)
    }
    let strong = try visits("")
    #expect(strong.leaks.count == 10 && strong.blocks == 10)
    let weak = try visits(" weakly")
    #expect(weak.leaks == [] && weak.blocks == 10)
  }

  @Test func `the answers are what happens: who disappeared, and who was reported`() {
    let report = PlayedLesson(Lesson.all[6]).broken.report
    let covered = report.events.filter { $0.kind == .viewDidDisappear }.map(\.controller)
    #expect(covered == ["Welcome#1", "Feed#1"])
    #expect(report.leaks.map(\.report.subject) == ["Welcome#1"])
  }

  @Test func `the answers are what happens: a coordinator that is released, one of two references`()
  {
    let forgotten = Lesson.all[7].flow
    #expect(leaks(forgotten) == ["Order"])
    // Done pops the screen, and releases the coordinator.
    let done = forgotten.replacing("tap back", with: "pop\nrelease OrderCoordinator")
      .replacing("expect leaked Order", with: "")
    #expect(leaks(done) == [])
    #expect(leaks(forgotten.replacing("tap back", with: "swipe back")) == ["Order"])
    let mutual = Lesson.all[8].flow.lines.filter { !$0.hasPrefix("expect") }.joined(separator: "\n")
    #expect(leaks(mutual).count == 2)
    #expect(
      leaks(
        mutual.replacing(
          "link Order to OrderCoordinator", with: "link Order to OrderCoordinator weakly")) == [])
    #expect(leaks(mutual.replacing("holds Order", with: "holds Order weakly")) == [])
  }

  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func `a site has a page for each, and every link leads to one`() async throws {
    let shapes = Gallery.shapes.filter {
      ["closure-property", "two-captures", "diamond"].contains($0.entry.name)
    }
    try await inFolder { folder in
      #expect(try await Site(folder: folder.path + "/new/site").write(shapes))
      let root = folder.appending(path: "new/site")
      let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { $0.hasSuffix(".html") }
      #expect(files.count == 1 + 10 + 3)
      var linkCount = 0
      for file in files {
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        let here = root.appending(path: file).deletingLastPathComponent()
        for part in text.components(separatedBy: "<a href=\"").dropFirst() {
          let link = String(part.prefix { $0 != "\"" })
          // The lessons lead to shapes that are not in this small site.
          guard
            !link.contains("shapes/") || shapes.contains(where: { link.contains($0.entry.name) })
          else { continue }
          linkCount += 1
          let place = here.appending(path: link).standardized.path
          #expect(FileManager.default.fileExists(atPath: place), "\(file): \(link)")
        }
      }
      #expect(linkCount > 30)
      let shape = try String(
        contentsOf: root.appending(path: "shapes/closure-property.html"), encoding: .utf8)
      #expect(shape.contains("<del>- onSave = { self.title = &quot;Saved&quot; }</del>"))
      #expect(shape.contains("<span class=\"mark\">only before</span>"))
      #expect(shape.contains("<td>delayed check</td><td>finds it</td>"))
    }
  }

  /// `lifecycle gallery SHAPE --picture FILE`, with the picture's path, makes it.
  @Test(arguments: [
    ("closure-property", "Sources/LifecycleReports/LifecycleReports.docc/Resources/report.svg"),
    ("timer-target", "Sources/LifecycleKit/LifecycleKit.docc/Resources/timer-target.svg"),
  ])
  func `a picture of the guides is what the command draws`(
    shape: String, picture: String
  ) async throws {
    try await inFolder { folder in
      let path = folder.path + "/report.svg"
      let played = await Played(["gallery", shape, "--picture", path])
      #expect(played.status == 0 && played.output == "written: \(path)\n")
      let drawn = try String(contentsOfFile: path, encoding: .utf8)
      #expect(drawn == (try? String(contentsOfFile: "\(packagePath)/\(picture)", encoding: .utf8)))
    }
  }

  @Test func `a picture that cannot be drawn or written has a word`() async {
    let none = await Played(["gallery", "none", "--picture", "a.svg"])
    #expect(none.status == 2)
    let unwritten = await Played(["gallery", "diamond", "--picture", "/"])
    #expect(unwritten.status == 3)
  }

  @Test func `what cannot be written has a word`() async {
    let played = await Played(["gallery", "--site", "/dev/null/site"])
    #expect(played.status == 3)
    #expect(played.errors.contains("cannot be written"))
  }

  @Test func `two scripts or saved reports are compared`() async throws {
    let scripts = "\(packagePath)/Demo/Scripts"
    try await inFolder { folder in
      let (saved, page) = (folder.path + "/a.json", folder.path + "/b.html")
      let profile = "\(scripts)/leaking-profile.flow"
      _ = await Played(["play", profile, "--report", saved])
      let one = await Played(["compare", profile, "\(scripts)/clean-flow.flow", "--report", page])
      #expect(one.status == 0 && one.errors == "" && one.output == "written: \(page)\n")
      #expect(try String(contentsOfFile: page, encoding: .utf8).contains(">only before<"))
      let two = await Played(["compare", profile, saved, "--report", page])
      #expect(two.status == 0)
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("Both runs have the same events.") && text.contains(">in both runs<"))
      let none = await Played(["compare", profile, "\(scripts)/none.flow", "--report", page])
      #expect(none.status == 2)
      try "[]".write(toFile: saved, atomically: true, encoding: .utf8)
      #expect(await Played(["compare", saved, profile, page]).status == 2)
      #expect(await Played(["compare", profile, profile, folder.path]).status == 3)
    }
  }

  @Test func `the graph is a page, too`() async throws {
    try await inFolder { folder in
      let page = folder.path + "/graph.html"
      let played = await Played(["graph", "--report", page])
      #expect(played.status == 0 && played.output == "written: \(page)\n")
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("<h1>Objects that the player keeps alive</h1>"))
      #expect(text.contains("Song .playlist weakly → Playlist"))
      #expect(
        text.contains(
          """
          <h2>The path to a song</h2>
          <pre class="code">held by the library
          Library
            .playlists[0]   → Playlist
            .songs[1]       → Song</pre>
          <h2>The retain cycle of the player</h2>
          <pre class="code">cycle, 2 strong references
          Player
            .onFinish         → closure #1 in GraphExample.Player.arm()
              captures self   → Player
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly</pre>
          """))
    }
  }
}
