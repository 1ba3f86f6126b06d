import ObjectGraph
import SwiftRuntime

/// Where the captures of one context lie, found one after the other.
///
/// Verified with Swift 6.3.1 on x86-64 Linux.
struct CaptureLayout {
  private(set) var compiler = LayoutCompiler()
  /// Where the last capture ends.
  private(set) var offset: Int
  private let environment: GenericEnvironment?

  init(at offset: Int, environment: GenericEnvironment?) {
    self.offset = offset
    self.environment = environment
  }

  /// Adds the next capture, by its number.
  ///
  /// - Returns: Whether its size is known; if not, neither is where the next one lies.
  mutating func add(_ name: MangledName?, number: Int) -> Bool {
    guard let name else { return false }
    func label(_ isReference: Bool = false) -> ReferenceDeclaration {
      ReferenceDeclaration([
        .init("captures #\(number)", .capture, isReference ? .reference : [])
      ])
    }
    if name.isVariableBox {
      addWords(1, .reference, label: label(MentionedParameters.all(in: name)?.isEmpty == true))
      return true
    }
    if let convention = name.loweredFunction {
      switch convention {
      case .native: addWords(2, .function, label: label())
      case .block: addWords(1, .block, label: label())
      case .bare: addWords(1, nil, label: label())
      }
      return true
    }
    guard let type = type(of: name) else {
      guard isReference(name) else { return false }
      addWords(
        1, name.isWeak ? .weakReference : name.isNotStrong ? nil : .reference,
        label: label(true))
      return true
    }
    let witnesses = type.witnesses
    offset = offset.aligned(mask: witnesses.alignmentMask)
    if name.isWeak {
      compiler.addStep(.weakReference, at: offset, label: label(true), rank: .own)
    } else if !name.isNotStrong {
      compiler.add(
        type, at: offset, label: label(type.isReference && !isParameter(name)), rank: .own)
    }
    offset += witnesses.size
    return true
  }

  /// Goes over the next capture, which need not be read; false where its size cannot be known.
  mutating func skip(_ name: MangledName?) -> Bool {
    if add(name, number: 0) { return true }
    guard let name, let layout = environment?.fixedLayout(of: name) else { return false }
    offset = offset.aligned(mask: layout.alignmentMask) + layout.size
    return true
  }

  private func type(of name: MangledName) -> TypeMetadata? {
    guard let environment else { return nil }
    let name = name.withoutOwnership
    if let text = CapturedFunctions.written(in: name) {
      return WrittenName.withName(text, environment.type(named:))
    }
    return environment.type(named: name)
  }

  /// Whether a capture is one reference though the runtime does not find its type: a class with unknown
  /// arguments, or a generic parameter that can only be a class. The argument of any other would be in the
  /// context, for without it the place of the next capture could not be told.
  private func isReference(_ name: MangledName) -> Bool {
    // A weak capture is optional, and one word like any other.
    let type = name.isNotStrong ? name.withoutOwnership.withoutOptional : name
    return type.isClass || environment != nil && GenericEnvironment.parameter(type) != nil
  }

  /// Whether the source has a generic parameter for a capture, or an optional of one. It cannot say `weak` of it, even if
  /// the argument is a class.
  private func isParameter(_ name: MangledName) -> Bool {
    name.hasPack || GenericEnvironment.parameter(name.withoutOptional) != nil
  }

  private mutating func addWords(
    _ count: Int, _ kind: ReadingStep.Kind?, label: ReferenceDeclaration
  ) {
    offset = offset.aligned(mask: 7)
    if let kind { compiler.addStep(kind, at: offset, label: label, rank: .own) }
    offset += 8 * count
  }
}
