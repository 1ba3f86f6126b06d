import Foundation
import LeakGallery
import LifecycleKit
import ObjectGraph
import Testing

#if DEBUG
  // In optimised code some closures are a part of the function that calls them, and have no line of their own.
  extension LeakGalleryTests {
    /// The objects of the paths of the broken forms that are the program's own.
    private static func nodes() async throws -> [RetainingPath.Node] {
      try await visits.value.compactMap(\.broken.retention?.path)
        .flatMap { [$0.start] + $0.steps.map(\.target) }.filter { $0.library == nil }
    }

    @Test func `95 of 100 closures of paths have a line, and each line begins that closure`()
      async throws
    {
      let closures = try await Self.nodes().filter { $0.kind == .closure && !$0.isWaiting }
      // A reference to a method has no braces to begin with.
      let (references, written) = (
        closures.filter { $0.name.hasPrefix("method reference in ") },
        closures.filter { !$0.name.hasPrefix("method reference in ") }
      )
      #expect(written.count > 10)
      #expect(references.allSatisfy { $0.source == nil })
      #expect(written.count { $0.source != nil } * 100 >= written.count * 95)
      for closure in written {
        guard let place = closure.source else { continue }
        let path = try #require(place.path, "\(closure.name) at \(place)")
        let source = try SourceText(contentsOf: Self.root.appending(path: path))
        #expect(source.beginsClosure(named: closure.name, at: place.line - 1), "\(closure.name)")
      }
    }

    @Test func `a task on a path has the line of its await`() async throws {
      for node in try await Self.nodes() where node.kind == .task || node.isWaiting {
        guard let place = node.line, let path = place.path else { continue }
        let source = try SourceText(contentsOf: Self.root.appending(path: path))
        #expect(source.lines[place.line - 1].contains("await"), "\(node.name) at \(place)")
      }
    }
  }

  extension RetainingPath.Node {
    /// Whether it is a function whose frame holds the next object.
    fileprivate var isWaiting: Bool { role == .waiting || role == .unwrapping }
  }

  /// A formatted source file, judged by its lines and their indentation alone.
  private struct SourceText {
    let lines: [String]

    init(contentsOf file: URL) throws {
      lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// Whether a closure with a name in reports begins at a line: it stands in the function of that name, and of the
    /// function's closures it has the name's number.
    func beginsClosure(named name: String, at line: Int) -> Bool {
      let parts = name.components(separatedBy: " in ")
      let (owner, start) = function(around: line)
      guard beginsClosure(at: line), let last = parts.last, let start,
        owner == last.replacing("static ", with: "").prefix(while: { $0 != "(" })
      else { return false }
      // Closures within closures have numbers of their own.
      if parts.count > 2 { return true }
      let number = lines[start..<line].enumerated().count {
        $0.offset > 0 && beginsClosure($0.element)
      }
      return parts[0] == "closure #\(number + 1)"
    }

    private func beginsClosure(at line: Int) -> Bool { beginsClosure(lines[line]) }

    private func beginsClosure(_ line: String) -> Bool {
      line.contains(/(?:[=(,:\w)?]|^)\s*\{/)
        && !line.contains(
          /^\s*(?:if|guard|else|for|while|do|switch|catch|defer|(?:[@\w]+ )*(?:func|init|class|enum|struct|extension))\b/
        )
    }

    /// The function or property that a line is in, with its types, and its own line.
    private func function(around line: Int) -> (name: String, line: Int?) {
      var (indent, names, own) = (Int.max, [String](), Int?.none)
      for position in (0...line).reversed() {
        let text = lines[position]
        let blanks = text.prefix { $0 == " " }.count
        if blanks == text.count || blanks >= indent { continue }
        indent = blanks
        if let type = text.firstMatch(of: /\b(?:class|enum|struct|actor|extension) (\w+)/) {
          if own != nil { names.insert(String(type.1), at: 0) }
        } else if own == nil, !text.contains(/^\s*(?:if|guard)\b/),
          let match = text.firstMatch(of: /\b(?:func (\w+)|(init)\b|var (\w+))/)
        {
          (own, names) = (position, [String(match.1 ?? match.2 ?? match.3 ?? "")])
        }
      }
      return (names.joined(separator: "."), own)
    }
  }
#endif
