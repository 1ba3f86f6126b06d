/// One instruction of a processor, taken apart as far as following references through code needs.
///
/// Reads bytes and asks nothing of the processor it runs on, so each kind is tested on every one.
protocol CodeInstruction {
  /// The registers that mean something to callers.
  associatedtype Registers: CodeRegisters

  /// No instruction has more bytes.
  static var longest: UInt { get }
  /// The kinds of the loader's entries that write the address of a symbol and nothing else.
  static var importKinds: Set<UInt> { get }

  /// In bytes.
  var length: Int { get }
  /// The base register of the address at which the instruction reads or writes memory; nil if it does neither.
  var dereferencedRegister: Int? { get }

  /// Takes the instruction at an address apart; nil for what is none, or of an unknown kind.
  init?(at start: UnsafeRawPointer)

  /// How the code goes on behind this instruction, which stands at an address.
  func way(at address: UInt, _ state: CodeState, in code: ProgramCode) -> CodeWay

  /// Follows the instruction, which calls nothing and goes nowhere. What it may change in an unknown way is unknown
  /// from then on.
  func perform(at address: UInt, on state: inout CodeState, in code: ProgramCode)

  /// The word of an image that a jump at an address leads through, as functions of other images are called; nil if
  /// there is no such jump.
  static func importedWord(at address: UInt, _ instruction: (UInt) -> Self?) -> UInt?
}

/// How code goes on behind an instruction.
enum CodeWay: Hashable {
  case next
  /// On, or at an address.
  case fork(UInt)
  case jump(CodeValue, isDirect: Bool)
  case call(CodeValue)
  case end
}

/// The registers of a processor, by their numbers.
protocol CodeRegisters {
  static var count: Int { get }
  /// The registers that mean something to what is called.
  static var passed: [Int] { get }
  static var arguments: [Int] { get }
  static var firstArgument: Int { get }
  static var secondArgument: Int { get }
  static var thirdArgument: Int { get }
  static var result: Int { get }
  /// The address for a result that does not fit into registers.
  static var indirectResult: Int { get }
  static var stack: Int { get }
  /// The frame of an async function.
  static var asyncContext: Int { get }
  /// The registers that functions need not preserve.
  static var scratch: [Int] { get }
}

// The one place that asks which processor this is.
#if arch(arm64)
  typealias HostInstruction = ArmInstruction
#else
  typealias HostInstruction = X86Instruction
#endif
/// The registers of the processor that this process runs on.
typealias Register = HostInstruction.Registers
