/// All that is known at one place of some code, whichever way led there.
struct CodeState: Equatable {
  var registers: [CodeValue]
  /// The two halves of each vector register.
  var vectors: [CodeValue]
  private(set) var memory: [CodePlace: CodeValue] = [:]
  /// How many references to each object that was there before the code has taken and not given back.
  private var taken: [CodePath: Int] = [:]
  /// How many references from the results of calls the code still owns, by the places of the calls.
  private var given: [UInt: Int] = [:]
  private var takenElsewhere: Set<CodeValue> = []
  private var moved: Set<CodePath> = []
  /// The places that were given to a call, for it to put something there.
  private var filled: Set<CodePlace> = []

  /// Before the first instruction, of which some registers are of interest.
  init(knowing known: [Int] = Register.passed) { self.init(Register.self, knowing: known) }

  /// Same as `init(knowing:)`, for any processor's registers.
  init<Registers: CodeRegisters>(_: Registers.Type, knowing known: [Int]) {
    registers = (0..<Registers.count).map {
      known.contains($0) ? .found(CodePath(register: $0), offset: 0) : .unknown
    }
    registers[Registers.stack] = .stack(0)
    vectors = [CodeValue](repeating: .unknown, count: 2 * Registers.count)
  }

  /// The value of a word of memory.
  func word(at address: CodeValue) -> CodeValue {
    CodePlace(address).map { memory[$0] ?? $0.content } ?? .unknown
  }

  mutating func write(_ value: CodeValue, at address: CodeValue) {
    if let place = CodePlace(address) { memory[place] = value }
    // What is put into a new object is given to it.
    if case .made(_, _, .any) = address, case .found(let path, 0) = value, release(value) != nil {
      moved.insert(path)
    }
  }

  /// Takes one more reference to what a value leads to.
  mutating func retain(_ value: CodeValue) {
    if case .made(let call, 0, .any) = value, let count = given[call] {
      // A limit, because a loop may take more and more.
      given[call] = min(count + 1, 8)
    }
    guard case .found(let path, 0) = value else { return }
    if moved.remove(path) == nil { taken[path, default: 0] += 1 }
  }

  /// The references that were given away without one having been taken, not even just afterwards.
  mutating func takeMoved() -> Set<CodePath> {
    defer { moved = [] }
    return moved
  }

  /// Gives a reference back; the path to the object, if it is one that the code did not take before.
  mutating func release(_ value: CodeValue) -> CodePath? {
    if case .made(let call, 0, .any) = value, let count = given[call], count > 0 {
      given[call] = count - 1
    }
    guard case .found(let path, 0) = value else { return nil }
    guard let count = taken[path], count > 0 else { return path }
    taken[path] = count == 1 ? nil : count - 1
    return nil
  }

  /// Notes that a called function has retained the object of a value, and may not have released it.
  mutating func noteTaken(_ value: CodeValue) { takenElsewhere.insert(value) }

  /// Whether the code certainly owns no reference to the object of a value: it has released all that it retained,
  /// or has retained none.
  func ownsNone(of value: CodeValue) -> Bool {
    if takenElsewhere.contains(value) { return false }
    return switch value {
    case .made(let call, 0, .any): given[call] == 0
    case .found(let path, 0): taken[path] == nil && !moved.contains(path)
    default: false
    }
  }

  /// Notes that the code owns the result of a call.
  mutating func own(resultOf call: UInt) { given[call] = 1 }

  /// Notes which places a call may put something into: the one for its result, and the one that copies go to.
  mutating func noteFilled(
    by registers: [Int] = [Register.indirectResult, Register.secondArgument]
  ) {
    for register in registers {
      if case .found = self.registers[register], let place = CodePlace(self.registers[register]) {
        filled.insert(place)
      }
    }
  }

  /// Whether what was at a place before may have been replaced by a call.
  func isFilled(_ address: CodeValue) -> Bool { CodePlace(address).map(filled.contains) ?? true }

  /// Forgets what a call may change.
  mutating func forgetScratch(result: CodeValue) {
    for register in Register.scratch { registers[register] = .unknown }
    for half in vectors.indices { vectors[half] = .unknown }
    registers[Register.result] = result
  }

  /// The state known at a place that is reached with this state or with another.
  func joined(_ other: CodeState) -> CodeState {
    var state = self
    for number in registers.indices {
      state.registers[number] = registers[number].joined(other.registers[number])
    }
    for half in vectors.indices { state.vectors[half] = vectors[half].joined(other.vectors[half]) }
    // What one way did not write may still be what was there before.
    state.memory = memory.filter { other.memory[$0.key] != nil }.reduce(into: [:]) {
      $0[$1.key] = other.memory[$1.key].map($1.value.joined)
    }
    state.given = given.merging(other.given, uniquingKeysWith: max)
    state.takenElsewhere = takenElsewhere.union(other.takenElsewhere)
    state.moved = moved.union(other.moved)
    state.filled = filled.union(other.filled)
    state.taken = taken.reduce(into: [:]) { joined, entry in
      let count = min(entry.value, other.taken[entry.key] ?? 0)
      if count > 0 { joined[entry.key] = count }
    }
    return state
  }
}
