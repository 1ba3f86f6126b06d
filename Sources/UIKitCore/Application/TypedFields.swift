/// A view into which the user can type.
package protocol TypedInto: UIView {
  /// The text with the view's words; `nil` without a text.
  var wordsOfText: String? { get }
}

/// The views into which the user has typed, as long as they live.
@MainActor struct TypedFields {
  private struct Field {
    weak var view: (any TypedInto)?
  }

  private var fields: [Field] = []

  var views: [any TypedInto] { fields.compactMap(\.view) }

  /// Notes that the user types into a view.
  mutating func note(_ view: any TypedInto) {
    fields.removeAll { $0.view == nil || $0.view === view }
    fields.append(Field(view: view))
  }
}
