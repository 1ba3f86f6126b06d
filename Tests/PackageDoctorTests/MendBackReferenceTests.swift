import ObjectGraph
import Testing

@testable import PackageDoctor

/// A property is made weak where each value that the package gives it has another owner, and nowhere else.
@Suite struct MendBackReferenceTests: MendEditing {
  @Test(arguments: [
    ("header.owner = self", true), ("self.header.owner = self", true),
    ("header.attach(self)", true), ("header.owner = self as? Owner", true),
    ("use(Header(owner: self))", true), ("header.owner = nil", true),
    ("let screen = Screen(); header.owner = screen; show(screen)", true),
    ("let screen = Screen(); header.owner = screen; screens.append(screen)", true),
    ("let screen = Screen(); header.owner = screen; last = screen", true),
    ("func open() -> Screen { let screen = Screen(); header.owner = screen; return screen }", true),
    ("header.owner = last", true), ("let me = self; header.owner = me", true),
    ("header.owner = .some(self)", true), ("header.owner = .some(make())", false),
    // It may be the only owner.
    ("let screen = Screen(); header.owner = screen; screen.load()", false),
    ("header.owner = screens[0]", false), ("header.owner = other.screen", false),
    ("header.owner = make()", false), ("header.owner = isOn ? self : make()", false),
    ("for screen in screens { header.owner = screen }", false),
    ("header.attach(make())", false), ("use(Header(owner: make()))", false),
    ("header.owner = unseen", false), ("header.owner = passing", false),
    // That is another property of its name.
    ("other.owner = make(); header.owner = self", true), ("thing.owner = make()", true),
  ])
  func `a property is made weak if each value that it is given has another owner`(
    _ giving: String, _ isOwned: Bool
  ) {
    let text = """
      class Header {
        var owner: Screen?
        init(owner: Screen?) { self.owner = owner }
        func attach(_ screen: Screen) { owner = screen }
      }
      class Other { var owner: Screen?; var screen: Screen }
      """
    let screen = """
      class Screen: UIViewController {
        let header: Header; let other: Other
        var screens: [Screen] = []; var last: Screen?; weak var unseen: Screen?
        func load(_ passing: Screen) { \(giving) }
        func make() -> Screen { screens[0] }
      }
      """
    // A method that nothing calls passes nothing.
    let header =
      giving.contains("attach")
      ? text : text.replacing("func attach(_ screen: Screen) { owner = screen }", with: "")
    let found = candidates(
      for: field("Header", ".owner"), in: header, others: [("Shop/List.swift", screen)])
    #expect(found.contains { $0.words == "make .owner weak" } == isOwned)
    let advice = SourceFolder(texts: [("Shop/Screen.swift", header), ("Shop/List.swift", screen)])
      .endAdvice(for: field("Header", ".owner"))
    #expect(
      (advice
        == "Header.owner may be what keeps Screen: clear it where that is not needed any more, or make "
        + "it weak if something else keeps it") != isOwned)
  }

  @Test func `the owner of a member is found by the types of those before it`() {
    func isOwner(_ line: String) -> Bool {
      let file = SourceFile(
        path: "Shop/Screen.swift",
        text: """
          class Page { var next: Page? }
          class Sheet: Page {}
          class Book { static let shared = Book(); let first: Page; var pages: [Page] }
          class Screen {
            let book: Book; let sheet = Sheet()
            func load(_ page: Page, other: Item) { \(line) }
          }
          """)
      let folder = SourceFolder(texts: [(file.path, file.text)])
      let field = folder.fields(of: "Page")[0]
      let place = file.tokens.indices.last { file.tokens[$0].text == "next" }!
      return folder.isOwner(of: field, ofMember: place, in: folder.files[0])
    }
    for line in [
      "page.next = nil", "book.first.next = nil", "self.book.first.next = nil", "sheet.next = nil",
      "Book.shared.first.next = nil", "let local = Page(); local.next = nil",
    ] { #expect(isOwner(line), "\(line)") }
    for line in [
      "other.next = nil", "book.next = nil", "book.pages[0].next = nil", "make().next = nil",
      "unknown.next = nil",
    ] { #expect(!isOwner(line), "\(line)") }
  }

  @Test(arguments: [
    ("var delegate: Hearing?", true), ("var ears: HearingDelegate?", false),
    ("var ears: Hearing?", false),
    ("var delegate: Screen?", false),
  ])
  func `a delegate of a protocol is owned by others, and another property is not cleared`(
    _ property: String, _ isOwned: Bool
  ) {
    let name = String(property.split(separator: " ")[1].dropLast())
    let text = """
      protocol Hearing: AnyObject {}
      protocol HearingDelegate: AnyObject {}
      class Voice {
        static let shared = Voice()
        \(property)
      }
      class Screen: UIViewController, Hearing, HearingDelegate {
        override func viewDidLoad() { super.viewDidLoad(); Voice.shared.\(name) = self }
      }
      class Other: UIViewController {
        override func viewDidDisappear(_ animated: Bool) { Voice.shared.\(name) = before() }
      }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .root("static Voice.shared"), start: RetainingPath.Node(name: "Voice"),
      steps: [RetainingPath.Step(label: ".\(name)", target: screen)])
    path.rootDeclaration = ReferenceDeclaration([.init("static Voice.shared", .property)])
    path.steps[0].facts = ReferenceFacts(
      ReferenceDeclaration([.init(".\(name)", .property, [.variable, .optional, .reference])]),
      isOnly: true)
    let words = candidates(for: path, in: text).map(\.words)
    #expect(words.first == (isOwned ? "make .\(name) weak" : nil), "\(words)")
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
    #expect((advice?.hasPrefix("Voice.\(name) may be what keeps Screen") == true) != isOwned)
  }
}
