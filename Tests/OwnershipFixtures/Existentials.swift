protocol Part: AnyObject {}
protocol Named {
  var label: String { get }
}
protocol Thing {}
protocol Source<Content> {
  associatedtype Content
  var content: Content { get }
}
protocol Provider<Content>: AnyObject {
  associatedtype Content
  var content: Content? { get }
}

extension Held: Part, Named, Thing, Error {
  var label: String { "held" }
}

struct SmallThing: Thing {
  var held: Held?
}

struct WeakThing: Thing {
  weak var seen: Held?
}

struct BigThing: Thing {
  var words = (1, 2, 3, 4)
  var held: Held?
}

struct BigUnsafeThing: Thing {
  var words = (1, 2, 3, 4)
  unowned(unsafe) var seen: Held
}

struct HeldSource: Source {
  var number = 5
  let content: Held
}

struct WideSource: Source {
  var words = (1, 2, 3, 4)
  let content: Held
}

struct UnsafeSource: Source {
  var number = 5
  unowned(unsafe) let content: Held
}

struct UnsafeWideSource: Source {
  var words = (1, 2, 3, 4)
  unowned(unsafe) let content: Held
}

final class HeldProvider: Provider {
  let content: Held?
  init(_ content: Held) { self.content = content }
}

final class WeakProvider: Provider {
  weak var content: Held?
  init(_ content: Held) { self.content = content }
}

final class PartOwner {
  var kept: (any Part)?
  weak var seen: (any Part)?
}

final class NamedPartOwner {
  var kept: (any Part & Named)?
  unowned var seen: (any Part & Named)?
}

final class UnsafePartOwner {
  unowned(unsafe) var seen: (any Part)?
  var kept: (any Part)?
}

final class ThingOwner {
  var number = 1
  var thing: any Thing = SmallThing()
}

final class OptionalThingOwner {
  var thing: (any Thing)?
}

final class SourceOwner {
  var source: (any Source<Held>)?
}

final class ProviderOwner {
  var provider: (any Provider<Held>)?
}

final class AnyObjectOwner {
  var kept: AnyObject?
  weak var seen: AnyObject?
}

extension Shapes {
  static let existentials: [Shape] = [
    Shape("class-bound-existential", rows: [48]) { subject in
      filled(PartOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(PartOwner()) { $0.seen = subject }
    },
    Shape("class-bound-existential-of-two-protocols", rows: [48]) { subject in
      filled(NamedPartOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(NamedPartOwner()) { $0.seen = subject }
    },
    Shape("class-bound-existential-beside-an-unsafe-one", rows: [48]) { subject in
      filled(UnsafePartOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(UnsafePartOwner()) { $0.seen = subject }
    },
    Shape("existential-of-a-class") { subject in
      filled(ThingOwner()) { $0.thing = subject }
    } fixed: { _ in
      ThingOwner()
    },
    Shape("existential-of-a-small-struct") { subject in
      filled(ThingOwner()) { $0.thing = SmallThing(held: subject) }
    } fixed: { subject in
      filled(ThingOwner()) { $0.thing = WeakThing(seen: subject) }
    },
    Shape("existential-of-a-big-struct") { subject in
      filled(ThingOwner()) { $0.thing = BigThing(held: subject) }
    } fixed: { subject in
      filled(ThingOwner()) { $0.thing = BigUnsafeThing(seen: subject) }
    },
    Shape("optional-existential") { subject in
      filled(OptionalThingOwner()) { $0.thing = BigThing(held: subject) }
    } fixed: { subject in
      filled(OptionalThingOwner()) {
        $0.thing = BigThing(held: subject)
        touch($0.thing)
        $0.thing = nil
      }
    },
    Shape("constrained-existential") { subject in
      filled(SourceOwner()) { $0.source = HeldSource(content: subject) }
    } fixed: { subject in
      filled(SourceOwner()) { $0.source = UnsafeSource(content: subject) }
    },
    Shape("constrained-existential-of-a-big-struct") { subject in
      filled(SourceOwner()) { $0.source = WideSource(content: subject) }
    } fixed: { subject in
      filled(SourceOwner()) { $0.source = UnsafeWideSource(content: subject) }
    },
    Shape("constrained-class-bound-existential") { subject in
      filled(ProviderOwner()) { $0.provider = HeldProvider(subject) }
    } fixed: { subject in
      filled(ProviderOwner()) { $0.provider = WeakProvider(subject) }
    },
    Shape("any-object", rows: [48]) { subject in
      filled(AnyObjectOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(AnyObjectOwner()) { $0.seen = subject }
    },
  ]
}
