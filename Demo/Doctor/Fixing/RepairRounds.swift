/// The edits for a folder, made in rounds: code that was left out and has been woken may need edits of its own.
public struct RepairRounds {
  /// Files whose code was woken, did not compile, and sleeps again, in the order of their names.
  public private(set) var asleep: [String] = []
  /// What is said of the folder at the end.
  public private(set) var diagnosis: Diagnosis
  private var rounds: [Repair] = []

  /// Makes the edits.
  ///
  /// - Parameters:
  ///   - before: What is said of the folder as it is.
  ///   - path: The folder; what is to be edited is there.
  ///   - diagnose: Looks at it anew.
  public init(
    of before: Diagnosis, in path: String, diagnose: () throws -> Diagnosis
  ) throws {
    diagnosis = before
    // Each round but the first is for what the one before it has brought to light.
    for _ in 1...4 {
      let round = try Repair(of: diagnosis, in: path)
      guard rounds.isEmpty || round.counts.mended > 0 else { break }
      try round.write(to: path)
      rounds.append(round)
      diagnosis = try diagnose()
    }
    try putToSleep(before, path, diagnose)
  }

  /// Takes back the edits of files that compiled before and do not any more, unless others that compiled would
  /// miss what they declare: then it is better to know what they need.
  private mutating func putToSleep(
    _ before: Diagnosis, _ path: String, _ diagnose: () throws -> Diagnosis
  ) throws {
    let clean = Set(before.files.filter(\.compiles).map(\.path))
    func broken(_ diagnosis: Diagnosis) -> [String] {
      diagnosis.files.filter { !$0.compiles && clean.contains($0.path) }.map(\.path)
    }
    let edited = Set(rounds.flatMap(\.editedFiles))
    let worse = broken(diagnosis).filter(edited.contains)
    guard !worse.isEmpty else { return }
    // The first round's originals come last.
    for round in rounds.reversed() { try round.restore(worse, in: path) }
    let after = try diagnose()
    guard broken(after).isEmpty else {
      for round in rounds { try round.writeEdits(of: worse, to: path) }
      return
    }
    for index in rounds.indices { rounds[index].forget(worse) }
    (asleep, diagnosis) = (worse, after)
  }

  /// How many findings are mended, and how many need a person.
  public var counts: (mended: Int, left: Int) {
    let asleepCount = asleep.isEmpty ? 0 : rounds.map(\.counts.left).max() ?? 0
    return (
      rounds.reduce(0) { $0 + $1.counts.mended }, max(rounds.last?.counts.left ?? 0, asleepCount)
    )
  }

  /// The differences, round by round, as `git apply --unidiff-zero` takes them one after the other.
  public var difference: String { rounds.map(\.difference).joined() }
}
