/// The uses of a collection of closures by its own object alone.
extension SourceFile {
  /// Whether what is done with a collection of closures at a place hands none of them on: one is put in or called, or all
  /// of them are asked in turn, as in `rules.values.allSatisfy { $0() }`.
  ///
  /// - Parameter closures: The closures that the elements have in properties, where these are structs: of
  ///   `rows.first { $0.isOn() }?.onTap()` both.
  func keepsElements(at place: Int, closures: Set<String> = []) -> Bool {
    let chain = MemberChain(self, at: place)
    func calls(_ position: Int) -> Bool {
      chain.names.count == position + 1 && chain.calls[position]
        && closures.contains(chain.name(position))
    }
    if chain.subscripts.contains(0) {
      return chain.names.count == 1 && (chain.isAssigned || chain.calls[0]) || calls(1)
    }
    var position = 1
    if chain.name(position) == "values", !chain.calls[position] { position += 1 }
    switch chain.name(position) {
    case "count", "isEmpty", "keys": return true
    case "append", "removeAll", "removeValue":
      return chain.isStatement && chain.names.count == position + 1
    case "first", "last": return calls(position + 1)
    case "allSatisfy", "contains", "forEach", "reduce":
      return callsItsParameter(chain, position)
    case "filter":
      let rest = chain.name(position + 1)
      return callsItsParameter(chain, position) && ["count", "isEmpty", "keys"].contains(rest)
    default: return false
    }
  }

  /// Whether the closure of a call only calls the elements that it is given: `{ $0() }`, `{ !$0.value() }`.
  private func callsItsParameter(_ chain: MemberChain, _ position: Int) -> Bool {
    let start = chain.names[position]
    let end = chain.names.indices.contains(position + 1) ? chain.names[position + 1] : chain.end
    let uses = (start..<end).filter { tokens[$0].text == "$0" || tokens[$0].text == "$1" }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        if tokens.text(use + 1) == "." {
          return tokens.text(use + 2) == "key"
            || tokens.text(use + 2) == "value" && tokens.text(use + 3) == "("
        }
        return tokens.text(use + 1) == "("
          || tokens[use].text == "$0" && chain.name(position) == "reduce"
      }
  }
}
