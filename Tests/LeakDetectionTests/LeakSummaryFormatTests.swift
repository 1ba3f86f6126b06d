import Foundation
import LeakDetection
import ObjectGraph
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct LeakSummaryFormatTests {
  typealias Made = MadeUpReports

  /// One new with awkward names, one seen before, one ignored, one resolved.
  private func mixed() throws -> LeakSummary {
    let day = try #require(IgnoreRule.Day("2026-11-21"))
    let rules = """
      type "Feed" allow 1 until 2026-11-20 because "over"
      type "Row" allow 1 until 2026-11-21 because "a < b & c"
      """
    return LeakSummary(
      [
        Made.unexplained("Box<A, 100%>", 1), Made.unexplained("Feed", 1),
        Made.unexplained("Row", 1),
      ],
      baseline: LeakBaseline([
        LeakBaseline.Entry(
          signature: "no path: Feed, popped from UINavigationController", count: 1, words: "Feed"),
        LeakBaseline.Entry(signature: "cycle: Old.field", count: 1, words: "Old"),
      ]),
      ignoring: IgnoreRules(try IgnoreRule.parse(rules, path: "rules"), today: day))
  }

  @Test func `JUnit gets a test case a group, escaped, and a parser reads it back`() throws {
    let xml = try mixed().junit()
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="leaks" tests="4" failures="1" errors="0" skipped="2">
            <testcase classname="leaks" name="no path: Box&lt;A, 100%&gt;, popped from UINavigationController">
              <failure message="Box&lt;A, 100%&gt;, popped from UINavigationController">\
        Box&lt;A, 100%&gt;#1 leaked: popped 2.0 s ago, should have been deallocated by now
          no holder found, 9 objects looked at
          what may hold it unseen: a local variable, a running task, a queue or
          timer of the system, memory behind a pointer, a library in C, a retain
          without a release, a static without a symbol
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              1.000 s, found at 3.000 s
        no path: Box&lt;A, 100%&gt;, popped from UINavigationController
        Box&lt;A, 100%&gt;#1</failure>
            </testcase>
            <testcase classname="leaks" name="no path: Feed, popped from UINavigationController">
              <skipped message="seen before"/>
            </testcase>
            <testcase classname="leaks" name="no path: Row, popped from UINavigationController">
              <skipped message="ignored: a &lt; b &amp; c"/>
            </testcase>
            <testcase classname="leaks" name="cycle: Old.field"/>
          </testsuite>
        </testsuites>

        """)
    let reader = CaseReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(
      reader.names == [
        "no path: Box<A, 100%>, popped from UINavigationController",
        "no path: Feed, popped from UINavigationController",
        "no path: Row, popped from UINavigationController", "cycle: Old.field",
      ])
  }

  @Test func `JUnit of a clean run has one case that passes`() {
    #expect(
      LeakSummary([]).junit(suite: "a \"b\"\n\u{1}") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="a &quot;b&quot;&#10;\u{FFFD}" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="leaks" name="no leaks"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `GitHub gets an annotation a line, with its signs escaped`() throws {
    let annotations = try mixed().githubAnnotations()
    #expect(
      annotations == """
        ::error title=leak%3A Box<A%2C 100%25>%2C popped from UINavigationController::no path: \
        Box<A, 100%25>, popped from UINavigationController%0ABox<A, 100%25>#1
        ::warning title=known leak%3A Feed%2C popped from UINavigationController::no path: Feed, \
        popped from UINavigationController%0AFeed#1
        ::notice title=resolved%3A Old::cycle: Old.field
        ::warning title=ignore rule::type "Feed": expired after 2026-11-20, no longer ignores; \
        1 matched

        """)
    #expect(LeakSummary([]).githubAnnotations() == "")
  }

  @Test func `an annotation has the file and the line of the closure that leaks`() {
    let annotations = LeakSummary([
      Made.closure("Feed", 1, in: "Sources/Shop"), Made.closure("Row", 1, in: ""),
      Made.closure("Cell", 1, in: nil),
    ]).githubAnnotations()
    #expect(
      annotations.split(separator: "\n").map { $0.prefix { $0 != "%" } } == [
        "::error file=Sources/Shop/Feed.swift,line=31,title=leak",
        "::error file=Row.swift,line=31,title=leak", "::error title=leak",
      ])
  }

  @Test func `a property has its line in annotations, in JSON and in SARIF, as a static has`()
    throws
  {
    let report = Made.declared("Feed", .root("static Cache.shared"))
    #expect(
      LeakSummary([report]).githubAnnotations().hasPrefix(
        "::error file=Sources/Shop/Cache.swift,line=12,title=leak"))
    #expect(
      try report.json().split(separator: "\n").filter {
        $0.contains("ile\"") || $0.contains("ine\"")
      }
      .map { $0.trimmingCharacters(in: .whitespaces) } == [
        #""file" : "Sources/Shop/Cache.swift","#, #""line" : 3,"#,
        #""fieldFile" : "Sources/Shop/Cache.swift","#, #""fieldLine" : 12,"#,
      ])
    #expect(
      try LeakSummary([report]).sarif().matches(of: /"startLine" : (\d+)/).map(\.1) == [
        "3", "12", "12",
      ])
  }

  @Test func `the line to look at first is that of the step that the repair changes`() {
    #expect(Made.declared("Feed", .cycle).retention?.path?.suspectLine?.line == 12)
    let closure = Made.closure("Feed", 1, in: "Sources").retention?.path
    #expect(closure?.suspectLine?.line == 31)
    var both = closure
    both?.steps[0].source = SourceLine(file: "Feed.swift", line: 4, folder: "Sources")
    #expect(both?.suspectLine?.line == 31)
  }

  @Test func `a path has each line once, the root's first`() throws {
    var path = try #require(Made.declared("Feed", .root("static Cache.shared")).retention?.path)
    path.steps = path.steps + path.steps
    #expect(
      path.lines.map { "\($0.line) \($0.label)" } == [
        "Cache.swift:3 static Cache.shared", "Cache.swift:12 .screen",
      ])
  }

  @Test func `JSON is decoded by another reader`() throws {
    struct Decoded: Decodable {
      struct Group: Decodable { var standing: String }
      var exitStatus: Int
      var groups: [Group]
    }
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(try mixed().json().utf8))
    #expect(decoded.exitStatus == 1)
    #expect(decoded.groups.map(\.standing) == ["new", "seen before", "ignored"])
    let report = try Made.cycle("Profile", 1).json().replacing("\n", with: "\n          ")
    #expect(report.contains(#""label" : ".onSave""#))
    #expect(
      try LeakSummary([Made.cycle("Profile", 1)]).json() == """
        {
          "exitStatus" : 1,
          "failures" : [

          ],
          "groups" : [
            {
              "afterwards" : [

              ],
              "leaks" : [
                {
                  "report" : \(report),
                  "subject" : "Profile#1",
                  "victims" : [

                  ]
                }
              ],
              "signature" : "cycle: Profile.onSave",
              "standing" : "new",
              "words" : "Profile, popped from UINavigationController: make .onSave weak"
            }
          ],
          "resolved" : [

          ],
          "rules" : [

          ]
        }

        """)
  }
}

/// Remembers the names of the test cases that a parser met.
private final class CaseReader: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "testcase" { names.append(attributes["name"] ?? "none") }
  }
}
