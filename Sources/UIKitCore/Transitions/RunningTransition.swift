/// A transition that was started and has not ended, with the objects that it holds until then.
struct RunningTransition {
  let transition: Transition
  let work: TransitionKind
  let owner: UIViewController
  let window: UIWindow?
}
