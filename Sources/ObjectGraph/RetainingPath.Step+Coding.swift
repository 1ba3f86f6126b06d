extension RetainingPath.Step {
  private enum CodingKeys: String, CodingKey {
    case label, strength, target, omittedCount, isForeign, facts
  }

  /// Reads a step. Without a mark for libraries, as older versions wrote it, it is the program's own.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      label: try values.decode(String.self, forKey: .label),
      strength: try values.decode(ReferenceStrength.self, forKey: .strength),
      target: try values.decode(RetainingPath.Node.self, forKey: .target),
      omittedCount: try values.decode(Int.self, forKey: .omittedCount),
      isForeign: try values.decodeIfPresent(Bool.self, forKey: .isForeign) ?? false)
    facts = try values.decodeIfPresent(ReferenceFacts.self, forKey: .facts)
  }

  /// Writes a step; what is the program's own is not mentioned.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(label, forKey: .label)
    try values.encode(strength, forKey: .strength)
    try values.encode(target, forKey: .target)
    try values.encode(omittedCount, forKey: .omittedCount)
    if isForeign { try values.encode(true, forKey: .isForeign) }
    try values.encodeIfPresent(facts, forKey: .facts)
  }
}
