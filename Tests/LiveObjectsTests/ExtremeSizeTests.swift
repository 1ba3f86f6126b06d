import ObjectGraph
import OwnershipFixtures
import LiveObjects
import SeededRandom
import Testing

private final class Link {
  var next: Link?
  var subject: Held?
}

/// A chain that is built and taken down without recursion.
private final class Chain {
  private(set) var links: [Link] = []
  var first: ObjectAddress { ObjectAddress(of: links[0]) }
  var last: Link { links[links.count - 1] }

  init(_ count: Int) {
    links = (0..<count).map { _ in Link() }
    for position in 0..<count - 1 { links[position].next = links[position + 1] }
  }

  deinit {
    for link in links { link.next = nil }
  }
}

private final class Owner<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Narcissus {
  var me: Narcissus?
}

private struct Nest<Value> { var number: UInt8 = 1, value: Value }
private typealias Nest5<Value> = Nest<Nest<Nest<Nest<Nest<Value>>>>>
private typealias Nest15<Value> = Nest5<Nest5<Nest5<Value>>>

private func nested<Value>(_ value: Value) -> Nest5<Value> {
  Nest(value: Nest(value: Nest(value: Nest(value: Nest(value: value)))))
}

private class Fields10: @unchecked Sendable {
  var a, b, c, d, e, f, g, h, i, j: Held?
}
private class Fields50: Fields10, @unchecked Sendable {
  var k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, ab, ac, ad: Held?
  var ba, bb, bc, bd, be, bf, bg, bh, bi, bj, bk, bl, bm, bn, bo, bp, bq, br, bs, bt: Held?
}
private class Fields100: Fields50, @unchecked Sendable {
  var ca, cb, cc, cd, ce, cf, cg, ch, ci, cj, ck, cl, cm, cn, co, cp, cq, cr, cs, ct: Held?
  var da, db, dc, dd, de, df, dg, dh, di, dj, dk, dl, dm, dn, `do`, dp, dq, dr, ds, dt: Held?
  var ea, eb, ec, ed, ee, ef, eg, eh, ei, ej: Held?
}
private final class Fields200: Fields100, @unchecked Sendable {
  var fa, fb, fc, fd, fe, ff, fg, fh, fi, fj, fk, fl, fm, fn, fo, fp, fq, fr, fs, ft: Held?
  var ga, gb, gc, gd, ge, gf, gg, gh, gi, gj, gk, gl, gm, gn, go, gp, gq, gr, gs, gt: Held?
  var ha, hb, hc, hd, he, hf, hg, hh, hi, hj, hk, hl, hm, hn, ho, hp, hq, hr, hs, ht: Held?
  var ia, ib, ic, id, ie, `if`, ig, ih, ii, ij, ik, il, im, `in`, io, ip, iq, ir, `is`, it: Held?
  var ja, jb, jc, jd, je, jf, jg, jh, ji, jj, jk, jl, jm, jn, jo, jp, jq, jr, js, last: Held?
}

/// Objects in a chain.
private let chainLength = Campaign.size(50_000, full: 1_000_000)

@Suite
struct `Extreme sizes` {
  private func search(from root: AnyObject, budget: PathSearchBudget = .unlimited) throws
    -> RetainingPathSearch<LiveHeap>
  {
    RetainingPathSearch(
      try LiveHeap(), roots: [NamedRoot("root", ObjectAddress(of: root))], budget: budget)
  }

  @Test
  func `the end of a very long chain is found from its beginning`() throws {
    let chain = Chain(chainLength)
    let subject = Held()
    chain.last.subject = subject
    let found = try search(from: chain.links[0]).bestPath(to: ObjectAddress(of: subject))
    guard case .path(let path, let count) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(count == chainLength + 1)
    #expect(path.referenceCount(.strong) == chainLength)
    #expect(path.target.name == "Held")
    #expect(path.steps.last?.label == ".subject")
    #expect(path.text().count < 4000)
  }

  @Test
  func `a very long ring is a cycle of all its objects`() throws {
    let chain = Chain(chainLength)
    chain.last.next = chain.links[0]
    let found = try search(from: chain.links[0]).bestCycle(through: chain.first)
    guard case .cycle(let path, _) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(path.referenceCount(.strong) == chainLength)
    #expect(path.target.name == "Link")
  }

  @Test
  func `a budget that is too small cuts, and says how far it came`() throws {
    let chain = Chain(10_000)
    let subject = Held()
    chain.last.subject = subject
    let found = try search(from: chain.links[0], budget: PathSearchBudget(objectLimit: 1000))
      .bestPath(to: ObjectAddress(of: subject))
    guard case .cut(let cut) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(cut.reason == .objectLimit(1000))
    #expect(cut.visitedCount <= 1000)
    #expect(cut.description.hasPrefix("cut after 1,000 objects (object limit)"))
  }

  @Test
  func `the last of a million elements is found at its place`() throws {
    let (filler, subject) = (Held(), Held())
    let owner = Owner([Held](repeating: filler, count: 999_999) + [subject])
    let found = try search(from: owner).bestPath(to: ObjectAddress(of: subject))
    #expect(found.path?.steps.map(\.label) == [".value[999999]"])
  }

  @Test
  func `one value of a hundred thousand is found under its key`() throws {
    let (filler, subject) = (Held(), Held())
    let owner = Owner([Int: Held]())
    for key in 0..<100_000 { owner.value[key] = key == 77_777 ? subject : filler }
    let found = try search(from: owner).bestPath(to: ObjectAddress(of: subject))
    #expect(found.path?.steps.map(\.label) == [".value[77777]"])
  }

  @Test
  func `one key of a hundred thousand is found`() throws {
    let subject = Held()
    let owner = Owner([Held: Int]())
    for number in 0..<100_000 { owner.value[Held()] = number }
    owner.value[subject] = -1
    let found = try search(from: owner).bestPath(to: ObjectAddress(of: subject))
    #expect(found.path?.steps.map(\.label) == [".value[key]"])
  }

  @Test
  func `an object that holds itself is a cycle of one`() throws {
    let narcissus = Narcissus()
    narcissus.me = narcissus
    defer { narcissus.me = nil }
    let address = ObjectAddress(of: narcissus)
    let found = try search(from: narcissus).bestCycle(through: address)
    #expect(found.path?.steps.map(\.label) == [".me"])
    #expect(try search(from: narcissus).bestPath(to: address).path?.steps == [])
  }

  @Test
  func `all of two hundred properties are read, superclasses first`() throws {
    let owner = Fields200()
    let held = (0..<4).map { _ in Held() }
    (owner.a, owner.ad, owner.ca, owner.last) = (held[0], held[1], held[2], held[3])
    let heap = try LiveHeap()
    var references: [ObjectReference] = []
    heap.appendReferences(of: ObjectAddress(of: owner), to: &references)
    #expect(references.map(\.target) == held.map { ObjectAddress(of: $0) })
    let labels = references.map { heap.label(of: $0, from: ObjectAddress(of: owner)) }
    #expect(labels == [".a", ".ad", ".ca", ".last"])
    #expect(Mirror(reflecting: owner).children.count == 100)
  }

  @Test
  func `a struct in thirty structs is read`() throws {
    let subject = Held()
    let deep: Nest15<Nest15<Held>> = nested(nested(nested(nested(nested(nested(subject))))))
    let owner = Owner(deep)
    let found = try search(from: owner).bestPath(to: ObjectAddress(of: subject))
    let label = ".value" + String(repeating: ".value", count: 30)
    #expect(found.path?.steps.map(\.label) == [label])
  }
}
