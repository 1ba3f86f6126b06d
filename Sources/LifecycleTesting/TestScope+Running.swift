import LifecycleKit
import Testing
import XCTest

extension TestScope {
  /// The scope of the test that runs this code, as far as it is known.
  @MainActor static var ofRunningTest: TestScope {
    TestCheck.inScope?.simulation.holderSearch.testScope.forOtherSimulation
      ?? TestScope(testCase: .ofRunningTestCase, task: .ofCurrentTask)
  }

  /// The scope of a test of Swift Testing, made in the task that runs it. The suite is known by its name.
  init(of test: Test) {
    // An identity reads `Module.Suite/Inner/test()/File.swift:1:4`, a function without a suite `Module/…`.
    let parts = "\(test.id)".split(separator: "/").prefix { !$0.contains("(") }
    let suite = parts.count > 1 ? parts.last : parts.last?.split(separator: ".").dropFirst().last
    self.init(task: .ofCurrentTask, suiteName: suite.map(String.init))
  }

  /// The scope of a test of XCTest, whose case lives as long as the program does.
  init(of test: XCTestCase) {
    self.init(testCase: ObjectAddress(of: test), task: .ofCurrentTask)
  }
}

extension ObjectAddress {
  /// The test case that XCTest runs, read from a variable of XCTest.
  fileprivate static var ofRunningTestCase: ObjectAddress? {
    (try? LiveHeap())?.object(inVariableWithSymbol: "$s6XCTest18XCTCurrentTestCaseAA0aD0CSgvp")
  }
}
