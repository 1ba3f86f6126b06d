import FlowExploration
import Foundation
import ExampleKiosk
import Testing

/// The kiosk is held against a model of it: what one has and the other has not is found, and nothing else.
@MainActor @Suite struct FlowConformanceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Demo/Models/kiosk.flow")

  /// The differences of the kiosk, with a mistake or without, from its model, in which some words are others.
  private func conformance(
    of fault: KioskFault? = nil, replacing old: String = "", with new: String = ""
  ) throws -> FlowConformance {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let model = try FlowModel(parsing: old.isEmpty ? text : text.replacing(old, with: new))
    return try KioskCoordinator.explorer(with: fault).conforms(to: model, depth: 5)
  }

  private func lines(_ conformance: FlowConformance) -> [String] {
    conformance.differences.map { difference in
      let ends = "\(difference.inApp ?? "-") / \(difference.inModel ?? "-")"
      return "\(difference.kind) \(ends) | \(difference.flow.joined(separator: "; "))"
    }
  }

  @Test func `the kiosk does what its model says`() throws {
    let conformance = try KioskCoordinator.explorer()
      .conforms(to: FlowModel(contentsOf: Self.file))
    #expect(conformance.isConforming, "\(conformance)")
  }

  @Test func `differences are told with their flows`() throws {
    let all = try conformance()
    #expect(all.description == "13 pairs of states compared: the app does what the model says.\n")
    let other = try conformance(replacing: "on \"Chair\"", with: "on \"Table\"")
    #expect(
      other.description.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        the app has what the model has not: tap the bar button "Chair", on KioskScreen "Shop", leads to ProductViewController "Chair"
          1. tap the bar button "Chair"
        the model has what the app has not: tap "Table", on Shop, leads to Chair
          1. tap "Table"
        """)
  }

  @Test(arguments: [
    (
      "  on \"Chair\" push Chair\n", "",
      [
        "onlyInApp ProductViewController \"Chair\" / - | tap the bar button \"Chair\""
      ]
    ),
    (
      "on \"Chair\" push Chair", "on \"Chair\" push Lamp",
      [
        "leadsElsewhere ProductViewController \"Chair\" / Lamp | tap the bar button \"Chair\""
      ]
    ),
    (
      "on \"Chair\"", "on \"Table\"",
      [
        "onlyInApp ProductViewController \"Chair\" / - | tap the bar button \"Chair\"",
        "onlyInModel - / Chair | tap \"Table\"",
      ]
    ),
    (
      "as sheet wrapped", "as fullScreen wrapped",
      [
        "onlyInApp ProductViewController \"Lamp\" / - | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; pull the sheet down",
        "onlyInApp AddressViewController \"Address\" / - | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; begin to pull the sheet down and let go",
        "onlyInApp ProductViewController \"Chair\" / - | "
          + "tap the bar button \"Chair\"; tap the bar button \"Buy\"; pull the sheet down",
        "onlyInApp ProductViewController \"Lamp\" / - | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; tap the bar button \"Next\"; pull the sheet down",
        "onlyInApp KioskScreen \"Payment\" / - | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; tap the bar button \"Next\"; begin to pull the sheet down and let go",
        "onlyInApp ProductViewController \"Chair\" / - | "
          + "tap the bar button \"Chair\"; tap the bar button \"Buy\"; tap the bar button \"Next\"; pull the sheet down",
      ]
    ),
    (
      "  on \"Next\" push Payment\n", "",
      [
        "onlyInApp KioskScreen \"Payment\" / - | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; tap the bar button \"Next\""
      ]
    ),
    (
      "  on \"Cancel\" dismiss\n", "",
      [
        "onlyInApp ProductViewController \"Lamp\" / - | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; tap the bar button \"Cancel\"",
        "onlyInApp ProductViewController \"Chair\" / - | "
          + "tap the bar button \"Chair\"; tap the bar button \"Buy\"; tap the bar button \"Cancel\"",
      ]
    ),
    (
      "on \"Cancel\" dismiss", "on \"Cancel\" push Payment",
      [
        "leadsElsewhere ProductViewController \"Lamp\" / Payment | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; tap the bar button \"Cancel\"",
        "leadsElsewhere ProductViewController \"Chair\" / Payment | "
          + "tap the bar button \"Chair\"; tap the bar button \"Buy\"; tap the bar button \"Cancel\"",
      ]
    ),
    (
      "on \"Pay\" dismiss", "on \"Pay\" pop",
      [
        "leadsElsewhere ProductViewController \"Lamp\" / Address | "
          + "tap the bar button \"Lamp\"; tap the bar button \"Buy\"; tap the bar button \"Next\"; tap the bar button \"Pay\"",
        "leadsElsewhere ProductViewController \"Chair\" / Address | "
          + "tap the bar button \"Chair\"; tap the bar button \"Buy\"; tap the bar button \"Next\"; tap the bar button \"Pay\"",
      ]
    ),
    (
      "  on \"Refresh\"\n", "",
      [
        "onlyInApp KioskScreen \"Orders\" / - | "
          + "tap the tab \"Orders\"; tap the bar button \"Refresh\""
      ]
    ),
    (
      "on \"Help\" present Help", "on \"Help\" push Lamp",
      [
        "leadsElsewhere UIAlertController \"Help\" / Lamp | "
          + "tap the tab \"Orders\"; tap the bar button \"Help\""
      ]
    ),
    (
      "  on \"Close\"\n", "",
      [
        "onlyInApp KioskScreen \"Orders\" / - | "
          + "tap the tab \"Orders\"; tap the bar button \"Help\"; tap \"Close\" in the alert \"Help\""
      ]
    ),
    (
      "  on \"Call\"\n", "  on \"Call\" root stack Shop\n",
      [
        "leadsElsewhere KioskScreen \"Orders\" / Shop | "
          + "tap the tab \"Orders\"; tap the bar button \"Help\"; tap \"Call\" in the alert \"Help\""
      ]
    ),
    (
      "root tabs Shop Orders", "root tabs Shop Orders Payment",
      [
        "onlyInModel - / Payment | tap the tab \"Payment\"",
        "onlyInModel - / Payment | tap the tab \"Orders\"; tap the tab \"Payment\"",
        "onlyInModel - / Payment | tap the bar button \"Lamp\"; tap the tab \"Payment\"",
        "onlyInModel - / Payment | tap the bar button \"Chair\"; tap the tab \"Payment\"",
      ]
    ),
    (
      "root tabs Shop Orders", "root tabs Orders Shop",
      ["leadsElsewhere KioskScreen \"Shop\" / Orders | "]
    ),
    (
      "root tabs Shop Orders", "root stack Shop",
      [
        "onlyInApp KioskScreen \"Shop\" / - | tap the tab \"Shop\"",
        "onlyInApp KioskScreen \"Orders\" / - | tap the tab \"Orders\"",
        "onlyInApp KioskScreen \"Shop\" / - | "
          + "tap the bar button \"Lamp\"; tap the tab \"Shop\"",
        "onlyInApp KioskScreen \"Orders\" / - | "
          + "tap the bar button \"Lamp\"; tap the tab \"Orders\"",
        "onlyInApp KioskScreen \"Shop\" / - | "
          + "tap the bar button \"Chair\"; tap the tab \"Shop\"",
        "onlyInApp KioskScreen \"Orders\" / - | "
          + "tap the bar button \"Chair\"; tap the tab \"Orders\"",
      ]
    ),
  ])
  func `what the model says otherwise is found, with its shortest flow`(
    old: String, new: String, expected: [String]
  ) throws {
    let found = lines(try conformance(replacing: old, with: new))
    #expect(found == expected)
  }

  @Test func `what a mistake of the app changes for its user is found, and no other mistake`()
    throws
  {
    let buy = "tap the bar button \"Buy\"; tap the bar button \"Next\"; tap the bar button \"Pay\""
    let expected: [KioskFault: [String]] = [
      .alertWithoutButtons: [
        "onlyInModel - / Orders | tap the tab \"Orders\"; tap the bar button \"Help\"; "
          + "tap \"Close\" in the alert \"Help\"",
        "onlyInModel - / Orders | tap the tab \"Orders\"; tap the bar button \"Help\"; "
          + "tap \"Call\" in the alert \"Help\"",
      ],
      .receiptWithoutExit: [
        "leadsElsewhere UIViewController \"Receipt\" / Lamp | tap the bar button \"Lamp\"; \(buy)",
        "leadsElsewhere UIViewController \"Receipt\" / Chair | tap the bar button \"Chair\"; \(buy)",
      ],
      .forgottenDismissal: [], .strongDelegate: [], .timerGoesOn: [], .badgeStays: [],
    ]
    for (fault, differences) in expected {
      #expect(lines(try conformance(of: fault)) == differences, "\(fault)")
    }
  }
}
