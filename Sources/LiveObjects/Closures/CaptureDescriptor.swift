import SwiftRuntime

/// The compiler's record of what a closure's context holds.
///
/// Verified with Swift 6.3.1 on x86-64 Linux: the number of captures, of the places where generic
/// arguments are found, and of the words that hold such arguments; then the mangled names of the
/// captures; then pairs of a parameter's name and its place.
struct CaptureDescriptor {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) {
    self.address = address
  }

  var captureCount: Int { address.number(at: 0) }

  var sourceCount: Int { address.number(at: 4) }

  /// The words in front of the captures: generic arguments and conformances.
  var bindingCount: Int { address.number(at: 8) }

  /// Whether the numbers are such as a compiler writes.
  var isPlausible: Bool { captureCount < 4096 && sourceCount < 256 && bindingCount < 1024 }

  /// The type of a capture.
  func capture(_ position: Int) -> MangledName? {
    address.relative(at: 12 + 4 * position).map(MangledName.init)
  }

  /// A generic parameter and the place of its argument.
  func source(_ position: Int) -> (parameter: MangledName, place: MangledName)? {
    let offset = 12 + 4 * captureCount + 8 * position
    guard let parameter = address.relative(at: offset), let place = address.relative(at: offset + 4)
    else { return nil }
    return (MangledName(parameter), MangledName(place))
  }
}

/// Where a closure's context has a generic argument: in a word of its own, in the metadata of a
/// captured object, in a captured metatype, or among the arguments of another place.
indirect enum ArgumentPlace {
  case binding(Int)
  case capturedObject(Int)
  case capturedMetatype(Int)
  case argument(Int, of: ArgumentPlace)

  /// Reads `B0_`, `R1_`, `M1_`, `G0R1__`; nil for anything else.
  init?(_ name: MangledName) {
    var bytes = name.bytes[...]
    guard let place = Self.read(&bytes) else { return nil }
    self = place
  }

  private static func read(_ bytes: inout ArraySlice<UInt8>) -> ArgumentPlace? {
    guard let letter = bytes.popFirst() else { return nil }
    var number: Int?
    while let byte = bytes.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"),
      number ?? 0 < 10_000
    {
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      bytes.removeFirst()
    }
    guard let number else { return nil }
    let place: ArgumentPlace
    switch letter {
    case UInt8(ascii: "B"): place = .binding(number)
    case UInt8(ascii: "R"): place = .capturedObject(number)
    case UInt8(ascii: "M"): place = .capturedMetatype(number)
    case UInt8(ascii: "G"):
      guard let outer = read(&bytes) else { return nil }
      place = .argument(number, of: outer)
    default: return nil
    }
    if bytes.first == UInt8(ascii: "_") { bytes.removeFirst() }
    return place
  }
}
