extension OwnershipGraph.Edge {
  private enum CodingKeys: String, CodingKey {
    case holder, target, label, strength, isWeak
  }

  /// Reads a reference; one that does not say so is not weak.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      holder: try values.decode(Int.self, forKey: .holder),
      target: try values.decode(Int.self, forKey: .target),
      label: try values.decode(String.self, forKey: .label),
      strength: try values.decode(ReferenceStrength.self, forKey: .strength),
      isWeak: try values.decodeIfPresent(Bool.self, forKey: .isWeak) ?? false)
  }

  /// Writes a reference; that it is weak is mentioned only where it is.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(holder, forKey: .holder)
    try values.encode(target, forKey: .target)
    try values.encode(label, forKey: .label)
    try values.encode(strength, forKey: .strength)
    if isWeak { try values.encode(true, forKey: .isWeak) }
  }
}
