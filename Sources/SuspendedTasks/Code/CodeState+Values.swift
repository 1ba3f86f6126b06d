extension CodeState {
  /// The values of the registers that mean something to what is called.
  var arguments: [Int: CodeValue] {
    Register.passed.reduce(into: [:]) { arguments, register in
      if registers[register] != .unknown { arguments[register] = registers[register] }
    }
  }

  /// Whether a function that is called here is given anything that was there before.
  var passesFoundValues: Bool {
    Register.passed.contains { register in
      if register == Register.asyncContext { return false }
      if case .found = registers[register] { return true }
      return false
    }
  }

  /// The value found here at the end of a way that begins with the registers of code that is called here.
  func value(at path: CodePath) -> CodeValue {
    path.offsets.reduce(registers[path.register]) { word(at: $0.advanced(by: $1)) }
  }

  /// A value of something that is called here, said as one of here.
  func translated(_ value: CodeValue) -> CodeValue {
    switch value {
    case .found(let path, let offset): self.value(at: path).advanced(by: offset)
    case .number: value
    case .unknown, .stack, .made: .unknown
    }
  }

  /// The sum of a number and anything, such as of the place of a field and the address of a value.
  ///
  /// Unknown if the value may have been replaced.
  func sum(_ one: CodeValue, _ other: CodeValue, _ scale: Int = 1) -> CodeValue {
    switch (one, other) {
    case (.found, .number) where isFilled(one): .unknown
    case (.number, .found) where isFilled(other): .unknown
    case (_, .number(let number)): one.advanced(by: Int(bitPattern: number) &* scale)
    case (.number(let number), _) where scale == 1: other.advanced(by: Int(bitPattern: number))
    default: .unknown
    }
  }

  /// The word at an address: of the code's memory, or of an image.
  func read(_ address: CodeValue, in code: ProgramCode) -> CodeValue {
    if case .number(let place) = address {
      return code.word(at: place).map { .number($0) } ?? .unknown
    }
    return word(at: address)
  }
}

extension CodeValue {
  /// The lower half of the value, zero-extended.
  var narrowed: CodeValue {
    if case .number(let number) = self { return .number(number & 0xFFFF_FFFF) }
    return .unknown
  }

  /// The lower half of the value, sign-extended.
  var extended: CodeValue {
    guard case .number(let number) = self else { return .unknown }
    return .number(UInt(bitPattern: Int(Int32(truncatingIfNeeded: number))))
  }
}
