import Testing

@testable import PackageDoctor

/// How a run of tests ended, read from what `swift test` prints.
@Suite struct TestRunnersTests {
  private static let xctest = """
    Test Suite 'All tests' started at 2026-01-01 12:00:00.000
    Test Suite 'Orders' started at 2026-01-01 12:00:00.000
    Test Case 'Orders.testBack' started at 2026-01-01 12:00:00.000
    Test Case 'Orders.testBack' passed (0.001 seconds)
    Test Case 'Orders.testPaid' started at 2026-01-01 12:00:00.001

    """
  private static let swiftTesting = """
    ◇ Test run started.
    ◇ Suite Shop started.
    ◇ Test one() started.
    ◇ Test "a b" started.
    ✔ Test one() passed after 0.001 seconds.
    ◇ Test "the last one" started.
    ◇ Test counts(_:) started.
    ◇ Test case passing 1 argument count → 2 (Int) to counts(_:) started.
    ✔ Test counts(_:) with 1 test case passed after 0.001 seconds.

    """
  private static let ends = (
    xctest: """
    Test Case 'Orders.testPaid' failed (0.001 seconds)
    Test Suite 'Orders' failed at 2026-01-01 12:00:00.002
    Test Suite 'All tests' failed at 2026-01-01 12:00:00.002

    """,
    swiftTesting: "✘ Test run with 4 tests in 1 suite failed after 0.003 seconds with 1 issue.\n"
  )

  @Test func `runners that print their last lines have come to their end`() {
    let output = Self.xctest + Self.ends.xctest + Self.swiftTesting + Self.ends.swiftTesting
    #expect(TestRunners(output).broken == [])
    #expect(TestRunners("error: no tests found").broken == [])
  }

  @Test func `a runner that a signal ended is named with the signal and the last test that began`()
  {
    #expect(
      TestRunners(
        Self.xctest + Self.swiftTesting + Self.ends.swiftTesting
          + "error: Process 'Shop.xctest' exited with unexpected signal code 4"
      ).broken
        == ["XCTest ended by signal 4; the last test that began was Orders.testPaid"])
    #expect(
      TestRunners(
        Self.xctest + Self.ends.xctest + Self.swiftTesting
          + "error: Process 'Shop.xctest --testing-library swift-testing' exited with unexpected signal code 11"
      ).broken == [
        """
        Swift Testing ended by signal 11; the last test that began was "the last one", \
        with 2 under way
        """
      ])
  }

  @Test func `a test that ends the process with status 0 breaks its runner off`() {
    #expect(
      TestRunners(Self.xctest + Self.swiftTesting).broken == [
        "XCTest broke off; the last test that began was Orders.testPaid",
        """
        Swift Testing broke off; the last test that began was "the last one", with 2 under way
        """,
      ])
  }
}
