import UIKitCore

/// A screen by its type and its title; put into words only when they are read.
@MainActor struct FlowScreen {
  private let type: UIViewController.Type?
  private let title: String?

  init(_ screen: UIViewController?) {
    type = screen.map { Swift.type(of: $0) }
    title = screen?.titleForUser
  }

  /// `CheckoutViewController "Payment"`; "nothing" for none.
  var words: String {
    type.map { UIViewController.wordsOfScreen($0, titled: title) } ?? "nothing"
  }
}
