import FlowExploration
import Testing

/// State machines whose composite states have nothing within: each is a screen, and nothing is read as no screen.
@Suite struct CompositeStateTests {
  @Test func `a composite state without states within is a screen`() throws {
    let read = try FlowModel.reading(
      """
      stateDiagram-v2
        [*] --> Shop
        state Shop {
        }
        state Cart {
          state ready <<choice>>
        }
        state Account {
          [*] --> Login
          state Login {
          }
        }
        Shop --> Cart : open cart
        Cart --> Account : pay
      """, as: .mermaid)
    #expect(
      read.model.text == """
        screen Shop
          on "open cart" push Cart
        screen Cart
          on "pay" push Login
        screen Login

        root stack Shop

        """)
    #expect(read.unmatched == [])
  }

  @Test(arguments: [
    (
      FlowModelFormat.mermaid,
      """
      stateDiagram-v2
        state ready <<choice>>
      """,
      """
      a:2:25: expected a state, found none in the diagram
          state ready <<choice>>
                                ^

      """
    ),
    (
      FlowModelFormat.xstate, #"{"states": {"again": {"type": "history"}}}"#,
      "a: expected a state to be a screen, found none\n"
    ),
  ])
  func `a machine without a screen is refused`(
    format: FlowModelFormat, text: String, expected: String
  ) throws {
    let error = #expect(throws: FlowModelError.self) {
      try FlowModel.reading(text, as: format, named: "a")
    }
    #expect(error?.description == expected)
  }
}
