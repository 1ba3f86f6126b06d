import Foundation
import LifecycleKit

/// Plays the broken forms of the shapes whose names are given, with what is advised in place, and fails where
/// something that should be deallocated is not.
@MainActor func play() async throws -> Int32 {
  var leaking = 0
  let names = CommandLine.arguments.dropFirst()
  for name in names {
    guard let shape = Gallery.shape(named: name) else {
      print("\(name)\tno such shape")
      leaking += 1
      continue
    }
    let outcome = try await Outcome.of(shape, .broken)
    if outcome.livingAtEnd > 0 || outcome.livingForGood > 0 {
      print("\(name)\tnot deallocated\t\(outcome.retention?.description ?? "")")
      leaking += 1
    }
  }
  print("\(names.count) advices put into practice, \(leaking) free nothing")
  return leaking == 0 ? 0 : 1
}

exit(try await play())
