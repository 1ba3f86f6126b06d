extension ModelGrammar {
  /// The grammar of lines and phrases about a model whose screens and values are known.
  init(about model: FlowModel) {
    self.init()
    begin(with: model)
  }

  /// The effect that words spell; `nil` for other words.
  func effect(in words: String) -> FlowModel.Effect? {
    phrase(words) { grammar throws(ScriptError.Problem) in try grammar.effect() }
  }

  /// The condition that words spell; `nil` for other words.
  func condition(in words: String) -> FlowModel.Condition? {
    phrase(words) { grammar throws(ScriptError.Problem) in try grammar.condition() }
  }

  private func phrase<Value>(
    _ words: String, _ read: (inout ModelGrammar) throws(ScriptError.Problem) -> Value
  ) -> Value? {
    var grammar = self
    var tokenizer = ScriptTokenizer(words)
    guard let tokens = try? tokenizer.tokens() else { return nil }
    grammar.cursor = LineCursor(tokens)
    guard let value = try? read(&grammar), grammar.cursor.next.kind == .endOfLine else {
      return nil
    }
    return value
  }
}
