/// One instruction of x86-64, taken apart as far as following references through code needs.
///
/// Lengths are known of all instructions that compilers write for ordinary code.
struct X86Instruction: CodeInstruction {
  typealias Registers = X86Registers

  /// The tables that opcodes stand in.
  enum Map { case oneByte, twoByte, threeByte, vector }

  /// An operand in memory: a sum of registers and a distance.
  struct Memory {
    /// Nil where the distance is counted from the next instruction, or where there is none.
    var base: Int?
    var index: Int?
    var scale = 1
    var distance = 0
    var isRelative = false
  }

  static let longest: UInt = 16
  static let importKinds: Set<UInt> = [6, 7]

  private(set) var map = Map.oneByte
  private(set) var opcode: UInt8 = 0
  /// In bytes.
  private(set) var length = 0
  /// Whether the operands are 64 bits wide by a prefix.
  private(set) var isWide = false
  /// The last of the prefixes 0x66, 0xF2 and 0xF3; else zero.
  private(set) var prefix: UInt8 = 0
  /// The number of the register operand, or what extends the opcode.
  private(set) var register = 0
  /// The number of the other operand, where it is a register.
  private(set) var other: Int?
  /// The other operand, where it is in memory.
  private(set) var memory: Memory?
  private(set) var immediate = 0

  private var rex: UInt8 = 0

  /// Takes the instruction at an address apart; nil for what is none, or of an unknown kind.
  init?(at start: UnsafeRawPointer) {
    var bytes = Bytes(start: start)
    takePrefixes(&bytes)
    takeOpcode(&bytes)
    if hasOperands { takeOperands(&bytes) }
    let size = immediateSize
    if size < 0 { return nil }
    immediate = bytes.takeNumber(size)
    length = bytes.offset
    if length > 15 { return nil }
  }

  private struct Bytes {
    let start: UnsafeRawPointer
    var offset = 0

    mutating func take() -> UInt8 {
      defer { offset += 1 }
      return start.load(fromByteOffset: offset, as: UInt8.self)
    }

    func peek() -> UInt8 { start.load(fromByteOffset: offset, as: UInt8.self) }

    mutating func takeNumber(_ size: Int) -> Int {
      defer { offset += size }
      switch size {
      case 1: return Int(start.loadUnaligned(fromByteOffset: offset, as: Int8.self))
      case 2: return Int(start.loadUnaligned(fromByteOffset: offset, as: Int16.self))
      case 4: return Int(start.loadUnaligned(fromByteOffset: offset, as: Int32.self))
      case 8: return start.loadUnaligned(fromByteOffset: offset, as: Int.self)
      default: return 0
      }
    }
  }

  private mutating func takePrefixes(_ bytes: inout Bytes) {
    while bytes.offset < 14 {
      switch bytes.peek() {
      case 0x66, 0xF2, 0xF3: prefix = bytes.take()
      case 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0x67, 0xF0: _ = bytes.take()
      default:
        if bytes.peek() & 0xF0 == 0x40 {
          rex = bytes.take()
          isWide = rex & 8 != 0
        }
        return
      }
    }
  }

  private mutating func takeOpcode(_ bytes: inout Bytes) {
    opcode = bytes.take()
    switch opcode {
    case 0xC4, 0xC5:
      let isLong = opcode == 0xC4
      let first = bytes.take()
      let table = isLong ? first & 0x1F : 1
      if isLong { _ = bytes.take() }
      rex = (~first & 0x80) >> 5 | (isLong ? (~first & 0x60) >> 5 : 0)
      vectorTable = table
      opcode = bytes.take()
      map = .vector
    case 0x0F:
      opcode = bytes.take()
      map = .twoByte
      if opcode == 0x38 || opcode == 0x3A {
        hasByteBehind = opcode == 0x3A
        opcode = bytes.take()
        map = .threeByte
      }
    default: break
    }
  }

  /// The register that the opcode itself names, as in a push.
  var namedRegister: Int { Int(opcode & 7 | (rex & 1) << 3) }

  /// The base register of the address at which the instruction reads or writes memory; nil if it does neither.
  var dereferencedRegister: Int? {
    switch (map, opcode) {
    // These compute an address, or are hints.
    case (.oneByte, 0x8D), (.twoByte, 0x0D), (.twoByte, 0x18...0x1F): nil
    default: memory?.base
    }
  }

  /// Whether the bits that name a register elsewhere tell the operation, as in a shift or an addition of a constant.
  var hasOperation: Bool {
    switch (map, opcode) {
    case (.oneByte, 0x80...0x83), (.oneByte, 0x8F), (.oneByte, 0xC0), (.oneByte, 0xC1),
      (.oneByte, 0xD0...0xD3), (.oneByte, 0xF6), (.oneByte, 0xF7), (.oneByte, 0xFE),
      (.oneByte, 0xFF):
      true
    default: false
    }
  }

  private var vectorTable: UInt8 = 0
  private var hasByteBehind = false

  private var hasOperands: Bool {
    switch map {
    case .threeByte: return true
    case .vector: return !(vectorTable == 1 && opcode == 0x77)
    case .twoByte:
      switch opcode {
      case 0x05, 0x06, 0x08, 0x09, 0x0B, 0x30...0x37, 0x77, 0x80...0x8F, 0xA0...0xA2, 0xA8...0xAA,
        0xC8...0xCF:
        return false
      default: return true
      }
    case .oneByte:
      switch opcode {
      case 0x00...0x3F: return opcode & 7 < 4
      case 0x62, 0x63, 0x69, 0x6B, 0x80...0x8F, 0xC0, 0xC1, 0xC6, 0xC7, 0xD0...0xD3, 0xD8...0xDF,
        0xF6, 0xF7, 0xFE, 0xFF:
        return true
      default: return false
      }
    }
  }

  private mutating func takeOperands(_ bytes: inout Bytes) {
    let form = bytes.take()
    register = Int(form >> 3 & 7 | (rex & 4) << 1)
    let (mode, low) = (form >> 6, form & 7)
    if mode == 3 {
      other = Int(low | (rex & 1) << 3)
      return
    }
    var place = Memory()
    if low == 4 {
      let sum = bytes.take()
      let index = Int(sum >> 3 & 7 | (rex & 2) << 2)
      if index != 4 { (place.index, place.scale) = (index, 1 << Int(sum >> 6)) }
      if sum & 7 != 5 || mode != 0 {
        place.base = Int(sum & 7 | (rex & 1) << 3)
      } else {
        place.distance = bytes.takeNumber(4)
      }
    } else if low == 5, mode == 0 {
      place.isRelative = true
      place.distance = bytes.takeNumber(4)
    } else {
      place.base = Int(low | (rex & 1) << 3)
    }
    if mode == 1 { place.distance = bytes.takeNumber(1) }
    if mode == 2 { place.distance = bytes.takeNumber(4) }
    memory = place
  }

  /// The bytes of the number behind the operands; negative for instructions that are not known.
  private var immediateSize: Int {
    let word = prefix == 0x66 && !isWide ? 2 : 4
    switch map {
    case .threeByte: return hasByteBehind ? 1 : 0
    case .vector:
      return vectorTable == 3 || [0x70, 0x71, 0x72, 0x73, 0xC2, 0xC4, 0xC5, 0xC6].contains(opcode)
        ? 1 : 0
    case .twoByte:
      switch opcode {
      case 0x80...0x8F: return 4
      case 0x70...0x73, 0xA4, 0xAC, 0xBA, 0xC2, 0xC4, 0xC5, 0xC6: return 1
      default: return 0
      }
    case .oneByte:
      switch opcode {
      case 0x00...0x3F: return opcode & 7 == 4 ? 1 : opcode & 7 == 5 ? word : 0
      case 0x62, 0x9A, 0xEA, 0xD4...0xD6: return -1
      case 0x68, 0x69, 0x81, 0xA9, 0xC7: return word
      case 0x6A, 0x6B, 0x70...0x7F, 0x80, 0x82, 0x83, 0xA8, 0xB0...0xB7, 0xC0, 0xC1, 0xC6, 0xCD,
        0xE0...0xE7, 0xEB:
        return 1
      case 0xB8...0xBF: return isWide ? 8 : word
      case 0xA0...0xA3: return 8
      case 0xC2, 0xCA: return 2
      case 0xC8: return 3
      case 0xE8, 0xE9: return 4
      case 0xF6: return register & 7 < 2 ? 1 : 0
      case 0xF7: return register & 7 < 2 ? word : 0
      default: return 0
      }
    }
  }
}
