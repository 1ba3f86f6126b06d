import SeededRandom
import Testing

@testable import UIKitCore

/// The list of children and of subviews is an array to all who look at it.
@Suite struct SiblingListTests {
  private final class Sibling {}

  @Test(arguments: Campaign.seeds(10, full: 40))
  func `any sequence of changes equals an array`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var model = (0..<150).map { _ in Sibling() }
    var list = SiblingList(model)
    for step in 0..<600 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4 where !model.isEmpty:
        let position = min(Int.random(in: 0..<3, using: &random), model.count - 1)
        #expect(list.remove(at: position) === model.remove(at: position))
      case 5 where !model.isEmpty:
        #expect(list.removeLast() === model.removeLast())
      case 6 where !model.isEmpty:
        let position = Int.random(in: 0..<model.count, using: &random)
        #expect(list.remove(at: position) === model.remove(at: position))
      case 7:
        let (position, sibling) = (Int.random(in: 0...model.count, using: &random), Sibling())
        list.insert(sibling, at: position)
        model.insert(sibling, at: position)
      case 8 where step % 7 == 0:
        #expect(list.array.elementsEqual(model) { $0 === $1 })
      default:
        let sibling = Sibling()
        list.append(sibling)
        model.append(sibling)
      }
      #expect(list.elementsEqual(model) { $0 === $1 })
      #expect(list.isEmpty == model.isEmpty)
      #expect(list.first === model.first && list.last === model.last)
      if let wanted = model.randomElement(using: &random) {
        #expect(list.lastPosition(of: wanted) == model.lastPosition(of: wanted))
      }
    }
  }

  @Test func `what goes at the front is let go at once, and so is the last of all`() {
    var list = SiblingList((0..<200).map { _ in Sibling() })
    while !list.isEmpty {
      weak let first = list.first
      list.remove(at: 0)
      #expect(first == nil)
    }
  }

  @Test func `what goes in the middle of a list with places gone is let go at once`() {
    var list = SiblingList((0..<200).map { _ in Sibling() })
    for _ in 0..<10 { list.remove(at: 0) }
    while !list.isEmpty {
      weak let middle = list[list.count / 2]
      list.remove(at: list.count / 2)
      #expect(middle == nil)
    }
  }

  @Test func `an array taken before stays as it was`() {
    var list = SiblingList((0..<100).map { _ in Sibling() })
    let before = list.array
    for sibling in before { list.lastPosition(of: sibling).map { _ = list.remove(at: $0) } }
    #expect(before.count == 100 && list.isEmpty && list.array.isEmpty)
  }

  @MainActor @Test func `children and subviews taken away from the front are told as they stand`() {
    let (parent, children) = (UIViewController(), (0..<100).map { _ in UIViewController() })
    for child in children {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    for child in children.prefix(60) {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(parent.children.elementsEqual(children.suffix(40)) { $0 === $1 })
    #expect(parent.view.subviews.elementsEqual(children.suffix(40)) { $0 === $1.view })
    for child in parent.children { child.removeFromParent() }
    #expect(parent.children.isEmpty)
  }
}
