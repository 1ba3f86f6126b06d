/// Names and values of models, made of the words of other formats.
enum ModelName {
  /// A screen's name: `sign-in form` is `SignInForm`.
  static func screen(_ words: String, notIn taken: [String]) -> String {
    let parts = words.split { !$0.isLetter && !$0.isDigit && $0 != "_" }
    var name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if name.first?.isUppercase != true { name = "Screen" + name }
    return unique(name, notIn: taken) { "\(name)\($0)" }
  }

  /// A named value: `cart.count > 0` is `cart count n0`.
  static func value(_ words: String, notIn taken: [String]) -> String {
    let parts = words.split { !$0.isLetter && !$0.isDigit && $0 != "_" }.map { part in
      part.first?.isLetter == true
        ? part.prefix(1).lowercased() + part.dropFirst() : "n" + part
    }
    var name = parts.filter { !reserved.contains($0) }.joined(separator: " ")
    if name.isEmpty { name = "condition" }
    return unique(name, notIn: taken) { "\(name) n\($0)" }
  }

  /// The words that may follow a value, so that a value is never taken for more than it is.
  private static let reserved: Set<String> = [
    "not", "on", "and", "or", "until", "leads", "within", "then",
  ]

  private static func unique(
    _ name: String, notIn taken: [String], numbered: (Int) -> String
  ) -> String {
    var (unique, number) = (name, 1)
    while taken.contains(unique) {
      number += 1
      unique = numbered(number)
    }
    return unique
  }
}
