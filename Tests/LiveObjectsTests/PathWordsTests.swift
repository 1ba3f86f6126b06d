import ObjectGraph
import LiveObjects
import Testing

private final class ProfileViewModel {
  var onSave: (() -> Void)?
}

private final class ProfileViewController {
  let viewModel = ProfileViewModel()

  @inline(never) func viewDidLoad() {
    viewModel.onSave = { show("saved", self) }
  }
}

private final class Editor {
  let document: Document
  var onTap: (() -> Void)?
  var onLeave: (() async -> Void)?

  init(document: Document = Document()) { self.document = document }

  @inline(never) func captureTwo() {
    document.onChange = { [document] in show("two", document, self) }
  }

  @inline(never) func tapped() { show("tapped", self) }

  @inline(never) func reference() { onTap = tapped }

  @inline(never) func nest() {
    onTap = {
      let inner = { show("inner", self) }
      inner()
      self.document.onChange = { show("nested", self, self.document) }
    }
    onTap?()
    onTap = nil
  }

  @inline(never) func wrap() {
    let inner = { show("wrapped", self) }
    onTap = { show("wrapping", inner) }
  }

  @inline(never) func wrapAndUse() {
    let inner = { show("wrapped twice", self) }
    onTap = { [self, inner] in show("wrapping twice", self, inner) }
  }

  @inline(never) func lend() {
    let loan = Loan(editor: self)
    onTap = { show("lent", loan.number, loan) }
  }

  @inline(never) func change() {
    document.onChanges = [{ show("changed", self) }]
  }

  @inline(never) func leave() {
    onLeave = {
      await Task.yield()
      show("left", self)
    }
  }
}

private struct Loan {
  var number = 1
  var editor: Editor
}

private final class Document {
  var onChange: (() -> Void)?
  var onChanges: [() -> Void] = []
}

/// Makes its page itself, and is all that keeps it before it is shown.
private final class Album {
  let page: Page

  init() {
    page = Page()
    page.album = self
  }
}

private final class Page {
  var album: Album?
}

/// The album with what is advised for a page that was given to it.
private final class ForgetfulAlbum {
  weak var page: Page?

  init() {
    let made = Page()
    page = made
  }
}

private protocol Armed: AnyObject {
  var alarm: (() -> Void)? { get set }
}

extension Armed {
  @inline(never) func arm() { alarm = { show("armed", self) } }
}

private final class Clock: Armed {
  var alarm: (() -> Void)?
}

/// Makes an object that only its own cycle keeps, and forgets it.
@inline(never)
private func leaked<Object: AnyObject>(_ object: Object, _ fill: (Object) -> Void) -> ObjectAddress
{
  fill(object)
  return ObjectAddress(of: object)
}

extension `Live objects` {
  @Suite
  struct `The words of a cycle` {
    private let search = RetainingPaths(searchesStatics: false)

    @Test
    func `the cycle of a closure is named by its properties, its function and its capture`() {
      let screen = leaked(ProfileViewController()) { $0.viewDidLoad() }
      #expect(
        search.retention(of: screen).text() == """
          cycle, 3 strong references
          ProfileViewController
            .viewModel        → ProfileViewModel
            .onSave           → closure #1 in ProfileViewController.viewDidLoad()
              captures self   → ProfileViewController
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `an object has the name its owner knows it by`() {
      let screen = leaked(ProfileViewController()) { $0.viewDidLoad() }
      var search = search
      search.notes = ObjectNotes(name: { $0 == screen ? "ProfileViewController#3" : nil })
      #expect(
        search.retention(of: screen).text() == """
          cycle, 3 strong references
          ProfileViewController#3
            .viewModel        → ProfileViewModel
            .onSave           → closure #1 in ProfileViewController.viewDidLoad()
              captures self   → ProfileViewController#3
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `of two captures the one of self is told by name`() {
      let editor = leaked(Editor()) { $0.captureTwo() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 3 strong references
          Editor
            .document         → Document
            .onChange         → closure #1 in Editor.captureTwo()
              captures self   → Editor
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `a stored method is told by where it was referred to`() {
      let editor = leaked(Editor()) { $0.reference() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 2 strong references
          Editor
            .onTap            → method reference in Editor.reference()
              captures self   → Editor
          ~~~~~~~~~~~~~~~~~~ fix: use a closure that captures self weakly
          """)
    }

    @Test
    func `a closure within a closure says in which`() {
      let editor = leaked(Editor()) { $0.nest() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 3 strong references
          Editor
            .document         → Document
            .onChange         → closure #2 in closure #1 in Editor.nest()
              captures self   → Editor
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `a closure that captures a closure is a step of its own`() {
      let editor = leaked(Editor()) { $0.wrap() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 3 strong references
          Editor
            .onTap              → closure #2 in Editor.wrap()
              captures #1       → closure #1 in Editor.wrap()
                captures self   → Editor
          ~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `of several captures the others go by their positions`() {
      let document = leaked(Document()) { Editor(document: $0).captureTwo() }
      #expect(
        search.retention(of: document).text() == """
          cycle, 2 strong references
          Document
            .onChange       → closure #1 in Editor.captureTwo()
              captures #1   → Document
          ~~~ fix: capture it weakly, make .document a weak variable (clear .onChange
              instead if Editor made it)
          """)
    }

    @Test
    func `a captured closure that keeps self does not make a second self`() {
      let editor = leaked(Editor()) { $0.wrapAndUse() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 2 strong references
          Editor
            .onTap            → closure #2 in Editor.wrapAndUse()
              captures self   → Editor
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `what holds self for another object is not called self`() {
      let editor = leaked(Editor()) { $0.lend() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 2 strong references
          Editor
            .onTap                 → closure #1 in Editor.lend()
              captures #1.editor   → Editor
          ~~~~~~~~~~~~~~~~~~~~~~~ fix: make .editor a weak variable
          """)
    }

    @Test
    func `a constant whose owner may have made the object is not simply to be weak`() {
      let page = leaked(Album().page) { _ in }
      #expect(
        search.retention(of: page).text() == """
          cycle, 2 strong references
          Page
            .album   → Album
            .page    → Page
          ~~~~~~~~ fix: make .page a weak variable (clear .album instead if Album made it)
          """)
      // As a weak variable it would be lost before anything can show it.
      let album = ForgetfulAlbum()
      #expect(album.page == nil)
    }

    @Test
    func `a closure that is called by another of the compiler's is one step`() {
      let editor = leaked(Editor()) { $0.change() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 3 strong references
          Editor
            .document         → Document
            .onChanges[0]     → closure #1 in Editor.change()
              captures self   → Editor
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `in a protocol's extension self is whatever has the protocol`() {
      let clock = leaked(Clock()) { $0.arm() }
      #expect(
        search.retention(of: clock).text() == """
          cycle, 2 strong references
          Clock
            .alarm            → closure #1 in Armed.arm()
              captures self   → Clock
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `an async closure is named like any other`() {
      let editor = leaked(Editor()) { $0.leave() }
      #expect(
        search.retention(of: editor).text() == """
          cycle, 2 strong references
          Editor
            .onLeave          → closure #1 in Editor.leave()
              captures self   → Editor
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }
  }
}
