import ObjectGraph

extension SimulatedServices {
  /// What is registered and alive, in a sentence: `2 registrations remain: timer 'tick' (repeating) since
  /// 0.000 s, notification 'reload' since 1.000 s whose owner is gone`; `no registration remains` else.
  public var remainder: String {
    let registrations = registrations
    switch registrations.count {
    case 0: return "no registration remains"
    case 1: return "1 registration remains: \(registrations[0].clause)"
    case let count:
      let clauses = registrations.map(\.clause).joined(separator: ", ")
      return "\(count) registrations remain: \(clauses)"
    }
  }

  /// What is registered and alive, a line each in the order of registration, with a line of headings.
  ///
  ///     registration              since    owner
  ///     timer 'tick' (repeating)  0.000 s  alive
  ///     notification 'reload'     1.000 s  gone
  public func table() -> String {
    var rows = [("registration", "since", "owner")]
    for registration in registrations {
      let owner = registration.owner == .unknown ? "" : registration.owner.rawValue
      rows.append((registration.name, "\(registration.since)", owner))
    }
    let nameWidth = rows.map(\.0.count).max() ?? 0
    let sinceWidth = rows.map(\.1.count).max() ?? 0
    return rows.map { name, since, owner in
      var line = "\(name.padded(to: nameWidth))  \(since.padded(to: sinceWidth))  \(owner)"
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

extension SimulatedRegistration {
  fileprivate var clause: String {
    "\(name) since \(since)" + (owner == .gone ? " whose owner is gone" : "")
  }
}
