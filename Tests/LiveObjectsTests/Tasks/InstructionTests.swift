import Testing

@testable import SuspendedTasks

/// One meaning, as each processor's code has it: what is in the second argument's register afterwards, and how the code
/// goes on behind the last instruction. All begin at 0x10000.
struct Meaning: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let x86: [UInt8]
  let arm: [UInt32]
  var value: @Sendable (_ first: Int, _ second: Int) -> CodeValue = {
    .found(CodePath(register: $1), offset: 0)
  }
  var way: @Sendable (_ second: Int) -> CodeWay = { _ in .next }

  static let all: [Meaning] = [
    Meaning(
      testDescription: "reads a word", x86: [0x48, 0x8B, 0x77, 0x10], arm: [0xF940_0801],
      value: { first, _ in read(first, at: 16) }),
    Meaning(
      testDescription: "keeps a word on the stack",
      x86: [0x48, 0x89, 0x7C, 0x24, 0x08, 0x48, 0x8B, 0x74, 0x24, 0x08],
      arm: [0xF900_07E0, 0xF940_07E1], value: { first, _ in found(first) }),
    Meaning(
      testDescription: "copies two words at once",
      x86: [0x0F, 0x10, 0x07, 0x0F, 0x11, 0x04, 0x24, 0x48, 0x8B, 0x74, 0x24, 0x08],
      arm: [0x3DC0_0000, 0x3D80_03E0, 0xF940_07E1], value: { first, _ in read(first, at: 8) }),
    Meaning(
      testDescription: "has a constant", x86: [0xBE, 5, 0, 0, 0], arm: [0xD280_00A1],
      value: { _, _ in .number(5) }),
    Meaning(
      testDescription: "has zero", x86: [0x31, 0xF6], arm: [0xAA1F_03E1],
      value: { _, _ in .number(0) }),
    Meaning(
      testDescription: "adds a constant", x86: [0x48, 0x8D, 0x77, 0x18], arm: [0x9100_6001],
      value: { first, _ in .found(CodePath(register: first), offset: 24) }),
    Meaning(
      testDescription: "adds a constant in a register",
      x86: [0xBE, 8, 0, 0, 0, 0x48, 0x01, 0xFE], arm: [0xD280_0101, 0x8B01_0001],
      value: { first, _ in .found(CodePath(register: first), offset: 8) }),
    Meaning(
      testDescription: "reads a byte", x86: [0x0F, 0xB6, 0x37], arm: [0x3940_0001],
      value: { _, _ in .unknown }),
    Meaning(
      testDescription: "reads four bytes",
      x86: [0x48, 0xC7, 0x44, 0x24, 8, 0xFE, 0xFF, 0xFF, 0xFF, 0x8B, 0x74, 0x24, 8],
      arm: [0x9280_0021, 0xF900_07E1, 0xB940_0BE1], value: { _, _ in .number(0xFFFF_FFFE) }),
    Meaning(
      testDescription: "reads four bytes with their sign, as the place of a field",
      x86: [0x48, 0xC7, 0x44, 0x24, 8, 0xFE, 0xFF, 0xFF, 0xFF, 0x48, 0x63, 0x74, 0x24, 8],
      arm: [0x9280_0021, 0xF900_07E1, 0xB980_0BE1], value: { _, _ in .number(UInt(bitPattern: -2)) }
    ),
    Meaning(
      testDescription: "has one of two values", x86: [0x48, 0x0F, 0x44, 0xF7], arm: [0x9A81_0001],
      value: { _, _ in .unknown }),
    Meaning(
      testDescription: "compares", x86: [0x48, 0x83, 0xFE, 0x01], arm: [0xF100_043F]),
    Meaning(
      testDescription: "calls a function", x86: [0xE8, 0x0B, 0, 0, 0], arm: [0x9400_0004],
      way: { _ in .call(.number(0x10010)) }),
    Meaning(
      testDescription: "calls what is in a register", x86: [0xFF, 0xD6], arm: [0xD63F_0020],
      way: { .call(found($0)) }),
    Meaning(
      testDescription: "leaves for what is in a register", x86: [0xFF, 0xE6], arm: [0xD61F_0020],
      way: { .jump(found($0), isDirect: false) }),
    Meaning(
      testDescription: "goes on elsewhere", x86: [0xEB, 0x0E], arm: [0x1400_0004],
      way: { _ in .jump(.number(0x10010), isDirect: true) }),
    Meaning(
      testDescription: "goes on here or elsewhere", x86: [0x74, 0x0E], arm: [0x5400_0080],
      way: { _ in .fork(0x10010) }),
    Meaning(testDescription: "returns", x86: [0xC3], arm: [0xD65F_03C0], way: { _ in .end }),
  ]

  private static func found(_ register: Int) -> CodeValue {
    .found(CodePath(register: register), offset: 0)
  }

  private static func read(_ register: Int, at offset: Int) -> CodeValue {
    CodePath(register: register).reading(at: offset).map { .found($0, offset: 0) } ?? .unknown
  }
}

/// The state behind some code that begins at 0x10000, and how it goes on; nil where an instruction is not known.
private func followed<Instruction: CodeInstruction>(
  _ bytes: [UInt8], as _: Instruction.Type, knowing known: [Int] = Instruction.Registers.passed
) -> (state: CodeState, way: CodeWay)? {
  let code = ProgramCode { _ in [] }
  var (state, way) = (CodeState(Instruction.Registers.self, knowing: known), CodeWay.next)
  let isKnown = (bytes + [UInt8](repeating: 0, count: 16)).withUnsafeBytes { memory in
    var offset = 0
    while offset < bytes.count {
      guard let start = memory.baseAddress, let instruction = Instruction(at: start + offset) else {
        return false
      }
      let address = 0x10000 + UInt(offset)
      way = instruction.way(at: address, state, in: code)
      if way == .next { instruction.perform(at: address, on: &state, in: code) }
      offset += instruction.length
    }
    return true
  }
  return isKnown ? (state, way) : nil
}

private func bytes(_ words: [UInt32]) -> [UInt8] {
  words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
}

@Suite struct `Instructions of both processors` {
  @Test(arguments: Meaning.all)
  func `are followed alike`(meaning: Meaning) throws {
    func check<Instruction: CodeInstruction>(_ bytes: [UInt8], _: Instruction.Type) throws {
      typealias Registers = Instruction.Registers
      let (state, way) = try #require(followed(bytes, as: Instruction.self))
      let (first, second) = (Registers.firstArgument, Registers.secondArgument)
      #expect(state.registers[second] == meaning.value(first, second), "\(Instruction.self)")
      #expect(way == meaning.way(second), "\(Instruction.self)")
    }
    try check(meaning.x86, X86Instruction.self)
    try check(bytes(meaning.arm), ArmInstruction.self)
  }
}

@Suite struct `Instructions of x86-64` {
  private static let registers = Array(0..<X86Registers.count)

  private func registers(behind code: [UInt8]) throws -> [CodeValue] {
    try #require(followed(code, as: X86Instruction.self, knowing: Self.registers)).state.registers
  }

  /// In each the bits that name a register elsewhere tell the operation.
  @Test(arguments: [
    [0x80, 0xE9, 0x01],  // sub cl, 1
    [0x83, 0xE9, 0x01],  // sub ecx, 1
    [0x81, 0xE1, 1, 0, 0, 0],  // and ecx, 1
    [0x48, 0x83, 0xE1, 0xF0],  // and rcx, -16
    [0xC1, 0xE9, 0x04],  // shr ecx, 4
    [0x48, 0xC1, 0xE1, 0x04],  // shl rcx, 4
    [0xD3, 0xE9],  // shr ecx, cl
    [0xFE, 0xC9],  // dec cl
    [0xFF, 0xC1],  // inc ecx
  ])
  func `that name an operation change one register`(code: [UInt8]) throws {
    var expected = try registers(behind: [])
    expected[1] = .unknown
    #expect(try registers(behind: code) == expected)
  }

  @Test(arguments: [[0x80, 0xF9, 0x01], [0x83, 0xF9, 0x01], [0x81, 0xF9, 1, 0, 0, 0]])
  func `that compare change none`(code: [UInt8]) throws {
    #expect(try registers(behind: code) == registers(behind: []))
  }
}

@Suite struct `Instructions of 64-bit ARM` {
  private static let frame = CodeValue.found(CodePath(register: 0), offset: 0)

  private func action(_ word: UInt32) -> ArmInstruction.Action? { ArmInstruction(word)?.action }

  @Test func `that reach memory are told with their operands`() {
    #expect(action(0xA9BF_7BFD) == .store([29, 30], .base(31, -16, .before), size: 8))
    #expect(action(0xA8C1_7BFD) == .load([29, 30], .base(31, 16, .after), size: 8))
    #expect(action(0xF862_7801) == .load([1], .indexed(0, 2, shift: 3), size: 8))
    #expect(action(0x5800_0041) == .load([1], .near(8), size: 8))
    #expect(action(0xB980_0001) == .loadNumber(1, .base(0, 0, .offset), isSigned: true))
    #expect(action(0xB940_0001) == .loadNumber(1, .base(0, 0, .offset), isSigned: false))
    #expect(action(0x7980_0001) == .load([1], .base(0, 0, .offset), size: 1))
    #expect(action(0x6940_0801) == .load([1, 2], .base(0, 0, .offset), size: 4))
    #expect(action(0x4CDF_AC00) == .loadVectors([0, 1], .base(0, 32, .after), size: 16))
    #expect(action(0x4C00_AC00) == .storeVectors([0, 1], .base(0, 0, .offset), size: 16))
    #expect(action(0xF980_0000) == .nothing)
    for ordered: UInt32 in [0xC8DF_FC01, 0xF8BF_C001] {
      #expect(action(ordered) == .load([1], .base(0, 0, .offset), size: 8))
    }
    #expect(action(0xD940_8001) == .load([1], .base(0, 8, .offset), size: 8))
  }

  @Test func `that change registers in an unknown way make these unknown`() {
    #expect(action(0xF821_0002) == .forget([2], memory: 0))
    #expect(action(0xC8A1_7C02) == .forget([2, 1, 2], memory: 0))
    #expect(action(0xC87F_0801) == .forget([1, 2], memory: 0))
    #expect(action(0x4822_7C04) == .forget([4, 2, 3], memory: 0))
    #expect(action(0xD53B_D041) == .forget([1]))
    #expect(action(0x9B03_1041) == .forget([1]))
    #expect(action(0xD341_0801) == .forget([1]))
    #expect(action(0x927C_EC3F) == .forget([31]))
    #expect(action(0xCB29_63FF) == .sum(31, 31, 9, shift: 0, isNegative: true))
    #expect(action(0x0E0C_3C01) == .forget([1], vectors: [1]))
    #expect(action(0x9E78_0001) == .forget([1], vectors: [1]))
    #expect(action(0x4F07_E400) == .forget([], vectors: [0]))
  }

  @Test func `that are not known end the way`() {
    // Vector registers that are filled by turns; what has scalable vectors; a call of the kernel.
    for word: UInt32 in [0x4C40_8C00, 0x2520_8000, 0xD400_0001] { #expect(action(word) == nil) }
  }

  @Test func `that move halves of vector registers keep what is in them`() {
    #expect(action(0x9E67_0020) == .setVector(0, .register(1), .zero))
    #expect(action(0x4E08_0C20) == .setVector(0, .register(1), .register(1)))
    #expect(action(0x4E18_1C20) == .setVector(0, .lane(0, 0), .register(1)))
    #expect(action(0x4EC2_3820) == .setVector(0, .lane(1, 0), .lane(2, 0)))
    #expect(action(0x6E02_4020) == .setVector(0, .lane(1, 1), .lane(2, 0)))
    #expect(action(0x4EA1_1C20) == .setVector(0, .lane(1, 0), .lane(1, 1)))
    #expect(action(0x5E18_0420) == .setVector(0, .lane(1, 1), .zero))
    #expect(action(0x6E18_0420) == .setVector(0, .lane(0, 0), .lane(1, 0)))
    #expect(action(0x6F00_E400) == .setVector(0, .zero, .zero))
    #expect(action(0x9E66_0001) == .takeHalf(1, .lane(0, 0)))
    #expect(action(0x4E18_3C01) == .takeHalf(1, .lane(0, 1)))
  }

  @Test func `that mark a frame as an async function's leave its address as it is`() {
    #expect(action(0xB244_03BD) == .nothing)
  }

  @Test func `that leave for another image are known as the linker writes them`() {
    let stub: [UInt32] = [0xD503_245F, 0x9000_0010, 0xF940_0E11, 0x9100_6210, 0xD61F_0220]
    func word(_ code: [UInt32]) -> UInt? {
      ArmInstruction.importedWord(at: 0x10000) { address in
        let position = Int(address - 0x10000) / 4
        return position < code.count ? ArmInstruction(code[position]) : nil
      }
    }
    #expect(word(stub) == 0x10018)
    #expect(word(Array(stub.dropFirst())) == 0x10018)
    // Ordinary code that reads such a word, and calls what is there.
    #expect(word([0x9000_0010, 0xF940_0E11, 0xD63F_0220]) == nil)
  }
}
