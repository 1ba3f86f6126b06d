import Foundation
import LeakGallery
import LifecycleKit
import ObjectGraph
import Testing

#if DEBUG
  // In optimised code some closures and accessors are a part of the function that calls them, and have no line.
  extension LeakGalleryTests {
    /// The lines that the program's own steps have, and how many of them are as the sources have it.
    @MainActor private struct Figures {
      var steps = 0
      var placed = 0
      var wrong: [String] = []

      mutating func count(_ place: SourceLine?, _ words: String, _ judge: (Source, Int) -> Bool) {
        steps += 1
        guard let place else { return }
        placed += 1
        let source = place.path.flatMap { try? Source(file: root.appending(path: $0)) }
        if source.map({ judge($0, place.line - 1) }) != true {
          wrong.append("\(words) at \(place)")
        }
      }

      var words: String { "\(placed) of \(steps)" }
    }

    // A method reference is made by the compiler and has no line.
    @Test func `each step of the program's own has its line, and none has a wrong one`()
      async throws
    {
      var (properties, holders, variables) = (Figures(), Figures(), Figures())
      let visits = try await Self.visits.value
      for path in visits.compactMap(\.broken.retention?.path) {
        if let root = path.rootDeclaration?.parts.first, !root.traits.contains(.foreign) {
          let name = root.text.split { $0 == "." || $0 == " " }.last ?? ""
          variables.count(path.rootSource, root.text) { $0.declares("\(name)", at: $1) }
        }
        for position in path.steps.indices where path.steps[position].omittedCount == 0 {
          let (holder, step) = (path.holder(ofStep: position), path.steps[position])
          if step.isForeign || holder.library != nil { continue }
          let words = "\(holder.typeName)\(step.label)"
          if holder.kind == .object, step.label.hasPrefix("."), !step.label.contains("$") {
            let name = step.label.dropFirst().prefix { !".[".contains($0) }
            let type = String(holder.typeName.prefix { $0 != "<" })
            properties.count(path.line(ofStep: position), words) {
              $0.declares("\(name)", at: $1) && $0.isStored(at: $1, inClass: type)
            }
          } else if holder.kind == .closure || holder.kind == .task {
            holders.count(path.line(ofStep: position), words) {
              $0.lines[$1].contains("{") || $0.lines[$1].contains("await")
            }
          }
        }
      }
      #expect(properties.wrong + holders.wrong + variables.wrong == [])
      #expect(
        [properties, holders, variables].map(\.words)
          == (visits.count == Gallery.shapes.count
            ? ["162 of 162", "65 of 68", "15 of 15"]
            : ["62 of 62", "21 of 22", "3 of 3"]))
    }

    @Test func `a screen that is the target of a library's object has the line of the call`()
      async throws
    {
      var found: [String] = []
      for name in ["timer-target", "display-link-target", "assign-on-self", "session-delegate"] {
        let visit = try await Visit.to(try #require(Gallery.shape(named: name)))
        let steps = visit.broken.retention?.path?.steps ?? []
        for call in steps.compactMap(\.call) {
          let source = try Source(file: Self.root.appending(path: call.shownPath))
          found.append(source.lines[call.line - 1].trimmingCharacters(in: .whitespaces))
        }
      }
      #expect(
        found == [
          "timer = services.scheduledTimer(named: \"bid\", every: .seconds(5), target: self) { screen, _ in",
          "link = services.displayLink(named: \"hand\", framesPerSecond: 1, target: self) {",
          #"names.assign(to: \.title, on: self).store(in: &cancellables)"#,
        ])
    }

    // `Tests/Tutorial/judge` compares the failures with a run.
    @Test func `each failure that the tutorials show has the right line of each step`() throws {
      let folder = Self.root.appending(
        path: "Sources/LifecycleKit/LifecycleKit.docc/Tutorials/Steps")
      var (stepCount, wrong) = (0, [String]())
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix(".txt") {
        let failure = try Source(file: folder.appending(path: name)).lines
        let source = try Source(
          file: folder.appending(path: name.replacing(".txt", with: ".swift")))
        for (step, below) in zip(failure, failure.dropFirst()) {
          guard let label = step.firstMatch(of: #/^[ ~]+(\.(\w+)|captures \S+)\S* +→ /#) else {
            continue
          }
          let property = label.2.map(String.init)
          let isOwn = property.map { property in
            source.lines.indices.contains { source.declares(property, at: $0) }
          }
          // Another property is a library's.
          if isOwn == false { continue }
          stepCount += 1
          let place = below.wholeMatch(of: #/ +at Tests/ShopTests/\w+\.swift:(\d+)/#)
          guard let line = place.flatMap({ Int($0.1) }), source.lines.indices.contains(line - 1),
            property.map({ source.declares($0, at: line - 1) })
              ?? source.lines[line - 1].contains("{")
          else {
            wrong.append("\(name): \(step)")
            continue
          }
        }
      }
      #expect(wrong == [])
      #expect(stepCount == 6)
    }
  }

  /// A formatted source file, judged by its lines and their indentation alone.
  private struct Source {
    let lines: [String]

    init(file: URL) throws {
      lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    func declares(_ name: String, at line: Int) -> Bool {
      let pattern = try? Regex("\\b(?:var|let) \(name)\\b")
      return pattern.map { lines[line].contains($0) } ?? false
    }

    /// Whether the nearest line in front that is indented less begins a class, or one that the class is said to inherit
    /// from.
    func isStored(at line: Int, inClass name: String) -> Bool {
      let indent = lines[line].prefix { $0 == " " }.count
      let around = lines[..<line].last { !$0.isEmpty && $0.prefix { $0 == " " }.count < indent }
      guard let type = around?.firstMatch(of: /\b(?:class|actor) (\w+)/)?.1 else { return false }
      let isHeir = lines.contains { $0.contains("class \(name): \(type)") }
      return type == name || isHeir
    }
  }
#endif
