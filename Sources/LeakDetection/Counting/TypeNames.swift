/// The names of one type: short, and told apart from others of that name.
///
/// A name is for people; which type is meant is told by the metatype.
struct TypeNames {
  let short: String
  let qualified: String

  init(_ type: AnyObject.Type) {
    short = String(describing: type)
    qualified = Self.withoutAddresses(String(reflecting: type))
  }

  /// A type local to a function has an address in its name, which differs from run to run.
  private static func withoutAddresses(_ name: String) -> String {
    var rest = name[...]
    var plain = ""
    while let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")") {
      plain += rest[..<start]
      let after = rest.index(after: end)
      let isContext = rest[start...].hasPrefix("(unknown context at")
      if isContext {
        rest = rest[after...].hasPrefix(".") ? rest[rest.index(after: after)...] : rest[after...]
      } else {
        plain += rest[start...end]
        rest = rest[after...]
      }
    }
    return plain + rest
  }

  /// The name to show for each: the short one where it is the only one, else the qualified one, and a
  /// number behind it where even that is not enough, in the order given.
  static func shown(_ all: [TypeNames]) -> [String] {
    var shorts: [String: Int] = [:]
    for names in all { shorts[names.short, default: 0] += 1 }
    var given: [String: Int] = [:]
    return all.map { names in
      let name = shorts[names.short] == 1 ? names.short : names.qualified
      given[name, default: 0] += 1
      let count = given[name, default: 1]
      return count == 1 ? name : "\(name)(\(count))"
    }
  }
}
