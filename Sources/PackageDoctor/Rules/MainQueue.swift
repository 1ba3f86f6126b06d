// What waits for a queue that cannot come to it.

extension Rule {
  static let mainQueue = Rule(
    name: "main-queue", kind: .note,
    finds: "`addObserver(forName:object:queue:using:)` with `queue: .main`",
    why: "lets a post from the main actor wait for ever under Swift Testing on Linux, "
      + "where Foundation waits for the main queue on the main queue",
    edit: "pass `queue: nil`, and do the main actor's work in `MainActor.assumeIsolated`"
  ) { file, _ in
    let tokens = file.tokens
    return tokens.places(of: .word, ["addObserver"]).compactMap { place in
      guard tokens.text(place + 1) == "(", tokens.text(place + 2) == "forName" else { return nil }
      let end = min(tokens.closing(place + 1), tokens.count)
      guard
        let queue = (place..<end).first(where: {
          tokens.text($0) == "queue" && tokens.text($0 + 1) == ":"
        })
      else { return nil }
      let words = tokens[(queue + 2)..<end].prefix { $0.text != "," }.map(\.text).joined()
      guard [".main", "OperationQueue.main"].contains(words) else { return nil }
      return Spot(line: tokens[place].line, what: "addObserver(forName: …, queue: \(words))")
    }
  }
}
