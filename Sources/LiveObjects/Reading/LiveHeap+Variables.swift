import ObjectGraph

extension LiveHeap {
  /// The object in a global or static variable, by the variable's symbol; nil if no image has the variable, or it is
  /// empty. Takes no reference to the object.
  ///
  /// Complexity: the first time in a process, reads the symbols of every image.
  package func object(inVariableWithSymbol symbol: String) -> ObjectAddress? {
    guard let place = symbols.address(of: symbol),
      let word = test.process.word(at: UInt(bitPattern: place)), program(at: word) != nil
    else { return nil }
    return ObjectAddress(word)
  }
}
