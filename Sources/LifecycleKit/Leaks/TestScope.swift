import LeakDetection
import ObjectGraph
import LiveObjects
import VirtualTime

/// A running test as a holder: its local variables, the properties of its suite or test case, and values made of
/// those.
///
/// The test holds an object alone if every object on the path is the test's own. A collection, a closure and the box
/// of a captured variable count as values. A coordinator counts as an object.
package struct TestScope: Sendable {
  /// The words for the scope as the beginning of a path.
  static let name = "this test"

  /// The test case, which XCTest keeps when its test has ended.
  package var testCase: ObjectAddress?
  /// The task that the test runs in, which holds its variables while it waits.
  package var task: ObjectAddress?
  /// The end of the test's own code; `nil` while it runs.
  var end: End?
  /// The name of the suite's type without the types around it. An instance is an object where that is a class.
  package var suiteName: String?

  package init(
    testCase: ObjectAddress? = nil, task: ObjectAddress? = nil, suiteName: String? = nil
  ) {
    (self.testCase, self.task, self.suiteName) = (testCase, task, suiteName)
  }

  /// The running test for another simulation, whose clock has other moments.
  package var forOtherSimulation: TestScope {
    TestScope(testCase: testCase, task: task, suiteName: suiteName)
  }

  /// Whether the test has ended: objects that only its own objects keep count as deallocated then.
  package var isOver: Bool { end != nil }

  /// Whether there is a test; a simulation outside of tests has none.
  var isOfTest: Bool { testCase != nil || task != nil || suiteName != nil }

  /// The roots of paths that lead through the test.
  package var roots: [NamedRoot] {
    // When the test has ended, another task may have its task's address.
    [testCase, isOver ? nil : task].compactMap { $0 }.map { NamedRoot(Self.name, $0) }
  }

  /// Whether a search found that nothing but the test holds its object.
  ///
  /// Memory of unknown shape counts as no holder, and neither does what a task that waits only probably uses. An object
  /// that such a guess leads to does: it is alive and holds the search's object for certain.
  /// - Parameter isVictim: Whether an object, by its name, should have been deallocated and is held by the test
  ///   alone. Objects that only this one keeps are held by the test alone, too.
  func holdsAlone(_ retention: ObjectRetention, isVictim: (String) -> Bool) -> Bool {
    if !retention.isWhole { return false }
    guard let path = retention.path else { return true }
    if let guess = path.lastGuess {
      let holders = path.steps[guess...].dropLast().map(\.target)
      guard let first = holders.first else { return true }
      return (isVictim(first.name) || isSuite(first) || first.isValue)
        && holders.dropFirst().allSatisfy(\.isValue)
    }
    if case .elsewhere = path.origin { return isVictim(path.start.name) }
    guard leads(to: retention) || path.origin == .root(UnseenHolder.name) else { return false }
    let beginsAtTest = path.origin == .root(Self.name) || isSuite(path.start)
    return (beginsAtTest || path.start.isValue)
      && path.steps.dropLast().allSatisfy(\.target.isValue)
  }

  /// Whether a search found a path from the test to its object, through any objects.
  func leads(to retention: ObjectRetention) -> Bool {
    guard case .root(let name)? = retention.path?.origin else { return false }
    return name == Self.name || name.hasPrefix(Self.name + ", ")
  }

  /// Whether a search found that a static or global holds its object directly, with no object between them.
  func isHeldByGlobal(_ retention: ObjectRetention) -> Bool {
    guard let path = retention.path, path.rootDeclaration != nil else { return false }
    return (path.steps.isEmpty || path.start.isValue)
      && path.steps.dropLast().allSatisfy(\.target.isValue)
  }

  private func isSuite(_ node: RetainingPath.Node) -> Bool {
    suiteName != nil && node.typeName.split(separator: ".").last.map(String.init) == suiteName
  }
}

extension TestScope {
  /// The moment at which the test's own code returned. Code that clears up, such as `tearDown()`, may still run
  /// until the test is judged.
  struct End: Sendable {
    let instant: VirtualInstant
    /// The number of reports at that moment.
    let reportCount: Int
    /// The subjects of these reports that were alive and had not come back.
    let openSubjects: Set<String>
  }
}

extension RetainingPath.Node {
  /// Whether it is a part of a variable's value, and no object that the program made.
  fileprivate var isValue: Bool { [.storage, .box, .closure].contains(kind) }
}

extension RetainingPath {
  /// The last step that leads through memory of a block or a task that may be left over from an earlier use.
  fileprivate var lastGuess: Int? {
    steps.indices.last {
      steps[$0].strength == .probable && [.opaque, .task].contains(holder(ofStep: $0).kind)
    }
  }
}

extension ObjectRetention {
  /// Whether the search was made and came to its end. Otherwise an object that it did not read may be the holder.
  fileprivate var isWhole: Bool {
    switch answer {
    case .searched(.cut), .declined: false
    default: cut == nil
    }
  }
}
