// What the compiler alone can tell, for it knows the types; the table of the documentation has it all the same.

extension Rule {
  static let metatype = Rule(
    name: "metatype",
    finds: "`type.init(…)`, and `Screen(…)` of a generic `Screen: UIViewController`",
    why: "needs a `required` initialiser, which UIKit's classes have by Objective-C alone",
    edit:
      "pass a closure that makes it, or declare the initialiser `required` in a class of your own",
    explains: [
      "constructing an object of class type '…' with a metatype value must use a '…' initializer"
    ],
    spot: { Spot(line: $0.line, what: "an initialiser of \($0.names.first ?? "a type")") })

  static let fixedMember = Rule(
    name: "override",
    finds:
      "`override` of what an extension declares: one of this module's, or one's own with `@objc`",
    why: "cannot be overridden without the Objective-C runtime",
    edit: "declare it in a class of your own, or do its work where it is used",
    explains: movedOverride.explains.union([
      "non-'…' instance method '…' is declared in extension of '…' and cannot be overridden",
      "non-'…' property '…' is declared in extension of '…' and cannot be overridden",
      "property '…' is declared in extension of '…' and cannot be overridden",
      "instance method '…' is declared in extension of '…' and cannot be overridden",
      "overriding non-open instance method outside of its defining module",
      "overriding non-open property outside of its defining module",
    ]),
    spot: movedOverride.spot)

  /// Of a class of the folder's own; an extension of another class is one that `fixedMember` knows.
  static let movedOverride = Rule(
    name: "override-extension", finds: "`override` in an extension of a class",
    why: "stands in an extension, where nothing overrides without the Objective-C runtime",
    edit: "move it into the class itself, which changes nothing on an iPhone",
    explains: [
      "property '…' declared in '…' cannot be overridden from extension",
      "instance method '…' declared in '…' cannot be overridden from extension",
      "non-'…' instance method '…' declared in '…' cannot be overridden from extension",
      "non-'…' property '…' declared in '…' cannot be overridden from extension",
      "overriding declarations in extensions is not supported",
    ],
    spot: { Spot(line: $0.line, what: "override of \($0.names.first ?? "a member")") })

  static let optionalCall = Rule(
    name: "optional-call", finds: "`delegate.method?()` where `@objc optional` was removed",
    why: "follows a method that is no longer optional, once the protocol is not Objective-C's",
    edit: "remove the question mark behind the method's name",
    explains: ["cannot use optional chaining on non-optional value of type '…'"],
    spot: { Spot(line: $0.line, what: "a `?`") })

  static let classBound = Rule(
    name: "class-bound", finds: "`weak var delegate` of a protocol that was `@objc`",
    why: "needs a protocol of classes",
    edit: "write `: AnyObject` behind the protocol's name",
    explains: [
      "'…' must not be applied to non-class-bound '…'; "
        + "consider adding a protocol conformance that has a class bound"
    ],
    spot: { error in
      let name = error.names.last ?? "weak"
      let last = name.split(separator: " ").last.map(String.init) ?? ""
      return Spot(line: error.line, what: name, fixIt: .bindToClasses(protocol: last))
    })

  static let isolatedConformance = Rule(
    name: "isolated-conformance",
    finds: "a screen's conformance to a protocol without an actor, in the language of Swift 6",
    why: "needs the main actor, which the protocol does not ask for",
    edit:
      "write `@MainActor` before a `protocol` of your own, else before its name behind the class's",
    explains: [
      "conformance of '…' to protocol '…' crosses into main actor-isolated code and can cause data races"
    ],
    spot: { error in
      guard error.names.count == 2 else { return Spot(line: error.line, what: error.message) }
      let (type, name) = (error.names[0], error.names[1])
      return Spot(
        line: error.line, what: "the conformance of \(type) to \(name)",
        edit:
          "write `@MainActor protocol \(name)` if it is your own, else `\(type): @MainActor \(name)`"
      )
    })

  /// The rest of the sentence, for what the compiler names.
  static let missing = Rule(
    name: "symbol", kind: .missing, finds: "", why: "is missing in the module `UIKit`",
    edit: "fence what uses it, or leave the file out")
}
