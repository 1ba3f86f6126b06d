extension CodeState {
  /// The address of an operand in memory.
  func address(of memory: X86Instruction.Memory, next: UInt) -> CodeValue {
    if memory.isRelative { return .number(next &+ UInt(bitPattern: memory.distance)) }
    guard let base = memory.base else { return .unknown }
    guard let index = memory.index else { return registers[base].advanced(by: memory.distance) }
    return sum(registers[base], registers[index], memory.scale).advanced(by: memory.distance)
  }

  /// The value of the operand that is in memory or in the other register.
  func operand(of instruction: X86Instruction, next: UInt, in code: ProgramCode) -> CodeValue {
    if let other = instruction.other { return registers[other] }
    guard let memory = instruction.memory else { return .unknown }
    return read(address(of: memory, next: next), in: code)
  }

  /// Follows an instruction that calls nothing and goes nowhere.
  mutating func perform(_ instruction: X86Instruction, next: UInt, in code: ProgramCode) {
    switch instruction.map {
    case .oneByte: performOneByte(instruction, next, code)
    case .twoByte: performTwoByte(instruction, next, code)
    case .threeByte, .vector: forgetOperands(of: instruction, next)
    }
  }

  private mutating func performOneByte(
    _ instruction: X86Instruction, _ next: UInt, _ code: ProgramCode
  ) {
    let register = instruction.register
    switch instruction.opcode {
    case 0x50...0x57: push(registers[instruction.namedRegister])
    case 0x58...0x5F: registers[instruction.namedRegister] = pop()
    case 0x68, 0x6A: push(.number(UInt(bitPattern: instruction.immediate)))
    case 0xC9:
      registers[X86Registers.stack] = registers[X86Registers.frame]
      registers[X86Registers.frame] = pop()
    case 0x89:
      store(instruction.isWide ? registers[register] : .unknown, instruction, next)
    case 0x88: store(.unknown, instruction, next, isByte: true)
    case 0x8B:
      let value = operand(of: instruction, next: next, in: code)
      registers[register] = instruction.isWide ? value : value.narrowed
    case 0x63 where instruction.isWide:
      registers[register] = operand(of: instruction, next: next, in: code).extended
    case 0x01 where instruction.isWide && instruction.other != nil:
      let other = instruction.other ?? 0
      registers[other] = sum(registers[other], registers[register])
    case 0x03 where instruction.isWide:
      registers[register] = sum(
        registers[register], operand(of: instruction, next: next, in: code))
    case 0x8D:
      registers[register] = instruction.memory.map { address(of: $0, next: next) } ?? .unknown
    case 0xB8...0xBF:
      registers[instruction.namedRegister] = .number(UInt(bitPattern: instruction.immediate))
    case 0xC7:
      store(.number(UInt(bitPattern: instruction.immediate)), instruction, next)
    case 0xC6: store(.unknown, instruction, next, isByte: true)
    case 0x80, 0x81, 0x83: add(instruction, next)
    case 0x31, 0x33:
      let isZero = instruction.other == register
      forgetOperands(of: instruction, next)
      if isZero { registers[register] = .number(0) }
    // Comparisons change nothing, and neither do tests of bits.
    case 0xF6 where instruction.register & 7 < 2, 0xF7 where instruction.register & 7 < 2: break
    case 0x38...0x3D, 0x84, 0x85, 0xA8, 0xA9, 0x90, 0xF5, 0xF8, 0xF9, 0xFC, 0xFD:
      break
    case 0xFF where instruction.register & 7 == 6:
      push(operand(of: instruction, next: next, in: code))
    // The first register has instructions of its own for large constants, as of a frame's far fields.
    case 0x05 where instruction.isWide:
      registers[0] = registers[0].advanced(by: instruction.immediate)
    case 0x2D where instruction.isWide:
      registers[0] = registers[0].advanced(by: 0 &- instruction.immediate)
    case 0xA4, 0xA5, 0xAA, 0xAB, 0x98, 0x99, 0x91...0x97, 0x04, 0x05, 0x0C, 0x0D, 0x24, 0x25, 0x2C,
      0x2D, 0x34, 0x35, 0xF7, 0xF6:
      for number in X86Registers.scratch { registers[number] = .unknown }
      forgetOperands(of: instruction, next)
    case 0xB0...0xB7: registers[instruction.namedRegister] = .unknown
    default: forgetOperands(of: instruction, next)
    }
  }

  private mutating func performTwoByte(
    _ instruction: X86Instruction, _ next: UInt, _ code: ProgramCode
  ) {
    let register = instruction.register
    switch instruction.opcode {
    // Moves of sixteen bytes, or of the lower eight.
    case 0x10, 0x28, 0x6F: loadVector(instruction, next, code)
    case 0x7E where instruction.prefix == 0xF3: loadVector(instruction, next, code, isHalf: true)
    case 0x12 where instruction.memory != nil: loadVector(instruction, next, code, isHalf: true)
    case 0x16 where instruction.memory != nil:
      vectors[2 * register + 1] = operand(of: instruction, next: next, in: code)
    case 0x11, 0x29, 0x7F, 0xE7, 0x2B: storeVector(instruction, next)
    case 0xD6, 0x13: storeVector(instruction, next, isHalf: true)
    case 0x17: store(vectors[2 * register + 1], instruction, next)
    case 0x6E:
      let value = operand(of: instruction, next: next, in: code)
      (vectors[2 * register], vectors[2 * register + 1]) =
        (instruction.isWide ? value : .unknown, .number(0))
    case 0x7E: store(instruction.isWide ? vectors[2 * register] : .unknown, instruction, next)
    case 0x57 where instruction.other == register, 0xEF where instruction.other == register:
      (vectors[2 * register], vectors[2 * register + 1]) = (.number(0), .number(0))
    case 0x6C where instruction.other != nil:
      vectors[2 * register + 1] = vectors[2 * (instruction.other ?? 0)]
    case 0x14...0x17, 0x50...0x6E, 0x70...0x76, 0xC2, 0xC6, 0xD0...0xFE:
      (vectors[2 * register], vectors[2 * register + 1]) = (.unknown, .unknown)
      if [0x50, 0xD7].contains(instruction.opcode) { registers[register] = .unknown }
    case 0x40...0x4F:
      registers[register] = registers[register].joined(
        operand(of: instruction, next: next, in: code))
    // Hints, comparisons and tests of bits.
    case 0x0D, 0x18...0x1F, 0x2E, 0x2F, 0xA3, 0xBA, 0xAE: break
    case 0x90...0x9F:
      if let other = instruction.other { registers[other] = .unknown }
    default: forgetOperands(of: instruction, next)
    }
  }

  private mutating func push(_ value: CodeValue) {
    registers[X86Registers.stack] = registers[X86Registers.stack].advanced(by: -8)
    write(value, at: registers[X86Registers.stack])
  }

  private mutating func pop() -> CodeValue {
    defer { registers[X86Registers.stack] = registers[X86Registers.stack].advanced(by: 8) }
    return word(at: registers[X86Registers.stack])
  }

  /// Adds, subtracts, aligns or compares a constant.
  private mutating func add(_ instruction: X86Instruction, _ next: UInt) {
    let operation = instruction.register & 7
    if operation == 7 { return }
    guard let other = instruction.other, instruction.isWide, operation == 0 || operation == 5 else {
      forgetOperands(of: instruction, next)
      return
    }
    let distance = instruction.immediate
    registers[other] = registers[other].advanced(by: operation == 0 ? distance : 0 &- distance)
  }

  private mutating func store(
    _ value: CodeValue, _ instruction: X86Instruction, _ next: UInt, isByte: Bool = false
  ) {
    if let other = instruction.other {
      // A number that is moved into half a register fills all of it.
      registers[other] = instruction.isWide || instruction.opcode == 0xC7 ? value : .unknown
      if !instruction.isWide, instruction.opcode == 0x89 {
        registers[other] = registers[instruction.register].narrowed
      }
      if isByte { registers[other] = .unknown }
    } else if let memory = instruction.memory {
      write(instruction.isWide ? value : .unknown, at: address(of: memory, next: next))
    }
  }

  private mutating func loadVector(
    _ instruction: X86Instruction, _ next: UInt, _ code: ProgramCode, isHalf: Bool = false
  ) {
    let first = 2 * instruction.register
    if let other = instruction.other {
      (vectors[first], vectors[first + 1]) = (vectors[2 * other], vectors[2 * other + 1])
      if isHalf { vectors[first + 1] = .number(0) }
    } else if let memory = instruction.memory {
      let place = address(of: memory, next: next)
      let isScalar = instruction.opcode == 0x10 && instruction.prefix >= 0xF2
      vectors[first] = isScalar ? .unknown : read(place, in: code)
      vectors[first + 1] =
        isHalf || isScalar ? .number(0) : read(place.advanced(by: 8), in: code)
    }
  }

  private mutating func storeVector(
    _ instruction: X86Instruction, _ next: UInt, isHalf: Bool = false
  ) {
    let first = 2 * instruction.register
    if let other = instruction.other {
      (vectors[2 * other], vectors[2 * other + 1]) = (vectors[first], vectors[first + 1])
    } else if let memory = instruction.memory {
      let place = address(of: memory, next: next)
      write(vectors[first], at: place)
      let isScalar = instruction.opcode == 0x11 && instruction.prefix >= 0xF2
      if !isHalf, !isScalar { write(vectors[first + 1], at: place.advanced(by: 8)) }
    }
  }

  /// Takes everything that an instruction may write to for changed.
  private mutating func forgetOperands(of instruction: X86Instruction, _ next: UInt) {
    if !instruction.hasOperation { registers[instruction.register] = .unknown }
    if let other = instruction.other { registers[other] = .unknown }
  }
}
