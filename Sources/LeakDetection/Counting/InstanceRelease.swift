/// An object that counted itself and is gone.
package struct InstanceRelease: Sendable {
  package let name: String
  package let typeName: String
}
