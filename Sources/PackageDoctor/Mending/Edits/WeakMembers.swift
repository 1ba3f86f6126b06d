import ObjectGraph

/// The edits by which the structs of a list or a dictionary hold an object weakly: `weak var target` in a `Command`. A
/// screen that is kept and shown again is in the list meanwhile.
struct WeakMembers {
  let folder: SourceFolder
  /// The list or dictionary.
  let list: FieldSource
  /// The property of its structs.
  let member: FieldSource

  /// `nil` for a label that leads to no object of a struct among the sources: `.commands[0].target`.
  init?(_ folder: SourceFolder, _ list: FieldSource, label: String) {
    guard label.hasPrefix(".\(list.name)["), let close = label.lastIndex(of: "]"),
      let name = list.type?.last(where: { list.file.tokens[$0].kind == .word }),
      list.typeText.hasPrefix("[")
    else { return nil }
    let type = list.file.tokens[name].text
    guard
      folder.files.contains(where: { file in
        file.declarations.contains { $0.kind == "struct" && $0.name == type }
      }),
      let member = folder.fields(of: type).first(where: {
        ".\($0.name)" == label[close...].dropFirst()
      })
    else { return nil }
    (self.folder, self.list, self.member) = (folder, list, member)
  }

  /// None where the objects may have no other owner, or where more is done with them than to tell them something.
  var candidates: [MendCandidate] {
    guard folder.additions(toMember: member).areKeptByOthers, let uses else { return [] }
    return folder.weakenings(member).map { candidate in
      var candidate = candidate
      for (path, end) in uses where !member.isOptional {
        candidate = candidate.adding(Replacement(range: end..<end, text: "?"), to: path)
      }
      candidate.left =
        "\(list.path) has each \(member.container) as before; take it out where its flow ends"
      return candidate
    }
  }

  /// The ends of the uses outside the struct; `nil` where one does not only tell the object something.
  private var uses: [(path: String, end: Int)]? {
    var uses: [(path: String, end: Int)] = []
    for file in folder.files where !file.path.isOfTests {
      let tokens = file.tokens
      let own = file.path == member.file.path ? member.declaring?.body : nil
      for place in tokens.indices
      where tokens[place].text == member.name && tokens.text(place - 1) == "."
        && own?.contains(place) != true
      {
        let chain = MemberChain(file, at: tokens.beginning(of: place))
        let isTold = chain.isStatement && chain.calls.last == true && chain.names.last != place
        guard isTold || isUnwrapped(chain, at: place) else { return nil }
        uses.append((file.path, tokens[place].range.upperBound))
      }
    }
    return uses
  }

  /// Whether an optional is unwrapped as a whole for a local that is only told things: `guard let observer = entry.observer`.
  private func isUnwrapped(_ chain: MemberChain, at place: Int) -> Bool {
    let (file, start) = (chain.file, chain.names[0])
    let tokens = file.tokens
    guard member.isOptional, chain.names.last == place, !chain.calls.contains(true),
      tokens.text(start - 1) == "=", tokens.text(start - 3) == "let",
      ["if", "guard", ","].contains(tokens.text(start - 4)),
      let method = file.function(around: start)
    else { return false }
    let name = tokens.text(start - 2)
    return (chain.end..<method.body.upperBound).allSatisfy { use in
      guard tokens[use].text == name, tokens.text(use - 1) != ".", tokens.text(use + 1) != ":"
      else {
        return true
      }
      let told = MemberChain(file, at: use)
      return told.isStatement && told.calls.last == true && told.names.count > 1
    }
  }
}
