/// The object that a shape keeps alive. Counts nothing, holds nothing.
public final class Held: Sendable {
  /// Makes an object for a shape to hold.
  public init() {}
}

/// One way to keep an object alive, with its repaired twin.
public struct Shape: Sendable, CustomStringConvertible {
  /// Short name, for instance "array-of-closures".
  public let name: String
  /// Rows of the catalogue of leak shapes that this one stands for.
  public let rows: [Int]
  /// Makes an object that keeps the subject alive through strong references.
  public let hold: @Sendable (Held) -> AnyObject
  /// Makes the same object repaired: it holds nothing of the subject strongly.
  public let holdFixed: @Sendable (Held) -> AnyObject

  init(
    _ name: String, rows: [Int] = [], hold: @escaping @Sendable (Held) -> AnyObject,
    fixed: @escaping @Sendable (Held) -> AnyObject
  ) {
    self.name = name
    self.rows = rows
    self.hold = hold
    self.holdFixed = fixed
  }

  /// A shape whose holder is a box of one value.
  static func boxed<Value, Twin>(
    _ name: String, _ hold: @escaping @Sendable (Held) -> Value,
    _ fixed: @escaping @Sendable (Held) -> Twin
  ) -> Shape {
    Shape(name) {
      Box(hold($0))
    } fixed: {
      Box(fixed($0))
    }
  }

  /// The name, so that a test run says which shape it judged.
  public var description: String { name }
}

/// One way for an object to keep itself alive, with its repaired twin.
public struct CycleShape: Sendable, CustomStringConvertible {
  /// Short name, for instance "strong-delegate".
  public let name: String
  /// Rows of the catalogue of leak shapes that this one stands for.
  public let rows: [Int]
  /// Makes an object that a cycle keeps alive when everybody else lets go.
  public let make: @Sendable () -> AnyObject
  /// Makes the same object without the cycle.
  public let makeFixed: @Sendable () -> AnyObject

  init(
    _ name: String, rows: [Int], make: @escaping @Sendable () -> AnyObject,
    fixed: @escaping @Sendable () -> AnyObject
  ) {
    self.name = name
    self.rows = rows
    self.make = make
    self.makeFixed = fixed
  }

  /// The name, so that a test run says which shape it judged.
  public var description: String { name }
}

/// Every shape there is, by family.
public enum Shapes {
  /// Shapes in which an object keeps another one alive.
  public static let holding: [Shape] = Array(
    [
      properties, structs, enums, existentials, boxedValues, generics, arrays, dictionaries,
      storage, sequences, closures, capturedValues, closureContainers, nestedClosures,
      functionValues, genericClosures, foundationObjects, resilientCaptures, capturedTuples, locks,
      assorted, everydayValues, everydayOwners,
      everydayWork, everydayFoundation, everydayFlows, everydayForms, everydayHandles,
      everydayCalls, everydayTools, everydayMethods, everydayBindings,
      existentialFunctions,
    ].joined())

  /// Shapes in which an object keeps itself alive.
  public static let cycles: [CycleShape] = Array(
    [
      closureCycles, nestedClosureCycles, functionCycles, callbackCycles, referenceCycles,
      collectionCycles, valueCycles, boxedCycles, subscriptionCycles,
    ].joined())
}
