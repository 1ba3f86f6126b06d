/// A chain of objects that an origin holds, drawn from a seed.
struct Shape {
  let number: Int
  private let origin: Origin
  private let classes: [String]
  private let links: [Link]
  private let fields: [String]
  private let access: String
  /// The link that the twin has mended; the number of links for the origin.
  private let mended: Int

  init(_ number: Int, using random: inout some RandomNumberGenerator) {
    self.number = number
    origin = Origin.all.randomElement(using: &random)!
    let count = Int.random(in: 1...3, using: &random)
    // A cycle comes back to its first object; what hangs off it has one more link.
    let classCount: Int
    switch origin.report {
    case .cycle: (classCount, mended) = (count, Int.random(in: 0..<count, using: &random))
    case .offCycle: (classCount, mended) = (count + 1, Int.random(in: 0..<count, using: &random))
    case .root: (classCount, mended) = (count + 1, Int.random(in: 0...count, using: &random))
    }
    var linkCount = count
    if case .offCycle = origin.report { linkCount += 1 }
    classes = Array(Self.classNames.shuffled(using: &random).prefix(classCount))
    fields = Array(Self.fieldNames.shuffled(using: &random).prefix(linkCount))
    links = (0..<linkCount).map { _ in Link.all.randomElement(using: &random)! }
    access = ["", "private ", "public "].randomElement(using: &random)!
  }

  private static let classNames = [
    "Ledger", "Model", "Presenter", "Router", "Session", "Player", "Account", "Editor", "Basket",
    "Profile", "Gallery", "Planner",
  ]
  private static let fieldNames = [
    "onSave", "owner", "delegate", "pending", "content", "handlers", "step", "source", "partner",
    "context", "listener", "history",
  ]

  /// The object that a link leads to: for the last of a cycle the first.
  private func target(of link: Int) -> Int {
    switch origin.report {
    case .cycle: (link + 1) % classes.count
    // The last link leads out of the cycle, from its first object.
    case .offCycle: link == links.count - 1 ? classes.count - 1 : (link + 1) % (classes.count - 1)
    case .root: link + 1
    }
  }

  private func holder(of link: Int) -> Int {
    if case .offCycle = origin.report, link == links.count - 1 { return 0 }
    return link
  }

  private func words(of link: Int) -> Link.Words {
    Link.Words(
      field: fields[link], type: classes[target(of: link)],
      holder: variable(holder(of: link)), value: variable(target(of: link)))
  }

  private func variable(_ object: Int) -> String { classes[object].lowercased() }

  /// The object that should be deallocated.
  private var subject: Int {
    if case .cycle = origin.report { 0 } else { classes.count - 1 }
  }

  private var name: String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 3 - text.count)) + text
  }

  /// The name of the file and of the namespace in it.
  func fileName(isTwin: Bool) -> String { (isTwin ? "Twin" : "Shape") + name }

  /// The origin and the links in words.
  var title: String { ([origin.name] + links.map(\.name)).joined(separator: ", ") }

  /// The source of the leak, or of its twin, which is the same except for the mended link.
  func source(isTwin: Bool) -> String {
    func isMended(_ position: Int) -> Bool { isTwin && position == mended }
    var body: [String] = []
    for object in classes.indices {
      let declarations = links.indices.filter { holder(of: $0) == object }.map {
        links[$0].declaration(words(of: $0), isMended($0))
      }
      body.append(
        """
        \(access)final class \(classes[object]): Part, @unchecked Sendable {
          var title = "\(classes[object])"
        \(declarations.joined(separator: "\n").indented)
          func work() { use(title) }
        }
        """)
    }
    let isOriginMended = isMended(links.count)
    let declaration = origin.declaration(classes[0], isOriginMended)
    if !declaration.isEmpty {
      body.append(
        declaration.split(separator: "\n").map {
          $0.hasPrefix("enum") || $0.hasPrefix("final") ? inner + $0 : String($0)
        }.joined(separator: "\n"))
    }
    let made = classes.indices.map { "let \(variable($0)) = \(classes[$0])()" }
    let joined = links.indices.map { links[$0].joining(words(of: $0), isMended($0)) }
    let held = origin.holding(variable(0), isOriginMended)
    let last = "let watch = Watch(\(variable(subject)))\nask(\(variable(subject)))\nreturn watch"
    let statements = (made + joined + [held, last]).filter { !$0.isEmpty }
    body.append(
      """
      @MainActor static func make(_ ask: (AnyObject) -> Void) async -> Watch {
      \(statements.joined(separator: "\n").indented)
      }
      """)
    return """
      // \(title).
      import Foundation
      import Synchronization

      \(access == "public " ? access : "")enum \(fileName(isTwin: isTwin)) {
      \(body.joined(separator: "\n\n").indented)
      }

      """
  }

  /// A type in the namespace is as visible as the classes that it names.
  private var inner: String { access == "private " ? access : "" }

  /// The shape's row in the list.
  var entry: String {
    let expected: String
    var path = links.indices.map { $0 }
    switch origin.report {
    case .cycle: expected = ".cycle"
    case .offCycle: (expected, path) = (".offCycle", [links.count - 1])
    case .root(let words): expected = ".root(\"\(words)\")"
    }
    return """
        Entry(
          \(number), "\(title)", \(expected), fields: \(path.map { fields[$0] }),
          leak: \(fileName(isTwin: false)).make, twin: \(fileName(isTwin: true)).make),
      """
  }
}

extension String {
  /// Each line two columns further to the right.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
