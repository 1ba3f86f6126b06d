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

  /// The vocabularies of the modules asked for: facts of the program, which are the same for every reader.
  private static let vocabularies = Mutex([String: Vocabulary?]())

  /// Whether a module came with the toolchain.
  static func contains(_ module: String) -> Bool { names.contains(module) }

  /// The words of a kit; nil for any other module. The first time, the program's types are searched for it.
  static func vocabulary(of module: String) -> Vocabulary? {
    if names.contains(module) { return nil }
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

  /// Whether objects of the class are reported as a part of their holder.
  var isCarrier: Bool { vocabulary?.carriers.contains(name) == true }

  /// The words for a field of the type: `.view`, or none.
  func label(of field: FieldRecord) -> String {
    let shown = vocabulary?.names["\(name).\(field.name)"] ?? field.name
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

extension SymbolNames {
  /// Whether a function is declared by one of the kits.
  func isOfKit(_ address: UInt) -> Bool {
    guard let symbol = functionSymbol(at: address), symbol.hasPrefix("$s") else { return false }
    let digits = symbol.dropFirst(2).prefix(while: \.isNumber)
    guard let length = Int(digits) else { return false }
    return LibraryModules.isKit(String(symbol.dropFirst(2 + digits.count).prefix(length)))
  }
}
