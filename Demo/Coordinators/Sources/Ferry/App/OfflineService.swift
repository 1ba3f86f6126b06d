/// The service without a network: everybody may come in, and nobody is charged.
final class OfflineService: Authenticator, Payments, Timetable {
  let sailings = [
    Sailing(id: 1, from: "Oban", to: "Craignure"),
    Sailing(id: 2, from: "Mallaig", to: "Armadale"),
  ]
  private(set) var tickets: [Ticket] = []

  func cabins(of sailing: Sailing) -> [Cabin] {
    [Cabin(number: 11, berths: 2), Cabin(number: 12, berths: 4)]
  }

  func signIn(
    email: String, password: String,
    completion: @escaping @MainActor (Result<Account, SignInError>) -> Void
  ) {
    completion(.success(Account(name: email, email: email)))
  }

  func pay(
    for booking: Booking, completion: @escaping @MainActor (Result<Ticket, PaymentError>) -> Void
  ) {
    let ticket = Ticket(id: tickets.count + 1, sailing: booking.sailing, cabin: booking.cabin)
    tickets.append(ticket)
    completion(.success(ticket))
  }
}
