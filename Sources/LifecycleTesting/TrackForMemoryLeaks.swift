import LifecycleKit

/// Expects an object to be gone when the running test is over; fails at the caller's line when it is not.
///
///     trackForMemoryLeaks(viewModel)
///
/// For tests with the trait `.checksDeallocation`, and XCTest tests that called `checksDeallocation()`;
/// elsewhere the test fails at once. The object is held weakly. The failure tells who holds it and what is
/// alive with it. Comes after the simulation's wait, so the object may go late by its delay.
@MainActor public func trackForMemoryLeaks(
  _ object: AnyObject, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  guard let check = TestCheck.inScope else {
    return site.fail("no check ends this test: add the trait .checksDeallocation to the test")
  }
  check.track(TrackedObject(object: object, site: site))
}
