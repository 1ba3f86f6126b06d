import FlowExploration
import Foundation
import Testing

/// The models of the Demo and of the guide, each with the whole of what is found in it.
@MainActor @Suite struct DemoModelTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func explored(_ name: String) throws -> ExploredFlows {
    let file = Self.root.appending(path: "Demo/Models/\(name).flow")
    let model = try FlowModel(contentsOf: file)
    let flows = try model.explorer.explore(.breadthFirst(depth: 6))
    return flows
  }

  @Test func `no way leads past the sign-in`() throws {
    #expect(
      try explored("sign-in").text == """
        49 states, 120 steps, 577 actions performed; everything was tried up to 6 actions from the start
        pairs of steps in a row: 119 of 248 tried
        Nothing goes wrong within 6 actions of the start.

        """)
  }

  @Test func `a payment that is left too early leaks`() throws {
    #expect(
      try explored("checkout").text == """
        37 states, 101 steps, 530 actions performed; everything was tried up to 6 actions from the start
        pairs of steps in a row: 100 of 175 tried
        promise tried 9 times: always: on Payment and paying leads to on Receipt within 3s

        leak: Payment, popped from UINavigationController: release it in the model
          1. tap the row "Chair"
          2. tap "Checkout"
          3. tap "Next"
          4. tap "Pay"
          5. tap the back button
            Payment#1 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 4 objects
              held by the app
              ModelApp
                .kept["Payment"][0]   → Payment#1
              ~~~~~~~~~~~~~~~~~~~~~~ fix: release it in the model
              delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#2
              reachability scan  unreachable from any window in 3 scans in a row
              since              5.350 s, found at 7.350 s

        """)
  }

  @Test func `the onboarding has a back door`() throws {
    #expect(
      try explored("onboarding").text == """
        67 states, 172 steps, 801 actions performed; everything was tried up to 6 actions from the start
        pairs of steps in a row: 170 of 373 tried

        promise broken: never: on Home until terms accepted
          1. tap "Skip"
          2. tap "Start"

        """)
  }

  @Test func `a sheet that is pulled down forgets the text`() throws {
    #expect(
      try explored("split").text == """
        107 states, 357 steps, 1,694 actions performed; everything was tried up to 6 actions from the start
        pairs of steps in a row: 353 of 1,032 tried

        promise broken: always: not unsent or on Compose or on Discard
          1. tap "Write"
          2. tap "Type"
          3. pull the sheet down

        """)
  }

  @Test func `a link may come at any time`() throws {
    #expect(
      try explored("deep-links").text == """
        104 states, 392 steps, 1,872 actions performed; everything was tried up to 6 actions from the start
        pairs of steps in a row: 387 of 1,351 tried
        Nothing goes wrong within 6 actions of the start.

        """)
  }

  @Test func `the map of a model has its screens by their names`() throws {
    #expect(
      FlowMap(try explored("onboarding")).mermaid == """
        flowchart TD
          s0["Tour"]
          s1["Terms"]
          s2["Account"]
          s3["Paper"]
          s4["Home"]
          s5["Profile"]
          s0 -->|"tap #34;Next#34;, in 4 states"| s1
          s0 -->|"tap #34;Skip#34;, in 4 states"| s2
          s1 -->|"tap the back button, in 13 states"| s0
          s1 -->|"swipe back, in 13 states"| s0
          s1 -->|"tap #34;Accept#34;, in 13 states"| s2
          s1 -->|"tap #34;Read them#34;, in 13 states"| s3
          s2 -->|"tap the back button, in 6 states"| s0
          s2 -->|"swipe back, in 6 states"| s0
          s2 -->|"tap #34;Start#34;, in 17 states"| s4
          s2 -->|"tap the back button, in 11 states"| s1
          s2 -->|"swipe back, in 11 states"| s1
          s3 -->|"tap #34;Close#34;, in 7 states"| s1
          s4 -->|"tap the tab #34;Profile#34;, in 7 states"| s5
          s5 -->|"tap the tab #34;Home#34;, in 5 states"| s4

        """)
  }

  @Test func `the guide has the models and the language as they are`() throws {
    let guide = try String(
      contentsOf: Self.root.appending(
        path: "Sources/FlowExploration/FlowExploration.docc/ModelAsText.md"), encoding: .utf8)
    #expect(guide.contains("```\n\(FlowModel.guide)```\n"))
    for name in ["sign-in", "checkout", "onboarding", "split", "deep-links"] {
      let model = try String(
        contentsOf: Self.root.appending(path: "Demo/Models/\(name).flow"), encoding: .utf8)
      #expect(guide.contains("```\n\(model)```\n"), "\(name)")
    }
  }
}
