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
