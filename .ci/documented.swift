// Takes what has no documentation comment out of symbol graphs: a member that is as in UIKit needs no page.
// A type stays for the documented members it has. The arguments: the files, which are written anew.
import Foundation

typealias Object = [String: Any]

for path in CommandLine.arguments.dropFirst() {
  let file = URL(filePath: path)
  guard var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object,
    let symbols = graph["symbols"] as? [Object],
    let relationships = graph["relationships"] as? [[String: Any]]
  else { fatalError("\(path): no symbol graph") }

  func identifier(_ symbol: Object) -> String {
    (symbol["identifier"] as? Object)?["precise"] as? String ?? ""
  }
  var owners: [String: String] = [:]
  for case let (source as String, target as String)
    in relationships
    .filter({ $0["kind"] as? String == "memberOf" }).map({ ($0["source"], $0["target"]) })
  { owners[source] = target }

  var kept: Set<String> = []
  for symbol in symbols where symbol["docComment"] != nil {
    var next: String? = identifier(symbol)
    while let name = next, kept.insert(name).inserted { next = owners[name] }
  }
  let known = Set(symbols.map(identifier))
  graph["symbols"] = symbols.filter { kept.contains(identifier($0)) }
  graph["relationships"] = relationships.filter { relationship in
    ["source", "target"].allSatisfy { end in
      let name = relationship[end] as? String ?? ""
      return kept.contains(name) || !known.contains(name)
    }
  }
  try JSONSerialization.data(withJSONObject: graph, options: .sortedKeys).write(to: file)
  print("\(file.lastPathComponent): \(kept.count) of \(symbols.count) names have a page")
}
