/// Makes one cycle or plays one shape of the gallery, drops it and returns, so that the leak check of the
/// address sanitizer judges it when the process ends. The script `judge` beside this file runs it for each.
///
///     SanitizedFixtures list          prints NAME SIDE VERDICT for all: what the sanitizer should say
///     SanitizedFixtures NAME broken   makes the cycle, or plays the shape's broken form
///     SanitizedFixtures NAME fixed    makes its repaired twin
///
/// After "made NAME" it prints the address of the object, so that the judge can look for this very
/// object in the report. The address is kept as text only: in a word it would hide the leak.

import Foundation
import LeakGallery
import OwnershipFixtures

/// Makes the object, lets go of it at once and returns the text of its address.
@inline(never)
func makeAndDrop(_ make: () -> AnyObject) -> String {
  address(of: make())
}

func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
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

/// What lives on when the stage is dropped, as it does in an app until the process ends.
var lasting: [AnyObject] = []

/// Plays a form of a shape on a stage, drops the stage, and returns the text of the subject's address.
@MainActor func playAndDrop(_ shape: any LeakShape.Type, _ form: Form) async throws -> String {
  let stage = Stage(form, watching: false)
  try await shape.play(on: stage)
  lasting = stage.lasting
  return stage.firstAddress
}

/// What the sanitizer should say, a line for each side of each cycle and shape.
func list() -> [String] {
  Shapes.cycles.flatMap { ["\($0.name) broken leaks", "\($0.name) fixed clean"] }
    + Gallery.shapes.flatMap { shape in
      let entry = shape.entry
      let verdict =
        switch entry.expectedCell(.sanitizer) {
        case .found: "leaks"
        case .partly, .second, .falseAlarm: "something"
        case .missed, .silent: "clean"
        }
      return ["gallery/\(entry.name) broken \(verdict)"]
        + (entry.fix == nil ? [] : ["gallery/\(entry.name) fixed clean"])
    }
}

/// Does what the arguments ask for and returns the exit status.
@MainActor func run(_ arguments: [String]) async throws -> Int32 {
  if arguments == ["list"] {
    for line in list() { print(line) }
    return 0
  }
  guard arguments.count == 2, let form = Form(rawValue: arguments[1]) else { return 2 }
  let address: String
  if let shape = Shapes.cycles.first(where: { $0.name == arguments[0] }) {
    address = makeAndDrop(form == .broken ? shape.make : shape.makeFixed)
  } else if let shape = Gallery.shapes.first(where: { "gallery/\($0.entry.name)" == arguments[0] })
  {
    // In a task of its own, whose frames go with it and leave no stale copy of the address.
    address = try await Task { try await playAndDrop(shape, form) }.value
  } else {
    return 2
  }
  print("made \(arguments[0])\n\(address)")
  return 0
}

let status = try await run(Array(CommandLine.arguments.dropFirst()))
precondition(wipe(kilobytes: 64) == 64 * 1024)
fflush(nil)
exit(status)
