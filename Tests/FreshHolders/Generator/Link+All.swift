extension Link {
  /// Every way there is: references, closures, values, collections.
  static let all = references + closures + values + collections

  private static let references: [Link] = [
    .declared("a property") {
      "var \($0.field): \($0.type)?"
    } mended: {
      "weak var \($0.field): \($0.type)?"
    } joining: {
      "\($0.holder).\($0.field) = \($0.value)"
    },
    .declared("a property behind a protocol") {
      "var \($0.field): (any Part)?"
    } mended: {
      "weak var \($0.field): (any Part)?"
    } joining: {
      "\($0.holder).\($0.field) = \($0.value)"
    },
    .declared("a property of any object") {
      "var \($0.field): AnyObject?"
    } mended: {
      "weak var \($0.field): AnyObject?"
    } joining: {
      "\($0.holder).\($0.field) = \($0.value)"
    },
    .declared("a wrapped property") {
      "@Wrapped var \($0.field): \($0.type)?"
    } mended: {
      "@Faint var \($0.field): \($0.type)?"
    } joining: {
      "\($0.holder).\($0.field) = \($0.value)"
    },
    .declared("a box of a generic class") {
      "var \($0.field) = Box<\($0.type)>()"
    } mended: {
      "var \($0.field) = FaintBox<\($0.type)>()"
    } joining: {
      "\($0.holder).\($0.field).content = \($0.value)"
    },
    .declared("a field of a struct") {
      """
      struct \($0.fieldType) { var title = "title", owner: \($0.type)? }
      var \($0.field) = \($0.fieldType)()
      """
    } mended: {
      """
      struct \($0.fieldType) {
        var title = "title"
        weak var owner: \($0.type)?
      }
      var \($0.field) = \($0.fieldType)()
      """
    } joining: {
      "\($0.holder).\($0.field).owner = \($0.value)"
    },
  ]

  private static func closure(_ words: Words) -> String { "var \(words.field): (() -> Void)?" }

  private static let closures: [Link] = [
    .capturing("a closure", closure) {
      "\($0.holder).\($0.field) = { \($1)\($1.isEmpty ? "" : " in") use(\($0.value)) }"
    },
    .capturing("a closure with two captures", closure) {
      """
      let number\($0.fieldType) = hidden(3)
      \($0.holder).\($0.field) = { \($1)\($1.isEmpty ? "" : " in") use((\($0.value), number\($0.fieldType))) }
      """
    },
    .capturing("a closure with an argument and a result") {
      "var \($0.field): ((Int) throws -> String)?"
    } joining: {
      """
      \($0.holder).\($0.field) = { \($1) number in
        use(\($0.value))
        return "\\(number)"
      }
      """
    },
    .capturing("an asynchronous closure") {
      "var \($0.field): (@Sendable () async -> Void)?"
    } joining: {
      """
      \($0.holder).\($0.field) = { \($1)\($1.isEmpty ? "" : " in")
        await Task.yield()
        use(\($0.value))
      }
      """
    },
    .capturing("a closure in a closure", closure) {
      """
      let inner\($0.fieldType) = { \($1)\($1.isEmpty ? "" : " in") use(\($0.value)) }
      \($0.holder).\($0.field) = { inner\($0.fieldType)() }
      """
    },
    .capturing("a closure that gives a closure") {
      "var \($0.field): (() -> () -> Void)?"
    } joining: {
      "\($0.holder).\($0.field) = { \($1)\($1.isEmpty ? "" : " in") { use(\($0.value)) } }"
    },
    Link(name: "a method") { words, _ in
      closure(words)
    } joining: {
      $1
        ? "\($0.holder).\($0.field) = { [weak \($0.value)] in \($0.value)?.work() }"
        : "\($0.holder).\($0.field) = \($0.value).work"
    },
    Link(name: "a captured variable") { words, _ in
      closure(words)
    } joining: {
      """
      \($1 ? "weak " : "")var kept\($0.fieldType): \($0.type)? = \($0.value)
      \($0.holder).\($0.field) = {
        use(kept\($0.fieldType))
        kept\($0.fieldType) = nil
      }
      """
    },
    Link(name: "a local function") { words, _ in
      closure(words)
    } joining: {
      """
      \($1 ? "weak " : "")let kept\($0.fieldType): \($0.type)? = \($0.value)
      func act\($0.fieldType)() { use(kept\($0.fieldType)) }
      \($0.holder).\($0.field) = act\($0.fieldType)
      """
    },
    .capturing("a dictionary of closures") {
      "var \($0.field): [String: (Int) -> Void] = [:]"
    } joining: {
      "\($0.holder).\($0.field)[\"tap\"] = { \($1) _ in use(\($0.value)) }"
    },
    .capturing("an array of handlers") {
      """
      struct \($0.fieldType) {
        let number: Int
        let run: () -> Void
      }
      var \($0.field): [\($0.fieldType)] = []
      """
    } joining: {
      """
      \($0.holder).\($0.field).append(
        .init(number: 1) { \($1)\($1.isEmpty ? "" : " in") use(\($0.value)) })
      """
    },
    .capturing("the end of a stream") {
      "let \($0.field) = AsyncStream<Int>.makeStream()"
    } joining: {
      "\($0.holder).\($0.field).continuation.onTermination = { \($1) _ in use(\($0.value)) }"
    },
  ]

  private static let values: [Link] = [
    .cleared("the payload of an enum") {
      """
      enum \($0.fieldType) { case idle, failed(Int), running(\($0.type), String) }
      var \($0.field) = \($0.fieldType).idle
      """
    } joining: {
      "\($0.holder).\($0.field) = .running(\($0.value), \"words\")"
    } clearing: {
      "\($0.holder).\($0.field) = .failed(1)"
    },
    .cleared("an indirect enum") {
      """
      indirect enum \($0.fieldType) { case end, link(\($0.type), \($0.fieldType)) }
      var \($0.field) = \($0.fieldType).end
      """
    } joining: {
      "\($0.holder).\($0.field) = .link(\($0.value), .end)"
    } clearing: {
      "\($0.holder).\($0.field) = .end"
    },
    .cleared("a tuple") {
      "var \($0.field): (Int, \($0.type))?"
    } joining: {
      "\($0.holder).\($0.field) = (1, \($0.value))"
    } clearing: {
      "\($0.holder).\($0.field) = nil"
    },
    .cleared("a value of any type") {
      "var \($0.field): Any?"
    } joining: {
      "\($0.holder).\($0.field) = (\"words\", \($0.value))"
    } clearing: {
      "\($0.holder).\($0.field) = 1"
    },
    .cleared("a result") {
      "var \($0.field): Result<\($0.type), any Error>?"
    } joining: {
      "\($0.holder).\($0.field) = .success(\($0.value))"
    } clearing: {
      "\($0.holder).\($0.field) = .failure(Fault.any)"
    },
    .cleared("what a lock protects") {
      "let \($0.field) = Mutex<\($0.type)?>(nil)"
    } joining: { words in
      "\(words.holder).\(words.field).withLock { $0 = \(words.value) }"
    } clearing: { words in
      "\(words.holder).\(words.field).withLock { $0 = nil }"
    },
  ]

  private static let collections: [Link] = [
    collection("an array") {
      "[\($0)] = []"
    } adding: {
      "append(\($0))"
    },
    collection("an array without gaps") {
      "ContiguousArray<\($0)> = []"
    } adding: {
      "append(\($0))"
    },
    collection("a part of an array") {
      "ArraySlice<\($0)> = []"
    } adding: {
      "append(\($0))"
    },
    collection("an array of arrays") {
      "[[\($0)]] = []"
    } adding: {
      "append([\($0)])"
    },
    collection("an array of pairs") {
      "[(name: String, part: \($0))] = []"
    } adding: {
      "append((\"a\", \($0)))"
    },
    collection("a dictionary") {
      "[String: \($0)] = [:]"
    } adding: {
      "updateValue(\($0), forKey: \"key\")"
    },
    collection("a dictionary by identity") {
      "[ObjectIdentifier: \($0)] = [:]"
    } adding: {
      "updateValue(\($0), forKey: ObjectIdentifier(\($0)))"
    },
    collection("a dictionary of arrays") {
      "[Int: [\($0)]] = [:]"
    } adding: {
      "updateValue([\($0)], forKey: 7)"
    },
  ]

  private static func collection(
    _ name: String, _ type: @escaping (_ element: String) -> String,
    adding call: @escaping (_ value: String) -> String
  ) -> Link {
    .cleared(name) {
      "var \($0.field): \(type($0.type))"
    } joining: {
      let call = call($0.value)
      return "\(call.hasPrefix("update") ? "_ = " : "")\($0.holder).\($0.field).\(call)"
    } clearing: {
      "\($0.holder).\($0.field).removeAll()"
    }
  }
}
