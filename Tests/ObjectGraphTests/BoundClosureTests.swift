import ObjectGraph
import Testing

@Suite struct BoundClosureTests {
  private let profile = MadeUpGraph(
    """
    profile = ProfileViewController
    model = ProfileViewModel
    list = storage: [() -> ()]
    profile .viewModel -> model
    model .onSave {closure #1 in ProfileViewController.viewDidLoad()} captures self -> profile
    model .handlers -> list
    list [0] {closure #2 in ProfileViewController.viewDidLoad()} captures self -> profile
    """)

  @Test func `a closure without a context is a step of its own`() {
    #expect(
      profile.search().bestCycle(through: profile["profile"]).description == """
        cycle, 3 strong references
        ProfileViewController
          .viewModel        → ProfileViewModel
          .onSave           → closure #1 in ProfileViewController.viewDidLoad()
            captures self   → ProfileViewController
        ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
  }

  @Test func `inside a collection the element joins the collection, the capture stays a step`() {
    let path = profile.search(from: "list").bestPath(to: profile["model"]).path
    #expect(
      path?.text() == """
        held by root list
        [() -> ()]
          [0]               → closure #2 in ProfileViewController.viewDidLoad()
            captures self   → ProfileViewController
          .viewModel        → ProfileViewModel
        """)
  }

  @Test func `the signature names the field and the closure`() throws {
    let path = try #require(profile.search().bestCycle(through: profile["profile"]).path)
    #expect(
      LeakSignature(path).readableForm == """
        cycle: ProfileViewController.viewModel → ProfileViewModel.onSave → \
        closure #1 in ProfileViewController.viewDidLoad() captures self
        """)
  }

  @Test func `in a graph it is a node without a number of its own among the objects`() {
    let graph = OwnershipGraph(from: [profile["profile"]], reader: profile)
    #expect(
      graph.text() == """
        ProfileViewController
        └─ .viewModel → ProfileViewModel
           ├─ .onSave → closure #1 in ProfileViewController.viewDidLoad()
           │  └─ captures self → ProfileViewController ↑
           └─ .handlers → [() -> ()]
              └─ [0] → closure #2 in ProfileViewController.viewDidLoad()
                 └─ captures self → ProfileViewController ↑
        """)
    #expect(graph.nodes.map(\.kind) == [.object, .object, .storage, .closure, .closure])
  }
}
