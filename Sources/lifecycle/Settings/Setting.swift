import LifecycleKit

/// Something about a simulation's checks that a program can set: its name from `simulation` on, what it is at
/// first, and what it means.
@MainActor struct Setting {
  let name: String
  /// The default value, as code; for a call, the behaviour without it.
  let first: String
  let meaning: String

  /// A property, whose first value is read from a simulation.
  init(_ name: String, _ first: (Simulation) -> Duration, _ meaning: String) {
    self.init(name, first: "`\(first(Simulation()).asCode)`", meaning)
  }

  init(_ name: String, _ first: (Simulation) -> some Any, _ meaning: String) {
    let value = "\(first(Simulation()))"
    let isCase = first(Simulation()) is any SettingCase
    self.init(name, first: "`\(isCase ? "." : "")\(value)`", meaning)
  }

  /// A call, or what no simulation has.
  init(_ name: String, first: String, _ meaning: String) {
    (self.name, self.first, self.meaning) = (name, first, meaning)
  }
}

/// A setting that is one of several cases.
private protocol SettingCase {}
extension LeakResponse: SettingCase {}
extension MisuseResponse: SettingCase {}
extension HolderSearch.SizeMeasure: SettingCase {}
extension InstanceCounts.Judgement: SettingCase {}

extension Duration {
  /// As code: `.seconds(2)`, `.milliseconds(350)`.
  fileprivate var asCode: String {
    milliseconds.isMultiple(of: 1_000)
      ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
  }
}
