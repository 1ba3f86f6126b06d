import FlowExploration
import ExampleKiosk
import SeededRandom
import Testing

/// Mistakes planted in coordinators and screens, one at a time: each is found, and none where there is none.
@MainActor @Suite struct KioskTests {
  /// What an exploration has to find: the kind, and words of its signature.
  static func expected(of fault: KioskFault) -> (FlowFinding.Kind, String) {
    switch fault {
    case .forgottenDismissal, .childStays: (.leak, "checkouts")
    case .strongAction: (.leak, "ShopCoordinator.show")
    case .strongDelegate: (.leak, "ShopCoordinator.visited")
    case .alertHoldsItself: (.leak, "callAction")
    case .timerGoesOn: (.leak, "remember")
    case .observerStays: (.leak, "remember")
    case .holdsItselfOnReturn, .holdsItselfWhenPulled, .holdsItselfWhenTurned,
      .holdsItselfAfterWarning, .paymentKeptAfterReturn, .paymentHoldsItselfAfterSwipe:
      (.leak, ".held")
    case .lastProductKept: (.leak, "lastProduct")
    case .secondProductKept: (.leak, "ShopCoordinator.visited")
    case .pushedTwice: (.misuse, "pushedTwice")
    case .popAtRoot: (.misuse, "popAtRoot")
    case .alertOverAlert: (.misuse, "alreadyPresenting")
    case .nothingToDismiss: (.misuse, "nothingToDismiss")
    case .superForgotten: (.misuse, "superNotCalled")
    case .neverSettles: (.misuse, "timeStandsStill")
    case .alertWithoutButtons: (.deadEnd, "Help")
    case .receiptWithoutExit: (.deadEnd, "Receipt")
    case .badgeStays: (.brokenPromise, "always")
    case .loadsForever: (.brokenPromise, "eventually")
    case .titleCounts: (.notDeterministic, "not deterministic")
    }
  }

  /// How many actions it takes, at the least.
  static func length(of fault: KioskFault) -> Int {
    switch fault {
    case .titleCounts: 0
    case .pushedTwice, .superForgotten: 1
    case .strongAction, .strongDelegate, .timerGoesOn, .observerStays, .lastProductKept, .popAtRoot,
      .alertOverAlert, .nothingToDismiss, .neverSettles, .alertWithoutButtons, .loadsForever:
      2
    case .forgottenDismissal, .alertHoldsItself, .holdsItselfOnReturn, .holdsItselfWhenTurned,
      .holdsItselfAfterWarning:
      3
    case .childStays, .holdsItselfWhenPulled, .secondProductKept, .receiptWithoutExit, .badgeStays:
      4
    case .paymentKeptAfterReturn, .paymentHoldsItselfAfterSwipe: 5
    }
  }

  /// The kiosk, without what the mistake has nothing to do with where it takes many actions.
  static func explorer(with fault: KioskFault) -> FlowExplorer<KioskCoordinator> {
    let explorer = KioskCoordinator.explorer(with: fault)
      .excluding { $0.contains("Chair") }
    return switch fault {
    case .holdsItselfWhenTurned: explorer.excluding(.application, .memoryWarning)
    case .holdsItselfAfterWarning: explorer.excluding(.rotation, .application)
    case .paymentHoldsItselfAfterSwipe:
      explorer.excluding(.rotation, .application, .memoryWarning, .tab)
    default:
      length(of: fault) < 4
        ? explorer.excluding(.rotation, .application, .memoryWarning)
        : explorer.excluding(.rotation, .application, .memoryWarning, .tab, .swipeBack)
    }
  }

  @Test(arguments: KioskFault.allCases)
  func `a planted mistake is found, with its shortest flow`(fault: KioskFault) throws {
    let (kind, words) = Self.expected(of: fault)
    let length = Self.length(of: fault)
    let flows = try Self.explorer(with: fault)
      .explore(.breadthFirst(depth: kind == .deadEnd ? length + 1 : length))
    let fitting = flows.findings.filter { $0.kind == kind && $0.signature.contains(words) }
    #expect(fitting.map(\.flow.count).min() == length, "\(flows)")
  }

  @Test func `work without end is one finding, whenever and however often it is begun`() throws {
    let flows = try Self.explorer(with: .neverSettles).explore(.breadthFirst(depth: 3))
    #expect(
      flows.findings.map(\.headline) == [
        "timeStandsStill: not idle after 1000 pieces of work; still pending: \"again\""
      ])
  }

  @Test(arguments: [KioskFault.holdsItselfWhenPulled, .secondProductKept])
  func `no action of its flow can be left out`(fault: KioskFault) throws {
    let explorer = Self.explorer(with: fault)
    let flows = try explorer.explore(.breadthFirst(depth: 4))
    let finding = try #require(flows.findings.first { $0.kind == .leak })
    #expect(try explorer.play(finding.flow).faults == ["leak: \(finding.signature)"])
    for index in finding.flow.indices {
      var shorter = finding.flow
      shorter.remove(at: index)
      #expect((try? explorer.play(shorter))?.faults ?? [] == [], "without \(index + 1)")
    }
  }

  @Test func `a leak that needs a swipe that was let go has it in its flow`() throws {
    let fault = KioskFault.paymentHoldsItselfAfterSwipe
    let flows = try Self.explorer(with: fault).explore(.breadthFirst(depth: 5))
    #expect(
      flows.findings.map(\.flow) == [
        [
          "tap the bar button \"Lamp\"", "tap the bar button \"Buy\"",
          "tap the bar button \"Next\"", "begin to swipe back and let go",
          "tap the back button",
        ]
      ], "\(flows)")
  }

  @Test func `the clean twin is clean`() throws {
    let explorer = KioskCoordinator.explorer().excluding(.rotation, .application, .memoryWarning)
    let depth = Campaign.size(4, full: 7)
    #expect(try explorer.explore(.breadthFirst(depth: depth)).findings == [])
    #expect(
      try KioskCoordinator.explorer().explore(
        .randomWalks(count: Campaign.size(3, full: 100), length: 40)
      ).findings == [])
  }
}
