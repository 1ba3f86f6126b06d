/// The suspect steps of a path, as words, which stay the same when the same mistake leaks again.
///
/// An element is the holder's type and the label: `ProfileViewModel.onSave`. There are no addresses
/// in it, no names given to single objects, no indexes or keys (`[3]` is `[_]`) and no serials
/// (`#3` at the end of a name). Equal elements in a row count once, so a chain of any length has
/// one signature. A cycle starts with the element that sorts first, so that it does not matter
/// which of its objects was found leaking.
public struct LeakSignature: Hashable, Sendable, Codable {
  /// The suspect steps, from the holder to the held.
  public let elements: [String]
  /// Whether the steps form a cycle.
  public let isCycle: Bool

  /// The signature of a path: of its suspect steps or, where nothing is suspect, of all of them.
  public init(_ path: RetainingPath) {
    isCycle = path.origin == .cycle
    var elements: [String] = []
    if path.suspectsRoot || path.steps.isEmpty, case .root(let name) = path.origin {
      elements.append("held by \(Self.withoutKeys(Self.withoutSerial(name)))")
    } else {
      for position in path.suspects.isEmpty ? path.steps.indices : path.suspects {
        let step = path.steps[position]
        if step.omittedCount > 0 { continue }
        let holder = Self.withoutSerial(path.holder(ofStep: position).typeName)
        let label = Self.withoutKeys(step.label)
        let element = holder.joinedLabel(with: label)
        if element != elements.last { elements.append(element) }
      }
    }
    self.elements = isCycle ? Self.startingWithTheFirst(elements) : elements
  }

  /// Sixteen hexadecimal digits that follow from the readable form alone (FNV-1a, 64 bits).
  public var hash: String { StableHash.digits(of: readableForm) }

  /// The elements in one line: `cycle: ProfileScreen.viewModel → ProfileViewModel.onSave`.
  public var readableForm: String {
    (isCycle ? "cycle: " : "") + elements.joined(separator: " → ")
  }

  private static func startingWithTheFirst(_ elements: [String]) -> [String] {
    var elements = elements
    // A run of equal elements may lie across the place where the walk began.
    if elements.count > 1, elements.first == elements.last { elements.removeLast() }
    let rotations = elements.indices.map { Array(elements[$0...] + elements[..<$0]) }
    return rotations.min { $0.lexicographicallyPrecedes($1) } ?? elements
  }
}

extension LeakSignature: CustomStringConvertible {
  /// The hash and the readable form.
  public var description: String { "\(hash) \(readableForm)" }
}

extension LeakSignature {
  /// A label without what is in its brackets: `.screens["profile"][3]` becomes `.screens[_][_]`.
  package static func withoutKeys(_ label: String) -> String {
    var normal = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    for character in label {
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where isInString: isEscaped = true
      case "\"" where depth > 0: isInString.toggle()
      case "[" where !isInString:
        if depth == 0 { normal += "[_" }
        depth += 1
      case "]" where !isInString && depth > 0:
        depth -= 1
        if depth == 0 { normal += "]" }
      case _ where depth == 0: normal.append(character)
      default: break
      }
    }
    // A label that was cut inside its key still gets its bracket.
    return depth > 0 ? normal + "]" : normal
  }

  /// A name without its serial: `ProfileScreen#3` loses it, `closure #1 in f()` keeps its
  /// own.
  package static func withoutSerial(_ name: String) -> String {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let stem = name.dropLast(digits)
    guard digits > 0, stem.last == "#", stem.count > 1 else { return name }
    let type = stem.dropLast()
    return type.last == " " ? name : String(type)
  }
}
