import UIKit

/// Makes every object of every class, and says how many there were.
@main @MainActor struct Outside {
  static func main() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    var made = makeWritten(coder) + makeSingularScreens() + makeSingularViews(coder)
    made += makeSingularObjects()
    made += makeSingularLayouts()
    let missing = made.indices.filter { made[$0] == nil }
    guard missing.isEmpty else { fatalError("these are nil: \(missing)") }
    print(made.count)
  }
}
