import Foundation
import Testing

@testable import SwiftRuntime

@Suite struct DeclaredPropertiesTests {
  /// The source of one file; the lines are counted from 1.
  private static let source = """
    final class Screen: UIViewController {
      // var onSave: (() -> Void)?
      let words = "var onSave { \\(Screen.self) }"
      @Published
      private var onSave: (() -> Void)?
      static var title = ""
      func load() {
        var local = 0
      }
      final class Row { weak var screen: Screen? }
      #if DEBUG
        var log: Log?
      #else
        var log: Log!
      #endif
    }
    extension Screen { static let other = Row() }
    actor Row {
      var screen: Screen?
    }
    """

  private func line(_ property: String, _ name: String, _ around: Int) throws -> Int? {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Self.source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try #require(DeclaredProperties(path: file.path)).line(
      of: property, inClass: name, around: around)
  }

  @Test func `a property has the line of its own class's declaration`() throws {
    #expect(try line("onSave", "Screen", 7) == 5)
    #expect(try line("words", "Screen", 1) == 3)
    #expect(try line("screen", "Row", 10) == 10)
    #expect(try line("screen", "Row", 18) == 19)
    // As `@Observable` stores it.
    #expect(try line("_onSave", "Screen", 1) == 5)
  }

  @Test
  func
    `a call that makes self the target of a library's object has its line, if it is the only one`()
    throws
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    let source = """
      final class Screen: UIViewController {
        func load() {
          let link = CADisplayLink(target: self, selector: #selector(turn))
          timer = services.scheduledTimer(
            named: "tick", every: .seconds(1), target: self) { _, _ in }
          // names.assign(to: \\.title, on: self)
          names.map { "\\($0)" }.assign(to: \\.title, on: self).store(in: &bag)
          button.addTarget(target: self)
          services.scheduledTimer(named: "tock", target: proxy) { _, _ in }
        }
        final class Row { func load() { CADisplayLink(target: self, selector: turn) } }
      }
      final class Other {
        func load() { (makeTimer(target: self), later.makeTimer(1, target: self)) }
        func turn() { CADisplayLink(target: self, selector: turn) }
      }
      extension Other { func again() { CADisplayLink(target: self, selector: turn) } }
      """
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let found = try #require(DeclaredProperties(path: file.path))
    func line(_ field: String, _ holder: String, _ type: String, _ around: Int) -> Int? {
      found.line(ofTargetIn: field, of: holder, inClass: type, around: around)
    }
    #expect(line("target", "SimulatedTimer", "Screen", 1) == 4)
    #expect(line("object", "SimulatedSubscription<String>", "Screen", 1) == 7)
    #expect(line("delegate", "URLSession", "Screen", 1) == nil)
    #expect(line("target", "Button", "Screen", 1) == nil)
    #expect(line("target", "SimulatedTimer", "Other", 13) == nil)
    // One in an extension may be of any class.
    #expect(line("target", "CADisplayLink", "Screen", 1) == nil)
    #expect(line("target", "CADisplayLink", "Other", 13) == nil)
    #expect(line("target", "CADisplayLink", "Row", 11) == nil)
    let own = Self.source.replacing("load() {", with: "load() { CADisplayLink(target: self)")
    try own.write(to: file, atomically: true, encoding: .utf8)
    #expect(
      try #require(DeclaredProperties(path: file.path)).line(
        ofTargetIn: "target", of: "CADisplayLink", inClass: "Screen", around: 1) == 7)
  }

  @Test func `what is declared twice, elsewhere or as a static has no line`() throws {
    #expect(try line("log", "Screen", 1) == nil)
    #expect(try line("title", "Screen", 1) == nil)
    #expect(try line("local", "Screen", 1) == nil)
    #expect(try line("other", "Screen", 17) == nil)
    #expect(try line("screen", "Row", 3) == nil)
    #expect(DeclaredProperties(path: "/nowhere.swift") == nil)
  }
}
