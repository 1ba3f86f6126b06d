import ObjectGraph

extension LeakReport {
  /// What stays the same when the same mistake leaks again, as text without addresses and serials.
  ///
  /// The readable form of the path's `LeakSignature`, such as `cycle: Profile.onSave → closure #1 in
  /// Profile.start() captures self`. Where no path was found it is made of the type, the departure's
  /// verb and the type of what was left: `no path: Profile, popped from Navigator`; or it says
  /// `no path: Profile, no departure seen`.
  ///
  /// As stable as the names it is made of: it changes when a type, a field or a function is renamed, when
  /// closures of one function change their order, and for captures other than `self`, which go by their
  /// position. Where the optimiser removes a holder, or a program is stripped of its symbols, a release
  /// build finds another path than a debug build, and so another signature.
  public var signature: String {
    if let found = retention?.signature { return found.readableForm }
    return "no path: \(typeName), \(departureWords ?? "no departure seen")"
  }

  /// The departure without serials: `popped from Navigator`.
  var departureWords: String? {
    departure.map { LeakSignature.withoutSerial($0.words) }
  }

  /// The other objects that the path leads through on its way to this one, the nearest first.
  var namesOnPath: [String] {
    guard let path = retention?.path else { return [] }
    return ([path.start.name] + path.steps.dropLast().map(\.target.name)).reversed()
      .filter { $0 != subject }
  }
}
