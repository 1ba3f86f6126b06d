/// How the time of a test's simulation passes.
public enum SimulationTime: Sendable {
  /// Only when the test says so, by `advance(by:)` or `settle()`.
  case virtual

  /// By itself: transitions end on later turns of the main queue, without real delay, so that a test written
  /// for iOS can wait as it does there, for an expectation or a completion. The simulation's window is the
  /// key one and shows an empty screen, as the window of the app does that hosts a test bundle.
  ///
  /// Timers and sleeps of the real clock keep to it. When the test is over, time is virtual, for the checks.
  case live
}
