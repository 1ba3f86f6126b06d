#if DEBUG
  import LifecycleKit
  import Testing

  @testable import UIKitCore

  /// Rules broken on purpose: the random worlds have to notice, and to say it in a few lines of Swift.
  @MainActor struct PlantedFaultTests {
    @Test(arguments: [
      Mutation.noAppearanceCallbacks, .didBeforeWill, .poppedKeepParent, .flagsStaySet,
      .chainLosesTopOnly, .coordinatorMissing, .presenterReleasedEarly,
    ])
    func `a broken rule is found and shown in a few operations`(rule: Mutation) throws {
      let failure = try #require(find(rule))
      #expect(failure.operations.count <= 20, "\(failure)")
    }

    @Test func `a planted fault is shrunk to a program that shows it and nothing else`() throws {
      let failure = try #require(find(.dismissingOneselfDoesNotReachPresenter))
      #expect(
        failure.description == """
          misuse: <A#4> presents nothing and is not presented: there is nothing to dismiss
          polite
          let simulation = Simulation()
          let user = simulation.user
          simulation.window.makeKeyAndVisible()
          let tabs1 = simulation.perform { Tabs() }
          let a1 = simulation.perform { A() }
          tabs1.viewControllers = [a1]
          simulation.window.rootViewController = tabs1
          let a2 = simulation.perform { A() }
          add(a2, to: a1)
          let a3 = simulation.perform { A() }
          let a4 = simulation.perform { A() }
          add(a4, to: a3)
          a2.present(a3, animated: false)
          simulation.advance(by: .milliseconds(0))
          a4.dismiss(animated: false)
          try simulation.settle()

          """)
    }

    /// The program of the test above, pasted.
    @Test(arguments: [nil, Mutation.dismissingOneselfDoesNotReachPresenter])
    func `the shrunk program fails with the fault and passes without it`(fault: Mutation?) throws {
      let simulation = Simulation()
      simulation.application.environment.mutation = fault
      simulation.window.makeKeyAndVisible()
      let tabs1 = simulation.perform { Tabs() }
      let a1 = simulation.perform { A() }
      tabs1.viewControllers = [a1]
      simulation.window.rootViewController = tabs1
      let a2 = simulation.perform { A() }
      add(a2, to: a1)
      let a3 = simulation.perform { A() }
      let a4 = simulation.perform { A() }
      add(a4, to: a3)
      a2.present(a3, animated: false)
      simulation.advance(by: .milliseconds(0))
      a4.dismiss(animated: false)
      try simulation.settle()
      #expect(simulation.misuses.map(\.kind) == (fault == nil ? [] : [.nothingToDismiss]))
    }

    /// The failure of the first seed that has one, within 40,000 operations.
    private func find(_ rule: Mutation) -> Failure? {
      for seed in 1...UInt64(160) {
        if let failure = Failure(seed: seed, length: 250, mutation: rule) { return failure }
      }
      return nil
    }
  }
#endif
