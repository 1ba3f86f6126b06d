import Foundation
import LifecycleKit
import UIKit

/// A screen of the system's that a user answers, and that is gone then.
@MainActor protocol Answerable: UIViewController {
  func answer(_ agrees: Bool, by user: SimulatedUser)
}

/// An alert that asks before its screen leaves a stack.
final class Question: UIAlertController, Answerable {
  private weak var asker: UIViewController?

  static func make() -> Question {
    let question = Question(title: "Leave?", message: nil, preferredStyle: .alert)
    question.addTextField { $0.placeholder = "Why?" }
    question.addAction(UIAlertAction(title: "Stay", style: .cancel))
    question.addAction(
      UIAlertAction(title: "Leave", style: .destructive) { [weak question] _ in question?.leave() })
    return question
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    asker = presentingViewController
  }

  func answer(_ agrees: Bool, by user: SimulatedUser) {
    user.tapAction(titled: agrees ? "Leave" : "Stay", in: self)
  }

  private func leave() {
    guard let stack = asker as? UINavigationController ?? asker?.navigationController,
      stack.viewControllers.count > 1, stack.transitionCoordinator == nil
    else { return }
    stack.popViewController(animated: true)
  }
}

/// An image picker, which the program dismisses.
final class Album: UIImagePickerController, Answerable {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func answer(_ agrees: Bool, by user: SimulatedUser) {
    agrees ? user.pick([:], in: self) : user.cancel(self)
  }
}

extension Album: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { dismiss(animated: true) }
}

/// A document picker, which dismisses itself.
final class Documents: UIDocumentPickerViewController, Answerable {
  func answer(_ agrees: Bool, by user: SimulatedUser) {
    agrees ? user.pick([], in: self) : user.cancel(self)
  }
}

/// The root view of a hosting screen, with a model and a closure.
struct Card {
  final class Model {}
  let model = Model()
  let onTap: () -> Void
}

final class Host: UIHostingController<Card> {
  init() {
    super.init(rootView: Card {})
    rootView = Card { [weak self] in self?.title = "tapped" }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

/// The delegate of a stack that hears first and passes on, with a question mark, to the one before.
@MainActor final class StackWitness: UINavigationControllerDelegate {
  private weak var original: (any UINavigationControllerDelegate)?
  private(set) var shown = 0

  init(of stack: UINavigationController) {
    original = stack.delegate
    stack.delegate = self
  }

  func navigationController(
    _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    original?.navigationController?(stack, willShow: screen, animated: animated)
  }

  func navigationController(
    _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    shown += 1
    original?.navigationController?(stack, didShow: screen, animated: animated)
  }

  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    original?.navigationController?(stack, animationControllerFor: operation, from: from, to: to)
      ?? nil
  }
}
