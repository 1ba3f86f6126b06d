import ObjectGraph

extension LiveHeap {
  /// The places in the program's own writable data that lead to live objects, by their addresses.
  ///
  /// Most are statics and globals; `variableName(at:)` tells. Complexity: that of a search among statics.
  package var staticPlaces: [(place: UInt, object: ObjectAddress)] {
    StaticHolders(in: self).candidates
  }

  /// The name of the static or global that lies at a place, such as `static Session.shared`; nil for
  /// anything else there.
  package func variableName(at place: UInt) -> String? {
    symbols.variableName(at: place)
  }
}
