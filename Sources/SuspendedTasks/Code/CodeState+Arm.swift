extension CodeState {
  /// The value of a register as an operand.
  func value(ofArm register: Int) -> CodeValue {
    register == ArmInstruction.zero ? .number(0) : registers[register]
  }

  private func value(of half: ArmInstruction.Half) -> CodeValue {
    switch half {
    case .zero: .number(0)
    case .register(let register): value(ofArm: register)
    case .lane(let register, let lane): vectors[2 * register + lane]
    }
  }

  private mutating func put(_ value: CodeValue, into register: Int) {
    if register != ArmInstruction.zero { registers[register] = value }
  }

  /// Where an operand in memory is; changes the register that it is counted from, if that is asked for.
  private mutating func place(
    of operand: ArmInstruction.Address, from address: UInt
  ) -> CodeValue {
    switch operand {
    case .near(let distance): return .number(address &+ UInt(bitPattern: distance))
    case .base(let base, let distance, let index):
      let start = registers[base]
      if index != .offset { registers[base] = start.advanced(by: distance) }
      return index == .after ? start : start.advanced(by: distance)
    case .indexed(let base, let index, let shift):
      return sum(registers[base], value(ofArm: index), 1 << shift)
    }
  }

  /// Follows an instruction of 64-bit ARM that calls nothing and goes nowhere.
  mutating func perform(_ action: ArmInstruction.Action, at address: UInt, in code: ProgramCode) {
    switch action {
    case .branch, .nothing: break
    case .address(let register, let distance, let isPage):
      let start = isPage ? address & ~0xFFF : address
      put(.number(start &+ UInt(bitPattern: distance)), into: register)
    case .number(let register, let number): put(.number(number), into: register)
    case .insert(let register, let bits, let shift):
      guard case .number(let number) = value(ofArm: register) else {
        return put(.unknown, into: register)
      }
      put(.number(number & ~(0xFFFF << UInt(shift)) | bits << UInt(shift)), into: register)
    case .add(let register, let other, let distance):
      registers[register] = registers[other].advanced(by: distance)
    case .sum(let register, let one, let other, let shift, false):
      registers[register] = sum(registers[one], value(ofArm: other), 1 << shift)
    case .sum(let register, let one, let other, let shift, true):
      guard case .number = value(ofArm: other) else { return registers[register] = .unknown }
      registers[register] = sum(registers[one], value(ofArm: other), -1 << shift)
    case .move(let register, let other, let isWide):
      put(isWide ? registers[other] : registers[other].narrowed, into: register)
    case .select(let register, let one, let other):
      put(value(ofArm: one).joined(value(ofArm: other)), into: register)
    case .load(let targets, let operand, let size):
      let start = place(of: operand, from: address)
      for (position, register) in targets.enumerated() {
        let value = size == 8 ? read(start.advanced(by: 8 * position), in: code) : .unknown
        put(value, into: register)
      }
    case .loadNumber(let register, let operand, let isSigned):
      let value = read(place(of: operand, from: address), in: code)
      put(isSigned ? value.extended : value.narrowed, into: register)
    case .store(let sources, let operand, let size):
      let values = sources.map(value(ofArm:))
      let start = place(of: operand, from: address)
      for (position, value) in values.enumerated() {
        write(size == 8 ? value : .unknown, at: start.advanced(by: size * position))
      }
    case .loadVectors, .storeVectors, .setVector, .takeHalf: performVector(action, address, code)
    case .forget(let changed, let others, let memory):
      if let memory { write(.unknown, at: registers[memory]) }
      for register in changed { registers[register] = .unknown }
      for vector in others { (vectors[2 * vector], vectors[2 * vector + 1]) = (.unknown, .unknown) }
    }
  }

  private mutating func performVector(
    _ action: ArmInstruction.Action, _ address: UInt, _ code: ProgramCode
  ) {
    switch action {
    case .loadVectors(let targets, let operand, let size):
      let start = place(of: operand, from: address)
      for (position, register) in targets.enumerated() {
        let first = start.advanced(by: size * position)
        vectors[2 * register] = size >= 8 ? read(first, in: code) : .unknown
        vectors[2 * register + 1] =
          size == 16 ? read(first.advanced(by: 8), in: code) : .number(0)
      }
    case .storeVectors(let sources, let operand, let size):
      let start = place(of: operand, from: address)
      for (position, register) in sources.enumerated() {
        let first = start.advanced(by: size * position)
        write(size >= 8 ? vectors[2 * register] : .unknown, at: first)
        if size == 16 { write(vectors[2 * register + 1], at: first.advanced(by: 8)) }
      }
    case .setVector(let register, let low, let high):
      (vectors[2 * register], vectors[2 * register + 1]) = (value(of: low), value(of: high))
    case .takeHalf(let register, let half): put(value(of: half), into: register)
    default: break
    }
  }
}
