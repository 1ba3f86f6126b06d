import SwiftRuntime
import Synchronization

/// The programs of values made so far, for all readers.
///
/// It holds facts about types, which are the same for all readers. Programs are never freed: there are
/// as many as types met. A program that two threads compile at once is made twice and kept once.
enum LayoutCache {
  private struct Programs {
    var values: [UInt: ValueProgram] = [:]
    var isPlain: [UInt: Bool] = [:]
  }

  private static let programs = Mutex(Programs())

  /// The program of a value type.
  static func valueProgram(
    for type: TypeMetadata, orMake make: () -> ValueProgram
  ) -> ValueProgram {
    let key = type.address.number
    if let known = programs.withLock({ $0.values[key] }) { return known }
    let made = make()
    return programs.withLock {
      let kept = $0.values[key] ?? made
      $0.values[key] = kept
      return kept
    }
  }

  /// Whether values of a type hold nothing.
  static func isPlain(_ type: TypeMetadata, orFind find: () -> Bool) -> Bool {
    let key = type.address.number
    if let known = programs.withLock({ $0.isPlain[key] }) { return known }
    let isPlain = find()
    programs.withLock { $0.isPlain[key] = isPlain }
    return isPlain
  }
}
