/// Generic parameters that a closure mentions, in the form in which the runtime's type lookup wants them.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. A closure's record names its parameters by depth and
/// index, `x` for the first of all, and says for each where its argument is found. The runtime wants
/// the parameters counted level by level, and one argument for each.
package struct GenericEnvironment {
  /// A parameter's place: how deeply its declaration is nested, and its position there.
  package struct Parameter: Hashable {
    package static let first = Parameter(depth: 0, index: 0)

    package let depth: Int
    package let index: Int
  }

  private let arguments: [Parameter: UInt]

  /// Nil when there is a parameter too deep or too many to be one of a source that a person wrote.
  package init?(_ arguments: [Parameter: UInt]) {
    guard arguments.keys.allSatisfy({ $0.depth < 16 && $0.index < 64 }) else { return nil }
    self.arguments = arguments
  }

  /// The type with a name that may mention the parameters; nil when one of them is not known.
  package func type(named name: MangledName) -> TypeMetadata? {
    guard let lookup = RuntimeFunctions.loaded?.typeInEnvironment, !name.isNotStrong,
      MentionedParameters.all(in: name)?.isSubset(of: arguments.keys) == true,
      !name.hasPack || knowsPacks(of: name)
    else { return nil }
    let depth = (arguments.keys.map(\.depth).max() ?? 0) + 1
    var record: [UInt16] = [UInt16(depth), 0]
    var words: [UInt] = []
    var kinds: [UInt8] = []
    for level in 0..<depth {
      let indexes = arguments.keys.filter { $0.depth == level }.map(\.index)
      let count = (indexes.max() ?? -1) + 1
      for index in 0..<count {
        // A gap is a parameter that no capture mentions; anything stands in for its argument.
        let word = arguments[Parameter(depth: level, index: index)] ?? Self.unmentioned
        words.append(word)
        kinds.append(Self.isPack(word) ? 0x81 : 0x80)
      }
      record.append(UInt16(words.count))
    }
    // Each parameter is described by a byte: it has an argument, and the argument is a type or a pack.
    if kinds.count & 1 != 0 { kinds.append(0) }
    for position in stride(from: 0, to: kinds.count, by: 2) {
      record.append(UInt16(kinds[position]) | UInt16(kinds[position + 1]) << 8)
    }
    return record.withUnsafeBytes { environment in
      words.withUnsafeBytes { arguments in
        lookup(
          name.address.assumingMemoryBound(to: UInt8.self), UInt(name.length),
          environment.baseAddress, arguments.baseAddress)
      }
    }.map(TypeMetadata.init)
  }

  /// The size and the alignment of a type that mentions parameters which are not known, where these make no
  /// difference, as for a struct of functions; nil where they may.
  package func fixedLayout(of name: MangledName) -> (size: Int, alignmentMask: Int)? {
    // What is asked of a parameter, the runtime would ask of what stands in for it.
    guard !name.hasPack, !name.text.contains(UInt8(ascii: "Q")),
      let mentioned = MentionedParameters.all(in: name)
    else { return nil }
    let layouts = [TypeMetadata(UInt8.self), TypeMetadata(String.self)].map { standIn in
      let arguments = mentioned.reduce(into: arguments) {
        if $0[$1] == nil { $0[$1] = standIn.address.number }
      }
      return GenericEnvironment(arguments)?.type(named: name)?.witnesses
    }
    guard let one = layouts[0], let other = layouts[1], one.size == other.size,
      one.alignmentMask == other.alignmentMask
    else { return nil }
    return (one.size, one.alignmentMask)
  }

  private static var unmentioned: UInt { TypeMetadata(Void.self).address.number }

  /// Whether an argument is several types: the low bit marks a pack that outlives its function.
  package static func isPack(_ argument: UInt) -> Bool { argument & 1 != 0 }

  /// Whether every parameter that a name repeats for a pack is known to be one: on any other the runtime
  /// would abort.
  private func knowsPacks(of name: MangledName) -> Bool {
    name.packParameters?.allSatisfy { arguments[$0].map(Self.isPack) == true } == true
  }

  /// Reads a parameter's mangled name: `x`, `q_`, `q0_`, `qd__`, `qd0_1_`; nil for any other name.
  package static func parameter(_ name: MangledName) -> Parameter? {
    parameter(name.bytes[...])
  }

  /// Reads the name of a parameter that stands for several types: `xxQp_QP`; nil for any other name.
  package static func packParameter(_ name: MangledName) -> Parameter? {
    let bytes = name.bytes
    let count = (bytes.count - 5) / 2
    guard name.ends(with: "Qp_QP"), count > 0, bytes.count == 2 * count + 5,
      bytes[..<count] == bytes[count..<2 * count]
    else { return nil }
    return parameter(bytes[..<count])
  }

  package static func parameter(_ name: ArraySlice<UInt8>) -> Parameter? {
    var bytes = name
    guard let first = bytes.popFirst() else { return nil }
    if first == UInt8(ascii: "x") {
      return bytes.isEmpty ? .first : nil
    }
    guard first == UInt8(ascii: "q"), let next = bytes.first else { return nil }
    if next == UInt8(ascii: "d") {
      bytes.removeFirst()
      guard let depth = index(&bytes), let index = index(&bytes), bytes.isEmpty else { return nil }
      return Parameter(depth: depth + 1, index: index)
    }
    guard let index = index(&bytes), bytes.isEmpty else { return nil }
    return Parameter(depth: 0, index: index + 1)
  }

  /// Reads `_` as zero and `7_` as eight.
  private static func index(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var number: Int?
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "_") { return number.map { $0 + 1 } ?? 0 }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), number ?? 0 < 1000 else {
        return nil
      }
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return nil
  }
}
