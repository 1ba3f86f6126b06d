/// Metadata words and what a walk knows of each: a small hash table of plain numbers.
///
/// A walk looks one word up for each object, so it is no general dictionary: keys are never zero, and
/// nothing is taken out.
struct ProgramTable {
  private var keys = [UInt](repeating: 0, count: 256)
  private var values = [UInt](repeating: 0, count: 256)
  private var count = 0

  /// The value kept for a metadata word; nil if there is none.
  subscript(key: UInt) -> UInt? {
    @inline(__always)
    get {
      var position = slot(of: key)
      while true {
        if keys[position] == key { return key == 0 ? nil : values[position] }
        if keys[position] == 0 { return nil }
        position = (position + 1) & (keys.count - 1)
      }
    }
    set {
      guard let newValue, key != 0 else { return }
      if 2 * (count + 1) > keys.count { grow() }
      insert(key, newValue)
    }
  }

  @inline(__always)
  private func slot(of key: UInt) -> Int {
    // Metadata lies on eight bytes; the factor spreads neighbours.
    Int(truncatingIfNeeded: (key >> 3) &* 0x9E37_79B9_7F4A_7C15 >> 40) & (keys.count - 1)
  }

  private mutating func insert(_ key: UInt, _ value: UInt) {
    var position = slot(of: key)
    while keys[position] != 0, keys[position] != key {
      position = (position + 1) & (keys.count - 1)
    }
    if keys[position] == 0 { count += 1 }
    keys[position] = key
    values[position] = value
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt](repeating: 0, count: 2 * oldKeys.count)
    values = keys
    count = 0
    for (key, value) in zip(oldKeys, oldValues) where key != 0 { insert(key, value) }
  }
}
