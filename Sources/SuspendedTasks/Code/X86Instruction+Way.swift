extension X86Instruction {
  func way(at address: UInt, _ state: CodeState, in code: ProgramCode) -> CodeWay {
    let next = address &+ UInt(length)
    let destination = next &+ UInt(bitPattern: immediate)
    switch (map, opcode) {
    case (.oneByte, 0xE9), (.oneByte, 0xEB): return .jump(.number(destination), isDirect: true)
    case (.oneByte, 0x70...0x7F), (.twoByte, 0x80...0x8F), (.oneByte, 0xE0...0xE3):
      return .fork(destination)
    case (.oneByte, 0xE8): return .call(.number(destination))
    case (.oneByte, 0xFF) where register & 7 == 2:
      return .call(state.operand(of: self, next: next, in: code))
    case (.oneByte, 0xFF) where register & 7 == 4:
      return .jump(state.operand(of: self, next: next, in: code), isDirect: false)
    case (.oneByte, 0xC2), (.oneByte, 0xC3), (.oneByte, 0xCC), (.oneByte, 0xF4), (.twoByte, 0x0B):
      return .end
    default: return .next
    }
  }

  func perform(at address: UInt, on state: inout CodeState, in code: ProgramCode) {
    state.perform(self, next: address &+ UInt(length), in: code)
  }

  static func importedWord(at address: UInt, _ instruction: (UInt) -> Self?) -> UInt? {
    guard var jump = instruction(address) else { return nil }
    var place = address
    // A landing mark may stand in front.
    if jump.map == .twoByte, jump.opcode == 0x1E, jump.prefix == 0xF3 {
      place += UInt(jump.length)
      guard let next = instruction(place) else { return nil }
      jump = next
    }
    guard jump.map == .oneByte, jump.opcode == 0xFF, jump.register & 7 == 4,
      let memory = jump.memory, memory.isRelative
    else { return nil }
    return place &+ UInt(jump.length) &+ UInt(bitPattern: memory.distance)
  }
}

/// The registers of x86-64, by the numbers that instructions have for them.
enum X86Registers: CodeRegisters {
  static let count = 16
  static let passed = [0, 1, 2, 6, 7, 8, 9, 13, 14]
  static let arguments = [7, 6, 2, 1, 8, 9]
  static let firstArgument = 7
  static let secondArgument = 6
  static let thirdArgument = 2
  static let result = 0
  static let indirectResult = 0
  static let stack = 4
  static let frame = 5
  static let asyncContext = 14
  static let scratch = [0, 1, 2, 6, 7, 8, 9, 10, 11]
}
