import FlowExploration
import Foundation
import ExampleKiosk
import Testing

/// An app has to keep the promises of its model: each that the app alone breaks is found.
@MainActor @Suite struct PromiseConformanceTests {
  private func broken(_ fault: GuardedHouse.Fault?, in text: String = GuardedHouse.model) throws
    -> [String]
  {
    try GuardedHouse.explorer(fault).conforms(to: FlowModel(parsing: text), depth: 6)
      .brokenPromises.map { "\($0.headline) | \($0.flow.joined(separator: "; "))" }
  }

  @Test func `an app that does what its model says keeps its promises`() throws {
    let conformance = try GuardedHouse.explorer(nil)
      .conforms(to: FlowModel(parsing: GuardedHouse.model))
    #expect(conformance.isConforming, "\(conformance)")
  }

  @Test(arguments: GuardedHouse.Fault.allCases)
  func `a promise that the app breaks and the model keeps is found with its shortest flow`(
    fault: GuardedHouse.Fault
  ) throws {
    let (open, enter) = ("tap the bar button \"Open\"", "tap the bar button \"Enter\"")
    func lost(_ screen: String) -> String {
      "no way from UIViewController \"\(screen)\" to on Door"
    }
    let expected: [(words: String, flow: [String])] =
      switch fault {
      case .entersUnopened:
        [
          ("promise broken: never: on Hall or on Room until open", [enter]),
          (lost("Hall"), [enter]),
        ]
      case .hasAlarm:
        [
          ("promise broken: always: not on Alarm", [open, "tap the bar button \"Ring\""]),
          (lost("Alarm"), [open, "tap the bar button \"Ring\""]),
        ]
      case .staysOnSplash:
        [("promise broken: eventually: not on Splash within 2s", []), (lost("Splash"), [])]
      case .waitsForEver:
        [
          (
            "promise broken: always: on Hall and open leads to on Room within 3s", [open, enter]
          ), (lost("Hall"), [open, enter]),
        ]
      case .roomHasNoWayBack: [(lost("Hall"), [open, enter])]
      }
    let found = try broken(fault)
    #expect(found == expected.map { "\($0.words) | \($0.flow.joined(separator: "; "))" })
  }

  @Test func `a promise that the model breaks itself is no deviation of the app`() throws {
    let text = GuardedHouse.model + "\nnever on Hall"
    #expect(try broken(nil, in: text) == [])
    #expect(try broken(.hasAlarm, in: text).count == 2)
  }

  @Test func `the kiosk whose receipt has no exit has no way home, and no other promise is broken`()
    throws
  {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Demo/Models/kiosk.flow")
    let model = try FlowModel(contentsOf: file)
    for fault in [KioskFault.receiptWithoutExit, .badgeStays, .strongDelegate, .popAtRoot] {
      let found = try KioskCoordinator.explorer(with: fault).conforms(to: model, depth: 5)
        .brokenPromises.map(\.headline)
      #expect(
        found
          == (fault == .receiptWithoutExit
            ? ["no way from UIViewController \"Receipt\" to on Shop"] : []),
        "\(fault)")
    }
  }

  @Test func `a broken promise is told with its flow`() throws {
    let conformance = try GuardedHouse.explorer(.entersUnopened)
      .conforms(to: FlowModel(parsing: GuardedHouse.model), depth: 2)
    #expect(!conformance.isConforming)
    #expect(
      conformance.description.contains(
        """

        the app breaks what the model promises and keeps: never: on Hall or on Room until open
          1. tap the bar button "Enter"

        """), "\(conformance)")
  }
}
