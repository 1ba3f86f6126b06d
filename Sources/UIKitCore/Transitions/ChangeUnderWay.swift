/// A transition that was started and has not ended, with the objects that it holds until then.
struct ChangeUnderWay {
  let transition: Transition
  let work: TransitionWork
  let held: TurnEnd.Held
}
