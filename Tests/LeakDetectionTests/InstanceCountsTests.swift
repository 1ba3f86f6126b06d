#if InstanceCounting
  import Dispatch
  import LeakDetection
  import SeededRandom
  import Synchronization
  import Testing

  @Suite struct InstanceCountsTests {
    let counts = InstanceCounts()

    private func make<Object>(_ make: () -> Object) -> Object { counts.perform(make) }

    @Test func `an instance too many is told of, one that went before is not`() {
      let told = Mutex<[String]>([])
      counts.onSurplus = { surplus in told.withLock { $0.append(surplus.description) } }
      var first: Account? = make(Account.init)
      #expect(counts.judge().isEmpty)
      first = nil
      first = make(Account.init)
      #expect(counts.judge().isEmpty)
      let second = make(Account.init)
      #expect(counts.judge().map(\.description) == ["Account: 2 alive, 1 allowed"])
      #expect(counts.judge().map(\.members) == [["Account#2", "Account#3"]])
      #expect(told.withLock { $0 } == ["Account: 2 alive, 1 allowed"])
      withExtendedLifetime((first, second)) {}
    }

    /// A pane of which as many may be alive as it is told.
    final class Pane: LeakDetectable {
      let instanceToken = InstanceToken()
      init(of count: Int?) { countInstance(self, maxInstances: count) }
    }

    @Test func `an instance may say how many of its type are allowed`() {
      let three = [make { Pane(of: 3) }, make { Pane(of: 3) }, make { Pane(of: nil) }]
      #expect(counts.judge().isEmpty && counts[Pane.self]?.allowed == 3)
      let fourth = make { Pane(of: nil) }
      #expect(counts.judge().map(\.description) == ["Pane: 4 alive, 3 allowed"])
      let fifth = make { Pane(of: 5) }
      #expect(counts.judge().isEmpty && counts[Pane.self]?.allowed == 5)
      withExtendedLifetime((three, fourth, fifth)) {}
    }

    @Test func `one that is told nothing is allowed what its class says`() {
      let two = [make { Pane(of: nil) }, make { Pane(of: nil) }]
      #expect(counts.judge().map(\.description) == ["Pane: 2 alive, 1 allowed"])
      withExtendedLifetime(two) {}
    }

    @Test func `a new one made before the old one goes is no surplus at the end of the turn`() {
      let told = Mutex(0)
      counts.onSurplus = { _ in told.withLock { $0 += 1 } }
      var current = make(Account.init)
      current = make(Account.init)
      #expect(counts[Account.self]?.peak == 2)
      #expect(counts.judge().isEmpty)
      #expect(told.withLock { $0 } == 0)
      withExtendedLifetime(current) {}
    }

    @Test func `judged at once, the overlap of old and new is told of as well`() {
      let told = Mutex<[String]>([])
      counts.judgement = .immediate
      counts.onSurplus = { surplus in told.withLock { $0.append(surplus.description) } }
      var current = make(Account.init)
      current = make(Account.init)
      #expect(told.withLock { $0 } == ["Account: 2 alive, 1 allowed"])
      withExtendedLifetime(current) {}
    }

    @Test func `after a judgement that was asked for, one more is told of at once`() {
      let told = Mutex<[String]>([])
      counts.onSurplus = { surplus in told.withLock { $0.append(surplus.description) } }
      var all = [make(Account.init), make(Account.init)]
      counts.judge()
      counts.judgement = .immediate
      all.append(make(Account.init))
      #expect(
        told.withLock { $0 } == ["Account: 2 alive, 1 allowed", "Account: 3 alive, 1 allowed"])
      withExtendedLifetime(all) {}
    }

    @Test func `a surplus that goes late is over, and the next one is news`() {
      let told = Mutex(0)
      counts.onSurplus = { _ in told.withLock { $0 += 1 } }
      let stays = make(Account.init)
      for _ in 1...3 {
        let late = make(Account.init)
        #expect(counts.judge().count == 1)
        #expect(counts.judge().count == 1)
        withExtendedLifetime(late) {}
      }
      #expect(counts.judge().isEmpty)
      #expect(told.withLock { $0 } == 3)
      withExtendedLifetime(stays) {}
    }

    @Test func `a subclass has a count and a maximum of its own`() {
      let objects = [make(Account.init), make(SavingsAccount.init), make(SavingsAccount.init)]
      #expect(counts.judge().isEmpty)
      #expect(counts[Account.self]?.live == 1)
      #expect(counts[SavingsAccount.self]?.live == 2)
      #expect(counts[SavingsAccount.self]?.allowed == 2)
      let third = make(SavingsAccount.init)
      #expect(counts.judge().map(\.description) == ["SavingsAccount: 3 alive, 2 allowed"])
      withExtendedLifetime((objects, third)) {}
    }

    @Test func `an object that counts itself twice is one`() {
      let object = make(TwiceCounted.init)
      #expect(counts[TwiceCounted.self]?.live == 1)
      #expect(counts[TwiceCounted.self]?.total == 1)
      withExtendedLifetime(object) {}
    }

    @Test func `types of the same name are told apart, and shown with what they are nested in`() {
      let objects: [AnyObject] = [make(Checkout.Model.init), make(Settings.Model.init)]
      #expect(counts.judge().isEmpty)
      #expect(
        counts.table() == """
          live  max  total  allowed  expected  type
             1    1      1        1         -  LeakDetectionTests.Checkout.Model
             1    1      1        1         -  LeakDetectionTests.Settings.Model

          """)
      withExtendedLifetime(objects) {}
    }

    @Test func `types local to two functions are told apart without an address in their names`() {
      func one() -> any LeakDetectable {
        final class Local: LeakDetectable {
          let instanceToken = InstanceToken()
          init() { countInstance(self) }
        }
        return Local()
      }
      func other() -> any LeakDetectable {
        final class Local: LeakDetectable {
          let instanceToken = InstanceToken()
          init() { countInstance(self) }
        }
        return Local()
      }
      let objects = [make(one), make(other)]
      #expect(
        counts.rows.map(\.name) == [
          "LeakDetectionTests.InstanceCountsTests.Local",
          "LeakDetectionTests.InstanceCountsTests.Local(2)",
        ])
      withExtendedLifetime(objects) {}
    }

    @Test func `a group has a maximum of its own`() {
      var objects: [any LeakDetectable] = [make(ListModel.init), make(DetailModel.init)]
      #expect(counts.judge().isEmpty)
      objects.append(make(DetailModel.init))
      let surplus = counts.judge()
      #expect(surplus.map(\.description) == ["models: 3 alive, 2 allowed"])
      #expect(surplus.map(\.members) == [["ListModel#1", "DetailModel#1", "DetailModel#2"]])
      objects.append(make(Account.init))
      #expect(
        counts.table() == """
          live  max  total  allowed  expected  type
             1    1      1        1         -  Account
             3                    2            models:  1 too many
             2    2      2        5         -    DetailModel
             1    1      1        5         -    ListModel

          """)
      objects.removeSubrange(1...2)
      #expect(counts.judge().isEmpty)
      withExtendedLifetime(objects) {}
    }

    @Test func `an expected number that falls catches the first that stays`() {
      counts.expect(1, of: Account.self)
      var account: Account? = make(Account.init)
      #expect(counts.judge().isEmpty)
      counts.expectOneLess(of: Account.self)
      #expect(counts.judge().map(\.description) == ["Account: 1 alive, 0 expected"])
      counts.expectOneMore(of: Account.self)
      #expect(counts.judge().isEmpty)
      counts.expectOneLess(of: Account.self)
      account = nil
      #expect(counts.judge().isEmpty)
      counts.expectOneLess(of: Account.self)
      #expect(counts[Account.self]?.expected == 0)
      withExtendedLifetime(account) {}
    }

    @Test func `an expected number does not raise the maximum`() {
      counts.expect(3, of: Account.self)
      let objects = [make(Account.init), make(Account.init)]
      #expect(counts.judge().map(\.description) == ["Account: 2 alive, 1 allowed"])
      withExtendedLifetime(objects) {}
    }

    @Test func `one made at the address of one that went is another`() {
      var account: Account?
      for _ in 1...200 {
        account = nil
        account = make(Account.init)
        #expect(counts[Account.self]?.live == 1)
      }
      #expect(counts[Account.self]?.total == 200)
      #expect(counts[Account.self]?.peak == 1)
      withExtendedLifetime(account) {}
    }

    @Test func `an init that throws counts nothing`() throws {
      #expect(throws: Refused.Refusal.self) { try counts.perform { try Refused(true) } }
      let object = try counts.perform { try Refused(false) }
      #expect(counts[Refused.self]?.total == 1)
      withExtendedLifetime(object) {}
    }

    @Test func `switched off it counts nothing, and what was counted is still taken off`() {
      var before: Account? = make(Account.init)
      counts.isEnabled = false
      var meanwhile: Account? = make(Account.init)
      #expect(counts[Account.self]?.live == 1)
      before = nil
      #expect(counts[Account.self]?.live == 0)
      counts.isEnabled = true
      let after = [make(Account.init), make(Account.init)]
      #expect(counts.judge().map(\.description) == ["Account: 2 alive, 1 allowed"])
      meanwhile = nil
      #expect(counts[Account.self]?.live == 2)
      withExtendedLifetime((before, meanwhile, after)) {}
    }

    @Test func `scopes nest, reach the tasks begun in them, and do not see each other`() async {
      let inner = InstanceCounts()
      let objects = counts.perform { (inner.perform(Checkout.Model.init), Settings.Model()) }
      #expect(inner.rows.map(\.live) == [1] && counts.rows.map(\.live) == [1])
      let task = counts.perform { Task { InstanceCounts.current === counts } }
      #expect(await task.value)
      #expect(InstanceCounts.current === InstanceCounts.process)
      withExtendedLifetime(objects) {}
    }

    @Test func `many threads lose and invent nothing`() {
      let counts = counts
      let kept = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 16) { thread in
        counts.perform {
          var random = SplitMix64(seed: UInt64(thread))
          var alive: [Account] = []
          for _ in 1...500 {
            if Bool.random(using: &random) {
              alive.append(Bool.random(using: &random) ? Account() : SavingsAccount())
            } else {
              _ = alive.popLast()
            }
            if alive.count % 50 == 7 { counts.judge() }
          }
          kept.withLock { $0 += alive.count }
          let sum = counts.rows.reduce(0) { $0 + $1.live }
          if sum < alive.count { Issue.record("\(sum) counted, \(alive.count) alive here") }
        }
      }
      #expect(kept.withLock { $0 } > 0)
      #expect(counts.rows.map(\.live) == [0, 0])
      #expect(counts.rows.allSatisfy { $0.total > 500 })
      #expect(counts.judge().isEmpty)
    }

    @Test func `one that is made here and let go on another thread is taken off`() {
      let counts = counts
      for _ in 1...20 {
        let box = Mutex<InstanceToken?>(nil)
        counts.perform { box.withLock { $0 = Account().instanceToken } }
        #expect(counts[Account.self]?.live == 1)
        DispatchQueue.global().sync { box.withLock { $0 = nil } }
        #expect(counts[Account.self]?.live == 0)
      }
    }
  }
#endif
