/// One instruction of 64-bit ARM, taken apart as far as following references through code needs.
///
/// All are four bytes long. One that is not known by name is taken for one that changes the registers it may name, and
/// ends the way where that is not known either.
struct ArmInstruction: CodeInstruction {
  typealias Registers = ArmRegisters

  /// How the base register of an address changes with the access.
  enum Index { case offset, before, after }

  /// An operand in memory.
  enum Address: Equatable {
    /// So far from the instruction.
    case near(Int)
    case base(Int, Int, Index)
    /// The sum of two registers, the second one shifted to the left.
    case indexed(Int, Int, shift: Int)

    var base: Int? {
      switch self {
      case .near: nil
      case .base(let base, _, _), .indexed(let base, _, _): base
      }
    }
  }

  /// Half of a vector register, and what may be put there.
  enum Half: Equatable {
    case zero
    case register(Int)
    case lane(Int, Int)
  }

  enum Branch: Equatable {
    case jump(Int), call(Int), conditional(Int)
    case jumpRegister(Int), callRegister(Int)
    case end
  }

  /// Register 31 is the stack's as a base and in `add` and `sum`, else it reads as zero and is not written.
  enum Action: Equatable {
    case branch(Branch)
    /// The address so far from the instruction, or from the beginning of its page.
    case address(Int, distance: Int, isPage: Bool)
    case number(Int, UInt)
    /// Puts sixteen bits into a register that has others.
    case insert(Int, UInt, shift: Int)
    case add(Int, Int, distance: Int)
    case sum(Int, Int, Int, shift: Int, isNegative: Bool)
    case move(Int, Int, isWide: Bool)
    case select(Int, Int, Int)
    case load([Int], Address, size: Int)
    /// Loads four bytes, extended by zeros or by their sign.
    case loadNumber(Int, Address, isSigned: Bool)
    case store([Int], Address, size: Int)
    case loadVectors([Int], Address, size: Int)
    case storeVectors([Int], Address, size: Int)
    case setVector(Int, Half, Half)
    case takeHalf(Int, Half)
    case forget([Int], vectors: [Int] = [], memory: Int? = nil)
    case nothing
  }

  static let longest: UInt = 4
  static let importKinds: Set<UInt> = [1025, 1026]
  static let zero = 31

  let action: Action
  var length: Int { 4 }

  init?(at start: UnsafeRawPointer) {
    self.init(start.loadUnaligned(as: UInt32.self))
  }

  init?(_ word: UInt32) {
    guard let action = ArmWord(word).action else { return nil }
    self.action = action
  }

  var dereferencedRegister: Int? {
    switch action {
    case .load(_, let address, _), .loadNumber(_, let address, _), .store(_, let address, _),
      .loadVectors(_, let address, _), .storeVectors(_, let address, _):
      address.base
    case .forget(_, _, let memory): memory
    default: nil
    }
  }

  func way(at address: UInt, _ state: CodeState, in _: ProgramCode) -> CodeWay {
    guard case .branch(let branch) = action else { return .next }
    func place(_ distance: Int) -> UInt { address &+ UInt(bitPattern: distance) }
    return switch branch {
    case .jump(let distance): .jump(.number(place(distance)), isDirect: true)
    case .conditional(let distance): .fork(place(distance))
    case .call(let distance): .call(.number(place(distance)))
    case .callRegister(let register): .call(state.value(ofArm: register))
    case .jumpRegister(let register): .jump(state.value(ofArm: register), isDirect: false)
    case .end: .end
    }
  }

  func perform(at address: UInt, on state: inout CodeState, in code: ProgramCode) {
    state.perform(action, at: address, in: code)
  }

  /// The linker writes such a jump as a page, the word in it, the word's address, and the jump itself; a landing mark may
  /// stand in front. Ordinary code that reads such a word goes on otherwise.
  static func importedWord(at address: UInt, _ instruction: (UInt) -> Self?) -> UInt? {
    let start = instruction(address)?.action == .nothing ? address + 4 : address
    let actions = (0..<4).map { instruction(start + 4 * UInt($0))?.action }
    guard case .address(let base, let distance, true)? = actions[0],
      case .load(let targets, .base(base, let offset, .offset), 8)? = actions[1],
      targets.count == 1, actions[2] == .add(base, base, distance: offset),
      actions[3] == .branch(.jumpRegister(targets[0]))
    else { return nil }
    return (start & ~0xFFF) &+ UInt(bitPattern: distance + offset)
  }
}

/// The registers of 64-bit ARM, by the numbers that instructions have for them.
enum ArmRegisters: CodeRegisters {
  static let count = 32
  static let passed = [0, 1, 2, 3, 4, 5, 6, 7, 8, 20, 22]
  static let arguments = [0, 1, 2, 3, 4, 5, 6, 7]
  static let firstArgument = 0
  static let secondArgument = 1
  static let thirdArgument = 2
  static let result = 0
  static let indirectResult = 8
  static let stack = 31
  static let asyncContext = 22
  static let scratch = Array(0...18) + [30]
}
