/// One lesson: a flow that leaks, the question it asks, and the same flow when it is right.
package struct Lesson: Sendable {
  package let number: Int
  package let title: String
  /// What one has to know, a paragraph each.
  package let text: [String]
  /// The script that leaks.
  package let flow: String
  package let question: String
  package let answer: String
  /// What is changed, in a sentence.
  package let fix: String
  /// The script with the change.
  package let fixedFlow: String
  /// The shape of the gallery that has the mistake, too.
  package let shape: String
  /// The mistake as whole classes, and the same classes without it.
  package let code: LessonCode

  /// All of them, in the order in which they are to be read.
  package static let all: [Lesson] = [
    pushAndPop, closure, weakCapture, delegate, timer, notification, replacedRoot,
    forgottenCoordinator, mutualCoordinator, endlessTask,
  ].enumerated().map { $1($0 + 1) }
}
