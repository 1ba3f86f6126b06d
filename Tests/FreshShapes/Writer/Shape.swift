/// A small program that leaks one object, drawn from a seed.
struct Shape {
  let number: Int
  let source: String

  /// The name of the namespace, which one of several edits adds a letter to.
  static func name(_ number: Int, _ variant: String = "") -> String { "Shape\(number)\(variant)" }

  init(_ number: Int, seed: UInt64) {
    self.number = number
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
    let links = Int.random(in: 0...3, using: &random)
    let isCycle = Int.random(in: 0..<5, using: &random) < 3
    let isStatic = !isCycle && Int.random(in: 0..<4, using: &random) == 0
    let isKept = isCycle && Int.random(in: 0..<4, using: &random) == 0 && links > 0
    var classes: [String] = []
    var making = ["let subject = Subject()"]
    var hasClosure = false
    var last = (name: "subject", type: "Subject")

    func draw(_ number: Int, later: Bool) -> (field: Field, name: String) {
      while true {
        guard let field = Field.all.randomElement(using: &random), !field.hasClosure || !hasClosure,
          field.isLinkedLater || !later
        else { continue }
        hasClosure = hasClosure || field.hasClosure
        return (field, field.name ?? "item\(number)")
      }
    }

    /// The text of a class that holds an object of a type.
    func makeClass(_ name: String, _ number: Int, holding target: String, later: Bool) -> String {
      let (field, fieldName) = draw(number, later: later)
      func fill(_ text: String) -> String {
        text.replacing("NAME", with: fieldName).replacing("TARGET", with: target)
      }
      // A second field for the same object, which holds it after the first one's repair.
      let hasTwin = Int.random(in: 0..<8, using: &random) == 0
      let twin = hasTwin ? "\n    var twin\(number): \(target)?" : ""
      let link = fill(field.link) + (hasTwin ? "\n      twin\(number) = t" : "")
      let initialiser =
        later
        ? "func link(_ t: \(target)) {\n      \(link)\n    }\n    init() { Self.made = self }"
        : "init(_ t: \(target)) {\n      \(link)\n      Self.made = self\n    }"
      let types = field.types.isEmpty ? "" : fill(field.types) + "\n  "
      return """
        \(types)@MainActor final class \(name): Touchable {
            static weak var made: \(name)?
            var count = 0
            \(fill(field.body))\(twin)
            \(initialiser)
            func touch() { count += 1 }
            func touch(_ number: Int) { count += number }
            func lend(_ take: (@escaping () -> Void) -> Void) { take { self.touch() } }
            func listen() -> Task<Void, Never> {
              Task { [weak self] in
                guard let self else { return }
                for await _ in endless { self.touch() }
              }
            }
          }
        """
    }

    for link in stride(from: links, to: 0, by: -1) {
      // An initialiser may hand out the object only when all is set, which a `let` of a closure is not.
      classes.append(makeClass("Link\(link)", link, holding: last.type, later: false))
      making.append("let link\(link) = Link\(link)(\(last.name))")
      last = ("link\(link)", "Link\(link)")
    }
    if isCycle {
      classes.append(makeClass("Subject", 9, holding: last.type, later: true))
      making.append("subject.link(\(last.name))")
    } else {
      classes.append(
        makeClass("Subject", 9, holding: "Model", later: true)
          .replacing(
            "init() { Self.made = self }", with: "init() { Self.made = self; link(Model()) }"))
      classes.append(
        "@MainActor final class Model: Touchable {\n    static weak var made: Model?\n    var count = 0\n    init() { Self.made = self }\n"
          + "    func touch() { count += 1 }\n    func touch(_ number: Int) {}\n"
          + "    func lend(_ take: (@escaping () -> Void) -> Void) { take { self.touch() } }\n"
          + "    func listen() -> Task<Void, Never> { Task {} }\n  }")
      let owner = isStatic ? "Registry" : "Owner"
      classes.append(makeClass("Owner", 8, holding: last.type, later: true))
      making.append("let owner = Owner()\n    owner.link(\(last.name))")
      making.append(isStatic ? "Registry.owner = owner" : "app.kept.append(owner)")
      if isStatic {
        classes.append("@MainActor enum \(owner) { static var owner: Owner? }")
      }
    }
    if isKept { making.append("app.kept.append(link\(links))") }
    source = """
      import Foundation
      import UIKit

      @MainActor enum \(Shape.name(number)) {
        \(classes.joined(separator: "\n\n  "))

        static func make(in app: App) {
          \(making.joined(separator: "\n    "))
          app.shown = subject
        }

        static var subject: AnyObject? { Subject.made }
        static var used: [AnyObject?] { [\((0..<links).map { "Link\($0 + 1).made" }.joined(separator: ", "))] }

        static func leave(_ app: App) {
          app.shown = nil
          // What is done when the subject leaves.\(isKept ? " Two things hold it." : "")
        }
      }

      """
  }
}
