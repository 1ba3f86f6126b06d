/// The result of a search for a retaining path. A search without a path always says why.
public enum RetainingPathResult: Hashable, Sendable, Codable {
  /// A root holds the target: the best path, and how many objects were met to find it.
  case path(RetainingPath, visitedCount: Int)
  /// The target holds itself: the best cycle, and how many objects were met to find it.
  case cycle(RetainingPath, visitedCount: Int)
  /// Everything was looked at and nothing found: the holder is outside of what the reader sees.
  case none(visitedCount: Int)
  /// The budget was spent before anything was found; there may be a path or not.
  case cut(PathSearchCut)

  /// The path or the cycle, if one was found.
  public var path: RetainingPath? {
    switch self {
    case .path(let path, _), .cycle(let path, _): path
    case .none, .cut: nil
    }
  }
}

extension RetainingPathResult: CustomStringConvertible {
  /// The text of the path, or one line about why there is none.
  public var description: String {
    switch self {
    case .path(let path, _), .cycle(let path, _): path.text()
    case .none(let count): "no holder found, \(count.counted("object")) looked at"
    case .cut(let cut): "no holder found: \(cut)"
    }
  }
}
