/// The four sorts of reference that a walk goes through apart from each other.
///
/// A walk follows every plain reference it can before the first passage through a library's
/// insides, and every certain one before the first guess.
enum Passage: UInt8, CaseIterable {
  /// Strong, and the app's own or the inside of a collection or box: costs length only.
  case plain
  /// Strong, through the inside of a library.
  case service
  /// Probable, and the app's own or the inside of a collection or box.
  case guess
  /// Probable, through the inside of a library.
  case guessedService

  /// The ranks this passage covers, in the order in which a holder's references are followed.
  var ranks: [ReferenceRank] {
    switch self {
    case .plain, .guess: Self.tellingRanks
    case .service, .guessedService: Self.serviceRank
    }
  }

  // Made once: a walk asks a million times.
  private static let tellingRanks: [ReferenceRank] = [.own, .storage]
  private static let serviceRank: [ReferenceRank] = [.service]

  /// The strength this passage covers.
  var strength: ReferenceStrength {
    switch self {
    case .plain, .service: .strong
    case .guess, .guessedService: .probable
    }
  }
}

extension ObjectReference {
  /// The passage this reference belongs to.
  var passage: Passage {
    switch (strength, rank) {
    case (.strong, .own), (.strong, .storage): .plain
    case (.strong, .service): .service
    case (.probable, .own), (.probable, .storage): .guess
    case (.probable, .service): .guessedService
    }
  }
}

/// How a walk came to one object: 12 bytes, next to the 8 of the object's address.
struct WalkLink {
  /// Stands for the parent of an object that a walk started from.
  static let noParent = UInt32.max

  private static var lengthMask: UInt32 { (1 << 28) - 1 }
  private static var guessBit: UInt32 { 1 << 28 }

  /// The number of the holder, or `noParent`.
  let parent: UInt32
  /// The position of the reference among the holder's, or of the start among the starts.
  let ordinal: UInt32
  private var lengthAndFlags: UInt32

  init(parent: UInt32, ordinal: UInt32, length: Int, isGuess: Bool = false) {
    self.parent = parent
    self.ordinal = ordinal
    lengthAndFlags =
      UInt32(truncatingIfNeeded: length) & Self.lengthMask | (isGuess ? Self.guessBit : 0)
  }

  /// How many references lead here from the start.
  var length: Int { Int(lengthAndFlags & Self.lengthMask) }

  /// Whether the reference that leads here is only probable.
  var isGuess: Bool { lengthAndFlags & Self.guessBit != 0 }

  /// Whether the object has references of that sort to objects not met when it was opened.
  func awaits(_ passage: Passage) -> Bool { lengthAndFlags & Self.bit(passage) != 0 }

  /// Remembers that the object must be opened again for that sort of reference.
  mutating func await(_ passage: Passage) { lengthAndFlags |= Self.bit(passage) }

  private static func bit(_ passage: Passage) -> UInt32 { 1 << (28 + UInt32(passage.rawValue)) }
}
