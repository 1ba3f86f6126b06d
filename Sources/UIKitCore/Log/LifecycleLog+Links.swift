extension LifecycleLog {
  /// One change of what a controller hangs on.
  package struct LinkChange: Sendable {
    /// How many of the events that are kept came before.
    package var position: Int
    /// The readable name of the controller.
    package var controller: String
    /// Its type.
    package var type: AnyObject.Type?
    package var link: HierarchyLink
    /// The readable name of the window or controller that it hangs on.
    package var above: String?
  }

  /// What each controller hung on, in the order of the changes. - Complexity: O(changes).
  package var linkChanges: [LinkChange] {
    let start = upToDate.start
    return environment.links.entries.map { entry in
      let above: String? =
        switch entry.link {
        case .none: nil
        case .root(let id), .child(let id), .presented(let id): environment.name(of: id)
        }
      return LinkChange(
        position: max(Int(entry.position) - start, 0), controller: environment.name(of: entry.id),
        type: environment.nameTable.type(of: entry.id), link: entry.link, above: above)
    }
  }
}
