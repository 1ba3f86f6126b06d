import Glibc
import LiveObjects

final class Node {
  var next: Node?
}

enum Desk {
  nonisolated(unsafe) static var node: Node?
}

/// The first line of who holds something, with files told by their names.
func answer(_ object: ObjectAddress) -> String {
  let line = RetainingPaths().retention(of: object).description.prefix { $0 != "\n" }
  return line.split(separator: " ").map { $0.split(separator: "/").last ?? $0 }
    .joined(separator: " ")
}

func ask(_ time: String) {
  let (node, other) = (Node(), Node())
  Desk.node = node
  print("\(time), a static: \(answer(ObjectAddress(of: node)))")
  Desk.node = nil
  (node.next, other.next) = (other, node)
  print("\(time), a cycle: \(answer(ObjectAddress(of: node)))")
  node.next = nil
}

ask("before")
for path in CommandLine.arguments.dropFirst() {
  guard let plugin = dlopen(path, RTLD_NOW), let symbol = dlsym(plugin, "makePlugged") else {
    print("the plugin is not loaded: \(String(cString: dlerror()))")
    exit(2)
  }
  let make = unsafeBitCast(symbol, to: (@convention(c) () -> UInt).self)
  let plugged = ObjectAddress(make())
  ask("after")
  print("after, the plugin's object: \(answer(plugged))")
}
