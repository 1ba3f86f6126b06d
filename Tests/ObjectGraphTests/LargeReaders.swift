import ObjectGraph

/// Objects in a row, each holding the next; the last holds the first when the row is a ring.
struct ChainReader: ReferenceReader {
  var count: Int
  var isRing = false
  /// Every so-manieth reference leads through a service; zero for none.
  var servicePeriod = 0
  /// The object whose reference is only probable, if there is one.
  var guess: Int?
  var kind = ObjectDescription.Kind.object

  static func node(_ position: Int) -> ObjectAddress { ObjectAddress(UInt(position + 1) * 64) }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    let position = Int(object.rawValue / 64) - 1
    let next = position + 1 < count ? position + 1 : isRing ? 0 : nil
    guard let next else { return }
    let isService = servicePeriod > 0 && position % servicePeriod == 0
    references.append(
      ObjectReference(
        target: Self.node(next), ordinal: 0, strength: position == guess ? .probable : .strong,
        rank: isService ? .service : .own))
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String { ".next" }

  func describe(_ object: ObjectAddress) -> ObjectDescription {
    ObjectDescription(name: "Node", kind: kind)
  }
}

/// One object that holds many others, each of which holds it back.
struct FanReader: ReferenceReader {
  var count: Int
  static let hub = ObjectAddress(16)

  static func leaf(_ position: Int) -> ObjectAddress { ObjectAddress(UInt(position + 2) * 16) }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    if object == Self.hub {
      for position in 0..<count {
        references.append(
          ObjectReference(target: Self.leaf(position), ordinal: UInt32(position), rank: .storage))
      }
    } else {
      references.append(ObjectReference(target: Self.hub, ordinal: 0))
    }
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    object == Self.hub ? "[\(reference.ordinal)]" : ".hub"
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription {
    ObjectDescription(name: object == Self.hub ? "Hub" : "Leaf", kind: .object)
  }
}
