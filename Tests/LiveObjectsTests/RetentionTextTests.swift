import ObjectGraph
import LiveObjects
import Testing

@Suite
struct `The words of a search that was declined` {
  @Test
  func `a declined search says why and nothing else`() {
    #expect(ObjectRetention(.declined("for a reason")).text() == "no path: for a reason")
    #expect(
      ObjectRetention(.declined("for a reason")).text(indentation: 4) == "    no path: for a reason"
    )
  }

  @Test
  func `an unknown platform is named by the known one`() {
    #expect(
      ObjectRetention(.declined(RuntimeRefusal.unknownPlatform.description)).text()
        == "no path: live objects are read on Linux only, on x86-64 and arm64")
  }

  @Test
  func `a runtime without some function says so`() {
    let refusal = RuntimeRefusal.missingFunctions(named: ["swift_a"])
    #expect(
      ObjectRetention(.declined(refusal.description)).text()
        == "no path: this program's runtime lacks swift_a, which reading live objects needs")
  }

  @Test
  func `a runtime of another layout says what is laid out otherwise`() {
    #expect(
      ObjectRetention(.declined(RuntimeRefusal.unexpectedLayout(of: "value witnesses").description))
        .text()
          == """
          no path: this runtime lays out value witnesses otherwise than Swift 6.3, so live objects \
          are not read
          """)
  }
}
