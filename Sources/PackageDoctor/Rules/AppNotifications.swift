// What the app is told on a centre that simulations do not share.

extension Rule {
  static let appNotification = Rule(
    name: "app-notification", kind: .note,
    finds:
      "`NotificationCenter.default` for `UIApplication.didEnterBackgroundNotification` and its kin",
    why: "hears nothing in virtual time, where each simulation posts on a centre of its own",
    edit:
      "set `simulation.application.notificationCenter = .default` in a test or an explorer's app that "
      + "leaves the app; tests that run side by side in one process hear each other then"
  ) { file, _ in
    let tokens = file.tokens
    let calls = tokens.places(of: .word, ["addObserver", "publisher", "notifications"])
    return calls.flatMap { call -> [Spot] in
      guard tokens.text(call + 1) == "(", tokens.text(call - 1) == ".",
        tokens.text(call - 2) == "default"
      else { return [] }
      let places = call..<min(tokens.closing(call + 1), tokens.count)
      return places.filter {
        ["UIApplication", "UIScene"].contains(tokens[$0].text) && tokens.text($0 + 1) == "."
          && tokens.text($0 + 2).hasSuffix("Notification")
      }.map { Spot(line: tokens[$0].line, what: "\(tokens[$0].text).\(tokens.text($0 + 2))") }
    }
  }
}
