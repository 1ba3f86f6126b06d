#if DEBUG && !REAL_UIKIT
  import Testing

  /// That the rules would notice: with one thing in the model broken on purpose, some of them fail.
  @MainActor struct MutationTests {
    @Test(arguments: Mutation.allCases) func `a broken model fails some rule`(_ mutation: Mutation)
    {
      #expect(Rule.all.contains { Self.fails($0, under: mutation) })
    }

    @Test(arguments: [
      (Mutation.curlEndsAsScroll, ["19"]),
      (.missingSuperForgiven, ["M13"]),
      (.presentsWithoutWindow, ["M4"]),
      (.adaptiveDelegateToldOfCode, ["12f"]),
      (.modalSheetPulledDown, ["12c", "12d"]),
      (.tabDelegateToldOfCode, ["13c", "13e"]),
      (.backgroundSendsAppearance, ["20a", "20b", "20c"]),
      (.cancelledSwipePops, ["U3e", "U3f", "O3", "5a", "5b", "5c", "T2b", "FA6"]),
      (.dismissingOneselfDoesNotReachPresenter, ["23a", "23b", "F4b", "L2c"]),
      (.backgroundTimeCounts, ["FA12"]),
      (.coveredScreensNotExpected, ["6d", "D2", "D6", "D16"]),
    ]) func `the rules that fail are those that say so`(_ mutation: Mutation, _ rules: [String]) {
      #expect(Self.rulesFailing(under: mutation) == rules)
    }

    @Test(arguments: Rule.turns) func `a rule of turns fails under some mutation`(_ rule: Rule) {
      #expect(Mutation.allCases.contains { Self.fails(rule, under: $0) })
    }

    @Test func `an unbroken model fails none, and one simulation broken leaves the next one whole`()
    {
      #expect(!Self.rulesFailing(under: .noAppearanceCallbacks).isEmpty)
      #expect(Self.rulesFailing(under: nil).isEmpty)
    }

    /// The numbers of the rules that fail while the model is broken so.
    private static func rulesFailing(under mutation: Mutation?) -> [String] {
      Rule.all.filter { fails($0, under: mutation) }.map(\.number)
    }

    private static func fails(_ rule: Rule, under mutation: Mutation?) -> Bool {
      let result = rule.run { $0.simulation.application.environment.mutation = mutation }
      if case .fails = rule.verdict(on: result) { return true }
      return false
    }
  }
#endif
