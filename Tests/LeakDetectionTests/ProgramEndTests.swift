import Foundation
import Testing

@testable import LeakDetection

/// How programs end, told by the system.
@Suite struct ProgramEndTests {
  private static func started(_ script: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    try process.run()
    return process
  }

  @Test func `a status is told, and again when it is asked for again`() throws {
    let program = try Self.started("exit 3")
    #expect(program.waitForEnd() == ProgramEnd(isSignal: false, status: 3))
    program.waitUntilExit()
    #expect(program.terminationStatus == 3)
    #expect(program.waitForEnd() == ProgramEnd(isSignal: false, status: 3))
    #expect(program.end == ProgramEnd(isSignal: false, status: 3))
  }

  @Test func `a program that waits has no end, until a signal ends it`() throws {
    let program = try Self.started("exec sleep 1000")
    #expect(program.end == nil)
    kill(program.processIdentifier, SIGKILL)
    #expect(program.waitForEnd() == ProgramEnd(isSignal: true, status: SIGKILL))
  }

  /// The kernel's number for it, which the module of the C library does not have.
  private static let newNetwork: Int32 = 0x4000_0000

  private static let canLeaveNetworks =
    (try? started("unshare -n true 2>/dev/null").waitForEnd())
    == ProgramEnd(isSignal: false, status: 0)

  @Test(.enabled(if: canLeaveNetworks, "the system does not let this user leave its network"))
  func `where not even the loopback interface is up an end is told`() async {
    await #expect(processExitsWith: .success) {
      // Foundation's threads begin later, and are where this one is.
      let function = try #require(dlsym(nil, "unshare"))
      let leave = unsafeBitCast(function, to: (@convention(c) (Int32) -> Int32).self)
      try #require(leave(Self.newNetwork) == 0)
      alarm(60)
      for status in Int32(1)...3 {
        let program = try Self.started("exit \(status)")
        #expect(program.waitForEnd() == ProgramEnd(isSignal: false, status: status))
      }
    }
  }
}
