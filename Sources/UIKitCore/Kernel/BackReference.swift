/// A reference from below to above: child to parent, presented to presenter, view to its controller.
///
/// One is made for each object that needs it and is shared by all who point back, so that setting and
/// clearing a link costs a retain and a release instead of a weak registration. It keeps its object
/// alive for no instant: `object` is `nil` from the moment the last strong reference goes.
package final class BackReference<Object: AnyObject & Sendable>: Sendable {
  /// The object while it lives.
  package weak let object: Object?

  /// Points back at `object` without holding it.
  package init(_ object: Object) {
    self.object = object
  }
}
