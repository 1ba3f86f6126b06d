import ObjectGraph
import SwiftRuntime

/// The type of a static or global, read from the name of its symbol, which tells what it may keep alive.
enum VariableType {
  /// The program that reads a variable's value, and the traits of its declaration; nil if its type is not found.
  ///
  /// The name does not tell `weak`, `unowned` and `unowned(unsafe)`.
  ///
  /// - Parameter size: The bytes that the variable has.
  static func program(
    of symbol: UnsafeRawBufferPointer, size: UInt, _ declarations: HiddenDeclarations
  ) -> (program: ValueProgram, traits: ReferenceDeclaration.Part.Traits)? {
    let ending = symbol.hasSuffix("vpZ") ? 3 : 2
    guard symbol.hasPrefix("$s"), symbol.count > 2 + ending else { return nil }
    let name = UnsafeRawBufferPointer(rebasing: symbol[2..<symbol.count - ending])
    guard let expanded = ExpandedName(name, declarations)?.type else { return nil }
    if let program = synchronizedProgram(expanded.lookup) { return (program, []) }
    guard let type = WrittenName.type(of: expanded.lookup),
      type.kind == .function ? size >= 8 : UInt(type.witnesses.size) <= size
    else { return nil }
    return (LayoutCompiler.program(for: type), type.traitsOfVariable)
  }

  private static let mutex = Array("15Synchronization5MutexVy".utf8)
  private static let atomic = Array("15Synchronization6AtomicV".utf8)
  private static let lazyReference = Array("15Synchronization19AtomicLazyReferenceV".utf8)

  /// Types that cannot be copied are not found by their names.
  private static func synchronizedProgram(_ name: [UInt8]) -> ValueProgram? {
    var compiler = LayoutCompiler()
    if name.starts(with: mutex) {
      // The list of arguments ends with a letter of its own.
      let content = Array(name.dropFirst(mutex.count).dropLast())
      guard let type = WrittenName.type(of: content) else { return nil }
      compiler.add(.mutex(content: type), at: 0, label: "", rank: .own)
    } else if name.starts(with: lazyReference) {
      compiler.add(.lazyReference, at: 0, label: "", rank: .own)
    } else if !name.starts(with: atomic) {
      return nil
    }
    return compiler.program
  }
}

extension ValueProgram {
  /// How one word of a value is read that stands alone: of a function the context, of an object with its
  /// conformances the object. Nil where it is not known what the word is; nothing for one that keeps nothing.
  func piece(_ number: Int) -> ValueProgram? {
    if isEmpty { return self }
    guard steps.count == 1, let step = steps.first, step.offset == 0 else { return nil }
    let holding: Int
    switch step.kind {
    case .function: holding = 1
    case .reference: holding = 0
    default: return nil
    }
    if number != holding { return .empty }
    return ValueProgram([ReadingStep(.reference, rank: step.rank, offset: 0)], labels: labels)
  }
}
