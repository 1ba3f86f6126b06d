import Foundation

/// What storyboards were told of. One for the process, because a storyboard is found by its name alone.
@MainActor enum StoryboardRegistry {
  typealias Maker = @MainActor (NSCoder) -> UIViewController?

  struct SegueEntry {
    let makeDestination: Maker
    let show: @MainActor (_ source: UIViewController, _ destination: UIViewController) -> Void
  }

  /// One place in a storyboard; without an identifier the initial screen.
  struct Place: Hashable {
    let storyboard: String
    let identifier: String?
  }

  static var screens: [Place: Maker] = [:]
  static var segues: [Place: SegueEntry] = [:]
}

/// A coder of an archive with nothing in it: every value that is asked for is missing.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
