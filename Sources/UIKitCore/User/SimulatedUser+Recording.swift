extension UIViewController {
  /// Its type and its title: `CheckoutViewController "Payment"`.
  package var wordsOfScreen: String {
    Self.wordsOfScreen(Swift.type(of: self), titled: titleForUser)
  }

  /// The same for a screen that may be gone by now.
  package static func wordsOfScreen(_ type: UIViewController.Type, titled title: String?) -> String
  {
    guard let title, !title.isEmpty else { return String(describing: type) }
    return "\(String(describing: type)) \"\(title)\""
  }
}

extension SimulatedUser {
  /// Has an action written down, by the name that an exploration gives it, where that is asked for.
  func note(_ deed: UserOption.Deed) {
    if application.recorder != nil { note(sentence: deed.pieces.joined) }
  }

  /// The same for what is done with a view or a recogniser: the one of its options that stands at a position.
  func note(_ subject: AnyObject, typing texts: [String], option position: Int) {
    guard application.recorder != nil else { return }
    var options: [UserOption] = []
    (subject as? any UserOperable)?.forEachUserOption(typing: texts) { options.append($0) }
    if options.indices.contains(position) { note(sentence: options[position].sentence) }
  }

  private func note(sentence: String) { application.recorder?.note(line(sentence)) }

  private func line(_ sentence: String) -> UserRecorder.Line {
    let screen = (application.keyWindow ?? application.windows.first)?.visibleViewController
    return UserRecorder.Line(screen: screen?.wordsOfScreen ?? "nothing", action: sentence)
  }

  /// What will be written down of a gesture that begins now.
  func recording(either deed: (_ finishes: Bool) -> UserOption.Deed) -> Gesture.Recording? {
    guard let recorder = application.recorder else { return nil }
    return Gesture.Recording(
      recorder: recorder, finished: line(deed(true).pieces.joined),
      cancelled: line(deed(false).pieces.joined))
  }
}

extension SimulatedUser.Gesture {
  /// What is written down when the finger lets go.
  @MainActor struct Recording {
    let recorder: UserRecorder
    let finished: UserRecorder.Line
    let cancelled: UserRecorder.Line

    func end(isCancelled: Bool) { recorder.note(isCancelled ? cancelled : finished) }
  }
}
