import ObjectGraph
import SwiftRuntime

/// The lines of what holds objects, as far as debug information and sources tell.
extension LiveHeap {
  /// The line that declares the stored property of the program that a reference of an object is in.
  package func source(
    ofPropertyOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? {
    guard let program = program(at: object.rawValue), program.pointee.kind == .object,
      program.pointee.metadata.kind == .classType,
      let part = words(of: reference, from: object)?.declaration.parts.first,
      part.form == .property, !part.traits.contains(.foreign)
    else { return nil }
    let name = String(part.text.dropFirst())
    let stored = part.traits.contains(.wrapped) ? "_" + name : name
    let declaring = ClassLayout.superclassChain(of: program.pointee.metadata).filter {
      guard let descriptor = $0.descriptor, let fields = descriptor.fields,
        !LibraryModules.areForeign(descriptor.moduleName)
      else { return false }
      return (0..<fields.count).contains { fields[$0].name == stored }
    }
    // Private properties of two classes may have one name.
    guard declaring.count == 1, let type = declaring.first, let descriptor = type.descriptor else {
      return nil
    }
    return symbols.line(
      ofProperty: name, inClass: descriptor.name, deinitializedAt: type.deinitializer)
  }

  /// The line of the call by which the target of a reference became that of a library's object, such as a timer.
  package func source(
    ofTargetOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? {
    guard let holder = program(at: object.rawValue), holder.pointee.kind == .object,
      holder.pointee.metadata.kind == .classType,
      let part = words(of: reference, from: object)?.declaration.parts.last,
      part.form == .property,
      let target = program(at: reference.target.rawValue), target.pointee.kind == .object,
      target.pointee.metadata.kind == .classType
    else { return nil }
    let lines = ClassLayout.superclassChain(of: target.pointee.metadata).compactMap {
      type -> SourceLine? in
      guard let descriptor = type.descriptor, !LibraryModules.areForeign(descriptor.moduleName)
      else { return nil }
      return symbols.line(
        ofTargetIn: String(part.text.dropFirst()), of: holder.pointee.metadata.shownName,
        inClass: descriptor.name, deinitializedAt: type.deinitializer)
    }
    return lines.count == 1 ? lines[0] : nil
  }
}
