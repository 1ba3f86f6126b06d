/// Statics whose declarations say that they keep nothing: their twins are the plain ones.
private enum References {
  nonisolated(unsafe) static var strong: Held?
  nonisolated(unsafe) static weak var known: Held?
  nonisolated(unsafe) static var strongOther = Held()
  nonisolated(unsafe) static unowned var unowned: Held = initial
  nonisolated(unsafe) static unowned var optionalUnowned: Held?
  nonisolated(unsafe) static unowned(unsafe) var unsafe: Held?
  nonisolated(unsafe) static var pointer: UnsafeMutableRawPointer?
  nonisolated(unsafe) static var opaque: OpaquePointer?
  nonisolated(unsafe) static var number = 0
  nonisolated(unsafe) static var strongPair: (Held?, Held?)
  static let initial = Held()
}

extension Shapes {
  static let staticReferences: [StaticShape] = [
    StaticShape("static-beside-weak", "static References.strong") {
      References.strong = $0
    } twin: {
      References.known = $0
    },
    StaticShape("static-beside-unowned", "static References.strongOther") {
      References.strongOther = $0 ?? References.initial
    } twin: {
      References.unowned = $0 ?? References.initial
    },
    StaticShape("static-beside-optional-unowned", "static References.strong") {
      References.strong = $0
    } twin: {
      References.optionalUnowned = $0
    },
    StaticShape("static-beside-unsafe", "static References.strong") {
      References.strong = $0
    } twin: {
      References.unsafe = $0
    },
    StaticShape("static-pair-beside-pointers", "static References.strongPair.1") {
      References.strongPair.1 = $0
    } twin: {
      References.pointer = $0.map { Unmanaged.passUnretained($0).toOpaque() }
      References.opaque = $0.map { OpaquePointer(Unmanaged.passUnretained($0).toOpaque()) }
      References.number = $0.map { ObjectIdentifier($0).hashValue } ?? 0
    },
  ]
}
