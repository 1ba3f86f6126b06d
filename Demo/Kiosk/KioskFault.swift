/// What can be wrong with the kiosk: the mistakes that coordinators and screens are made of.
package enum KioskFault: String, CaseIterable, Sendable {
  case forgottenDismissal
  case childStays
  case strongAction
  case strongDelegate
  case alertHoldsItself
  case timerGoesOn
  case observerStays
  case holdsItselfOnReturn
  case holdsItselfWhenPulled
  case holdsItselfWhenTurned
  case holdsItselfAfterWarning
  case lastProductKept
  case secondProductKept
  case paymentKeptAfterReturn
  case paymentHoldsItselfAfterSwipe
  case pushedTwice
  case popAtRoot
  case alertOverAlert
  case nothingToDismiss
  case superForgotten
  case neverSettles
  case alertWithoutButtons
  case receiptWithoutExit
  case badgeStays
  case loadsForever
  case titleCounts

  /// The mistake in words.
  package var meaning: String {
    switch self {
    case .forgottenDismissal: "a coordinator is not told that its sheet was pulled down"
    case .childStays: "a finished coordinator stays among the children"
    case .strongAction: "a button's action holds the screen that holds the button"
    case .strongDelegate: "a screen holds its coordinator, which holds the screen"
    case .alertHoldsItself: "an alert's button holds the alert"
    case .timerGoesOn: "a timer that is never invalidated holds the screen"
    case .observerStays: "an observer's block holds the screen and is never removed"
    case .holdsItselfOnReturn:
      "a screen holds itself when it comes back, also after a cancelled swipe"
    case .holdsItselfWhenPulled:
      "a sheet holds itself when it is pulled down after a cancelled pull"
    case .holdsItselfWhenTurned: "a screen holds itself when the device is rotated"
    case .holdsItselfAfterWarning: "a screen holds itself after a memory warning"
    case .lastProductKept: "a static keeps the last product"
    case .secondProductKept: "a history keeps the second product that is visited"
    case .paymentKeptAfterReturn: "paying keeps the payment's screen after a return to the address"
    case .paymentHoldsItselfAfterSwipe: "the payment holds itself after a cancelled swipe back"
    case .pushedTwice: "one product is pushed twice"
    case .popAtRoot: "a pop on a stack with its root alone"
    case .alertOverAlert: "an alert over an alert"
    case .nothingToDismiss: "a dismissal where nothing is presented"
    case .superForgotten: "a screen does not call super"
    case .neverSettles: "work that schedules itself again without delay"
    case .alertWithoutButtons: "an alert without a button"
    case .receiptWithoutExit: "a receipt over the window, without a way to leave it"
    case .badgeStays: "the badge stays when the order is paid"
    case .loadsForever: "the products load for ever"
    case .titleCounts: "a title differs at each start"
    }
  }
}

/// How a kiosk can take its process with it, when its orders are refreshed.
package enum KioskCrash: String, CaseIterable, Sendable {
  case traps
  case exits
  case hangs

  /// The crash in words.
  package var meaning: String {
    switch self {
    case .traps: "the app traps"
    case .exits: "the app exits"
    case .hangs: "an action never returns"
    }
  }
}
