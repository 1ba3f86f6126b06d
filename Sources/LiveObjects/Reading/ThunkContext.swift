import ObjectGraph
import SwiftRuntime

/// Contexts of which the compiler left no description.
///
/// It describes no captures that depend on the type within an existential. That is how a function is called in
/// another way that returns such a value or takes one, `() -> any Source` for `() -> T`: the context then has
/// types and conformances, and behind them that one function. Verified with Swift 6.3.1 on x86-64 Linux.
extension LiveHeap {
  /// How many types and conformances may stand in front of the function.
  private static let argumentLimit = 16

  /// Reads the one function that such a context holds; false for any other context, and in a program without
  /// symbols. What lies behind the function is left over from what was in the block before.
  func readThunk<Sink: ReferenceSink>(
    _ object: ObjectBytes, _ metadata: TypeMetadata, into sink: inout Sink
  ) -> Bool {
    guard metadata.kind == .closureContext, metadata.address.word(at: 16) == 0 else { return false }
    let first = max(metadata.address.number(at: 8), 16)
    let end = min(Int(extent(ofObjectAt: object.number)), first + 8 * Self.argumentLimit)
    for offset in stride(from: first, through: end - 16, by: 8) {
      let word = object.word(at: offset)
      if isFunction(word) {
        if Sink.wantsLabels { sink.enter("captures #1", .capture) }
        meet(object.word(at: offset + 8), .own, code: word, into: &sink)
        if Sink.wantsLabels { sink.leave() }
        return true
      }
      guard word != 0, !isKnownObject(at: word) else { return false }
    }
    return false
  }

  /// Whether a word is the first one of a function's value: where its code lies, or what tells that of an
  /// async one. Functions of the C language have no context, and are none here.
  private func isFunction(_ word: UInt) -> Bool {
    if let known = functionWords[word] { return known }
    let isFunction =
      symbols.functionSymbol(at: word).map { $0.hasPrefix("$s") && !$0.hasSuffix("To") }
      ?? symbols.dataSymbol(at: word).map { $0.hasPrefix("$s") && $0.hasSuffix("Tu") } ?? false
    functionWords[word] = isFunction
    return isFunction
  }
}
