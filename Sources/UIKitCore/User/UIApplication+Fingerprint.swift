extension UIApplication {
  /// A number for what the user sees: the controllers in visible windows with their types, titles, places
  /// and what is selected, the texts in fields that the user has typed into, and how each has appeared so far.
  ///
  /// Equal in every process for the same hierarchy. Ends no turn. - Complexity: O(controllers in windows).
  package func fingerprint(counting appearances: AppearanceCounts) -> UInt64 {
    var mix = StableMix()
    mix.add(applicationState == .active ? 1 : 2)
    if let scene = firstWindowScene { mix.add(scene.interfaceOrientation == .portrait ? 3 : 4) }
    let fields = typedFields.views
    for window in windows {
      mix.add(5)
      window.rootViewController?.forEachBelow { controller in
        controller.add(to: &mix, counting: appearances)
        if !fields.isEmpty { controller.addTexts(of: fields, to: &mix) }
      }
    }
    return mix.value
  }
}

extension UIViewController {
  /// Its title, or what its bar says instead; asking makes no navigation item.
  package var titleForUser: String? { item?.title ?? title }

  fileprivate func add(to mix: inout StableMix, counting appearances: AppearanceCounts) {
    mix.add(TypeHash.of(Swift.type(of: self)))
    if let titleForUser { mix.add(titleForUser) }
    mix.add(appearance.state == .appeared ? 6 : 7)
    mix.add(UInt64(childList.count))
    if presentationOfSelf != nil { mix.add(8) }
    if presentation != nil { mix.add(9) }
    switch self {
    case let tabs as UITabBarController: mix.add(UInt64(clamping: tabs.selectedIndex))
    case let alert as UIAlertController: if let message = alert.message { mix.add(message) }
    case let search as UISearchController: mix.add(search.searchBar.text ?? "")
    case let stack as UINavigationController: mix.add(stack.isNavigationBarHidden ? 10 : 11)
    default: break
    }
    mix.add(UInt64(appearances[id]))
  }
}

extension UIViewController {
  /// Adds the texts on this screen, in whatever order they were typed.
  fileprivate func addTexts(of fields: [any TypedInto], to mix: inout StableMix) {
    var sum: UInt64 = 0
    for field in fields where field.nearestScreen === self {
      guard let words = field.wordsOfText else { continue }
      var text = StableMix()
      text.add(words)
      sum &+= text.value
    }
    if sum != 0 { mix.add(sum) }
  }
}

/// The hashes of types' names, each made once.
@MainActor private enum TypeHash {
  private static var known: [ObjectIdentifier: UInt64] = [:]

  static func of(_ type: UIViewController.Type) -> UInt64 {
    if let hash = known[ObjectIdentifier(type)] { return hash }
    var mix = StableMix()
    mix.add(String(describing: type))
    known[ObjectIdentifier(type)] = mix.value
    return mix.value
  }
}

/// A hash that is the same in every process and on every machine: FNV-1a over bytes.
///
/// Words that are added one after the other give what the whole sentence gives.
package struct StableMix: Hashable, Sendable {
  /// The hash of everything added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  package init() {}

  /// Adds the bytes of words.
  package mutating func add(_ words: String) {
    var words = words
    // The loop over a string's own view asks at each byte where the bytes are.
    words.withUTF8 { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
  }

  /// Adds a number as eight bytes would be, in one step.
  package mutating func add(_ number: UInt64) {
    var mixed = value ^ number
    mixed ^= mixed >> 32
    mixed = mixed &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    value = mixed &* 0x0000_0100_0000_01B3
  }
}

/// How often each screen of an application was told that it will appear, up to a limit.
///
/// A screen that has come back may have done things twice, so it is in another state than one that has just
/// come, also where it looks the same. Read from the log, which has to be on.
@MainActor package struct AppearanceCounts {
  private var counts: [UInt8] = []
  private var position = 0
  private let limit: UInt8

  /// Counts to a limit; with 0, not at all.
  package init(upTo limit: Int) { self.limit = UInt8(clamping: limit) }

  /// Takes in what was recorded since the last call. - Complexity: O(events since).
  package mutating func readLog(of application: UIApplication) {
    let store = application.environment.events.store
    if position > store.count { position = 0 }
    for entry in store.entries(from: position) where entry.kind == .viewWillAppear {
      let index = Int(entry.id.rawValue)
      while counts.count <= index { counts.append(0) }
      if counts[index] < limit { counts[index] += 1 }
    }
    position = store.count
  }

  subscript(_ id: InstanceID) -> UInt8 {
    let index = Int(id.rawValue)
    return index < counts.count ? counts[index] : 0
  }
}
