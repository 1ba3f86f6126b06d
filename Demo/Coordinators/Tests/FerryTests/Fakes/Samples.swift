@testable import Ferry

extension Sailing {
  static let toMull = Sailing(id: 1, from: "Oban", to: "Craignure")
  static let toSkye = Sailing(id: 2, from: "Mallaig", to: "Armadale")
}

extension Cabin {
  static let small = Cabin(number: 11, berths: 2)
  static let large = Cabin(number: 12, berths: 4)
}

extension Ticket {
  static let toMull = Ticket(id: 7, sailing: .toMull)
}

extension Account {
  static let mairi = Account(name: "Màiri", email: "mairi@ferry.example")
}
