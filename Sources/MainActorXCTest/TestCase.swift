import XCTest

// XCTest's list of tests on Linux is made of a class's methods as they are typed. When all of them are
// synchronous and on the main actor, no function of XCTest takes the list, the compiler inserts a cast, and
// the cast ends the run. Beside asynchronous ones those that throw give the list no one type. The functions here
// take such lists and give them one. The list is made in a file that sees the test target and what that exports,
// so the target has to say once: `@_exported import MainActorXCTest`.
//
// Compiled in the Swift 5 mode, because there alone `@MainActor () -> Void` can be written without meaning
// `@Sendable` as well, and the methods' type is without.

/// The tests of a class whose methods are on the main actor, where XCTest runs them anyway.
public func testCase<Case: XCTestCase>(
  _ allTests: [(String, (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  let tests = allTests.map { name, method in
    (name, { (test: Case) -> () throws -> Void in { try MainActor.assumeIsolated(method(test)) } })
  }
  return testCase(tests)
}

/// For methods of which none throws.
public func testCase<Case: XCTestCase>(
  _ allTests: [(String, (Case) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  let tests = allTests.map { name, method in
    (name, { (test: Case) -> () throws -> Void in { MainActor.assumeIsolated(method(test)) } })
  }
  return testCase(tests)
}

/// An asynchronous test among synchronous ones of the main actor: a list of both has one type then.
public func asyncTest<Case: XCTestCase>(
  _ method: @escaping (Case) -> @MainActor () async throws -> Void
) -> (Case) -> @MainActor () throws -> Void {
  let test: (Case) -> () async throws -> Void = { instance in { try await method(instance)() } }
  let listed: (Case) -> () throws -> Void = asyncTest(test)
  return { instance in { try listed(instance)() } }
}
