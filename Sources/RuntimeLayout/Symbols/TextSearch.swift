extension StringProtocol {
  /// The first place where some text stands.
  func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
