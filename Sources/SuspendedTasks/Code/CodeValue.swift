/// The value of a register or a word of memory at one place of some code, as far as the code tells.
enum CodeValue: Hashable, Sendable {
  case unknown
  /// A constant, or the address of code or data.
  case number(UInt)
  /// An address on the stack of the thread, counted from where the code began.
  case stack(Int)
  /// An address in what a call gave, counted from its start; calls are told apart by their places.
  case made(call: UInt, offset: Int, Memory)
  /// A value that was there before the code began.
  case found(CodePath, offset: Int)

  /// The kind of memory that a call returns.
  enum Memory {
    /// The task's own, for frames.
    case task
    /// Any other, such as that of a new object.
    case any
  }

  /// The value so many bytes further on.
  func advanced(by distance: Int) -> CodeValue {
    if distance == 0 { return self }
    switch self {
    case .unknown: return .unknown
    case .number(let number): return .number(number &+ UInt(bitPattern: distance))
    case .stack(let offset): return .stack(offset &+ distance)
    case .made(let call, let offset, let memory):
      return .made(call: call, offset: offset &+ distance, memory)
    case .found(let path, let offset): return .found(path, offset: offset &+ distance)
    }
  }

  /// The value known where it may be either of two: theirs if they are equal, else unknown.
  func joined(_ other: CodeValue) -> CodeValue { self == other ? self : .unknown }
}

/// How to come to a word that was there before some code began: from a register, through words of memory.
struct CodePath: Hashable, Sendable {
  private static let lengthLimit = 5

  /// The number of the register.
  let register: Int
  /// From word to word: how far behind the address that was reached the next one lies.
  private(set) var offsets: [Int] = []

  init(register: Int) {
    self.register = register
  }

  /// The path to a word behind the address that this one leads to; nil when it would be too long.
  func reading(at offset: Int) -> CodePath? {
    if offsets.count >= Self.lengthLimit { return nil }
    var path = self
    path.offsets.append(offset)
    return path
  }
}

/// A place in memory that some code may have written to.
enum CodePlace: Hashable {
  case stack(Int)
  case made(call: UInt, offset: Int)
  case found(CodePath, offset: Int)

  /// The place that a value is the address of; nil where that is not known.
  init?(_ address: CodeValue) {
    switch address {
    case .unknown, .number: return nil
    case .stack(let offset): self = .stack(offset)
    case .made(let call, let offset, _): self = .made(call: call, offset: offset)
    case .found(let path, let offset): self = .found(path, offset: offset)
    }
  }

  /// The value at the place before the code writes to it.
  var content: CodeValue {
    guard case .found(let path, let offset) = self, let path = path.reading(at: offset) else {
      return .unknown
    }
    return .found(path, offset: 0)
  }
}
