import FlowExploration
import Foundation
import SeededRandom
import Testing

/// Models go out to other formats and come back as they were.
@Suite struct ModelFormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Demo/Models")

  private func model(_ name: String) throws -> FlowModel {
    try FlowModel(contentsOf: Self.folder.appending(path: "\(name).flow"))
  }

  /// The small part is 40 models, the full one 1,000.
  @Test func `a random model is the same after a way through each format`() throws {
    var sizes = 0
    for seed in Campaign.seeds(40, full: 1_000) {
      let text = RandomModel.text(seed: seed)
      let model = try FlowModel(parsing: text)
      #expect(try FlowModel(parsing: model.text) == model, "seed \(seed)")
      for format in [FlowModelFormat.mermaid, .xstate] {
        let written = try #require(model.text(as: format))
        let read = try FlowModel.reading(written, as: format)
        #expect(read.model == model, "\(format), seed \(seed):\n\(text)")
        #expect(read.unmatched == [], "\(format), seed \(seed)")
      }
      sizes += text.count
    }
    // They are no empty models.
    #expect(sizes > 40 * 400)
  }

  @Test(arguments: [
    "sign-in", "checkout", "onboarding", "split", "deep-links", "kiosk", "tour",
  ])
  func `a model of the Demo is the same after a way through each format`(name: String) throws {
    let model = try model(name)
    #expect(try FlowModel(parsing: model.text) == model)
    for format in [FlowModelFormat.mermaid, .xstate] {
      let written = try #require(model.text(as: format))
      #expect(try FlowModel.reading(written, as: format).model == model, "\(format)")
    }
  }

  @Test func `a model is written as text in the order of its declarations`() throws {
    #expect(
      try model("deep-links").text == """
        value signed in

        screen Home
          on "Offers" present Offers as sheet
          on "Sign in" when not signed in set signed in
        screen Offers
          on "Close" dismiss
        screen Orders
          on row "Order" when signed in push Order
        screen Order
          on "Help" present Help as sheet
        screen Help

        root tabs Home Orders
        without rotation application memoryWarning
        link "shop://home" dismiss to root then select tab 1
        link "shop://order" when signed in dismiss to root then select tab 2 then pop to root then push Order

        home on Home
        never on Order and not signed in

        """)
  }

  @Test func `Mermaid has events, conditions and effects on its arrows, the rest in comments`()
    throws
  {
    let model = try model("sign-in")
    #expect(
      model.text(as: .mermaid) == """
        stateDiagram-v2
          %% flow: value signed in
          %% flow: root stack Welcome
          %% flow: without rotation application memoryWarning
          %% flow: home on Welcome
          %% flow: never on Feed or on Settings until signed in
          %% flow: always on Welcome or on SignIn or on Reset or signed in
          Welcome
          SignIn
          Reset
          Feed
          Article
          Settings
          Confirm
          classDef alert stroke-dasharray: 4 4
          class Confirm alert
          [*] --> Welcome
          Welcome --> SignIn : tap #34;Sign in#34; / push SignIn
          SignIn --> Feed : tap #34;Continue#34; / set signed in then root tabs Feed Settings
          SignIn --> Reset : tap #34;Forgot password#34; / present Reset as sheet
          Reset --> SignIn : tap #34;Send#34; / dismiss
          Feed --> Article : tap the row #34;Article#34; / push Article
          Settings --> Confirm : tap #34;Sign out#34; / present Confirm
          Confirm --> Welcome : tap #34;Sign out#34; / set not signed in then root stack Welcome
          Confirm --> Settings : tap #34;Cancel#34;

        """)
    #expect(
      model.unmatched(as: .mermaid) == [
        "value signed in: in a comment", "root stack Welcome: in a comment",
        "without rotation application memoryWarning: in a comment",
        "home on Welcome: in a comment",
        "never on Feed or on Settings until signed in: in a comment",
        "always on Welcome or on SignIn or on Reset or signed in: in a comment",
      ])
  }

  @Test func `XState has events, guards, actions, delays and links, the rest in meta`() throws {
    let model = try FlowModel(
      parsing: """
        value paid
        screen Cart
          on "Pay" when not paid set paid then push Receipt
        screen Receipt
          after 2s pop
        root stack Cart
        link "shop://cart" root stack Cart
        never on Receipt until paid
        """)
    #expect(
      model.text(as: .xstate) == """
        {
          "id": "model",
          "initial": "Cart",
          "meta": {"flow": ["value paid", "root stack Cart", "never on Receipt until paid"]},
          "on": {
            "open the link \\"shop://cart\\"": [
              {"target": ".Cart", "actions": ["root stack Cart"], "meta": {"place": 0}}
            ]
          },
          "states": {
            "Cart": {
              "meta": {"flow": "screen", "place": 0},
              "on": {
                "tap \\"Pay\\"": [
                  {
                    "target": "Receipt",
                    "guard": "not paid",
                    "actions": ["set paid", "push Receipt"],
                    "meta": {"place": 0}
                  }
                ]
              }
            },
            "Receipt": {
              "meta": {"flow": "screen", "place": 1},
              "after": {"2000": [{"target": "Cart", "actions": ["pop"], "meta": {"place": 0}}]}
            }
          }
        }

        """)
    #expect(
      model.unmatched(as: .xstate) == [
        "value paid: in meta", "root stack Cart: in meta", "never on Receipt until paid: in meta",
      ])
  }

  @Test func `a graph has what is drawn, and names what is left out`() throws {
    let model = try model("onboarding")
    #expect(
      model.text(as: .dot) == """
        digraph model {
          node [shape=box];
          start [shape=point];
          "Splash";
          "Tour";
          "Terms";
          "Paper";
          "Account";
          "Home";
          "Profile";
          start -> "Splash";
          "Splash" -> "Tour" [label="after 500ms / root stack Tour"];
          "Tour" -> "Terms" [label="tap \\"Next\\" / push Terms"];
          "Tour" -> "Account" [label="tap \\"Skip\\" / push Account"];
          "Terms" -> "Account" [label="tap \\"Accept\\" / set terms accepted then push Account"];
          "Terms" -> "Paper" [label="tap \\"Read them\\" / present Paper as fullScreen"];
          "Paper" -> "Terms" [label="tap \\"Close\\" / dismiss"];
          "Account" -> "Home" [label="tap \\"Start\\" / root tabs Home Profile"];
        }

        """)
    #expect(
      model.unmatched(as: .dot) == [
        "value terms accepted: left out", "root screen Splash: left out",
        "without rotation application memoryWarning: left out", "home on Home: left out",
        "never on Home until terms accepted: left out",
        "eventually not on Splash within 1s: left out",
      ])
    #expect(model.text(as: .scxml) == nil)
  }

  @Test func `an effect that leads to a screen only when it runs is drawn as a loop, and named`()
    throws
  {
    let model = try FlowModel(
      parsing: """
        screen Feed
          on "A" push Article
        screen Search
          on "A" push Article
        screen Article
          on "Back" pop
        root tabs Feed Search
        """)
    #expect(
      model.unmatched(as: .dot) == [
        "root tabs Feed Search: left out", "on \"Back\" pop, on Article: drawn where it begins",
      ])
    #expect(
      model.text(as: .mermaid)?.contains("Article --> Article : tap #34;Back#34; / pop\n") == true)
  }

  @Test func `an arrow that was moved or added by hand is taken, or named`() throws {
    let text = try #require(try model("kiosk").text(as: .mermaid))
      .replacing("Payment --> Address :", with: "Payment --> Orders :")
    let moved = try FlowModel.reading(
      text.replacing("Shop --> Lamp :", with: "Shop --> Orders :")
        + "  Orders --> Lamp : tap #34;Buy again#34;\n", as: .mermaid)
    #expect(
      moved.unmatched == [
        "line 14: the arrow leads to Orders, the words to Lamp; the words are taken",
        "line 20: the arrow leads to Orders, the words to Address; the words are taken",
      ])
    #expect(moved.model.text.contains("  on \"Buy again\" push Lamp\n"))
  }

  @Test func `a file is read in the format of its ending`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = try model("checkout")
    for (name, format) in [
      ("a.flow", FlowModelFormat.flow), ("a.mmd", .mermaid), ("a.json", .xstate),
    ] {
      let file = folder.appending(path: name)
      try #require(model.text(as: format)).write(to: file, atomically: true, encoding: .utf8)
      #expect(try FlowModel.reading(contentsOf: file).model == model)
    }
    #expect {
      try FlowModel.reading(contentsOf: URL(filePath: "a.txt"))
    } throws: {
      "\($0)" == "a.txt: expected a model: a file that ends with .flow, .mmd, .json or .scxml"
    }
  }
}
