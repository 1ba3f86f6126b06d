/// What somebody is about to pay for.
struct Booking: Equatable, Sendable {
  let sailing: Sailing
  var passengers = 1
  var cabin: Cabin?

  /// In pounds.
  var price: Int {
    12 * passengers + 30 * (cabin?.berths ?? 0)
  }
}
