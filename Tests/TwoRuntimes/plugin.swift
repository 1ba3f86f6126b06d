final class Plugged {
  var next: Plugged?
  var names: [String: Any] = [:]
  var cell: Cell<Plugged>?
  var action: (() -> Void)?
}

final class Cell<Value> {
  var value: Value?
  var values: [Value] = []
}

enum Rack {
  nonisolated(unsafe) static var plugged: Plugged?
  nonisolated(unsafe) static var cells: [Cell<Plugged>] = []
}

/// Makes an object that a static holds, and the object itself in many ways.
@_cdecl("makePlugged")
public func makePlugged() -> UInt {
  let (plugged, cell) = (Plugged(), Cell<Plugged>())
  (cell.value, cell.values) = (plugged, [plugged])
  (plugged.next, plugged.cell) = (plugged, cell)
  plugged.names = ["self": plugged, "numbers": [1, 2, 3]]
  plugged.action = { print(plugged) }
  (Rack.plugged, Rack.cells) = (plugged, [cell])
  return UInt(bitPattern: ObjectIdentifier(plugged))
}
