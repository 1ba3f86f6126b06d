extension String {
  /// The text as a literal of Swift, with its quotes.
  package var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }
}
