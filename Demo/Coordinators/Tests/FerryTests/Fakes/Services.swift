@testable import Ferry

/// Lets everybody in who has an account, unless told otherwise.
final class FakeAuthenticator: Authenticator {
  var result: Result<Account, SignInError> = .success(.mairi)
  private(set) var attempts: [[String]] = []

  func signIn(
    email: String, password: String,
    completion: @escaping @MainActor (Result<Account, SignInError>) -> Void
  ) {
    attempts.append([email, password])
    completion(result)
  }
}

/// A bank that takes its time: a test answers when it likes.
final class FakePayments: Payments {
  private(set) var bookings: [Booking] = []
  private var completions: [@MainActor (Result<Ticket, PaymentError>) -> Void] = []

  func pay(
    for booking: Booking, completion: @escaping @MainActor (Result<Ticket, PaymentError>) -> Void
  ) {
    bookings.append(booking)
    completions.append(completion)
  }

  func answer(_ result: Result<Ticket, PaymentError>) {
    completions.removeFirst()(result)
  }
}

final class FakeTimetable: Timetable {
  var sailings: [Sailing] = [.toMull, .toSkye]
  var tickets: [Ticket] = [.toMull]

  func cabins(of sailing: Sailing) -> [Cabin] { [.small, .large] }
}
