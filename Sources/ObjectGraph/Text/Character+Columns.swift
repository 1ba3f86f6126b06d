extension Character {
  /// Whether a terminal shows something for it and does nothing else.
  package var isPrintable: Bool {
    !unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
      case .format: unicodeScalars.count == 1 || scalar.properties.isBidiControl
      default: false
      }
    }
  }

  /// How many columns of a terminal it takes: two for East Asian wide forms and for emoji.
  package var columnCount: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
