import Foundation
import Gallery
import Testing

@testable import Demo

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
    for line in played.text.split(separator: "\n") where !line.contains("check  ") {
      #expect(line.count <= 100, "\(line)")
    }
    let page = played.page(links: []).html
    #expect(page.contains("<h1>Lesson \(number): ") && page.contains("class=\"sides\""))
  }

  @Test func `a lesson for a terminal`() async {
    let played = await Played(Command(["lesson", "2"]))
    #expect(
      played.output == """
        Lesson 2: The closure that keeps its screen

        A closure that uses self holds self, from the moment it is made. That does no
        harm while the closure is passed on and forgotten.

        Here the screen stores it: the screen holds the closure, and the closure holds
        the screen. That is a cycle. Everybody else has let go, and still each of the
        two has somebody who refers to it, for good.

        The flow:

          screen Feed
          screen Profile leaks by closure
          root stack Feed
          push Profile
          pop
          wait 3s
          expect leaked Profile

        ✗ Profile#1 leaked: popped 2.0 s ago, expected to go, still alive
          cycle, 2 strong references
          Profile#1
            .action           → closure #1 in ScriptScreen.init(leak:)
              captures self   → Profile#1
          ~~~~~~~~~~~~~~~~~~ break one of these: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              0.700 s, found at 2.700 s
        time                     0.000                   0.350    0.700
                                 |                       |        |  |
        Feed#1                   m···lLa~i~~yY~AM───d~~~~D····aiyY~A──
        UINavigationController#1  lLa~~~i~yY~~A───────────────────────
        Profile#1                                mlL·aiyY~AMxd~~~~D·X*

        A question: Nobody in the app can reach the screen any more. Why does that not
        help?

        The answer: Swift does not look for what can be reached; it counts references.
        In a cycle the count of each is one, and never becomes zero.

        The fix: Let the closure refer to the screen weakly: a weak reference keeps
        nothing alive. In code, as gallery closure-property has it:

          - onSave = { self.title = "Saved" }
          + onSave = { [weak self] in self?.title = "Saved" }

        The same flow, clean:

          screen Feed Profile
          root stack Feed
          push Profile
          pop
          wait 3s
          expect gone Profile

        time                     0.000                   0.350    0.700
                                 |                       |        |
        Feed#1                   m···lLa~i~~yY~AM───d~~~~D····aiyY~A──
        UINavigationController#1  lLa~~~i~yY~~A───────────────────────
        Profile#1                                mlL·aiyY~AMxd~~~~D·X†

        """)
    #expect(await Played(Command(["lesson"])).output.hasPrefix(" 1  Push and pop\n") == false)
    let none = await Played(Command(["lesson", "11"]))
    #expect(none.errors == "Demo: no lesson \"11\"; there are 10\n")
    #expect(none.status == 2)
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
      #expect(shape.contains("<span class=\"mark\">gone after</span>"))
      #expect(shape.contains("<td>delayed check</td><td>finds it</td>"))
    }
  }

  /// `Demo gallery SHAPE --picture FILE`, with the picture's path, makes it.
  @Test(arguments: [
    ("closure-property", "Sources/LifecycleReports/LifecycleReports.docc/Resources/report.svg"),
    ("timer-target", "Sources/LifecycleKit/LifecycleKit.docc/Resources/timer-target.svg"),
  ])
  func `a picture of the guides is what the command draws`(
    shape: String, picture: String
  ) async throws {
    try await inFolder { folder in
      let path = folder.path + "/report.svg"
      let played = await Played(Command(["gallery", shape, "--picture", path]))
      #expect(played.status == 0 && played.errors == "")
      let drawn = try String(contentsOfFile: path, encoding: .utf8)
      #expect(drawn == (try? String(contentsOfFile: "\(packagePath)/\(picture)", encoding: .utf8)))
    }
  }

  @Test func `a picture that cannot be drawn or written has a word`() async {
    let none = await Played(Command(["gallery", "none", "--picture", "a.svg"]))
    #expect(none.status == 2)
    let unwritten = await Played(Command(["gallery", "diamond", "--picture", "/"]))
    #expect(unwritten.status == 3)
  }

  @Test func `what cannot be written has a word`() async {
    let played = await Played(Command(["gallery", "--site", "/dev/null/site"]))
    #expect(played.status == 3)
    #expect(played.errors.contains("cannot be written"))
  }

  @Test func `two scripts or saved reports are compared`() async throws {
    let scripts = "\(packagePath)/Demo/Scripts"
    try await inFolder { folder in
      let (saved, page) = (folder.path + "/a.json", folder.path + "/b.html")
      let profile = "\(scripts)/leaking-profile.flow"
      _ = await Played(Command(["play", profile, "--report", saved]))
      let one = await Played(Command(["--compare", profile, "\(scripts)/clean-flow.flow", page]))
      #expect(one.status == 0 && one.errors == "")
      #expect(try String(contentsOfFile: page, encoding: .utf8).contains(">gone after<"))
      let two = await Played(Command(["--compare", profile, saved, page]))
      #expect(two.status == 0)
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("Both runs have the same events.") && text.contains(">in both<"))
      let none = await Played(Command(["--compare", profile, "\(scripts)/none.flow", page]))
      #expect(none.status == 2)
      try "[]".write(toFile: saved, atomically: true, encoding: .utf8)
      #expect(await Played(Command(["--compare", saved, profile, page])).status == 2)
      #expect(await Played(Command(["--compare", profile, profile, folder.path])).status == 3)
    }
    #expect(
      Command(["--compare", "a"])
        == .misunderstood(
          "--compare needs two scripts or reports, and the path of the page to write"))
  }

  @Test func `the graph is a page, too`() async throws {
    try await inFolder { folder in
      let page = folder.path + "/graph.html"
      let played = await Played(Command(["graph", "--html", page]))
      #expect(played.status == 0 && played.output == "")
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("<h1>What the player keeps alive</h1>"))
      #expect(text.contains("Song .playlist weakly → Playlist"))
    }
    #expect(
      Command(["graph", "--html"])
        == .misunderstood("graph --html needs the path of the page to write"))
  }
}
