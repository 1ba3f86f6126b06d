import Foundation

/// A file of Swift that is made from the declarations of others.
struct GeneratedSource {
  /// The path from the repository's root.
  var path: String
  var text: String

  /// What is generated from the sources below a root, one file after the other.
  static func all(root: URL) throws -> [GeneratedSource] {
    let core = try Declared(module: "UIKitCore", root: root)
    let kit = try Declared(module: "UIKit", root: root)
    return [
      core.defaults, kit.defaults, kit.calls(of: core.protocols + kit.protocols),
      kit.exports(of: core),
    ]
  }
}

/// The protocols with optional methods that a module declares.
private struct Declared {
  var module: String
  var protocols: [OptionalProtocol] = []
  /// The kind and the name of what it declares with one of UIKit's names: `class UIView`.
  var names: Set<String> = []

  init(module: String, root: URL) throws {
    self.module = module
    let folder = root.appending(path: "Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".swift") && !path.hasPrefix("Generated/") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      protocols += try OptionalProtocol.all(in: text)
      names.formUnion(Self.names(in: text))
    }
    protocols.sort { $0.name < $1.name }
  }

  /// What else is public at the top of a file is LifecycleKit's.
  private static func names(in source: String) -> [String] {
    let declaration =
      /(?:public|open) (?:final )?((?:class|struct|enum|protocol|func|let|typealias) (?:UI(?!Kit)|NS|CA|CG|CF|Selector)\w*)/
    return source.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("/") }
      .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
  }

  /// The exports of a module's names, each by itself.
  func exports(of other: Declared) -> GeneratedSource {
    let names = other.names.map { $0.split(separator: " ") }.sorted { $0[1] < $1[1] }
      .map { "@_exported import \($0[0]) \(other.module).\($0[1])" }
    let toolchain = ["Dispatch", "Foundation"].map { "@_exported import \($0)" }
    let heading = """
      // Made by `swift run WriteGenerated`.
      // swift-format-ignore-file
      // A file that says `import UIKit` types names of these on iOS without importing them.
      """
    return GeneratedSource(
      path: "Sources/\(module)/Generated/Exports.swift",
      text: ([heading] + toolchain + names).joined(separator: "\n") + "\n")
  }

  /// The default of every optional method.
  var defaults: GeneratedSource {
    let blocks = protocols.map { declared in
      let methods = declared.methods.map { method in
        "  public func \(method.name)\(method.signature) {\(braced(method.body))}"
      }
      return block("extension \(declared.name)", methods)
    }
    return file("OptionalMethods", blocks)
  }

  /// For every optional method a property of its name, so that `delegate?.method?(…)` compiles.
  func calls(of protocols: [OptionalProtocol]) -> GeneratedSource {
    var blocks: [String] = []
    for declared in protocols {
      let groups = Dictionary(grouping: declared.methods, by: \.name).sorted { $0.key < $1.key }
      var properties: [String] = []
      for (name, methods) in groups {
        if methods.count == 1, methods[0].parameters.map(\.label) == ["_"] {
          let type = "((\(methods[0].parameters[0].type)) -> \(methods[0].result ?? "Void"))?"
          properties += property(name, type, "{ self.\(name)($0) }")
        } else if let parent = protocols.first(where: { declared.refines($0, with: name) }) {
          // The property is inherited, and its value may be called for the methods of both.
          blocks.append(inherited(methods, of: declared, by: callable(parent, name)))
        } else {
          let type = callable(declared, name)
          properties += property(name, "\(type)?", ".init(delegate: self)")
          blocks.append(
            block(
              "extension UIResponder.OptionalCalls",
              ["  @preconcurrency @MainActor public struct \(type.split(separator: ".").last!) {"]
                + ["    let delegate: any \(declared.name)"]
                + methods.map { "  " + forwarding($0, to: "delegate") } + ["  }"]))
        }
      }
      if !properties.isEmpty { blocks.append(block("extension \(declared.name)", properties)) }
    }
    return file("OptionalCalls", blocks)
  }

  /// The calls of methods that a refining protocol adds to a name of its parent.
  ///
  /// A delegate that conforms to the parent alone answers with the defaults.
  private func inherited(
    _ methods: [OptionalMethod], of declared: OptionalProtocol, by callable: String
  ) -> String {
    let plain = "Plain\(declared.name)"
    let refined = "(delegate as? any \(declared.name) ?? \(plain)())"
    return block("extension \(callable)", methods.map { forwarding($0, to: refined) })
      + "\n\nprivate final class \(plain): \(declared.name) {}"
  }

  private func callable(_ declared: OptionalProtocol, _ name: String) -> String {
    "UIResponder.OptionalCalls.\(declared.name)\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private func property(_ name: String, _ type: String, _ value: String) -> [String] {
    ["  @_disfavoredOverload public var \(name): \(type) { \(value) }"]
  }

  private func forwarding(_ method: OptionalMethod, to receiver: String) -> String {
    "  public func callAsFunction\(method.signature) {"
      + braced("\(receiver).\(method.name)(\(method.arguments))") + "}"
  }

  private func braced(_ body: String) -> String { body.isEmpty ? "" : " \(body) " }

  private func block(_ heading: String, _ lines: [String]) -> String {
    ([heading + " {"] + lines + ["}"]).joined(separator: "\n")
  }

  private func file(_ name: String, _ blocks: [String]) -> GeneratedSource {
    let imports = module == "UIKit" ? "import Foundation\nimport UIKitCore" : "import Foundation"
    let heading = """
      // Made by `swift run WriteGenerated` from the lines below `// @optional`.
      // swift-format-ignore-file
      \(imports)
      """
    return GeneratedSource(
      path: "Sources/\(module)/Generated/\(name).swift",
      text: ([heading] + blocks).joined(separator: "\n\n") + "\n")
  }
}

extension OptionalProtocol {
  /// Whether a protocol is a parent with optional methods of a name.
  fileprivate func refines(_ other: OptionalProtocol, with name: String) -> Bool {
    parents.contains(other.name) && other.methods.contains { $0.name == name }
  }
}
