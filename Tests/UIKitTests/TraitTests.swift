import LifecycleTesting
import Testing
import UIKit

/// A trait of an app's, and its property.
private struct Brand: UITraitDefinition {
  static let defaultValue = "house"
}

extension UITraitCollection {
  fileprivate var brand: String { self[Brand.self] }
}

extension UIMutableTraits {
  fileprivate var brand: String {
    get { self[Brand.self] }
    set { self[Brand.self] = newValue }
  }
}

@MainActor @Suite(.checksDeallocation) struct TraitTests {
  let simulation = Simulation.ofTest()

  @Test func `a collection has traits of the program's own, by value`() {
    let plain = UITraitCollection()
    #expect(plain.brand == "house")
    let other = plain.modifyingTraits { traits in
      traits.brand = "guest"
      traits.horizontalSizeClass = .regular
      traits.preferredContentSizeCategory = .small
    }
    #expect(other.brand == "guest")
    #expect(other.horizontalSizeClass == .regular)
    #expect(other.preferredContentSizeCategory == .small)
    #expect(plain.brand == "house")
    #expect(other != plain)
    #expect(other.modifyingTraits { $0.brand = "house" } != other)
    #expect(plain.modifyingTraits { $0.brand = "house" } == plain)
    let made = UITraitCollection { $0.brand = "made" }
    #expect(made[Brand.self] == "made")
    #expect(made.userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection(traitsFrom: [plain, made]).brand == "made")
    #expect(Set([plain, other, made]).count == 3)
  }

  @Test func `objects are compared by identity, and values without equality always differ`() {
    final class Palette: Sendable {}
    struct Paint: UITraitDefinition { static let defaultValue: Palette? = nil }
    struct Step: Sendable {}
    struct Steps: UITraitDefinition { static let defaultValue = Step() }
    let palette = Palette()
    let one = UITraitCollection { $0[Paint.self] = palette }
    #expect(one == UITraitCollection { $0[Paint.self] = palette })
    #expect(one != UITraitCollection { $0[Paint.self] = Palette() })
    #expect(
      UITraitCollection { $0[Steps.self] = Step() } != UITraitCollection { $0[Steps.self] = Step() }
    )
  }

  @Test func `a view's handler is called, also when the scene changes`() throws {
    let screen = UIViewController()
    simulation.show(screen)
    let label = UILabel()
    screen.view.addSubview(label)
    var seen: [String] = []
    let traits: [UITrait] = [Brand.self, UITraitUserInterfaceStyle.self]
    let registration = label.registerForTraitChanges(traits) { (label: UILabel, previous) in
      seen.append("\(previous.brand) \(label.traitCollection.brand)")
    }
    screen.traitOverrides.brand = "guest"
    #expect(label.traitCollection.brand == "house")
    label.updateTraitsIfNeeded()
    #expect(label.traitCollection.brand == "guest")
    simulation.window.windowScene?.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(seen == ["house guest", "guest guest"])
    label.unregisterForTraitChanges(registration)
    simulation.window.traitOverrides.brand = "window"
    screen.traitOverrides.remove(Brand.self)
    simulation.endTurn()
    #expect(label.traitCollection.brand == "window")
    #expect(seen.count == 2)
    try simulation.settle()
  }

  @Test func `a screen that is in no window has its overrides at once`() {
    let screen = UIViewController()
    screen.traitOverrides.brand = "early"
    #expect(screen.traitCollection.brand == "early")
    let inside = UIView()
    screen.view.addSubview(inside)
    #expect(inside.traitCollection.brand == "early")
  }

  @Test func `the log names the traits that a program has defined`() throws {
    let screen = UIViewController()
    simulation.show(screen)
    try simulation.settle()
    simulation.log.removeAll()
    screen.traitOverrides.brand = "guest"
    simulation.endTurn()
    #expect(simulation.log.events.map(\.note) == ["Brand"])
  }
}
