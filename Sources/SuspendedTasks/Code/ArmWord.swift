/// The four bytes of an instruction of 64-bit ARM, by the tables of its manual.
struct ArmWord {
  private let word: UInt32
  /// The registers at their usual places: for the result, and for two operands.
  let (rd, rn, rm): (Int, Int, Int)

  init(_ word: UInt32) {
    self.word = word
    (rd, rn, rm) = (Int(word & 31), Int(word >> 5 & 31), Int(word >> 16 & 31))
  }

  /// So many bits from one on, as a number.
  func bits(_ low: Int, _ count: Int) -> Int { Int(word >> UInt32(low)) & ((1 << count) - 1) }

  /// So many bits from one on, as a number with a sign.
  func signed(_ low: Int, _ count: Int) -> Int {
    let bits = bits(low, count)
    return bits >= 1 << (count - 1) ? bits - (1 << count) : bits
  }

  /// Whether the bits of a mask are those of a pattern.
  func matches(_ pattern: UInt32, _ mask: UInt32) -> Bool { word & mask == pattern }

  /// Whether the operands are 64 bits wide.
  var isWide: Bool { bits(31, 1) == 1 }

  var forgotten: ArmInstruction.Action { .forget(rd == ArmInstruction.zero ? [] : [rd]) }

  /// The action; nil where it is not known which registers it changes.
  var action: ArmInstruction.Action? {
    if let branch { return .branch(branch) }
    // Hints, barriers and the system's registers.
    if bits(22, 10) == 0b11_0101_0100 { return bits(21, 1) == 1 ? forgotten : .nothing }
    return switch bits(25, 4) {
    case 0b1000, 0b1001: immediateAction
    case 0b0101, 0b1101: registerAction
    case 0b0100, 0b0110, 0b1100, 0b1110: memoryAction
    case 0b0111, 0b1111: vectorAction
    default: nil
    }
  }

  private var branch: ArmInstruction.Branch? {
    if matches(0x1400_0000, 0xFC00_0000) { return .jump(4 * signed(0, 26)) }
    if matches(0x9400_0000, 0xFC00_0000) { return .call(4 * signed(0, 26)) }
    // By the flags, by whether a register is zero, and by one of its bits.
    if matches(0x5400_0000, 0xFF00_0000) || matches(0x3400_0000, 0x7E00_0000) {
      return .conditional(4 * signed(5, 19))
    }
    if matches(0x3600_0000, 0x7E00_0000) { return .conditional(4 * signed(5, 14)) }
    if matches(0xD61F_0000, 0xFFFF_FC1F) { return .jumpRegister(rn) }
    if matches(0xD63F_0000, 0xFFFF_FC1F) { return .callRegister(rn) }
    // The return, also with a signed address; the breakpoint; what is never an instruction.
    if matches(0xD65F_0000, 0xFFFF_FC1F) || matches(0xD65F_0BFF, 0xFFFF_FBFF)
      || matches(0xD420_0000, 0xFFE0_001F) || matches(0, 0xFFFF_0000)
    {
      return .end
    }
    return nil
  }

  private var immediateAction: ArmInstruction.Action? {
    switch bits(23, 6) {
    case 0b100000, 0b100001:
      let distance = signed(5, 19) << 2 | bits(29, 2)
      return .address(rd, distance: isWide ? distance << 12 : distance, isPage: isWide)
    case 0b100010:
      // A comparison.
      if bits(29, 1) == 1, rd == ArmInstruction.zero { return .nothing }
      let amount = bits(10, 12) << (12 * bits(22, 1))
      return isWide ? .add(rd, rn, distance: bits(30, 1) == 1 ? -amount : amount) : .forget([rd])
    case 0b100100:
      // A test of bits.
      if bits(29, 2) == 3, rd == ArmInstruction.zero { return .nothing }
      // A mark in the frame's address says that the frame is an async function's.
      if rd == 29, rn == 29 { return .nothing }
      return .forget([rd])
    case 0b100101:
      let (value, shift) = (UInt(bits(5, 16)), 16 * bits(21, 2))
      switch bits(29, 2) {
      case 0: return .number(rd, ~(value << UInt(shift)) & (isWide ? .max : 0xFFFF_FFFF))
      case 2: return .number(rd, value << UInt(shift))
      case 3: return .insert(rd, value, shift: shift)
      default: return nil
      }
    // Sums of tagged addresses may be the stack's.
    case 0b100011: return .forget([rd])
    case 0b100110, 0b100111: return forgotten
    default: return nil
    }
  }

  private var registerAction: ArmInstruction.Action? {
    let zero = ArmInstruction.zero
    switch bits(24, 5) {
    case 0b01010:
      // A copy is written as a disjunction with zero.
      guard bits(29, 2) == 1, bits(21, 3) == 0, bits(10, 6) == 0, rn == zero, rd != zero else {
        return forgotten
      }
      return rm == zero ? .number(rd, 0) : .move(rd, rm, isWide: isWide)
    case 0b01011:
      let isNegative = bits(30, 1) == 1
      if bits(29, 1) == 1, rd == zero { return .nothing }
      if bits(21, 1) == 0 {
        guard isWide, rd != zero, rn != zero, rm != zero, bits(22, 2) == 0 else { return forgotten }
        return .sum(rd, rn, rm, shift: bits(10, 6), isNegative: isNegative)
      }
      // Extended: both the result and the first operand may be the stack's.
      guard isWide, bits(13, 3) == 3, rm != zero else { return .forget([rd]) }
      return .sum(rd, rn, rm, shift: bits(10, 3), isNegative: isNegative)
    case 0b11010:
      if bits(21, 3) == 0b010 { return .nothing }
      let isSelection = bits(21, 3) == 0b100 && bits(30, 1) == 0 && bits(10, 2) == 0
      return isSelection && isWide && rd != zero ? .select(rd, rn, rm) : forgotten
    default: return forgotten
    }
  }
}
