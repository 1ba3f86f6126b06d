import UIKit

/// A place in the app that a link leads to.
enum Route: Equatable, Sendable {
  case sailings
  case sailing(Int)
  case booking(sailing: Int)
  case tickets
  case ticket(Int)
  case boardingPass(ticket: Int)
  case account
  case settings

  /// Reads `ferry://tickets/7/boarding-pass` and `https://ferry.example/tickets/7/boarding-pass`.
  init?(_ url: URL) {
    var steps = url.pathComponents.filter { $0 != "/" }
    switch (url.scheme, url.host) {
    case ("ferry", let first?): steps.insert(first, at: 0)
    case ("https", "ferry.example"): break
    default: return nil
    }
    switch (steps.first, steps.dropFirst().first.flatMap { Int($0) }, steps.dropFirst(2).first) {
    case ("sailings", nil, nil) where steps.count == 1: self = .sailings
    case ("sailings", let id?, nil): self = .sailing(id)
    case ("sailings", let id?, "book") where steps.count == 3: self = .booking(sailing: id)
    case ("tickets", nil, nil) where steps.count == 1: self = .tickets
    case ("tickets", let id?, nil): self = .ticket(id)
    case ("tickets", let id?, "boarding-pass") where steps.count == 3:
      self = .boardingPass(ticket: id)
    case ("account", nil, nil) where steps.count == 1: self = .account
    case ("account", nil, nil) where steps.count == 2 && steps[1] == "settings": self = .settings
    default: return nil
    }
  }
}
