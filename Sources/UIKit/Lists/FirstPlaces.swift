import Foundation

/// The places that a list shows before the user scrolls.
enum FirstPlaces {
  /// A phone has room for about as many rows of the usual height. The simulation knows no heights under constraints.
  static let shown = 20

  static func of(
    _ sections: Int, _ count: (Int) -> Int, atMost limit: Int = shown
  ) -> [IndexPath] {
    var places: [IndexPath] = []
    for section in 0..<max(sections, 0) where places.count < limit {
      let left = limit - places.count
      places += (0..<max(min(count(section), left), 0)).map {
        IndexPath(item: $0, section: section)
      }
    }
    return places
  }
}
