/// Lets a class stand for another one that is a subclass of the same class, to call what both override.
///
/// A class has its methods in the order in which its superclasses have them. What is called must be declared
/// in the common superclass: then each class has its own in the same place, and the object that an
/// initialiser makes is one of `type`. It is not a `Sibling`, and must be seen as the superclass at once.
package func sibling<Sibling: AnyObject>(
  _ type: AnyClass, standingFor sibling: Sibling.Type
) -> Sibling.Type {
  unsafeBitCast(type, to: Sibling.Type.self)
}
