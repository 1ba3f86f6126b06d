import SwiftRuntime
import Testing

@Suite struct MethodSlotsTests {
  class Shape {
    var name = "shape"
    func draw() {}
    func erase() {}
    func move() {}
    required init() {}
  }
  final class Plain: Shape {}
  final class OtherPlain: Shape {}
  final class Drawn: Shape {
    override func draw() {}
  }
  final class DrawnAndErased: Shape {
    override func draw() {}
    override func erase() {}
  }

  class Circle: Shape {
    var radius = 1.0
    override func move() {}
  }
  class Disc: Circle {
    override func draw() { super.draw() }
  }
  final class RedDisc: Disc {}
  final class Framed<Inner>: Shape {
    var inner: Inner?
    override func erase() {}
  }

  @Test func `a class that overrides the method is told from those that do not`() throws {
    let slots = try #require(
      MethodSlots(of: Shape.self, plain: (Plain.self, OtherPlain.self), overriding: Drawn.self))
    let types: [AnyClass] = [
      Shape.self, Plain.self, Circle.self, Framed<Int>.self, Drawn.self, Disc.self, RedDisc.self,
    ]
    #expect(types.map(slots.areOverridden) == [false, false, false, false, true, true, true])
  }

  @Test func `of two methods one is enough`() throws {
    let slots = try #require(
      MethodSlots(
        of: Shape.self, plain: (Plain.self, OtherPlain.self), overriding: DrawnAndErased.self))
    let types: [AnyClass] = [Plain.self, Circle.self, Drawn.self, Framed<String>.self]
    #expect(types.map(slots.areOverridden) == [false, false, true, true])
  }

  @Test func `where nothing differs, or too much, there is no answer`() {
    #expect(
      MethodSlots(of: Shape.self, plain: (Plain.self, OtherPlain.self), overriding: Plain.self)
        == nil)
    #expect(
      MethodSlots(of: Shape.self, plain: (Drawn.self, OtherPlain.self), overriding: Drawn.self)
        == nil)
    final class All: Shape {
      override func draw() {}
      override func erase() {}
      override func move() {}
    }
    #expect(
      MethodSlots(of: Shape.self, plain: (Plain.self, OtherPlain.self), overriding: All.self) == nil
    )
  }
}
