private struct Weak { weak var held: Held? }

private struct Entry {
  var held: Held?
  var address: UnsafeRawPointer?
}

private enum Containers {
  nonisolated(unsafe) static var list: [Held] = []
  nonisolated(unsafe) static var weakList: [Weak] = []
  nonisolated(unsafe) static var entries: [Entry?] = []
  nonisolated(unsafe) static var table: [String: Held] = [:]
  nonisolated(unsafe) static var identifiers: [String: ObjectIdentifier] = [:]
  nonisolated(unsafe) static var nested: [Int: [Held?]] = [:]
  nonisolated(unsafe) static var weakTable: [ObjectIdentifier: Weak] = [:]
  nonisolated(unsafe) static var slice: ArraySlice<Held> = []
  nonisolated(unsafe) static var pointers: Set<UnsafeRawPointer> = []
  nonisolated(unsafe) static var handlers: [String: () -> Void] = [:]
  nonisolated(unsafe) static var anyList: [Any] = []
  nonisolated(unsafe) static var sequence: AnySequence<Held>?
  nonisolated(unsafe) static var numbers: (any Collection<UInt>)?
}

extension Shapes {
  static let staticContainers: [StaticShape] = [
    StaticShape("static-list", "static Containers.list[1]") {
      Containers.list = $0.map { [Held(), $0] } ?? []
    } twin: {
      Containers.weakList = [Weak(held: $0)]
    },
    StaticShape("static-list-of-structs", "static Containers.entries[1].held") {
      Containers.entries = [nil, Entry(held: $0)]
    } twin: {
      Containers.entries = [
        Entry(address: $0.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
      ]
    },
    StaticShape("static-dictionary", #"static Containers.table["key"]"#) {
      Containers.table["key"] = $0
    } twin: {
      Containers.identifiers["key"] = $0.map { ObjectIdentifier($0) }
    },
    StaticShape("static-dictionary-of-lists", "static Containers.nested[7][1]") {
      Containers.nested = [7: [nil, $0]]
    } twin: { held in
      Containers.weakTable = held.map { [ObjectIdentifier($0): Weak(held: $0)] } ?? [:]
    },
    StaticShape("static-slice", "static Containers.slice") {
      Containers.slice = $0.map { [$0, $0][1...] } ?? []
    } twin: {
      Containers.pointers = Set(
        $0.map { [UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())] } ?? [])
    },
    StaticShape("static-dictionary-of-closures", #"static Containers.handlers["go"]"#) { held in
      Containers.handlers["go"] = held.map { held in opaque { touch(held) } }
    } twin: { held in
      Containers.handlers["go"] = opaque { [weak held] in touch(held) }
    },
    StaticShape("static-list-of-any", "static Containers.anyList[1]") {
      Containers.anyList = $0.map { [1, $0] } ?? []
    } twin: {
      Containers.anyList = $0.map { [ObjectIdentifier($0), Weak(held: $0)] } ?? []
    },
    StaticShape("static-sequence", "static Containers.sequence") {
      Containers.sequence = $0.map { AnySequence([$0]) }
    } twin: {
      Containers.numbers = $0.map { [UInt(bitPattern: ObjectIdentifier($0))] }
    },
  ]
}
