import VirtualTime

/// In files, the evidence stands flat beside the other properties.
extension LeakReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case subject, typeName, departure, since, foundAt, retention, origin, sameHolderAs, aftermath
    case allowedDelay, pausedFor, missedScans, expectation, instanceCount
  }

  /// Reads a report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      subject: try values.decode(String.self, forKey: .subject),
      typeName: try values.decode(String.self, forKey: .typeName), departure: try value(.departure),
      since: try values.decode(VirtualInstant.self, forKey: .since),
      foundAt: try values.decode(VirtualInstant.self, forKey: .foundAt))
    (retention, origin) = (try value(.retention), try value(.origin))
    (sameHolderAs, aftermath) = (try value(.sameHolderAs), try value(.aftermath))
    if let delay: Duration = try value(.allowedDelay) {
      add(.delayedCheck(allowedDelay: delay, pausedFor: try value(.pausedFor)))
    }
    if let missed: Int = try value(.missedScans) { add(.reachabilityScan(missedScans: missed)) }
    if let outlived: Expectation = try value(.expectation) { add(.expectation(outlived)) }
    if let surplus: InstanceSurplus = try value(.instanceCount) { add(.instanceCount(surplus)) }
  }

  /// Writes the report.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(subject, forKey: .subject)
    try values.encode(typeName, forKey: .typeName)
    try values.encodeIfPresent(departure, forKey: .departure)
    try values.encode(since, forKey: .since)
    try values.encode(foundAt, forKey: .foundAt)
    try values.encodeIfPresent(retention, forKey: .retention)
    try values.encodeIfPresent(origin, forKey: .origin)
    try values.encodeIfPresent(sameHolderAs, forKey: .sameHolderAs)
    try values.encodeIfPresent(aftermath, forKey: .aftermath)
    for evidence in evidence {
      switch evidence {
      case .delayedCheck(let delay, let pause):
        try values.encode(delay, forKey: .allowedDelay)
        try values.encodeIfPresent(pause, forKey: .pausedFor)
      case .reachabilityScan(let missed): try values.encode(missed, forKey: .missedScans)
      case .expectation(let outlived): try values.encode(outlived, forKey: .expectation)
      case .instanceCount(let surplus): try values.encode(surplus, forKey: .instanceCount)
      }
    }
  }
}
