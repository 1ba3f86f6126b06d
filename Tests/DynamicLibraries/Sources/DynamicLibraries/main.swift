import Plain
import Resilient
import LiveObjects

final class Node {
  var holder: AnyObject?
}

/// Own fields behind those of a superclass that may grow.
final class Invoice: Record {
  var title = "invoice"
  var node: Node?
  var action: (() -> Void)?
  unowned(unsafe) var known: Node?
}

class Page<Content>: Record {
  var content: Content
  var entry = Entry(nil)
  init(_ content: Content) { self.content = content }
}

final class Sheet: Page<Node?> {
  var last: Node?
}

final class Part: Piece {
  var node: Node?
}

enum Desk {
  nonisolated(unsafe) static var record: Record?
  nonisolated(unsafe) static var entry = Entry(nil)
}

/// One way to hold a node: how it is done and undone, and whether it only seems to be done.
struct Way {
  let name: String
  let hold: (Node) -> Void
  var isTwin = false
}

@inline(never) func forget() {
  (Cupboard.shared.current, Registry.shared.current) = (nil, nil)
  (Cupboard.shared.known, Registry.shared.known) = (nil, nil)
  (Drawer.content, Ledger.content) = ([], [])
  (Desk.record, Desk.entry) = (nil, Entry(nil))
}

func cycle(_ node: Node, _ holder: AnyObject) { node.holder = holder }

func invoice(_ action: @escaping () -> Void) -> Invoice {
  let invoice = Invoice()
  invoice.action = action
  return invoice
}

let ways = [
  Way(name: "a singleton", hold: { Cupboard.shared.current = $0 }),
  Way(name: "a singleton, weakly", hold: { Cupboard.shared.known = $0 }, isTwin: true),
  Way(name: "a static", hold: { Drawer.content = [$0] }),
  Way(name: "a resilient singleton", hold: { Registry.shared.current = $0 }),
  Way(name: "a resilient singleton, weakly", hold: { Registry.shared.known = $0 }, isTwin: true),
  Way(name: "a resilient static", hold: { Ledger.content = [$0] }),
  Way(
    name: "a subclass",
    hold: {
      let part = Part()
      part.node = $0
      cycle($0, part)
    }),
  Way(
    name: "a subclass of a resilient one",
    hold: {
      let invoice = Invoice()
      invoice.node = $0
      cycle($0, invoice)
    }),
  Way(
    name: "its closure",
    hold: { node in
      let invoice = Invoice()
      invoice.action = { print(node) }
      Desk.record = invoice
    }),
  Way(
    name: "its superclass",
    hold: {
      let invoice = Invoice()
      invoice.next = $0
      Desk.record = invoice
    }),
  Way(
    name: "what it only knows",
    hold: {
      let invoice = Invoice()
      invoice.known = $0
      cycle($0, invoice)
    }, isTwin: true),
  Way(
    name: "a generic subclass",
    hold: {
      let sheet = Sheet($0)
      Desk.record = sheet
    }),
  Way(
    name: "a subclass of a generic one",
    hold: {
      let sheet = Sheet(nil)
      sheet.last = $0
      Desk.record = sheet
    }),
  Way(
    name: "a resilient value in a field",
    hold: {
      let sheet = Sheet(nil)
      sheet.entry = Entry($0)
      Desk.record = sheet
    }),
  Way(name: "a resilient value in a static", hold: { Desk.entry = Entry($0) }),
  Way(
    name: "a resilient value captured first",
    hold: { node in
      let entry = Entry(node)
      Desk.record = invoice { [entry] in print(entry.name, entry.object as Any) }
    }),
  Way(
    name: "what is captured behind a resilient value",
    hold: { node in
      let entry = Entry(nil)
      Desk.record = invoice { [entry, node] in print(entry.name, node) }
    }),
  Way(
    name: "what is captured behind an optional one",
    hold: { node in
      let entry: Entry? = Entry(nil)
      Desk.record = invoice { [entry, node] in print(entry?.name ?? "", node) }
    }),
  Way(
    name: "what is captured unowned behind a resilient value",
    hold: { node in
      let entry = Entry(nil)
      let invoice = invoice { [entry, unowned node] in print(entry.name, node) }
      cycle(node, invoice)
    }, isTwin: true),
]

/// A node that only its way holds, or one retain of nobody's where the way only seems to.
@inline(never) func held(_ way: Way) -> (ObjectAddress, Unmanaged<Node>?) {
  let node = Node()
  way.hold(node)
  return (ObjectAddress(of: node), way.isTwin ? .passRetained(node) : nil)
}

for way in ways {
  let (node, retained) = held(way)
  let path = RetainingPaths().retention(of: node).path
  let text = path?.text().split(separator: "\n").filter { !$0.contains("~") }
    .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " | ")
  print("\(way.name): \(text ?? "nobody")")
  if let retained {
    retained.takeUnretainedValue().holder = nil
    retained.release()
  }
  forget()
}
