import LifecycleKit
import Testing

/// Runs a test once on each of some versions of iOS, where what UIKit does differs between them.
///
/// ```swift
/// @Test(.checksDeallocation, .versions(.iOS(17), .iOS(26)))
/// func `a link that pushes two screens shows both`() {
///   let simulation = Simulation.ofTest()
/// ```
///
/// Made by `.versions(_:)`. Each run has a simulation of its own, of that version, by `.checksDeallocation` or
/// `.ownWindow`, in whichever order the traits stand; the suite of the test is made anew each time. An issue says the
/// version, as `on iOS 17`. On a suite it counts for each test inside, and what a test names is added.
///
/// A test that makes its simulations itself passes `Simulation(version:)` the version.
public struct VersionsTrait: TestTrait, SuiteTrait, TestScoping, VersionNaming {
  /// In the order of the runs.
  public let versions: [SystemVersion]

  /// Whether suites inside a suite have it too: always.
  public var isRecursive: Bool { true }

  /// Runs a test on each version.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard TaskCheck.current == nil else { return try await function() }
    try await test.runOnEachVersion(function)
  }
}

extension Trait where Self == VersionsTrait {
  /// A run of the test on each of these versions of iOS; see `VersionsTrait`.
  public static func versions(_ versions: SystemVersion...) -> Self { Self(versions: versions) }
}
