import ObjectGraph
import Testing

@testable import LiveObjects

private final class Kept {}

private struct Settings {
  var kept: Kept?
}

/// Each static is used by this suite only.
private enum Registry {
  nonisolated(unsafe) static let fixed: Kept? = Kept()
  nonisolated(unsafe) static var open: Kept? = Kept()
  nonisolated(unsafe) static let settings = Settings(kept: Kept())
  nonisolated(unsafe) static let list = [Kept()]
}

nonisolated(unsafe) private let globalFixed: Kept? = Kept()
nonisolated(unsafe) private var globalOpen: Kept? = Kept()

private let hasNotesOfStatics: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()

@Suite struct `A static that holds what should be gone` {
  private func repair(of object: Kept?) -> String? {
    guard let object else { return nil }
    let address = ObjectAddress(of: object)
    let notes = ObjectNotes(expectation: { $0 == address ? .expectedGone : .unknown })
    return RetainingPaths(notes: notes).retention(of: address).path?.repair
  }

  /// An optimised build does not distinguish a `var` that is never changed from a `let`, and has a `let`'s advice.
  @Test(.enabled(if: hasNotesOfStatics)) func `a var is cleared`() {
    #expect(repair(of: Registry.open) == "clear static Registry.open")
    #expect(repair(of: globalOpen) == "clear global globalOpen")
    Registry.open = nil
    globalOpen = nil
  }

  @Test func `a let is declared var and cleared`() {
    #expect(
      repair(of: Registry.fixed) == "declare static Registry.fixed var and clear it")
    #expect(repair(of: globalFixed) == "declare global globalFixed var and clear it")
  }

  @Test(.enabled(if: hasNotesOfStatics))
  func `what lies in a let is ended where it can be when it is a var`() {
    #expect(
      repair(of: Registry.settings.kept)
        == "declare static Registry.settings var and clear static Registry.settings.kept")
    #expect(
      repair(of: Registry.list.first)
        == "declare static Registry.list var and remove it from static Registry.list")
  }
}
