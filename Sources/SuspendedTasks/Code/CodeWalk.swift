/// Follows the instructions of some code along every way, without running them.
struct CodeWalk {
  private static let instructionLimit = 10_000
  private static let depthLimit = 3

  private(set) var result = ResumedCode()
  /// The words of an async function's frame that it does not own, by the addresses where it resumes.
  var unowned: [UInt: UnownedPlaces] {
    states.reduce(into: [:]) {
      if $1.key.hasWaited { $0[$1.key.address] = UnownedPlaces(at: $1.value) }
    }
  }
  /// The calls that an async function waits for, by the addresses where it resumes.
  private(set) var suspensions: [UInt: Suspension] = [:]
  private let code: ProgramCode
  private let depth: Int
  private var states: [Place: CodeState] = [:]
  private var pending: [Place] = []
  private var unownedPaths: Set<CodePath> = []

  /// A call that a function waits for.
  struct Suspension: Sendable {
    let place: UInt
    /// The address of the runtime's function, if it calls one.
    var runtime: UInt?
  }

  /// Before the function waits again it has the frame that it was given; afterwards, another one.
  private struct Place: Hashable {
    var address: UInt
    var hasWaited = false
    /// Code that is about to be passed on. Two ways that meet may each have another place to go on at.
    var destination: UInt?
  }

  /// Follows the code from an address on; at a depth of zero code that an async function goes on with,
  /// else code that is called. Complexity: linear in the code, but for its loops.
  ///
  /// - Parameter constants: What some registers have in them.
  init(at start: UInt, in code: ProgramCode, depth: Int, knowing constants: [Int: UInt] = [:]) {
    self.code = code
    self.depth = depth
    var state = depth == 0 ? CodeState(knowing: [Register.asyncContext]) : CodeState()
    for (register, number) in constants { state.registers[register] = .number(number) }
    go(to: Place(address: start), state)
    var count = 0
    while let place = pending.popLast(), var state = states[place] {
      var place = place
      var isFirst = true
      while true {
        place.destination = destination(in: state)
        if !isFirst, states[place] != nil {
          go(to: place, state)
          break
        }
        isFirst = false
        count += 1
        guard count < Self.instructionLimit, let instruction = code.instruction(at: place.address)
        else {
          result.isComplete = false
          break
        }
        guard perform(instruction, at: place, &state) else { break }
        place.address += UInt(instruction.length)
      }
      if count >= Self.instructionLimit { break }
    }
    result.used.subtract(unownedPaths)
  }

  /// Goes on at a place with what is known, unless all that was known there before.
  private mutating func go(to place: Place, _ state: CodeState) {
    var place = place
    place.destination = destination(in: state)
    guard let known = states[place] else {
      states[place] = state
      pending.append(place)
      return
    }
    let joined = known.joined(state)
    if joined == known { return }
    states[place] = joined
    if !pending.contains(place) { pending.append(place) }
  }

  private func destination(in state: CodeState) -> UInt? {
    guard case .number(let address) = state.registers[Register.firstArgument],
      code.contains(address)
    else { return nil }
    return address
  }

  /// Follows one instruction; false when the next one is not reached from it.
  private mutating func perform(
    _ instruction: HostInstruction, at place: Place, _ state: inout CodeState
  ) -> Bool {
    switch instruction.way(at: place.address, state, in: code) {
    case .jump(let target, let isDirect):
      jump(target, isDirect: isDirect, place, &state)
      return false
    case .fork(let destination):
      go(to: Place(address: destination, hasWaited: place.hasWaited), state)
    case .call(let target): call(target, at: place.address, &state)
    case .end:
      result.released.formUnion(state.takeMoved())
      return false
    case .next:
      if let base = instruction.dereferencedRegister { noteUse(of: state.registers[base]) }
      instruction.perform(at: place.address, on: &state, in: code)
    }
    return true
  }

  /// Notes that the code uses a value as the address of a live object.
  private mutating func noteUse(of value: CodeValue) {
    if case .found(let path, _) = value { result.used.insert(path) }
  }

  private mutating func call(_ target: CodeValue, at place: UInt, _ state: inout CodeState) {
    // Memory that a call gives is told apart by the call.
    var value = CodeValue.made(call: place, offset: 0, .any)
    let first = state.registers[Register.firstArgument]
    var kind: ProgramCode.Target?
    if case .number(let address) = target { kind = code.target(of: address) }
    switch kind {
    case .retain?, .unownedRetain?: break
    default: result.released.formUnion(state.takeMoved())
    }
    switch target {
    case .number(let address):
      switch kind ?? code.target(of: address) {
      case .retain(let isCounted):
        noteUse(of: first)
        if case .found(let path, 0) = first { result.retained.insert(path) }
        for _ in 0..<count(isCounted, state) { state.retain(first) }
        value = first
      case .unownedRetain:
        if case .found(let path, _) = first { unownedPaths.insert(path) }
        state.retain(first)
        value = first
      case .release(let isCounted):
        for _ in 0..<count(isCounted, state) { release(first, &state) }
      case .weakLoad: state.own(resultOf: place)
      case .frame: value = .made(call: place, offset: 0, .task)
      case .type:
        if case .number(let place) = first, let type = code.type(keptAt: place) {
          value = .number(type)
        }
      case .accessor(let accessor):
        if let type = code.type(madeBy: accessor) { value = .number(type) }
      case .existentialEnd: destroyExistential(at: first, &state)
      case .nothing: break
      case .function(let function): if !useWitness(function, &state) { follow(function, &state) }
      }
    case .found(let path, 0):
      result.calls.insert(ResumedCode.Call(target: path, arguments: state.arguments))
    default: break
    }
    state.noteFilled()
    state.forgetScratch(result: value)
  }

  /// Leaves for another function, or goes on elsewhere in the same one.
  private mutating func jump(
    _ target: CodeValue, isDirect: Bool, _ place: Place, _ state: inout CodeState
  ) {
    let context = state.registers[Register.asyncContext]
    // An async function that is called has a frame of its own, with the place to come back to.
    if case .made = context, case .number(let back) = state.word(at: context.advanced(by: 8)) {
      begin(target, &state)
      resume(at: back, context, state, Suspension(place: place.address))
      return
    }
    switch target {
    case .number(let address):
      switch code.target(of: address) {
      case .release(let isCounted):
        let first = state.registers[Register.firstArgument]
        for _ in 0..<count(isCounted, state) { release(first, &state) }
      case .existentialEnd: destroyExistential(at: state.registers[Register.firstArgument], &state)
      case .retain, .unownedRetain, .weakLoad, .type, .accessor: break
      case .nothing, .frame: wait(state, Suspension(place: place.address, runtime: address))
      case .function(let function):
        if isDirect {
          go(to: Place(address: function, hasWaited: place.hasWaited), state)
        } else if !useWitness(function, &state) {
          follow(function, &state)
        }
      }
    case .found(let path, 0):
      result.released.formUnion(state.takeMoved())
      result.exits.insert(ResumedCode.Call(target: path, arguments: state.arguments))
    default: break
    }
  }

  /// Applies the effects of a called async function on its arguments.
  private mutating func begin(_ target: CodeValue, _ state: inout CodeState) {
    switch target {
    case .number(let address):
      if case .function(let function) = code.target(of: address) { follow(function, &state) }
    case .found(let path, 0):
      result.calls.insert(ResumedCode.Call(target: path, arguments: state.arguments))
    default: break
    }
  }

  /// Goes on where a function of the runtime was told to, which lets the task wait.
  private mutating func wait(_ state: CodeState, _ suspension: Suspension) {
    for register in Register.arguments {
      let value = state.registers[register]
      var (place, context) = (value, state.registers[Register.asyncContext])
      if case .number = value {
      } else {
        (place, context) = (state.word(at: value.advanced(by: 8)), value)
      }
      guard case .number(let address) = place, code.contains(address) else { continue }
      resume(at: address, context, state, suspension)
    }
  }

  private mutating func resume(
    at address: UInt, _ context: CodeValue, _ state: CodeState, _ suspension: Suspension
  ) {
    var (state, context) = (state, context)
    if suspensions[address].map({ suspension.place < $0.place }) ?? true {
      suspensions[address] = suspension
    }
    state.forgetScratch(result: .unknown)
    if case .made = context {
      // Whichever call it was made for, only the task that made it is still known.
      let parent = state.word(at: context)
      context = .made(call: 0, offset: 0, .task)
      state.write(parent, at: context)
    }
    state.registers[Register.asyncContext] = context
    // The executor calls it, whatever the function that it waited for had left on the stack.
    state.registers[Register.stack] = .stack(0)
    go(to: Place(address: address, hasWaited: true), state)
  }

  /// How many references a function takes or gives back: one, or as many as its second argument says.
  private func count(_ isCounted: Bool, _ state: CodeState) -> UInt {
    guard isCounted else { return 1 }
    guard case .number(let count) = state.registers[Register.secondArgument] else { return 0 }
    return min(count & 0xFFFF_FFFF, 64)
  }

  private mutating func release(_ value: CodeValue, _ state: inout CodeState) {
    if let path = state.release(value) { result.released.insert(path) }
  }

  /// Gives back what is in a buffer of unknown type: by the type, if it was put there by this code, else it is
  /// told to the reader of the frame.
  private mutating func destroyExistential(at place: CodeValue, _ state: inout CodeState) {
    let typeOffset = 24
    switch (state.word(at: place.advanced(by: typeOffset)), place) {
    case (.number(let type), _):
      for offset in code.referenceOffsets(inBufferOf: type) {
        release(state.word(at: place.advanced(by: offset)), &state)
      }
    case (.found, .found) where !state.isFilled(place): result.existentials.insert(place)
    default: break
    }
  }

  /// Applies a function that destroys, copies or moves a value of some type; false for any other.
  private mutating func useWitness(_ function: UInt, _ state: inout CodeState) -> Bool {
    let (first, second) = (Register.firstArgument, Register.secondArgument)
    let place = state.registers[first]
    if code.witness(function, of: state.registers[second]) == 1 {
      if case .number(let type) = state.registers[second] { destroy(place, type, state) }
      return true
    }
    guard code.witness(function, of: state.registers[Register.thirdArgument]) != nil else {
      return false
    }
    state.noteFilled(by: [first])
    return true
  }

  /// Notes that a value is destroyed that was there before.
  private mutating func destroy(_ place: CodeValue, _ type: UInt, _ state: CodeState) {
    if case .found = place, !state.isFilled(place) {
      result.values.insert(ResumedCode.Value(place: place, type: type))
    }
  }

  /// Whether a path that begins in a called function leads into a value that a call may have put there.
  private func isFilled(_ path: CodePath, _ state: CodeState) -> Bool {
    let argument = state.registers[path.register]
    if case .found = argument, path.offsets.count == 1 { return state.isFilled(argument) }
    return false
  }

  /// Takes over what another function does with what it is given.
  private mutating func follow(_ function: UInt, _ state: inout CodeState) {
    if depth >= Self.depthLimit || !state.passesFoundValues { return }
    let other = code.summary(of: function, depth: depth + 1, arguments: state.arguments)
    for path in other.used { noteUse(of: state.value(at: path)) }
    for path in other.retained { state.noteTaken(state.value(at: path)) }
    for path in other.released where !isFilled(path, state) {
      release(state.value(at: path), &state)
    }
    for value in other.values { destroy(state.translated(value.place), value.type, state) }
    for place in other.existentials { destroyExistential(at: state.translated(place), &state) }
    for call in other.calls.union(other.exits) {
      guard case .found(let target, 0) = state.value(at: call.target) else { continue }
      result.calls.insert(
        ResumedCode.Call(target: target, arguments: call.arguments.mapValues(state.translated)))
    }
  }
}
