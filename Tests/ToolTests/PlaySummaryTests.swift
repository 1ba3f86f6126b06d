import ToolConsole
import Foundation
import LifecycleKit
import Testing

@testable import lifecycle

/// Scripts played with options: the files they read and write, the summary, the exit status.
@Suite @MainActor struct PlaySummaryTests {
  private let leaking = """
    screen Home Feed
    screen Profile leaks by closure
    root stack Home
    push Profile
    pop
    push Profile
    pop
    push Feed
    hold Feed
    pop
    """
  private let profile =
    "cycle: ScriptScreen.action → closure #1 in ScriptScreen.init(leak:) captures self"

  /// Plays with options; the folder's name is left out of what is said.
  private func play(_ script: String, _ options: String..., folder: Folder? = nil) throws -> Played
  {
    let words = options.map { folder?.path($0) ?? $0 }
    let options = try PlayOptions(Arguments(words, for: PlayCommand.usage))
    var played = Played {
      Play.run(script, file: "test.flow", options: options, output: $0, errors: $1)
    }
    if let folder {
      played.errors = played.errors.replacingOccurrences(of: folder.url.path, with: "")
    }
    return played
  }

  /// A folder of its own for one test; `/name` in an option stands for a file in it.
  @MainActor private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ word: String) -> String { word.hasPrefix("/") ? url.path + word : word }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    func read(_ name: String) throws -> String {
      try String(contentsOfFile: path(name), encoding: .utf8)
    }
  }

  @Test func `a summary stands alone on the output, the play goes to the errors`() throws {
    let played = try play(leaking, "--format", "text")
    #expect(
      played.output == """
        2 mistakes; 3 leaks
        looked at: 5 screens made, 5 alive; 3 departures judged; 4 scans
        leak (2): Profile, popped from UINavigationController: capture self weakly
          cycle: ScriptScreen.action → closure #1 in ScriptScreen.init(leak:) captures self
          Profile#1
          Profile#2
        leak: Feed, popped from UINavigationController: remove it from .held
          Player.held[_]
          Feed#1

        """)
    #expect(
      played.errors.hasSuffix(
        "test.flow: 10 lines, 22.100 s of virtual time: 5 created, 5 alive, 3 leaked\n"))
    #expect(played.status == 1)
  }

  @Test func `what was written as a baseline is known in the next run, which fails on others only`()
    throws
  {
    let folder = try Folder()
    let first = try play(leaking, "--write-baseline", "/b.json", folder: folder)
    #expect(first.status == 0)
    #expect(
      try folder.read("/b.json") == """
        {
          "leaks" : [
            {
              "count" : 1,
              "signature" : "Player.held[_]",
              "words" : "Feed, popped from UINavigationController: remove it from .held"
            },
            {
              "count" : 2,
              "signature" : "cycle: ScriptScreen.action → closure #1 in ScriptScreen.init(leak:) captures self",
              "words" : "Profile, popped from UINavigationController: capture self weakly"
            }
          ],
          "version" : 1
        }

        """)
    #expect(try play(leaking, "--baseline", "/b.json", folder: folder).status == 0)
    let delegate = leaking.replacingOccurrences(of: "by closure", with: "by delegate")
    let other = try play(delegate, "--baseline", "/b.json", folder: folder)
    #expect(
      other.output.hasPrefix("1 new mistake, 1 seen before, 1 resolved; 3 leaks\n"))
    #expect(other.status == 1)
  }

  @Test func `a fix is judged against a baseline, and against a signature`() throws {
    let folder = try Folder()
    _ = try play(leaking, "--write-baseline", "/b.json", folder: folder)
    let halfFixed = leaking.replacingOccurrences(of: " leaks by closure", with: "")
    let fixed = halfFixed.replacingOccurrences(of: "hold Feed\n", with: "")
    let late = fixed + "\npush Feed\nhold Feed\npop\nwait 3s\nrelease Feed"
    #expect(try play(fixed, "--verify", "/b.json", folder: folder).status == 0)
    #expect(try play(late, "--verify", "/b.json", folder: folder).status == 0)
    let partly = try play(halfFixed, "--verify", "/b.json", folder: folder)
    #expect(
      partly.output == """
        fix: partly
          still leaks, 1 of 1: Player.held[_]
          the leak is gone: cycle: ScriptScreen.action → closure #1 in ScriptScreen.init(leak:) captures self

        """)
    #expect(partly.status == 1)
    #expect(
      try play(leaking, "--verify", profile, "--baseline", "/b.json", folder: folder).output == """
        fix: fail
          still leaks, 2 of 2: cycle: ScriptScreen.action → closure #1 in ScriptScreen.init(leak:) captures self

        """)
    let verified = try play(
      halfFixed, "--verify", profile, "--baseline", "/b.json", "--format", "json", folder: folder)
    #expect(
      verified.output == """
        {
          "exitStatus" : 0,
          "reasons" : [
            "the leak is gone: cycle: ScriptScreen.action → closure #1 in ScriptScreen.init(leak:) captures self"
          ],
          "verdict" : "pass"
        }

        """)
    #expect(verified.status == 0)
    let mistyped = try play(
      leaking, "--verify", "cycle: Profil", "--baseline", "/b.json", folder: folder)
    #expect(
      mistyped.errors
        == """
        lifecycle: /b.json: expected the signature to verify, found no cycle: Profil
        Type: swift run lifecycle help play

        """)
    #expect(mistyped.status == 2)
  }

  @Test(arguments: LeakSummary.Format.allCases)
  func `every form of a summary can be asked for`(format: LeakSummary.Format) throws {
    let played = try play(leaking, "--format", format.rawValue)
    #expect(played.status == 1)
    #expect(played.output.contains("Profile"))
    #expect(!played.errors.contains("Type: "))
  }

  @Test func `rules leave leaks out until their last day`() throws {
    let folder = try Folder()
    try folder.write(
      """
      type "Profile" allow 2 until 2026-12-24 because "waits for the new editor"
      holder "Player.held[_]" allow 1 until 2026-12-24 because "kept on purpose"
      """, to: "/rules")
    let ignored = try play(
      leaking, "--ignore", "/rules", "--today", "2026-11-21", folder: folder)
    #expect(
      ignored.output.hasPrefix("3 ignored\n"))
    #expect(ignored.status == 0)
    let expired = try play(
      leaking, "--ignore", "/rules", "--today", "2026-12-25", "--format", "github", folder: folder)
    #if DEBUG
      #expect(
        expired.output.hasPrefix("::error file=Sources/lifecycle/Play/ScriptScreen.swift,line="))
    #endif
    #expect(
      expired.output.replacing(/file=[^,]*,line=\d+,/, with: "") == """
        ::error title=leak%3A Profile%2C popped from UINavigationController%3A capture self weakly::\
        cycle: ScriptScreen.action → closure #1 in ScriptScreen.init(leak:) captures self%0A\
        Profile#1%0AProfile#2
        ::error title=leak%3A Feed%2C popped from UINavigationController%3A remove it from .held::\
        Player.held[_]%0AFeed#1
        ::warning title=ignore rule::type "Profile": expired after 2026-12-24, no longer ignores; \
        2 matched
        ::warning title=ignore rule::holder "Player.held[_]": expired after 2026-12-24, no longer \
        ignores; 1 matched
        ::notice title=looked at::5 screens made, 5 alive; 3 departures judged; 4 scans

        """)
    #expect(expired.status == 1)
    try folder.write("type Profile", to: "/rules")
    let broken = try play(leaking, "--ignore", "/rules", "--today", "2026-12-25", folder: folder)
    #expect(
      broken.errors == """
        lifecycle: /rules:1: expected a text in quotes after type, found Profile
        Type: swift run lifecycle help play

        """)
    #expect(broken.output == "")
    #expect(broken.status == 2)
  }

  @Test func `announced leaks end with 0`() throws {
    let announced =
      leaking.replacingOccurrences(of: " leaks by closure", with: "")
      + "\nwait 3s\nexpect leaked Feed"
    let played = try play(announced, "--format", "text")
    #expect(
      played.output == """
        1 ignored
        looked at: 5 screens made, 3 alive; 3 departures judged; 5 scans; 1 expectation met
        ignored: Feed, popped from UINavigationController: remove it from .held
          Player.held[_]
          Feed#1, ignored: expected by the script

        """)
    #expect(played.status == 0)
  }

  @Test func `a clean run says in every form what was looked at`() throws {
    let clean = "screen A B\nroot stack A\npush B\npop\nwait 3s\nexpect deallocated B"
    #expect(
      try play(clean, "--format", "text").output == """
        no leaks
        looked at: 3 screens made, 2 alive; 1 departure judged; 4 scans; 1 expectation met

        """)
    #expect(
      try play(clean, "--format", "github").output == """
        ::notice title=looked at::3 screens made, 2 alive; 1 departure judged; 4 scans; \
        1 expectation met

        """)
    #expect(
      try play(clean, "--format", "junit").output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="leaks" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="leaks" name="no leaks"/>
            <system-out>3 screens made, 2 alive; 1 departure judged; 4 scans; 1 expectation met\
        </system-out>
          </testsuite>
        </testsuites>

        """)
    #expect(
      try play(clean, "--format", "json").output == """
        {
          "exitStatus" : 0,
          "failures" : [

          ],
          "groups" : [

          ],
          "resolved" : [

          ],
          "rules" : [

          ],
          "scope" : {
            "aliveCount" : 2,
            "createdCount" : 3,
            "judgedCount" : 1,
            "metCount" : 1,
            "scanCount" : 4
          }
        }

        """)
  }

  @Test func `a failed line is a failure in every form, with its place, and the status says so`()
    throws
  {
    let failing = "screen A\nroot screen A\nexpect deallocated A"
    let text = try play(failing, "--format", "text")
    #expect(
      text.output == """
        no leaks; 1 failure
        looked at: 1 screen made, 1 alive; 4 scans
        failed: test.flow:3:8: expected A#1 to be deallocated; found it is alive

        """)
    #expect(text.status == 1)
    let github = try play(failing, "--format", "github")
    #expect(
      github.output.hasPrefix(
        """
        ::error file=test.flow,line=3,col=8,title=failed::expected A#1 to be deallocated; \
        found it is alive

        """))
    #expect(github.status == 1)
    let junit = try play(failing, "--format", "junit")
    #expect(
      junit.output.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="leaks" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="expectations" name="test.flow:3:8" file="test.flow" line="3">
              <failure message="expected A#1 to be deallocated; found it is alive">\
        test.flow:3:8: expected A#1 to be deallocated; found it is alive</failure>
            </testcase>
            <system-out>
        """))
    #expect(junit.status == 1)
    let json = try play(failing, "--format", "json")
    #expect(
      json.output.hasPrefix(
        """
        {
          "exitStatus" : 1,
          "failures" : [
            {
              "column" : 8,
              "file" : "test.flow",
              "line" : 3,
              "message" : "expected A#1 to be deallocated; found it is alive"
            }
          ],

        """))
    #expect(json.status == 1)
  }

  @Test func `a fix of what never was, and one whose script fails, is not judged`() throws {
    let clean = "screen A\nroot screen A"
    let never = try play(clean, "--verify", "cycle: Profil", "--format", "json")
    #expect(
      never.output == """
        {
          "exitStatus" : 2,
          "reasons" : [
            "never seen, neither in this run nor in a baseline: cycle: Profil"
          ],
          "verdict" : "unjudged"
        }

        """)
    #expect(never.status == 2)
    let folder = try Folder()
    _ = try play(leaking, "--write-baseline", "/b.json", folder: folder)
    let failed = try play(
      clean + "\nexpect deallocated A", "--verify", profile, "--baseline", "/b.json", folder: folder
    )
    #expect(
      failed.output == """
        fix: unjudged
          failed: test.flow:3:8: expected A#1 to be deallocated; found it is alive

        """)
    #expect(failed.status == 2)
  }

  @Test func `a baseline that cannot be written has a word and a status of its own`() throws {
    for path in ["/dev/full", "/nowhere/b.json", "/"] {
      let played = try play(leaking, "--format", "json", "--write-baseline", path)
      #expect(played.errors.contains("lifecycle: \(path): cannot be written: "))
      #expect(played.output == "")
      #expect(played.status == 3)
    }
  }
}
