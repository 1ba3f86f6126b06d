/// Makes one cycle, drops it and returns, so that the leak check of the address sanitizer judges
/// it when the process ends. The script `judge` beside this file runs it for every cycle.
///
///     SanitizedFixtures list          prints the names of all cycles
///     SanitizedFixtures NAME broken   makes the cycle: the sanitizer must report it as leaked
///     SanitizedFixtures NAME fixed    makes its repaired twin: the sanitizer must be silent
///
/// After "made NAME" it prints the address of the object, so that the judge can look for this very
/// object in the report. The address is kept as text only: in a word it would hide the leak.

import Foundation
import OwnershipFixtures

/// Makes the object, lets go of it at once and returns the text of its address.
@inline(never)
func makeAndDrop(_ make: () -> AnyObject) -> String {
  let object = make()
  return "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// Overwrites the stack below the caller, and with it every stale copy of the address.
///
/// Each call takes a kilobyte, the most that is still put on the stack and not on the heap.
@inline(never) @_optimize(none)
func wipe(kilobytes: Int) -> Int {
  let zeroes = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { bytes in
    bytes.initialize(repeating: 0)
    return bytes.count { $0 == 0 }
  }
  return kilobytes > 1 ? zeroes + wipe(kilobytes: kilobytes - 1) : zeroes
}

/// Does what the arguments ask for and returns the exit status.
@inline(never)
func run(_ arguments: [String]) -> Int32 {
  if arguments == ["list"] {
    for shape in Shapes.cycles { print(shape.name) }
    return 0
  }
  guard arguments.count == 2,
    let shape = Shapes.cycles.first(where: { $0.name == arguments[0] }),
    let make = ["broken": shape.make, "fixed": shape.makeFixed][arguments[1]]
  else { return 2 }
  let address = makeAndDrop(make)
  print("made \(shape.name)\n\(address)")
  return 0
}

let status = run(Array(CommandLine.arguments.dropFirst()))
precondition(wipe(kilobytes: 64) == 64 * 1024)
fflush(nil)
if status != 0 { exit(status) }
