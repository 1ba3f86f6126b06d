import Testing

@testable import SwiftRuntime

/// What is done with a name made of text alone.
private func withName<Result>(_ text: String, _ body: (MangledName) -> Result) -> Result {
  var bytes = Array(text.utf8) + [0]
  return bytes.withUnsafeMutableBytes { buffer in
    guard let start = buffer.baseAddress else { fatalError("no name") }
    return body(MangledName(UnsafeRawPointer(start)))
  }
}

private func parameters(of text: String) -> Set<GenericEnvironment.Parameter>? {
  withName(text, MentionedParameters.all)
}

private func type(named text: String, _ arguments: [GenericEnvironment.Parameter: Any.Type])
  -> Any.Type?
{
  let words = arguments.mapValues { unsafeBitCast($0, to: UInt.self) }
  return withName(text) { GenericEnvironment(words)?.type(named: $0)?.type }
}

@Suite
struct `Names of types with generic parameters` {
  typealias Parameter = GenericEnvironment.Parameter

  @Test(
    arguments: [
      ("Si", []), ("SaySiG", []), ("x", [Parameter(depth: 0, index: 0)]),
      ("7ElementSTQz", [Parameter(depth: 0, index: 0)]),
      ("7ElementSTQzSg_5IndexSlQzt", [Parameter(depth: 0, index: 0)]),
      ("7ElementSTQy_", [Parameter(depth: 0, index: 1)]),
      ("8Iterator_7ElementQYd__", [Parameter(depth: 1, index: 0)]),
      ("q_", [Parameter(depth: 0, index: 1)]), ("q1_", [Parameter(depth: 0, index: 3)]),
      ("qd0_1_Sg", [Parameter(depth: 2, index: 2)]),
      ("SDyxq_G", [Parameter(depth: 0, index: 0), Parameter(depth: 0, index: 1)]),
      ("x_q_t", [Parameter(depth: 0, index: 0), Parameter(depth: 0, index: 1)]),
      ("Bi64_", []), ("ScTyytsNeverOG", []), ("4xqxq", []), ("S0_S12_", []),
    ] as [(String, Set<Parameter>)])
  func `the parameters that a name mentions are told`(name: String, mentioned: Set<Parameter>) {
    #expect(parameters(of: name) == mentioned)
  }

  @Test
  func `a name is looked up with its arguments`() {
    let arguments = [Parameter.first: [Int].self as Any.Type]
    #expect(type(named: "xSg", arguments) == [Int]?.self)
    #expect(type(named: "7ElementSTQz", arguments) == Int.self)
    #expect(type(named: "8IteratorSTQz", arguments) == IndexingIterator<[Int]>.self)
  }

  @Test
  func `a name of something unknown is not looked up, on which the runtime would abort`() async {
    await #expect(processExitsWith: .success) {
      for name in [
        "x", "7ElementSTQz", "7ElementSTQzSg_5IndexSlQzt", "yxcSg", "7ElementSTQyd__",
        "7ElementSTQy0_",
      ] {
        #expect(type(named: name, [:]) == nil)
        #expect(type(named: name, [Parameter(depth: 0, index: 1): Int.self]) == nil)
      }
    }
  }

  @Test(arguments: [0x51, 0x59])
  func `a reference may have the byte of any letter`(distance: Int) throws {
    let record = try #require(TypeMetadata(Pair<Int>.self).descriptor?.address)
    // The name is a reference, which leads to the record by a pointer so far behind its first byte, and its argument.
    let pointer = 96
    let start = pointer - distance - 1
    try withUnsafeTemporaryAllocation(byteCount: 128, alignment: 8) { memory in
      let base = try #require(memory.baseAddress)
      base.storeBytes(of: record, toByteOffset: pointer, as: UnsafeRawPointer.self)
      base.storeBytes(of: 2, toByteOffset: start, as: UInt8.self)
      base.storeBytes(of: Int32(distance), toByteOffset: start + 1, as: Int32.self)
      for (position, byte) in Array("yxG".utf8 + [0]).enumerated() {
        base.storeBytes(of: byte, toByteOffset: start + 5 + position, as: UInt8.self)
      }
      let name = MangledName(UnsafeRawPointer(base + start))
      let layout = try #require(GenericEnvironment([:])?.fixedLayout(of: name))
      #expect(layout == (32, 7))
    }
  }
}

/// Two functions, of the same size for any type.
private struct Pair<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}
