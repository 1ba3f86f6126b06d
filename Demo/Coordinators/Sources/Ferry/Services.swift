/// Checks who somebody is.
@MainActor protocol Authenticator: AnyObject {
  func signIn(
    email: String, password: String,
    completion: @escaping @MainActor (Result<Account, SignInError>) -> Void)
}

enum SignInError: Error {
  case wrongPassword
  case offline
}

/// Takes the money.
@MainActor protocol Payments: AnyObject {
  func pay(
    for booking: Booking, completion: @escaping @MainActor (Result<Ticket, PaymentError>) -> Void)
}

enum PaymentError: Error {
  case declined
}

/// Knows crossings and tickets.
@MainActor protocol Timetable: AnyObject {
  var sailings: [Sailing] { get }
  var tickets: [Ticket] { get }
  func cabins(of sailing: Sailing) -> [Cabin]
}

/// Who is signed in.
@MainActor final class Session {
  var account: Account?

  init(account: Account? = nil) {
    self.account = account
  }
}
