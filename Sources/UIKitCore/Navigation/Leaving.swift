/// A screen that is off the stack and has callbacks to get yet.
struct Leaving {
  let controller: UIViewController
  let departure: ScreenDeparture.Kind
}
