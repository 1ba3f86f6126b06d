import Testing

@testable import LiveObjects
@testable import SwiftRuntime

@Suite struct SelfCheckTests {
  @Test func `this runtime is the one that is known`() {
    #expect(SelfCheck.refusal == nil)
  }

  @Test func `each part of this process is known`() {
    #expect(UnknownPart.words == nil)
  }

  @Test func `this process has one runtime`() {
    let images = LoadedImage.all()
    #expect(LoadedRuntimes.paths(among: images).count == 1)
    #expect(LoadedRuntimes.paths(among: images + images).count == 2)
    #expect(LoadedRuntimes.refusal(among: images + images) != nil)
    #expect(LoadedRuntimes.refusal(among: images) == nil)
  }

  @Test func `every refusal says why nothing is read`() {
    #expect(
      RuntimeRefusal.unknownPlatform.description
        == "live objects are read on Linux only, on x86-64 and arm64")
    #expect(
      RuntimeRefusal.missingFunctions(named: ["swift_a", "swift_b"]).description
        == "this program's runtime lacks swift_a, swift_b, which reading live objects needs")
    #expect(
      RuntimeRefusal.severalRuntimes(paths: ["/a/App", "/b/libswiftCore.so"]).description == """
        there are 2 runtimes of Swift in this process, in /a/App and /b/libswiftCore.so, \
        so live objects are not read
        """)
    #expect(
      RuntimeRefusal.unexpectedLayout(of: "value witnesses").description == """
        this runtime lays out value witnesses otherwise than Swift 6.3, so live objects are not read
        """)
  }
}
