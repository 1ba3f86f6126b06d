/// The edit by which an array or a dictionary of listeners holds its elements weakly. A screen that is kept and shown
/// again is in it meanwhile, which an end where the screen leaves cannot say.
struct WeakElements {
  let folder: SourceFolder
  let field: FieldSource

  /// `nil` where the elements may have no other owner, or are not of a class.
  var candidate: MendCandidate? {
    let declared: Set = ["weak", "unowned", "lazy"]
    guard !field.isConstant, field.modifiers.isDisjoint(with: declared), !field.isWrapped,
      field.observers == nil, let literal, let element, folder.mayBeClass(element.name),
      folder.additions(to: field).areKeptByOthers
    else { return nil }
    let (file, tokens) = (field.file, field.file.tokens)
    let end = file.source.lineEnd(beside: tokens[field.keyword].line)
    let indent = file.indent(ofLine: tokens[field.keyword].line)
    let inner = indent + file.indentUnit
    let name = "weak" + field.name.prefix(1).uppercased() + field.name.dropFirst()
    guard !file.declarations.contains(where: { $0.name == name }) else { return nil }
    let isExistential = element.words.contains(" ")
    let closure = "() -> \(isExistential ? "(\(element.words))" : element.words)?"
    let (type, empty, read, write) =
      element.key.map {
        ("[\($0): \(closure)]", "[:]", "compactMapValues", "mapValues")
      } ?? ("[\(closure)]", "[]", "compactMap", "map")
    let attributes =
      field.modifiers.filter { $0 == "@MainActor" || $0.hasPrefix("nonisolated") }
      .sorted() + ["private"] + (field.modifiers.contains("static") ? ["static"] : [])
    let whole = element.key.map { "[\($0): \(element.words)]" } ?? "[\(element.words)]"
    let lines = [
      (field.type == nil ? ": \(whole)" : "") + " {",
      "\(inner)get { \(name).\(read) { $0() } }",
      "\(inner)set { \(name) = newValue.\(write) { object in { [weak object] in object } } }",
      "\(indent)}",
      "\(indent)/// The elements of `\(field.name)`, held weakly.",
      "\(indent)\(attributes.joined(separator: " ")) var \(name): \(type) = \(empty)",
    ]
    let start = tokens[field.type?.upperBound ?? field.keyword + 1].range.upperBound
    var edits = [
      file.path: [Replacement(range: start..<literal, text: lines.joined(separator: end))]
    ]
    for bound in folder.binding(element.name) { edits[bound.path, default: []].append(bound.edit) }
    return MendCandidate("hold the elements of .\(field.name) weakly", edits)
  }

  /// The end of the empty literal that the declaration gives it.
  private var literal: Int? {
    let tokens = field.file.tokens
    guard let value = field.value, tokens[value].text == "[" else { return nil }
    var close = tokens.closing(value)
    guard tokens.indices.contains(close) else { return nil }
    if field.type == nil {
      // `[Listener]()`
      guard tokens.text(close + 1) == "(", tokens.text(close + 2) == ")" else { return nil }
      close += 2
    } else {
      guard (value + 1..<close).allSatisfy({ tokens[$0].text == ":" }) else { return nil }
    }
    return tokens[close].range.upperBound
  }

  /// The key, if it is a dictionary, and the element, in words and by the name of its class or protocol.
  private var element: (key: String?, words: String, name: String)? {
    let tokens = field.file.tokens
    guard let open = field.type?.lowerBound ?? field.value, tokens[open].text == "[" else {
      return nil
    }
    let close = tokens.closing(open)
    guard field.type.map({ $0.upperBound == close }) ?? true, close > open + 1 else { return nil }
    var (start, place) = (open + 1, open + 1)
    var key: String?
    while place < close {
      if tokens[place].text == ":" {
        key =
          field.file.source[
            tokens[start].range.lowerBound..<tokens[place - 1].range.upperBound]
        start = place + 1
      }
      place = max(place, tokens.closing(place)) + 1
    }
    let places = start..<close
    guard !places.isEmpty,
      places.allSatisfy({ tokens[$0].kind == .word || [".", "&"].contains(tokens[$0].text) }),
      let name = places.last.map({ tokens[$0].text })
    else { return nil }
    let words = field.file.source[
      tokens[start].range.lowerBound..<tokens[close - 1].range.upperBound]
    return (key, words, name)
  }
}
