import ObjectGraph
import SwiftRuntime

/// How the payloads of enums are found.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The type's own witnesses tell the case; payloads of
/// several cases are taken apart on a copy of the bytes, never in place.
extension LayoutCompiler {
  mutating func addEnum(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    let witnesses = type.witnesses
    guard let descriptor = type.descriptor, let fields = descriptor.fields else {
      return addUnknown(witnesses.size, at: offset, label: label, rank: rank)
    }
    let isOptional = type.kind == .optional
    let payloads = payloads(of: type, descriptor, fields)
    if payloads.allSatisfy({ $0.program.isEmpty }) { return }
    if isOptional, let step = payloads[0].program.loneStep(fillsPayload: witnesses.size) {
      // Nil is a word no object lies at, so the payload can be read without asking for the case.
      addStep(step, at: offset, label: label + payloads[0].program.labels[0], rank: rank)
      return
    }
    let isNamed = !isOptional && !descriptor.isCarrier
    let table = CaseTable(type, payloads: payloads, isNamed: isNamed)
    let isLibrary = LibraryModules.contains(descriptor.moduleName) && !isOptional
    let isTelling = !isLibrary || Self.transparentEnums.contains(descriptor.name)
    addStep(
      .enumeration, at: offset, label: label, rank: isTelling ? rank : .service,
      operand: PermanentOperand.make(table))
  }

  private static let transparentEnums: Set<String> = ["Result", "_Variant"]

  private func payloads(
    of type: TypeMetadata, _ descriptor: NominalDescriptor, _ fields: FieldRecords
  ) -> [CaseTable.Payload] {
    let arguments = descriptor.isGeneric ? type.genericArguments(descriptor) : nil
    var payloads: [CaseTable.Payload] = []
    for position in 0..<fields.count {
      let field = fields[position]
      // Cases with a payload come first, in the order of their tags.
      guard let name = field.mangledType else { break }
      var compiler = LayoutCompiler(collectionDepth: collectionDepth)
      let payload = Self.type(of: name, in: descriptor.address, arguments: arguments)
      if field.isIndirect {
        // What is in the box may be the enum itself, so it is not compiled before it is met.
        compiler.addStep(
          payload == nil ? .reference : .box, at: 0, label: "", rank: .storage,
          operand: payload?.address.number ?? 0)
      } else if let payload {
        compiler.add(payload, at: 0, label: "", rank: .own)
      } else {
        compiler.addUnknown(type.witnesses.size, at: 0, label: "", rank: .own)
      }
      payloads.append(CaseTable.Payload(name: field.name, program: compiler.program))
    }
    return payloads
  }
}

extension ValueProgram {
  /// The kind of the only step, if it reads the first word and an optional of the same size can have
  /// its nil only there.
  fileprivate func loneStep(fillsPayload size: Int) -> ReadingStep.Kind? {
    guard steps.count == 1, steps[0].offset == 0 else { return nil }
    switch steps[0].kind {
    case .reference, .bridge: return size == 8 ? steps[0].kind : nil
    case .function: return size == 16 ? .function : nil
    default: return nil
    }
  }
}
