extension UIApplication {
  /// A number for what the user sees: the controllers in visible windows with their types, titles, places
  /// and what is selected, and how each has appeared so far.
  ///
  /// The same in every process for the same hierarchy. Ends no turn. - Complexity: O(controllers in windows).
  package func fingerprint(counting appearances: AppearanceCounts) -> UInt64 {
    var mix = StableMix()
    mix.add(applicationState == .active ? 1 : 2)
    if let scene = firstWindowScene { mix.add(scene.interfaceOrientation == .portrait ? 3 : 4) }
    for window in windows {
      mix.add(5)
      window.rootViewController?.forEachBelow { controller in
        controller.add(to: &mix, counting: appearances)
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
