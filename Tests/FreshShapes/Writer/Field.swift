/// A form of a field in which one object holds another, as source.
struct Field {
  /// The field in the class's body. `NAME` is its name, `TARGET` the type of the held object, `SHAPE` the number of
  /// the shape.
  let body: String
  /// The statements that set it, with `t` for the held object.
  let link: String
  /// Declarations beside the class.
  var types = ""
  /// Whether it can be linked at any time, and not in the initialiser alone.
  var isLinkedLater = true
  /// Whether it has a closure, of which a shape has one at most.
  var hasClosure = false
  /// Its own name, where the name matters.
  var name: String?

  static let all = variables + constants + values + collections + closures + libraries

  private static let variables = [
    Field(body: "var NAME: TARGET?", link: "NAME = t"),
    Field(body: "var NAME: TARGET!", link: "NAME = t"),
    Field(body: "var NAME: (any Touchable)?", link: "NAME = t"),
    Field(body: "var NAME: AnyObject?", link: "NAME = t"),
    Field(body: "var delegate: (any Touchable)?", link: "delegate = t", name: "delegate"),
    Field(body: "fileprivate(set) var NAME: TARGET? { didSet { count += 1 } }", link: "NAME = t"),
    Field(body: "var NAME: Any?", link: "NAME = t"),
    Field(body: "@Kept var NAME: TARGET?", link: "NAME = t"),
    Field(body: "let NAME = Box<TARGET?>(nil)", link: "NAME.value = t"),
    Field(body: "var NAME: Box<TARGET>?", link: "NAME = Box(t)"),
    Field(body: "var NAME: TARGET", link: "NAME = t", isLinkedLater: false),
    Field(body: "var NAME: Any = 0", link: "NAME = t"),
  ]

  private static let constants = [
    Field(body: "let NAME: TARGET", link: "NAME = t", isLinkedLater: false),
    Field(body: "let NAME: TARGET?", link: "NAME = t", isLinkedLater: false),
    Field(body: "let NAME: any Touchable", link: "NAME = t", isLinkedLater: false),
    Field(
      body: "let NAME: State_NAME", link: "NAME = State_NAME(inner: t)",
      types: "struct State_NAME { let inner: TARGET }", isLinkedLater: false),
    Field(
      body: "lazy var NAME: Link_NAME = Link_NAME(of: TARGET.made!)", link: "NAME.count += 1",
      types: "@MainActor final class Link_NAME { var count = 0; let end: TARGET; "
        + "init(of end: TARGET) { self.end = end } }"),
  ]

  private static let values = [
    Field(
      body: "var NAME = State_NAME()", link: "NAME.inner = t",
      types: "struct State_NAME { var number = 0; var inner: TARGET? }"),
    Field(
      body: "var NAME = State_NAME()", link: "NAME.deep.inner = t",
      types: "struct Deep_NAME { var inner: TARGET? }\n"
        + "  struct State_NAME { var number = 0; var deep = Deep_NAME() }"),
    Field(
      body: "var NAME: State_NAME?", link: "NAME = State_NAME(inner: t)",
      types: "struct State_NAME { let inner: TARGET }"),
    Field(
      body: "var NAME = Step_NAME.idle", link: "NAME = .busy(t)",
      types: "enum Step_NAME { case idle, busy(TARGET), waiting(Int) }"),
    Field(
      body: "var NAME = Step_NAME.idle", link: "NAME = .both(t, 2)",
      types: "enum Step_NAME { case idle, both(TARGET, Int) }"),
    Field(
      body: "var NAME = Step_NAME.number(0)", link: "NAME = .object(t)",
      types: "enum Step_NAME { case number(Int), object(TARGET) }"),
    Field(
      body: "var NAME: Step_NAME?", link: "NAME = .object(t)",
      types: "indirect enum Step_NAME { case number(Int), object(TARGET) }"),
    Field(body: "var NAME: (TARGET?, Int) = (nil, 0)", link: "NAME.0 = t"),
    Field(body: "var NAME: (number: Int, object: TARGET)?", link: "NAME = (1, t)"),
    Field(
      body: "var NAME: Result<TARGET, Failure> = .failure(Failure())", link: "NAME = .success(t)"),
  ]

  private static let collections = [
    Field(body: "var NAME: [TARGET] = []", link: "NAME.append(t)"),
    Field(body: "var NAME: [String: TARGET] = [:]", link: "NAME[\"key\"] = t"),
    Field(body: "var NAME: [TARGET]?", link: "NAME = [t]"),
    Field(body: "var NAME: [(Int, TARGET)] = []", link: "NAME.append((1, t))"),
    Field(
      body: "var NAME: [Entry_NAME] = []", link: "NAME.append(Entry_NAME(item: t))",
      types: "struct Entry_NAME { let item: TARGET }"),
    Field(
      body: "var NAME: [Entry_NAME] = []", link: "NAME.append(Entry_NAME(item: t))",
      types: "struct Entry_NAME { var item: TARGET? }"),
    Field(body: "var NAME: [Int: [TARGET]] = [:]", link: "NAME[1, default: []].append(t)"),
    Field(body: "let NAME: [TARGET]", link: "NAME = [t]", isLinkedLater: false),
    Field(
      body: "var NAME = State_NAME()", link: "NAME.list.append(t)",
      types: "struct State_NAME { var list: [TARGET] = [] }"),
  ]

  private static let closures = [
    Field(
      body: "var NAME: (() -> Void)?", link: "NAME = { t.touch() }", hasClosure: true),
    Field(
      body: "var NAME: (() -> Void)?", link: "NAME = { [t] in t.touch() }", hasClosure: true),
    Field(
      body: "var NAME: () -> Void = {}", link: "NAME = { t.touch() }", hasClosure: true),
    Field(
      body: "var NAME: [() -> Void] = []", link: "NAME.append { t.touch() }", hasClosure: true),
    Field(
      body: "var NAME: (() -> Void)?", link: "NAME = t.touch", hasClosure: true),
    Field(
      body: "let NAME: () -> Void", link: "NAME = { t.touch() }", isLinkedLater: false,
      hasClosure: true),
    Field(
      body: "var NAME: (() -> Void)?",
      link: "let state = State_NAME(inner: t)\n"
        + "      NAME = { state.inner.touch() }",
      types: "struct State_NAME { let inner: TARGET }", hasClosure: true),
    Field(
      body: "var NAME: (() -> Void)?", link: "t.lend { self.NAME = $0 }", hasClosure: true),
    Field(
      body: "var NAME: (() -> Void)?", link: "NAME = { [number = count, t] in t.touch(number) }",
      hasClosure: true),
  ]

  /// A timer of Foundation, which on Linux never gives up its block, valid or not, is mended by its capture alone.
  private static let libraries = [
    Field(
      body: "let NAME = UIButton()",
      link: "NAME.addAction(UIAction { _ in t.touch() }, for: .touchUpInside)", hasClosure: true),
    Field(
      body: "var NAME: UIAction?", link: "NAME = UIAction { _ in t.touch() }", hasClosure: true),
    Field(
      body: "var NAME: Timer?",
      link: "NAME = Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in\n"
        + "        MainActor.assumeIsolated { t.touch() }\n      }", hasClosure: true),
    Field(
      body: "var NAME: Timer?",
      link: "NAME = Timer(timeInterval: 1000, repeats: false) { _ in\n"
        + "        MainActor.assumeIsolated { t.touch() }\n      }\n      NAME?.invalidate()",
      hasClosure: true),
    Field(body: "let NAME = NSMutableArray()", link: "NAME.add(t)"),
    Field(
      body: "var NAME: Task<Void, Never>?",
      link: "NAME = Task { for await _ in endless { t.touch() } }", hasClosure: true),
    Field(
      body: "var NAME: Task<Void, Never>?",
      link: """
        NAME = Task { [weak t] in
                guard let t else { return }
                for await _ in endless { t.touch() }
              }
        """, hasClosure: true),
    Field(
      body: "var NAME: Task<Void, Never>?", link: "NAME = t.listen()", hasClosure: true),
  ]
}
