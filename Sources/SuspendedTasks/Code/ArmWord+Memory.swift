extension ArmWord {
  /// The action of an instruction that reads or writes memory.
  var memoryAction: ArmInstruction.Action? {
    switch bits(27, 3) {
    case 0b101: pairAction
    case 0b111: singleAction
    case 0b011: bits(24, 1) == 0 ? literalAction : orderedAction
    case 0b001: isVector ? severalAction : exclusiveAction
    default: nil
    }
  }

  private var isVector: Bool { bits(26, 1) == 1 }
  private var isLoad: Bool { bits(22, 1) == 1 }
  private var size: Int { bits(30, 2) }

  private func access(
    _ registers: [Int], _ address: ArmInstruction.Address, isLoad: Bool, size: Int
  ) -> ArmInstruction.Action {
    switch (isVector, isLoad) {
    case (false, true): .load(registers, address, size: size)
    case (false, false): .store(registers, address, size: size)
    case (true, true): .loadVectors(registers, address, size: size)
    case (true, false): .storeVectors(registers, address, size: size)
    }
  }

  /// Two registers.
  private var pairAction: ArmInstruction.Action? {
    // Tags of memory.
    if !isVector, size == 3 || size == 1 && !isLoad { return nil }
    let index: ArmInstruction.Index = [.offset, .after, .offset, .before][bits(23, 2)]
    let bytes = isVector ? 4 << size : size == 2 ? 8 : 4
    return access(
      [rd, bits(10, 5)], .base(rn, signed(15, 7) * bytes, index), isLoad: isLoad, size: bytes)
  }

  /// A number near the code.
  private var literalAction: ArmInstruction.Action? {
    if !isVector, size == 3 { return .nothing }
    let bytes = isVector ? 4 << size : size == 1 ? 8 : 4
    return access([rd], .near(4 * signed(5, 19)), isLoad: true, size: bytes)
  }

  /// One register.
  private var singleAction: ArmInstruction.Action? {
    let kind = bits(22, 2)
    let shift = isVector && kind >= 2 ? 4 : size
    let address: ArmInstruction.Address
    if bits(24, 1) == 1 {
      address = .base(rn, bits(10, 12) << shift, .offset)
    } else if bits(21, 1) == 0 {
      address = .base(rn, signed(12, 9), [.offset, .after, .offset, .before][bits(10, 2)])
    } else if bits(10, 2) == 2 {
      // An index of 64 bits, or one that is extended: that is not looked at.
      let index = bits(13, 3) == 3 ? rm : nil
      guard let index else { return extendedAccess(isLoad: kind & 1 == 1 || !isVector && kind > 0) }
      address = .indexed(rn, index, shift: bits(12, 1) * shift)
    } else if bits(10, 2) == 0, !isVector {
      // Ordered.
      if matches(0x38BF_C000, 0x3FFF_FC00) {
        return .load([rd], .base(rn, 0, .offset), size: 1 << size)
      }
      // Eight registers at once.
      if bits(12, 4) == 0b1101 { return nil }
      // Atomic: what was there comes into the register.
      return .forget(rd == ArmInstruction.zero ? [] : [rd], memory: rn)
    } else {
      return nil
    }
    if isVector { return access([rd], address, isLoad: kind & 1 == 1, size: 1 << shift) }
    switch kind {
    case 0: return .store([rd], address, size: 1 << size)
    case 1 where size == 2, 2 where size == 2: return .loadNumber(rd, address, isSigned: kind == 2)
    case 1: return .load([rd], address, size: 1 << size)
    // A hint, or a number with a sign.
    default: return size == 3 ? .nothing : .load([rd], address, size: 1)
    }
  }

  private func extendedAccess(isLoad: Bool) -> ArmInstruction.Action {
    if !isLoad { return .nothing }
    // What may be a hint names no register that matters.
    if isVector { return .forget([], vectors: [rd]) }
    return forgotten
  }

  /// One register, with an order among the accesses, at a near distance.
  private var orderedAction: ArmInstruction.Action? {
    guard !isVector, bits(21, 1) == 0, bits(10, 2) == 0 else { return nil }
    let address = ArmInstruction.Address.base(rn, signed(12, 9), .offset)
    switch bits(22, 2) {
    case 0: return .store([rd], address, size: 1 << size)
    case 1: return .load([rd], address, size: 1 << size)
    default: return .load([rd], address, size: 1)
    }
  }

  /// Ordered, exclusive and compared.
  private var exclusiveAction: ArmInstruction.Action? {
    let (isOrdered, isOther) = (bits(23, 1) == 1, bits(21, 1) == 1)
    if isOrdered, !isOther {
      return access([rd], .base(rn, 0, .offset), isLoad: isLoad, size: 1 << size)
    }
    // What was there, or whether it was replaced, comes into one of these; pairs have the next one too.
    let changed = [rd, bits(10, 5), rm, rm + 1].filter { $0 < ArmInstruction.zero }
    return .forget(changed, memory: rn)
  }

  /// Several vector registers one behind the other; others are not looked at.
  private var severalAction: ArmInstruction.Action? {
    let counts = [0b0111: 1, 0b1010: 2, 0b0110: 3, 0b0010: 4]
    guard bits(31, 1) == 0, bits(24, 1) == 0, bits(21, 1) == 0, let count = counts[bits(12, 4)]
    else { return nil }
    let bytes = 8 << bits(30, 1)
    let registers = (0..<count).map { (rd + $0) & 31 }
    if bits(23, 1) == 0 {
      return access(registers, .base(rn, 0, .offset), isLoad: isLoad, size: bytes)
    }
    // The base register grows by the bytes, or by another register.
    guard rm == 31 else { return nil }
    return access(registers, .base(rn, bytes * count, .after), isLoad: isLoad, size: bytes)
  }
}
