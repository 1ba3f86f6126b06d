import ObjectGraph
import SwiftRuntime

/// A weak reference whose object is gone, of the program's own code: a property or a capture.
package struct GoneReference {
  /// The property, as `Form.delegate`, or the closure that captures it, as `closure #1 in Form.load()`.
  package var holder: String
  /// The declared type; `nil` where it is not known.
  package var typeName: String?
  /// The declared type, if it is a class.
  package var type: AnyClass?
}

extension LiveHeap {
  /// The weak references of what an object alone keeps, and of itself, whose objects are gone.
  ///
  /// Objects that others keep, too, by references from elsewhere, are left out with all that they lead to: they need not
  /// be there for the object's sake. Complexity: linear in the references on the way, a microsecond each.
  ///
  /// - Parameters:
  ///   - reach: The object and what it leads to.
  ///   - isPart: Whether one of the objects counts as the object's own, by whatever it is kept.
  package func goneReferences(in reach: Reach, isPart: (ObjectAddress) -> Bool) -> [GoneReference] {
    let outside = reach.outside(in: self, isPart)
    return reach.objects.indices.filter { !outside.contains($0) }.flatMap { place in
      let gone = goneReferences(of: reach.objects[place])
      return gone.isEmpty ? [] : references(gone, of: place, in: reach)
    }
  }

  private func references(_ gone: [ReferenceDeclaration], of place: Int, in reach: Reach)
    -> [GoneReference]
  {
    guard let program = program(at: reach.objects[place].rawValue) else { return [] }
    let metadata = program.pointee.metadata
    if program.pointee.kind == .object, metadata.kind == .classType {
      let name = describe(reach.objects[place]).name
      return gone.compactMap { declaration in
        guard let part = declaration.parts.first, part.form == .property,
          let module = ClassLayout.module(declaring: part.text, in: metadata),
          !LibraryModules.areForeign(module)
        else { return nil }
        let type = declaration.parts.count == 1 ? type(of: part.text, in: metadata) : nil
        return reference(name + declaration.text, type)
      }
    }
    guard let closure = closure(around: place, in: reach),
      let descriptor = ClosureContext.descriptor(of: metadata)
    else { return [] }
    return gone.compactMap { declaration in
      let number = declaration.parts.first.flatMap { Int($0.text.drop { $0 != "#" }.dropFirst()) }
      guard let number, number > 0, number <= descriptor.captureCount,
        let type = descriptor.capture(number - 1)?.withoutOwnership.withoutOptional.type(),
        type.descriptor.map({ LibraryModules.areForeign($0.moduleName) }) != true
      else { return nil }
      return reference(closure, type)
    }
  }

  private func reference(_ holder: String, _ type: TypeMetadata?) -> GoneReference {
    var reference = GoneReference(holder: holder, typeName: type?.shownName)
    if let type, type.kind == .classType {
      reference.type = unsafeBitCast(type.address, to: AnyClass.self)
    }
    return reference
  }

  /// The declared type of a weak property, by its label.
  private func type(of label: String, in metadata: TypeMetadata) -> TypeMetadata? {
    for type in ClassLayout.superclassChain(of: metadata).reversed() {
      guard let descriptor = type.descriptor, let fields = descriptor.fields,
        let place = (0..<fields.count).first(where: { descriptor.label(of: fields[$0]) == label })
      else { continue }
      return fields[place].mangledType?.withoutOwnership.withoutOptional.type(
        in: descriptor.address,
        arguments: descriptor.isGeneric ? type.genericArguments(descriptor) : nil)
    }
    return nil
  }

  /// The closure of the program whose context an object is, or that has the object in its context, as the box of a
  /// captured variable; `nil` for what belongs to no closure with a name.
  func closure(around place: Int, in reach: Reach) -> String? {
    var next = place
    while let parent = reach.parents[next] {
      let object = reach.objects[next]
      guard program(at: object.rawValue)?.pointee.metadata.kind == .closureContext else {
        return nil
      }
      // What a context is called is known by the reference that leads there.
      _ = declaration(of: parent.reference, from: reach.objects[parent.place])
      let description = describe(object)
      if description.kind == .closure, closureCodes[object] != nil {
        return description.library == nil ? description.name : nil
      }
      next = parent.place
    }
    return nil
  }
}
