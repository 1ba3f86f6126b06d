/// One lesson: a flow that leaks, the question it asks, and the same flow when it is right.
struct Lesson: Sendable {
  let number: Int
  let title: String
  /// What one has to know, a paragraph each.
  let text: [String]
  /// The script that leaks.
  let flow: String
  let question: String
  let answer: String
  /// What is changed, in a sentence.
  let fix: String
  /// The script with the change.
  let fixedFlow: String
  /// The shape of the gallery that has the mistake and its fix as code.
  let shape: String

  /// All of them, in the order in which they are to be read.
  static let all: [Lesson] = [
    pushAndPop, closure, weakCapture, delegate, timer, notification, replacedRoot,
    forgottenCoordinator, mutualCoordinator, endlessTask,
  ].enumerated().map { $1($0 + 1) }
}
