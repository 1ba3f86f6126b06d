import LifecycleKit
import SeededRandom

/// What a world's operations are about, and how rude they are.
struct Habits: Hashable, Sendable {
  /// A group of calls that a world may leave out.
  enum Topic: CaseIterable, Hashable, Sendable {
    case stacks, tabs, presentations, containment, pages, searches, fingers, windows, surroundings
    case splits, services, storyboards
    /// The classes that an app has by `import UIKit`: lists, menus, buttons, pickers, delegates.
    case lists

    /// Those that have a draw of their own, so that the programs of seeds without them stay as they are.
    static let late: [Topic] = [.splits, .services, .storyboards]
    static let latest: [Topic] = [.lists]
  }

  enum Manner: Hashable, Sendable {
    /// Every call is allowed where it is made: there must be no misuse.
    case polite
    /// Any call anywhere.
    case rude
    /// Callbacks call back.
    case nested
  }

  var topics: Set<Topic>
  /// The version of iOS that the world has; in half of the worlds the default.
  var version = SystemVersion.newestWithLog
  /// Whether time passes by itself, on turns of the main queue.
  var isLive = false
  var manner: Manner
  var checksForLeaks: Bool
  /// Whether screens are made to leak.
  var plantsLeaks: Bool
  /// Open: a screen that another container takes out of a running animation gets no end of it.
  var takesOutOfAnimations = false
  /// Open: a root that is replaced while it presents, and shown again below what it presents.
  var bringsPresentersBack = false
  /// Open: a shown child moved, inside one window, to a container that is not shown.
  var movesOutOfSight = false
  /// Open: a search ended inside the `viewWillAppear` of its screen, and a container that is popped inside
  /// the exchange of its children.
  var nestsAroundSearchesAndExchanges = false
  /// Open: pages whose callbacks hide and show the window.
  var nestsAroundPages = false

  /// The habits of a seed; stacks are in every world.
  init(seed: UInt64) {
    var numbers = SplitMix64(seed: seed &* 0x9E37_79B9)
    manner = [.polite, .polite, .rude, .nested].randomElement(using: &numbers) ?? .polite
    topics = Set(
      Topic.allCases.filter {
        !(Topic.late + Topic.latest).contains($0) && Bool.random(using: &numbers)
      })
    topics.insert(.stacks)
    checksForLeaks = Int.random(in: 0..<4, using: &numbers) == 0
    plantsLeaks = checksForLeaks && Bool.random(using: &numbers)
    if manner == .nested, !nestsAroundPages { topics.remove(.pages) }
    if manner == .nested, !nestsAroundSearchesAndExchanges { topics.remove(.searches) }
    var late = SplitMix64(seed: seed &* 0xD1B5_4A32_D192_ED03)
    for topic in Topic.late where Int.random(in: 0..<4, using: &late) == 0 { topics.insert(topic) }
    if Bool.random(using: &late) {
      version = [15, 16, 17, 18, 27].randomElement(using: &late).map { .iOS($0) } ?? version
    }
    var latest = SplitMix64(seed: seed &* 0xA24B_AED4_963E_E407)
    for topic in Topic.latest where Int.random(in: 0..<4, using: &latest) == 0 {
      topics.insert(topic)
    }
    isLive = Int.random(in: 0..<8, using: &latest) == 0
  }
}
