import UIKit

/// From a sailing to its ticket: passengers, cabin, payment. Closures carry the answers, and the last one
/// the outcome.
@MainActor final class BookingCoordinator {
  enum Outcome: Equatable {
    case booked(Ticket)
    case abandoned
  }

  /// Called once, when the flow is over.
  var onFinish: ((Outcome) -> Void)?

  private(set) var booking: Booking
  private let cabins: [Cabin]
  private let router: Router
  private let payments: any Payments

  init(sailing: Sailing, cabins: [Cabin], router: Router, payments: any Payments) {
    booking = Booking(sailing: sailing)
    self.cabins = cabins
    self.router = router
    self.payments = payments
  }

  func start() {
    let passengers = PassengersViewController(sailing: booking.sailing)
    passengers.onContinue = { [weak self] count in
      self?.booking.passengers = count
      self?.showCabins()
    }
    router.push(passengers, onBack: { [weak self] in self?.finish(.abandoned) })
  }

  private func showCabins() {
    let list = CabinsViewController(cabins: cabins)
    list.onShow = { [weak self] cabin in self?.showDetails(of: cabin) }
    list.onSkip = { [weak self] in self?.showPayment() }
    router.push(list, onBack: { [weak self] in self?.booking.cabin = nil })
  }

  private func showDetails(of cabin: Cabin) {
    let details = CabinViewController(cabin: cabin)
    details.modalPresentationStyle = .pageSheet
    details.onChoose = { [weak self] in
      self?.booking.cabin = cabin
      self?.router.dismiss { self?.showPayment() }
    }
    router.present(details)
  }

  private func showPayment() {
    let payment = PaymentViewController(booking: booking)
    payment.onPay = { [weak self, weak payment] in
      payment?.isPaying = true
      self?.pay()
    }
    router.push(payment)
  }

  private func pay() {
    payments.pay(for: booking) { [weak self] result in
      switch result {
      case .success(let ticket): self?.finish(.booked(ticket))
      case .failure(.declined): self?.showDeclined()
      }
    }
  }

  private func showDeclined() {
    let alert = UIAlertController(
      title: "Declined", message: "Your bank would not pay.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.pay() })
    alert.addAction(
      UIAlertAction(title: "Cancel booking", style: .destructive) { [weak self] _ in
        self?.router.popToRoot()
      })
    router.present(alert)
  }

  /// Once: with a ticket in hand the way back through the stack is no abandoning.
  private func finish(_ outcome: Outcome) {
    let onFinish = self.onFinish
    self.onFinish = nil
    onFinish?(outcome)
  }
}
