/// The work that a transition has on the clock, in words that go ahead of a controller's name.
enum TransitionKind: String {
  case navigation = "navigation transition of"
  case tab = "tab transition of"
  case page = "page transition of"
  case child = "transition in"
  case presentation = "presentation of"
  case dismissal = "dismissal by"
  case size = "size transition of"
}
