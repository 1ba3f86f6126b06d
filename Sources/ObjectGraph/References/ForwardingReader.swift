/// A reader that answers as another one does, except where it declares a member of its own.
package protocol ForwardingReader<Base>: ReferenceReader {
  associatedtype Base: ReferenceReader

  var base: Base { get }
}

extension ForwardingReader {
  package func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    base.label(of: reference, from: object)
  }

  package func boundClosure(
    of reference: ObjectReference, from object: ObjectAddress
  ) -> BoundClosure? { base.boundClosure(of: reference, from: object) }

  package func isForeign(_ reference: ObjectReference, from object: ObjectAddress) -> Bool {
    base.isForeign(reference, from: object)
  }

  package func describe(_ object: ObjectAddress) -> ObjectDescription { base.describe(object) }
}

extension ForwardingReader where Self: DeclarationReader {
  /// The other reader, if it knows declarations.
  package var declarations: (any DeclarationReader)? { base as? any DeclarationReader }

  package func declaration(
    of reference: ObjectReference, from object: ObjectAddress
  ) -> ReferenceDeclaration? { declarations?.declaration(of: reference, from: object) }

  package func strongCount(of object: ObjectAddress) -> Int? {
    declarations?.strongCount(of: object)
  }

  package func wait(ofTask task: ObjectAddress) -> TaskWait? { declarations?.wait(ofTask: task) }

  package func source(ofClosure object: ObjectAddress) -> SourceLine? {
    declarations?.source(ofClosure: object)
  }

  package func source(
    ofBoundClosureOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? { declarations?.source(ofBoundClosureOf: reference, from: object) }

  package func source(
    ofPropertyOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? { declarations?.source(ofPropertyOf: reference, from: object) }

  package func source(
    ofTargetOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? { declarations?.source(ofTargetOf: reference, from: object) }
}
