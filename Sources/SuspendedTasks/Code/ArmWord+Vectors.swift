extension ArmWord {
  /// The action of an instruction on vector registers, which has its result in one of these or in a general one.
  var vectorAction: ArmInstruction.Action? {
    if isZero { return .setVector(rd, .zero, .zero) }
    if let halves { return .setVector(rd, halves.low, halves.high) }
    switch self {
    case let word where word.matches(0x9E66_0000, 0xFFFF_FC00): return .takeHalf(rd, .lane(rn, 0))
    case let word where word.matches(0x9EAE_0000, 0xFFFF_FC00): return .takeHalf(rd, .lane(rn, 1))
    case let word where word.matches(0x4E08_3C00, 0xFFEF_FC00):
      return .takeHalf(rd, .lane(rn, bits(20, 1)))
    default: break
    }
    // Conversions and copies into the general registers, or from these.
    let isConversion = bits(24, 5) == 0b11110 && bits(21, 1) == 1 && bits(10, 6) == 0
    let isCopy = matches(0x0E00_0400, 0x9FE0_8400) && [5, 7].contains(bits(11, 4))
    let register = (isConversion || isCopy) && rd != ArmInstruction.zero
    return .forget(register ? [rd] : [], vectors: [rd])
  }

  /// Whether all bits are cleared.
  private var isZero: Bool {
    matches(0x6F00_E400, 0xFFFF_FFE0) || matches(0x2F00_E400, 0xFFFF_FFE0)
      || matches(0x0F00_0400, 0xBFFF_FFE0) || matches(0x0F00_E400, 0xBFFF_FFE0)
  }

  /// The values of both halves of the result of an instruction that moves whole halves.
  private var halves: (low: ArmInstruction.Half, high: ArmInstruction.Half)? {
    func low(_ register: Int) -> ArmInstruction.Half { .lane(register, 0) }
    func high(_ register: Int) -> ArmInstruction.Half { .lane(register, 1) }
    // Copies of a register.
    if matches(0x4EA0_1C00, 0xFFE0_FC00), rn == rm { return (low(rn), high(rn)) }
    if matches(0x0EA0_1C00, 0xFFE0_FC00), rn == rm { return (low(rn), .zero) }
    if matches(0x1E60_4000, 0xFFFF_FC00) { return (low(rn), .zero) }
    // From a general register: alone, into one half, into both.
    if matches(0x9E67_0000, 0xFFFF_FC00) { return (.register(rn), .zero) }
    if matches(0x9EAF_0000, 0xFFFF_FC00) { return (low(rd), .register(rn)) }
    if matches(0x4E08_1C00, 0xFFFF_FC00) { return (.register(rn), high(rd)) }
    if matches(0x4E18_1C00, 0xFFFF_FC00) { return (low(rd), .register(rn)) }
    if matches(0x4E08_0C00, 0xFFFF_FC00) { return (.register(rn), .register(rn)) }
    // From halves: into one half, into both, alone.
    if matches(0x6E08_0400, 0xFFEF_BC00) {
      let half = ArmInstruction.Half.lane(rn, bits(14, 1))
      return bits(20, 1) == 0 ? (half, high(rd)) : (low(rd), half)
    }
    let half = ArmInstruction.Half.lane(rn, bits(20, 1))
    if matches(0x4E08_0400, 0xFFEF_FC00) { return (half, half) }
    if matches(0x5E08_0400, 0xFFEF_FC00) { return (half, .zero) }
    // The halves of two registers, in the three ways that are one for halves.
    if matches(0x4EC0_1800, 0xFFE0_BC00) || matches(0x4EC0_2800, 0xFFE0_BC00)
      || matches(0x4EC0_3800, 0xFFE0_BC00)
    {
      return (.lane(rn, bits(14, 1)), .lane(rm, bits(14, 1)))
    }
    if matches(0x6E00_4000, 0xFFE0_FC00) { return (high(rn), low(rm)) }
    return nil
  }
}
