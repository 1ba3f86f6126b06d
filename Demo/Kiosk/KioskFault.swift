/// What can be wrong with the kiosk: the mistakes that coordinators and screens are made of.
package enum KioskFault: String, CaseIterable, Sendable {
  /// A coordinator is not told that its sheet was pulled down.
  case forgottenDismissal
  /// A finished coordinator stays among the children.
  case childStays
  /// A button's action holds the screen that holds the button.
  case strongAction
  /// A screen holds its coordinator, which holds the screen.
  case strongDelegate
  /// An alert's button holds the alert.
  case alertHoldsItself
  /// A timer that nobody stops holds the screen.
  case timerGoesOn
  /// An observer's block holds the screen and is not taken back.
  case observerStays
  /// A screen that comes back holds itself; comes back after a swipe that was let go, too.
  case holdsItselfOnReturn
  /// A sheet that is pulled down once more, after it was let go, holds itself.
  case holdsItselfWhenPulled
  /// A screen holds itself once the device was turned.
  case holdsItselfWhenTurned
  /// A screen holds itself after a memory warning.
  case holdsItselfAfterWarning
  /// A static keeps the last product.
  case lastProductKept
  /// A history keeps the second product that is looked at.
  case secondProductKept
  /// Paying keeps the payment's screen, after the address was gone back to.
  case paymentKeptAfterReturn
  /// The payment holds itself when somebody begins to swipe back from it and does not.
  case paymentHoldsItselfAfterSwipe
  /// One product is pushed twice.
  case pushedTwice
  /// Going back where there is nothing to go back to.
  case popAtRoot
  /// An alert over an alert.
  case alertOverAlert
  /// Dismissing what is not there.
  case nothingToDismiss
  /// A screen forgets to call `super`.
  case superForgotten
  /// Work that schedules itself again without delay.
  case neverSettles
  /// An alert without a button.
  case alertWithoutButtons
  /// A receipt over everything, without a way out.
  case receiptWithoutExit
  /// The badge does not go when the order is paid.
  case badgeStays
  /// What is loading never comes.
  case loadsForever
  /// A title that is another one at each start.
  case titleCounts
}

/// How a kiosk can take its process with it, when its orders are refreshed.
package enum KioskCrash: String, CaseIterable, Sendable {
  /// By a trap.
  case traps
  /// By leaving.
  case exits
  /// By never coming back.
  case hangs
}
