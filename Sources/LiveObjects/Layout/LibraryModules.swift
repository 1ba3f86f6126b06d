import ObjectGraph
import SwiftRuntime
import Synchronization

/// The modules whose insides are a service to the app, not its own: the toolchain's, and kits, which a program
/// uses as they are and whose objects are as telling as its own.
enum LibraryModules {
  private static let names: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "Dispatch", "_Concurrency", "Synchronization", "Observation",
    "_StringProcessing", "RegexBuilder", "Distributed", "Glibc", "Testing",
  ]

  /// Variables that are private to the toolchain's modules, under the names by which a program reaches what they hold.
  static let variables = ["global _defaultCenter": "static NotificationCenter.default"]

  /// The vocabularies of the modules asked for: facts of the program, which are the same for every reader.
  private static let vocabularies = Mutex([String: Vocabulary?]())

  /// Whether a module came with the toolchain.
  static func contains(_ module: String) -> Bool { names.contains(module) }

  /// The words of a kit; nil for any other module. The first time, the program's types are searched for it.
  static func vocabulary(of module: String) -> Vocabulary? {
    if names.contains(module) { return nil }
    if module.hasPrefix("OpenCombine") { return Vocabulary.ofCombine }
    if let known = vocabularies.withLock({ $0[module] }) { return known }
    let type = _typeByName("\(module.utf8.count)\(module)16ModuleVocabularyO")
    let vocabulary = (type as? any VocabularyProviding.Type)?.vocabulary
    vocabularies.withLock { $0[module] = .some(vocabulary) }
    return vocabulary
  }

  static func isKit(_ module: String) -> Bool { vocabulary(of: module) != nil }

  /// Whether the fields of a module's types are not the program's to change.
  static func areForeign(_ module: String) -> Bool { contains(module) || isKit(module) }
}

extension NominalDescriptor {
  /// The words of the module that declares the type, if it is a kit.
  private var vocabulary: Vocabulary? { LibraryModules.vocabulary(of: moduleName) }

  /// Whether values of the type are reported as a part of their holder.
  var isCarrier: Bool { vocabulary?.carriers.contains(name) == true }

  /// The name under which a program knows the class, if it is another than its own; see `Vocabulary.types`.
  fileprivate var shownName: String? { vocabulary?.types[name] }

  /// The role of objects of the class, as its module's words have it.
  var role: ObjectRole? { vocabulary?.roles[name] }

  /// The words for a field of the type: `.view`, or none.
  func label(of field: FieldRecord) -> String {
    let names = vocabulary?.names
    let shown = names?["\(name).\(field.name)"] ?? names?[field.name] ?? field.name
    return shown.isEmpty ? "" : "." + shown
  }

  /// The note on the field with a label.
  func note(on label: String) -> PropertyNote? {
    guard let notes = vocabulary?.notes else { return nil }
    let shown = label.dropFirst()
    return notes["\(name).\(shown)"] ?? notes[String(shown)]
  }

  /// The mistake of a program that leaves an object of the class in a cycle.
  var mistake: String? { vocabulary?.mistakes[name] }
}

extension TypeMetadata {
  /// The name that reports have for objects of the class.
  var shownName: String {
    guard let shown = descriptor?.shownName else { return name }
    return shown.isEmpty ? enclosingName ?? name : shown
  }

  /// The name of the type around the type, without generic arguments: `Map` for `Publishers.Map<…>.Inner<…>`.
  private var enclosingName: String? {
    var (depth, plain) = (0, "")
    for character in _typeName(type, qualified: true) {
      if character == ">" { depth -= 1 }
      if depth == 0, character != "<", character != ">" { plain.append(character) }
      if character == "<" { depth += 1 }
    }
    // A context that has no name stands between a private type and the type around it.
    return plain.split(separator: ".").filter { !$0.hasPrefix("(") }.dropLast().last.map(
      String.init)
  }
}

extension SymbolNames {
  /// Whether a function is declared by one of the kits.
  func isOfKit(_ address: UInt) -> Bool { vocabulary(ofFunctionAt: address) != nil }

  /// Whether a function with a name only calls what it captures.
  func isCarrier(_ name: String, at address: UInt) -> Bool {
    guard let function = name.firstRange(of: " in ") else { return false }
    return vocabulary(ofFunctionAt: address)?.carriers.contains(
      String(name[function.upperBound...]))
      == true
  }

  /// The words of the kit that declares a function. An extension has its module behind the type that it extends, in
  /// front of an `E`: `$s10Foundation6BundleC5UIKitE…`.
  private func vocabulary(ofFunctionAt address: UInt) -> Vocabulary? {
    guard let symbol = functionSymbol(at: address), symbol.hasPrefix("$s") else { return nil }
    var rest = symbol.dropFirst(2)
    var isFirst = true
    while let place = rest.firstIndex(where: \.isNumber) {
      let digits = rest[place...].prefix(while: \.isNumber)
      let name = rest[digits.endIndex...].prefix(Int(digits) ?? 0)
      rest = rest[name.endIndex...]
      let isModule = isFirst && place == symbol.index(symbol.startIndex, offsetBy: 2)
      if isModule || rest.first == "E", let words = LibraryModules.vocabulary(of: String(name)) {
        return words
      }
      isFirst = false
    }
    return nil
  }
}
