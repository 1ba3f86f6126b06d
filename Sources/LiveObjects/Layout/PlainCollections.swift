import SwiftRuntime

/// Collections that can hold no object, whatever is in them: `[Int]`, `[String: [Double]]`.
///
/// A reference to their storage leads nowhere, so it is not read at all. In a program with many tables and
/// texts that is most of what its statics reach.
extension LayoutCompiler {
  /// How many collections in one another are looked into; elements may be of the type that has the collection.
  private static let depthLimit = 3

  /// Whether the elements, keys and values that are generic arguments of a collection hold nothing.
  func isPlainCollection(_ type: TypeMetadata, ofArguments count: Int) -> Bool {
    collectionDepth < Self.depthLimit
      && (0..<count).allSatisfy { type.genericArgument($0).map(isPlain) ?? false }
  }

  private func isPlain(_ element: TypeMetadata) -> Bool {
    if collectionDepth > 0 { return holdsNothing(element) }
    return LayoutCache.isPlain(element) { holdsNothing(element) }
  }

  private func holdsNothing(_ element: TypeMetadata) -> Bool {
    var compiler = LayoutCompiler(collectionDepth: collectionDepth + 1)
    compiler.add(element, at: 0, label: "", rank: .own)
    return compiler.steps.isEmpty
  }
}
