import FlowExploration
import Testing

/// State machines that were not written as models: what is taken of them, and what is named as without a counterpart.
@Suite struct ForeignChartTests {
  @Test func `of a diagram of Mermaid, composite states, choices and times are taken`() throws {
    let read = try FlowModel.reading(
      """
      ---
      title: Ordering
      ---
      %%{init: {"theme": "dark"}}%%
      stateDiagram-v2
          direction LR
          %% for readers of the source
          [*] --> Cart
          state "Card details" as card
          Cart : What is bought
          Cart --> Checkout : check out [has items] / log start
          Cart --> Cart : add
          state Checkout {
              [*] --> address
              address --> card : next
              card --> check : pay
              state check <<choice>>
              check --> Receipt : amount <= 100
              check --> Bank : else
              Checkout --> Cart : cancel
          }
          Bank --> Receipt : after 2s
          Receipt --> [*]
          Receipt --> Cart
          Receipt --> Watching : watch
          state Watching {
              [*] --> Map
              Map --> List : list
              --
              [*] --> Sound
              Sound --> Mute : mute
          }
          note right of Cart : empty by default
          note left of Receipt
            printed twice
          end note
          classDef big font-size:20px
          class Cart big
      """, as: .mermaid)
    #expect(
      read.model.text == """
        value has items
        value amount n100

        screen Cart
          on "check out" when has items push Address
          on "add"
        screen CardDetails
          on "pay" when amount n100 push Receipt
          on "pay" when not amount n100 push Bank
        screen Address
          on "next" push CardDetails
          on "cancel" push Cart
        screen Receipt
          on "Cart" push Cart
          on "watch" push Map
          on "cancel" push Cart
        screen Bank
          after 2s push Receipt
          on "cancel" push Cart
        screen Map
          on "list" push List
        screen List
        screen Sound
          on "mute" push Mute
        screen Mute

        root stack Cart

        """)
    #expect(
      read.unmatched == [
        "line 1: the lines in front of the diagram are for the drawing alone",
        "line 4: a directive is for the drawing alone",
        "line 6: direction is for the drawing alone",
        "line 10: the words of Cart, What is bought",
        "line 23: the end of the diagram, or of its composite state, behind Receipt",
        "line 30: nothing leads to Sound, where states at the same time begin",
        "line 33: a note is for people alone",
        "line 34: a note is for people alone",
        "line 37: classDef is for the drawing alone",
        "line 38: a class is for the drawing alone",
        "line 11: the action log start",
        "line 11: the condition has items is the value \"has items\", which nothing sets",
        "line 16: the condition amount <= 100 is the value \"amount n100\", which nothing sets",
        "line 24: it has no words; its button is called Cart",
        "line 25: of the states at the same time in Watching, the first one is shown",
      ])
  }

  @Test func `of a machine of XState, groups, histories, services and delays are taken`() throws {
    let read = try FlowModel.reading(
      """
      {
        "id": "media",
        "initial": "browsing",
        "context": { "tracks": [] },
        "on": { "LOG_OUT": "#media.signedOut" },
        "states": {
          "signedOut": { "on": { "LOG_IN": { "target": "browsing", "guard": "isKnown" } } },
          "browsing": {
            "entry": "fetchTracks",
            "on": {
              "OPEN": { "target": "player", "actions": [{ "type": "track", "params": { "name": "open" } }] },
              "SEARCH": [
                { "guard": { "type": "isOnline" }, "target": "results" },
                { "target": "offline" }
              ],
              "*": { "actions": "logUnknown" }
            }
          },
          "player": {
            "initial": "paused",
            "states": {
              "paused": { "on": { "PLAY": "playing" } },
              "playing": { "on": { "PAUSE": "paused", "CLOSE": { "target": "#media.browsing" } }, "after": { "30000": "paused", "songLength": "paused" } },
              "hist": { "type": "history", "history": "shallow" }
            },
            "on": { "SETTINGS": "settings" },
            "exit": ["saveTime"]
          },
          "settings": {
            "type": "parallel",
            "states": {
              "sound": { "initial": "on", "states": { "on": { "on": { "MUTE": "off" } }, "off": {} } },
              "look": { "initial": "light", "states": { "light": { "on": { "DARK": "dark" } }, "dark": {} } }
            },
            "on": { "DONE": "player.hist" }
          },
          "results": {
            "invoke": { "src": "find", "onDone": { "target": "browsing" }, "onError": "offline" },
            "always": { "guard": "isEmpty", "target": "offline" }
          },
          "offline": { "type": "final" }
        }
      }
      """, as: .xstate)
    #expect(
      read.model.text == """
        value isOnline
        value isEmpty
        value isKnown

        screen Browsing
          on "OPEN" push Paused
          on "SEARCH" when isOnline push Results
          on "SEARCH" when not isOnline push Offline
          on "LOG_OUT" push SignedOut
        screen Offline
          on "LOG_OUT" push SignedOut
        screen Paused
          on "PLAY" push Playing
          on "SETTINGS" push Light
          on "LOG_OUT" push SignedOut
        screen Playing
          after 30s push Paused
          after 1s push Paused
          on "CLOSE" push Browsing
          on "PAUSE" push Paused
          on "SETTINGS" push Light
          on "LOG_OUT" push SignedOut
        screen Results
          after 0s when isEmpty push Offline
          on "find done" push Browsing
          on "find error" push Offline
          on "LOG_OUT" push SignedOut
        screen Dark
          on "DONE" push Paused
          on "LOG_OUT" push SignedOut
        screen Light
          on "DARK" push Dark
          on "DONE" push Paused
          on "LOG_OUT" push SignedOut
        screen Off
          on "DONE" push Paused
          on "LOG_OUT" push SignedOut
        screen On
          on "MUTE" push Off
          on "DONE" push Paused
          on "LOG_OUT" push SignedOut
        screen SignedOut
          on "LOG_IN" when isKnown push Browsing
          on "LOG_OUT"

        root stack Browsing

        """)
    #expect(
      read.unmatched == [
        "context is not a model's",
        "states.browsing.entry: the action fetchTracks",
        "states.browsing.on.*: an event without a name",
        "states.player.exit: the action saveTime",
        "states.player.states.playing.after.songLength: the time is not given; one second is taken",
        "states.results.invoke: the service find, whose ends are buttons",
        "states.browsing.on.OPEN: the action track",
        "states.browsing.on.SEARCH[0]: the condition isOnline is the value \"isOnline\", which nothing sets",
        "states.player.on.SETTINGS: of the states at the same time in settings, the first one is shown",
        "states.results.always: the condition isEmpty is the value \"isEmpty\", which nothing sets",
        "states.settings.on.DONE: the history player.hist is taken as the state that is entered without one",
        "states.signedOut.on.LOG_IN: the condition isKnown is the value \"isKnown\", which nothing sets",
      ])
  }

  @Test func `of SCXML, states, histories and events are taken`() throws {
    let read = try FlowModel.reading(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- A parcel station -->
      <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" initial="idle" datamodel="ecmascript">
        <datamodel>
          <data id="tries" expr="0"/>
        </datamodel>
        <state id="idle">
          <onentry><log label="ready" expr="tries"/></onentry>
          <transition event="code" cond="tries &lt; 3" target="opening"/>
          <transition event="code" target="blocked"/>
        </state>
        <state id="opening">
          <initial><transition target="door"/></initial>
          <state id="door">
            <transition event="open" target="box">
              <assign location="tries" expr="0"/>
            </transition>
          </state>
          <state id="box">
            <transition event="take leave" target="idle"/>
          </state>
          <history id="back" type="deep"><transition target="door"/></history>
          <transition event="help" target="service"/>
        </state>
        <parallel id="service">
          <state id="call"><transition event="hang.up" target="back"/></state>
          <state id="light"><transition cond="In('call')" target="idle"/></state>
        </parallel>
        <final id="blocked"/>
        <invoke type="scxml" src="bell.scxml"/>
      </scxml>
      """, as: .scxml)
    #expect(
      read.model.text == """
        value tries n3
        value in call

        screen Idle
          on "code" when tries n3 push Door
          on "code" when not tries n3 push Blocked
        screen Door
          on "open" push Box
          on "help" push Call
        screen Box
          on "take" push Idle
          on "leave" push Idle
          on "help" push Call
        screen Call
          on "hang.up" push Door
        screen Light
          after 0s when in call push Idle
        screen Blocked

        root stack Idle

        """)
    #expect(
      read.unmatched == [
        "line 5: the data tries",
        "line 8: the action log ready of onentry",
        "line 16: the action assign tries",
        "line 30: the element invoke",
        "line 9: the condition tries < 3 is the value \"tries n3\", which nothing sets",
        "line 23: of the states at the same time in service, the first one is shown",
        "line 26: the history back is taken as the state that is entered without one",
        "line 27: the condition In('call') is the value \"in call\", which nothing sets",
      ])
  }

  private func error(_ text: String, _ format: FlowModelFormat) -> String {
    do { _ = try FlowModel.reading(text, as: format, named: "a") } catch { return "\(error)" }
    return "none"
  }

  @Test func `each line of a diagram that is not understood has its place`() {
    #expect(
      error(
        "stateDiagram-v2\n  A --> \n  state \"x as y\n  }\n  --\n  A B C\n  B --> C : go",
        .mermaid) == """
          a:2:3: expected a state before and behind -->
              A --> \("")
              ^
          a:3:3: expected a closing " for the state's words
              state "x as y
              ^
          a:4:3: expected a state or an arrow, found } without a {
              }
              ^
          a:5:3: expected a state or an arrow, found -- outside a composite state
              --
              ^
          a:6:3: expected a state, an arrow or a declaration, found A B C
              A B C
              ^

          """)
    #expect(
      error("stateDiagram-v2\nstate A {\n B --> C", .mermaid) == """
        a:3:9: expected } at the end of A, found the end of the file
           B --> C
                  ^

        """)
    #expect(
      error("graph TD", .mermaid) == """
        a:1:1: expected stateDiagram-v2, found graph
          graph TD
          ^

        """)
    #expect(
      error("stateDiagram-v2\n  %% flow: root stak A\n  A", .mermaid) == """
        a:2:17: expected a kind of root (stack, tabs, split, screen), found stak; did you mean stack?
            %% flow: root stak A
                          ^

        """)
  }

  @Test(arguments: [
    (
      #"{"states": {"a": {"on": {"GO": "b"}}}}"#,
      "states.a.on.GO: expected a state, found b, which is none"
    ),
    (#"{"states": {"a": 3}}"#, "states.a: expected a state, found 3"),
    (#"{"states": {"a": 1e300}}"#, "states.a: expected a state, found 1e+300"),
    (#"{"states": {"a": {"type": "box"}}}"#, "states.a.type: expected a type of state, found box"),
    (
      #"{"states": {"a": {"on": {"GO": [{"target": "a"}, 7]}}}}"#,
      "states.a.on.GO[1]: expected a transition, found 7"
    ),
    (#"{"states": {}}"#, "states: expected the states of a machine, found none"),
    (#"[]"#, "states: expected the states of a machine, found none"),
    (
      #"{"meta": {"flow": ["root stak A"]}, "states": {"A": {}}}"#,
      "meta.flow: expected a kind of root (stack, tabs, split, screen), found stak; did you mean stack?, in root stak A"
    ),
    (#"{"states": {"a": }}"#, "JSON: Invalid value around character 17."),
  ])
  func `what is wrong in a machine has its path`(text: String, expected: String) {
    #expect(error(text, .xstate) == "a: \(expected)\n")
  }

  @Test func `what is wrong in SCXML has its element`() {
    #expect(
      error("<scxml>\n <state id=\"a\">\n</scxml>", .scxml) == """
        a:3:3: expected </state>, found s
          </scxml>
            ^

        """)
    #expect(
      error("<scxml>\n <state id=\"a\"><transition target=\"b\"/></state>\n</scxml>", .scxml) == """
        a:2:16: expected the id of a state, found b
           <state id="a"><transition target="b"/></state>
                         ^

        """)
    #expect(
      error("<machine/>", .scxml) == """
        a:1:1: expected the element scxml, found machine
          <machine/>
          ^

        """)
    #expect(
      error("<scxml><state id=\"a\"/><state id=\"a\"/></scxml>", .scxml) == """
        a:1:23: expected another id, a is taken
          <scxml><state id="a"/><state id="a"/></scxml>
                                ^

        """)
    let deep =
      "<scxml>" + String(repeating: "<state>", count: 512)
      + String(repeating: "</state>", count: 512)
    #expect(
      error(deep, .scxml).hasPrefix("a:1:3585: expected at most 512 elements within one another"))
    #expect(error("digraph {}", .dot) == "a: graphs of Graphviz are written, and not read\n")
  }
}
