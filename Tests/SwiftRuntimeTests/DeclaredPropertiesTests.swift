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

  @Test func `what is declared twice, elsewhere or as a static has no line`() throws {
    #expect(try line("log", "Screen", 1) == nil)
    #expect(try line("title", "Screen", 1) == nil)
    #expect(try line("local", "Screen", 1) == nil)
    #expect(try line("other", "Screen", 17) == nil)
    #expect(try line("screen", "Row", 3) == nil)
    #expect(DeclaredProperties(path: "/nowhere.swift") == nil)
  }
}
