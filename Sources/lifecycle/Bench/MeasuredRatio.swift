/// A measured ratio and the aim it has to meet.
struct MeasuredRatio: Equatable {
  enum Aim: Equatable {
    case atMost(Double)
    case atLeast(Double)
    case none
  }

  var ratio: Double
  var aim: Aim

  var isMet: Bool {
    switch aim {
    case .atMost(let limit): ratio <= limit
    case .atLeast(let limit): ratio >= limit
    case .none: true
    }
  }

  var ratioText: String { MeasuredRatio.times(ratio) }

  var aimText: String {
    switch aim {
    case .atMost(let limit): "≤ \(MeasuredRatio.times(limit))"
    case .atLeast(let limit): "≥ \(MeasuredRatio.times(limit))"
    case .none: ""
    }
  }

  var metText: String { aim == .none ? "" : isMet ? "yes" : "no" }

  /// Two decimals below ten, none from a hundred on: `2.47×`, `31.0×`, `240×`.
  private static func times(_ ratio: Double) -> String {
    guard ratio.isFinite else { return "–" }
    let hundredths = Int((min(ratio, 1e12) * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    switch whole {
    case ..<10: return "\(whole).\(rest < 10 ? "0" : "")\(rest)×"
    case ..<100: return "\(whole).\(rest / 10)×"
    default: return "\(whole)×"
    }
  }
}
