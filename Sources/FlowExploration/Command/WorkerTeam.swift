import LeakDetection

/// The workers of one program, which share what is to be tried: each hands over to the process that started it, and has
/// the parts of all from there.
@MainActor final class WorkerTeam: FlowTeam {
  let members: [FlowShard]
  // So few that each waits briefly for the slowest, and that little is lost with the process.
  let pace: Int? = 16

  private let connection: WorkerConnection
  private var exploration: FlowPart.Exploration?
  private var hasBegun = false

  init(_ connection: WorkerConnection, as worker: FlowShard) {
    (self.connection, members) = (connection, [worker])
  }

  func begin(_ exploration: FlowPart.Exploration) { self.exploration = exploration }

  func earlier() throws -> [FlowPart]? {
    if hasBegun { return nil }
    let parts = try connection.nextParts()
    hasBegun = parts == nil
    if let exploration { try parts?.first?.exploration?.check(exploration) }
    return parts
  }

  func handOver(_ part: () throws -> FlowPart) throws -> [FlowPart] {
    while try earlier() != nil {}
    var part = try part()
    part.exploration = exploration
    try connection.handOver(part)
    guard let parts = try connection.nextParts() else { return [part] }
    return parts
  }
}
