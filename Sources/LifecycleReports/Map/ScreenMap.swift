/// The screens of an app and the ways between them, as they are drawn.
package struct ScreenMap: Hashable, Sendable {
  /// A screen.
  package struct Place: Hashable, Sendable {
    package var name: String
    /// In how many states it was looked at.
    package var stateCount: Int
    /// What a user does to come here, from the start.
    package var flow: [String]
    /// The numbers of the findings on this screen, from 1.
    package var findings: [Int]

    package init(name: String, stateCount: Int, flow: [String], findings: [Int] = []) {
      (self.name, self.stateCount) = (name, stateCount)
      (self.flow, self.findings) = (flow, findings)
    }
  }

  /// What leads from one screen to another.
  package struct Way: Hashable, Sendable {
    package var from: Int
    package var to: Int
    package var action: String
    /// In how many states that was tried.
    package var count: Int
    /// Whether a test goes it; `nil` where that is not known.
    package var isCovered: Bool?

    package init(from: Int, to: Int, action: String, count: Int, isCovered: Bool?) {
      (self.from, self.to, self.action) = (from, to, action)
      (self.count, self.isCovered) = (count, isCovered)
    }

    /// The action, and how often and by whom it was taken.
    var words: String {
      let times = count == 1 ? "" : " (\(count))"
      return action + times + (isCovered == false ? ", by no test" : "")
    }
  }

  package var places: [Place]
  package var ways: [Way]

  package init(places: [Place], ways: [Way]) {
    (self.places, self.ways) = (places, ways)
  }
}
