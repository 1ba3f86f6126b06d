/// A crossing that can be booked.
struct Sailing: Equatable, Sendable {
  let id: Int
  let from: String
  let to: String
}

/// A cabin on board.
struct Cabin: Equatable, Sendable {
  let number: Int
  let berths: Int
}

/// What a booking has been paid for with.
struct Ticket: Equatable, Sendable {
  let id: Int
  let sailing: Sailing
  var cabin: Cabin?
}

/// Somebody who can sign in.
struct Account: Equatable, Sendable {
  let name: String
  let email: String
}
