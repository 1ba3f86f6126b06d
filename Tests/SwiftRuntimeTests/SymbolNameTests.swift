import Testing

@testable import SwiftRuntime

/// What the demangler says, taken from compiled code in debug and in release, and what a report
/// makes of it.
private typealias Wording = (demangled: String, words: String)

private let closures: [Wording] = [
  (
    "closure #1 () -> () in main.ProfileViewController.viewDidLoad() -> ()",
    "closure #1 in ProfileViewController.viewDidLoad()"
  ),
  (
    "partial apply forwarder for closure #2 @Sendable (Swift.Int) -> () in closure #1 () -> () in M.Screen.load(id: Swift.Int, and: Swift.String) async throws -> ()",
    "closure #2 in closure #1 in Screen.load(id:and:)"
  ),
  (
    "(3) suspend resume partial function for closure #1 @Sendable () async -> () in M.Screen.load(id: Swift.Int, and: Swift.String) async throws -> ()",
    "closure #1 in Screen.load(id:and:)"
  ),
  (
    "(1) await resume partial function for partial apply forwarder for closure #1 () async -> () in M.keepA(@Sendable () async -> ()) -> ()",
    "closure #1 in keepA(_:)"
  ),
  (
    "async function pointer to partial apply forwarder for closure #1 () async -> () in M.keepA(@Sendable () async -> ()) -> ()",
    "closure #1 in keepA(_:)"
  ),
  (
    "partial apply forwarder for closure #1 @Sendable () async -> () in M.Screen.load(id: Swift.Int, and: Swift.String) async throws -> () with unmangled suffix \".163Tu\"",
    "closure #1 in Screen.load(id:and:)"
  ),
  (
    "partial apply forwarder for generic not re-abstracted specialization <Swift.Int, Swift.String> of closure #1 () -> () in M.Box.Sub.go(a: A) -> ()",
    "closure #1 in Box.Sub.go(a:)"
  ),
  (
    "merged function signature specialization <Arg[0] = [Constant Propagated Struct : Swift.Int][Constant Propagated Integer : 1]> of closure #1 () -> () in (extension in M):M.Box<A where A == Swift.Int>.only() -> ()",
    "closure #1 in Box.only()"
  ),
  (
    "merged closure #1 () -> () in M.Screen.subscript.getter : (_: Swift.Int, named: Swift.String) -> Swift.Int",
    "closure #1 in Screen.subscript(_:named:)"
  ),
  (
    "closure #1 () -> () in Mod.Pub.subscript.getter : <A>(A.Type) -> Swift.Int",
    "closure #1 in Pub.subscript(_:)"
  ),
  (
    "closure #1 () -> () in variable initialization expression of M.Screen.handler : () -> ()",
    "closure #1 in Screen.handler"
  ),
  (
    "closure #1 () -> Mod.A in variable initialization expression of static Mod.A.made : Mod.A",
    "closure #1 in static A.made"
  ),
  (
    "closure #1 () -> () in closure #1 (Swift.Int) -> () in variable initialization expression of Mod.(pglob in _59906B3C619C038B009B80ECCA817E00) : (Swift.Int) -> ()",
    "closure #1 in closure #1 in global pglob"
  ),
  (
    "closure #1 () -> () in closure #1 () -> [Swift.Int] in M.Screen.lazyTwo.getter : [Swift.Int]",
    "closure #1 in closure #1 in Screen.lazyTwo"
  ),
  ("closure #1 () -> () in M.Screen.watched.didset : Swift.Int", "closure #1 in Screen.watched"),
  ("closure #1 () -> () in M.Screen.deinit", "closure #1 in Screen.deinit"),
  (
    "closure #1 () -> () in M.Screen.init(text: Swift.String) -> M.Screen?",
    "closure #1 in Screen.init(text:)"
  ),
  (
    "closure #1 () -> () in default argument 0 of Mod.B.defarg(() -> ()) -> ()",
    "closure #1 in default argument 0 of B.defarg(_:)"
  ),
  ("closure #12 () async throws -> () in M", "closure #12 in top-level code"),
  (
    "closure #1 (Swift.Int) -> (Swift.Int) -> () in Mod.curry(a: Swift.Int) -> (Swift.Int) -> (Swift.Int) -> ()",
    "closure #1 in curry(a:)"
  ),
  (
    "closure #1 @Swift.MainActor () -> () in closure #2 () -> () in Mod.MA.f() -> ()",
    "closure #1 in closure #2 in MA.f()"
  ),
]

private let implicitClosures: [Wording] = [
  (
    "implicit closure #2 () -> () in implicit closure #1 (M.Screen) -> () -> () in M.Screen.arm() -> ()",
    "method reference in Screen.arm()"
  ),
  (
    "partial apply forwarder for implicit closure #2 @Sendable () -> () in implicit closure #1 @Sendable (M.Screen) -> @Sendable () -> () in M.Screen.arm() -> ()",
    "method reference in Screen.arm()"
  ),
  (
    "async function pointer to implicit closure #6 (Swift.Int, Swift.String) async throws -> () in implicit closure #5 (M.Screen) -> (Swift.Int, Swift.String) async throws -> () in M.Screen.arm() -> ()",
    "method reference in Screen.arm()"
  ),
  (
    "implicit closure #3 (M.Screen) -> () -> () in M.Screen.arm() -> ()",
    "method reference in Screen.arm()"
  ),
  (
    "implicit closure #2 () -> () in implicit closure #1 (Mod.B) -> () -> () in closure #1 () -> Swift.Bool in implicit closure #6 () -> Swift.Bool in Mod.B.m() -> ()",
    "method reference in closure #1 in autoclosure #6 in B.m()"
  ),
  ("implicit closure #7 () -> Swift.Int in M.Screen.arm() -> ()", "autoclosure #7 in Screen.arm()"),
  (
    "implicit closure #2 () throws -> Swift.Bool in implicit closure #1 () throws -> Swift.Bool in M.f() -> ()",
    "autoclosure #2 in autoclosure #1 in f()"
  ),
  (
    "implicit closure #8 (Swift.Int) -> M.Screen in M.Screen.arm() -> ()",
    "implicit closure #8 in Screen.arm()"
  ),
]

private let thunks: [Wording] = [
  (
    "reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @escaping @callee_guaranteed () -> (@out ())",
    "reabstraction thunk"
  ),
  (
    "partial apply forwarder for reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @escaping @callee_guaranteed () -> (@out ()) with unmangled suffix \".135\"",
    "reabstraction thunk"
  ),
  (
    "partial apply forwarder for generic specialization <()> of reabstraction thunk helper <A, B where A: Swift.Sendable, B == Swift.Never> from @escaping @isolated(any) @callee_guaranteed @async () -> (@out A) to @escaping @callee_guaranteed @async () -> (@out A, @error @owned Swift.Error)",
    "reabstraction thunk"
  ),
]

private let functions: [Wording] = [
  ("M.Screen.reload() -> ()", "Screen.reload()"),
  ("M.Screen.ui((Swift.Int, Swift.String), (Swift.Int) -> ()) throws -> ()", "Screen.ui(_:_:)"),
  ("Mod.B.tup((a: Swift.Int, b: Swift.Int)) -> ()", "B.tup(_:)"),
  (
    "Mod.B.inoutty(_: inout Swift.Int, c: (inout Swift.Int) throws -> ()) -> ()", "B.inoutty(_:c:)"
  ),
  ("Mod.B.typed() throws(Mod.E) -> ()", "B.typed()"),
  ("Mod.B.`does a thing (x) in y`() -> ()", "B.`does a thing (x) in y`()"),
  ("Mod.B.unicodé(größe: Swift.Int) -> ()", "B.unicodé(größe:)"),
  ("static M.Session.make() -> M.Session", "static Session.make()"),
  ("M.Box.init(value: A) -> M.Box<A>", "Box.init(value:)"),
  ("M.Screen.__allocating_init(number: Swift.Int) -> M.Screen", "Screen.init(number:)"),
  ("M.Screen.__deallocating_deinit", "Screen.deinit"),
  ("M.Screen.title.getter : Swift.String", "Screen.title"),
  ("M.W.wrappedValue.modify : Swift.Int with unmangled suffix \".resume.0\"", "W.wrappedValue"),
  ("M.Screen.gen<A where A: Swift.Hashable>(_: A, with: [A]) -> A", "Screen.gen(_:with:)"),
  (
    "(extension in Swift):Swift.Task< where B == Swift.Never>.init(name: Swift.String?, priority: Swift.TaskPriority?, operation: __owned @isolated(any) () async -> A) -> Swift.Task<A, Swift.Never>",
    "Task.init(name:priority:operation:)"
  ),
  ("(extension in M):N.Type.f() -> ()", "Type.f()"),
  ("M.(Hidden in _0123ABCD).run() -> ()", "Hidden.run()"),
  ("M.(freePrivate in _ECFA201E680F09F769E21A64A6CF7A0F)() -> ()", "freePrivate()"),
  ("M.Outer.Inner.run() -> ()", "Outer.Inner.run()"),
  ("static M.Screen.== infix(M.Screen, M.Screen) -> Swift.Bool", "static Screen.==(_:_:)"),
  ("static Mod.B.< infix(Mod.B, Mod.B) -> Swift.Bool", "static B.<(_:_:)"),
  ("static Mod.B...< infix(Mod.B, Mod.B) -> Swift.Bool", "static B...<(_:_:)"),
  ("static M.Screen.- prefix(M.Screen) -> Swift.Bool", "static Screen.-(_:)"),
  ("Mod.<> infix<A>(A, A) -> Swift.Bool", "<>(_:_:)"),
  (
    "protocol witness for Swift.Actor.unownedExecutor.getter : Swift.UnownedSerialExecutor in conformance M.Counter : Swift.Actor in M",
    "Actor.unownedExecutor"
  ),
  (
    "protocol witness for Mod.P.pm(A.X) -> () in conformance Mod.E.N<A>.M : Mod.P in Mod",
    "P.pm(_:)"
  ),
  ("(extension in Mod):Mod.P< where A.X == Swift.Int>.exi(Swift.Int) -> ()", "P.exi(_:)"),
  (
    "merged function signature specialization <Arg[1] = [Closure Propagated : $s3Mod2goyyFSbSi_Sitcfu_, Argument Types : []> of generic specialization <Swift.Int> of Mod.spec3<A where A: Swift.Comparable>(_: A, by: (A, A) -> Swift.Bool) -> ()",
    "spec3(_:by:)"
  ),
  ("specialized M.Screen.reload() -> ()", "Screen.reload()"),
  ("main", "main"),
]

private let localDeclarations: [Wording] = [
  ("helper #1 () -> () in M.Screen.arm() -> ()", "helper() in Screen.arm()"),
  (
    "closure #1 () -> () in labelled #1 (a: Swift.Int, _: Swift.Int) -> () in Mod.B.lt() -> ()",
    "closure #1 in labelled(a:_:) in B.lt()"
  ),
  (
    "generic not re-abstracted specialization <Swift.Int> of closure #1 () -> () in generic #1 <A>(A) -> () in Mod.B.lt() -> ()",
    "closure #1 in generic(_:) in B.lt()"
  ),
  (
    "closure #1 () -> Swift.Int in getter of ll #1 : Swift.Int in Mod.B.lt() -> ()",
    "closure #1 in ll in B.lt()"
  ),
  (
    "closure #1 () -> () in $defer #1 () -> () in Mod.B.lt() -> ()", "closure #1 in defer in B.lt()"
  ),
  (
    "closure #1 () -> () in run() -> () in Local #1 in Mod.B.lt() -> ()",
    "closure #1 in Local.run() in B.lt()"
  ),
  ("static st() -> () in Local #1 in Mod.B.lt() -> ()", "static Local.st() in B.lt()"),
  (
    "init(i: Swift.Int) -> Local #1 in Mod.B.lt() -> () in Local #1 in Mod.B.lt() -> ()",
    "Local.init(i:) in B.lt()"
  ),
  ("x.getter : Swift.Int in LC #1 in Mod.B.lt() -> ()", "LC.x in B.lt()"),
  ("__deallocating_deinit in LC #1 in Mod.B.lt() -> ()", "LC.deinit in B.lt()"),
  (
    "closure #1 () -> () in closure #2 () -> Local #1 in Mod.B.lt() -> () in Mod.B.lt() -> ()",
    "closure #1 in closure #2 in B.lt()"
  ),
]

private let data: [Wording] = [
  ("static M.Session.shared : M.Session", "static Session.shared"),
  ("static (extension in M):Swift.String.marker : [Swift.Int]", "static String.marker"),
  (
    "static M.Screen.(secret in _ECFA201E680F09F769E21A64A6CF7A0F) : [Swift.Int]",
    "static Screen.secret"
  ),
  ("M.cache : [Swift.String : M.Screen]", "global cache"),
  ("M.(any in _ECFA201E680F09F769E21A64A6CF7A0F) : [Any]", "global any"),
  ("M.kept.unsafeMutableAddressor : [Any]", "global kept"),
  ("M.Screen.shared.unsafeMutableAddressor : M.Screen", "static Screen.shared"),
  (
    "variable initialization expression of M.Screen.($__lazy_storage_$_lazyOne in _ECFA201E680F09F769E21A64A6CF7A0F) : (() -> ())?",
    "Screen.lazyOne"
  ),
  (
    "one-time initialization token for (ps in _59906B3C619C038B009B80ECCA817E00)",
    "one-time initialization token for ps"
  ),
  (
    "outlined variable #0 of M.Screen.lazyTwo.getter : [Swift.Int]",
    "outlined variable #0 of Screen.lazyTwo"
  ),
]

private let otherTexts: [Wording] = [
  ("type metadata for M.Screen.Inner", "type metadata for Screen.Inner"),
  ("type metadata for M.(Hidden in _0123ABCD)", "type metadata for Hidden"),
  (
    "protocol conformance descriptor for Mod.E.N<A>.M : Swift.Hashable in Mod",
    "protocol conformance descriptor for E.N<A>.M : Hashable"
  ),
  (
    "merged outlined init with copy of Swift.TaskPriority?",
    "outlined init with copy of TaskPriority?"
  ),
  ("direct field offset for M.Counter.n : Swift.Int", "direct field offset for Counter.n : Int"),
  ("closure #1 (M.A -> () in M.f() -> ()", "closure #1 (A -> () in f() -> ()"),
  ("M.f(((", "f((("),
  (")))", ")))"),
  ("closure #1", "closure #1"),
  ("closure # in M", "closure # in M"),
  ("merged ", "merged "),
  (" in ", " in "),
  ("(", "("),
  ("`", "`"),
  ("", "unnamed"),
]

@Suite("The words for a symbol")
struct SymbolNameTests {
  @Test("A closure is named by where it stands", arguments: closures)
  fileprivate func closure(_ wording: Wording) { check(wording) }

  @Test("What the compiler made a closure of is told", arguments: implicitClosures)
  fileprivate func implicitClosure(_ wording: Wording) { check(wording) }

  @Test("A thunk has one name, whatever it changes", arguments: thunks)
  fileprivate func thunk(_ wording: Wording) { check(wording) }

  @Test("A function is named by its types and labels", arguments: functions)
  fileprivate func function(_ wording: Wording) { check(wording) }

  @Test("What is declared in a function is named with the function", arguments: localDeclarations)
  fileprivate func localDeclaration(_ wording: Wording) { check(wording) }

  @Test("Data is named as a static or a global", arguments: data)
  fileprivate func datum(_ wording: Wording) { check(wording) }

  @Test("All else only loses its modules", arguments: otherTexts)
  fileprivate func other(_ wording: Wording) { check(wording) }

  @Test("A text cut short anywhere still has some words")
  func truncated() {
    for (demangled, _) in closures + implicitClosures + thunks + functions + localDeclarations {
      for count in 1..<demangled.count {
        #expect(!SymbolName.shortened(demangled: String(demangled.prefix(count))).isEmpty)
        #expect(!SymbolName.shortened(demangled: String(demangled.suffix(count))).isEmpty)
      }
    }
  }

  @Test("Very deep texts are read, not recursed into")
  func deep() {
    let scopes = String(repeating: "closure #1 () -> () in ", count: 2_000)
    let words = String(repeating: "closure #1 in ", count: 2_000)
    #expect(SymbolName.shortened(demangled: scopes + "M.f() -> ()") == words + "f()")
    for bracket in ["(", "<", "[", ")", ">", "`", "(a in _b", "closure #1 ("] {
      let text = String(repeating: bracket, count: 300)
      #expect(!SymbolName.shortened(demangled: text).isEmpty)
    }
  }

  private func check(_ wording: Wording) {
    #expect(SymbolName.shortened(demangled: wording.demangled) == wording.words)
  }
}
