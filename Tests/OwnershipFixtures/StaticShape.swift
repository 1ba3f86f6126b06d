/// One static or global that keeps an object alive, with its twin that only knows it.
public struct StaticShape: Sendable, CustomStringConvertible {
  /// Short name, for instance "static-optional".
  public let name: String
  /// What a report says after "held by".
  public let root: String
  /// Puts the subject into the variable, or with nil takes it out.
  public let put: @Sendable (Held?) -> Void
  /// Lets the twin know the subject, or with nil nothing.
  public let putInTwin: @Sendable (Held?) -> Void

  init(
    _ name: String, _ root: String, _ put: @escaping @Sendable (Held?) -> Void,
    twin putInTwin: @escaping @Sendable (Held?) -> Void
  ) {
    self.name = name
    self.root = root
    self.put = put
    self.putInTwin = putInTwin
  }

  /// The name, so that a test run says which shape it judged.
  public var description: String { name }
}

extension Shapes {
  /// Shapes in which a static or global keeps an object alive.
  public static let statics: [StaticShape] = Array(
    [singletons, staticValues, staticContainers, staticDeclarations, staticReferences].joined())
}
