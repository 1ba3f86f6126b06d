import Foundation

/// The terminal at the program's standard input and output: keys as they are pressed, and how wide it is.
///
/// The system is asked with values of its own that Swift passes by reference; no memory is read by address.
@MainActor final class Terminal {
  private let usual: termios
  private var decoder = KeyDecoder()
  /// Keys that were pressed ahead and belong to the next line.
  private var ahead: [Key] = []

  /// Fails where one cannot type and see what one types.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    var state = termios()
    guard isatty(STDOUT_FILENO) != 0, environment["TERM", default: "dumb"] != "dumb",
      tcgetattr(STDIN_FILENO, &state) == 0
    else { return nil }
    usual = state
    // A terminal that becomes wider or narrower ends a wait for keys.
    signal(SIGWINCH) { _ in }
  }

  /// The columns, 80 where the terminal does not say.
  var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Gives the keys one by one, without an echo; Control-C is a key among them.
  func takeKeys() {
    var state = usual
    cfmakeraw(&state)
    // What is written goes out as always: a line's end is one.
    state.c_oflag = usual.c_oflag
    tcsetattr(STDIN_FILENO, TCSADRAIN, &state)
  }

  /// Gives whole lines again, and Control-C ends the program.
  func giveBack() {
    var state = usual
    tcsetattr(STDIN_FILENO, TCSADRAIN, &state)
  }

  /// Gives back what came with the end of a line, for the next one.
  func giveBackKeys(_ keys: ArraySlice<Key>) { ahead = Array(keys) }

  /// Waits for keys; none when only the size has changed or the time is over, `nil` when nothing can come any more.
  ///
  /// - Parameter limit: The longest wait, in milliseconds; as long as it takes by default.
  func keys(atMost limit: Int32 = -1) -> [Key]? {
    if !ahead.isEmpty {
      defer { ahead = [] }
      return ahead
    }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&input, 1, limit)
    guard count > 0 else { return count == 0 || errno == EINTR ? [] : nil }
    let bytes = FileHandle.standardInput.availableData
    return bytes.isEmpty ? nil : decoder.keys(Array(bytes))
  }
}
