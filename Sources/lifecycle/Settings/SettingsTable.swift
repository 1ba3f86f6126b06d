import LifecycleKit

/// Every setting as a table in Markdown.
///
/// The table of the documentation's article is this one, and the README's the brief one; a test compares.
@MainActor enum SettingsTable {
  static let groups: [(title: String, settings: [Setting])] = [
    (
      "Everything",
      [
        Setting("checksAreEnabled", \.checksAreEnabled, "whether anything is checked"),
        Setting("leakResponse", \.leakResponse, "what happens with a leak besides `leaks`"),
        Setting("misuseResponse", \.misuseResponse, "what happens with a misuse besides `misuses`"),
        Setting(
          "clock.workLimitAtInstant", \.clock.workLimitAtInstant,
          "how much work one instant may have before an advance is given up"),
        Setting("log.isEnabled", \.log.isEnabled, "whether events are recorded"),
        Setting(
          "log.limit", \.log.limit,
          "how many of the latest events are kept; all with `nil`"),
        Setting(
          "recordsOrigins", \.recordsOrigins, "whether reports say where the object was made"),
      ]
    ),
    (
      "Delayed check",
      [
        Setting(
          "delayedCheck.isAutomatic", \.delayedCheck.isAutomatic,
          "whether every departure is checked"),
        Setting(
          "delayedCheck.delay", \.delayedCheck.delay, "how long a departed screen may live on"),
        Setting(
          "delayedCheck.exclude(_:because:)", first: "no type",
          "leaves a type of screens out of the check of departures"),
        Setting(
          "delayedCheck.onLateDeallocation", \.delayedCheck.onLateDeallocation.asCode,
          "called for an object that is deallocated after its report"),
        Setting(
          "expectDeallocation(of:within:reason:)", first: "`within: .seconds(2)`",
          "expects any object to be deallocated"),
      ]
    ),
    (
      "Reachability scan",
      [
        Setting("scan.isPeriodic", \.scan.isPeriodic, "whether it scans by itself"),
        Setting("scan.interval", \.scan.interval, "the time between two scans"),
        Setting(
          "scan.failureLimit", \.scan.failureLimit,
          "how many scans in a row may miss a screen; the next reports it"),
        Setting(
          "scan.registersAtInit", \.scan.registersAtInit,
          "whether a screen that was made and never shown is watched"),
        Setting("scan.ignore(_:because:)", first: "no type", "leaves a type of screens out"),
        Setting(
          "scan.ignore(because:where:)", first: "no rule", "leaves out what a predicate names"),
        Setting(
          "scan.declareCached(_:)", first: "no screen",
          "leaves one screen out, of departures too, until `scan.endCaching(_:)`"),
      ]
    ),
    (
      "Instance count",
      [
        Setting("counts.isEnabled", \.counts.isEnabled, "whether instances are counted"),
        Setting(
          "countCheck.judgesControllers", \.countCheck.judgesControllers,
          "whether screens beyond the expected number are reported"),
        Setting(
          "countCheck.delay", \.countCheck.delay,
          "how long screens may be too many, as in a transition"),
        Setting("counts.judgement", \.counts.judgement, "when a number beyond a limit is reported"),
        Setting("counts.expect(_:of:)", first: "no number", "how many objects should be alive"),
        Setting("counts.onSurplus", \.counts.onSurplus.asCode, "called for each number reported"),
        Setting(
          "LeakDetectable.maxInstances", first: "`1`", "how many instances of a class may be alive"),
        Setting("LeakDetectable.instanceGroup", first: "`nil`", "types that share a maximum"),
      ]
    ),
    (
      "Who holds it",
      [
        Setting("holderSearch.isEnabled", \.holderSearch.isEnabled, "whether reports say it"),
        Setting(
          "holderSearch.thoroughSearchLimit", \.holderSearch.thoroughSearchLimit,
          "how many leaks are looked for on the whole heap"),
        Setting(
          "holderSearch.sizeMeasure", \.holderSearch.sizeMeasure,
          "what reports say of how much the object keeps alive"),
        Setting(
          "holderSearch.budget.objectLimit", \.holderSearch.budget.objectLimit,
          "how many objects one search may meet"),
        Setting(
          "holderSearch.budget.timeLimit", \.holderSearch.budget.timeLimit,
          "how long a processor may search for one leak"),
        Setting(
          "holderSearch.registerRoot(_:named:)", first: "no root",
          "names an object at which paths may begin"),
        Setting(
          "deallocations.isEnabled", \.deallocations.isEnabled, "whether every end is recorded"),
        Setting(
          "deallocations.onDeallocation", \.deallocations.onDeallocation.asCode,
          "called for every deallocation"),
      ]
    ),
    (
      "Tests",
      [
        Setting(
          "checksDeallocation(time:)", first: "`.virtual`; `.live` follows the wall clock",
          "how time passes"),
        Setting(
          "checksDeallocation(exhaustively:)", first: "`false`",
          "whether an event that the test did not assert fails it"),
        Setting(
          "checksDeallocation(allowing:)", first: "nothing",
          "leaks, misuses, work and registrations that may be, with reasons"),
      ]
    ),
  ]

  static var markdown: String {
    var text = "| setting | default | meaning |\n|---|---|---|\n"
    for (title, settings) in groups {
      text += "| **\(title)** | | |\n"
      for setting in settings {
        text += "| `\(setting.name)` | \(setting.first) | \(setting.meaning) |\n"
      }
    }
    return text
  }

  /// Same as `markdown`, except with one row for each group, and without the meanings.
  static var brief: String {
    var text = "| what | settings, each with its default |\n|---|---|\n"
    for (title, settings) in groups {
      let cells = settings.map { "`\($0.name)` \($0.first)" }
      text += "| \(title.lowercased()) | \(cells.joined(separator: " · ")) |\n"
    }
    return text
  }
}

extension Optional {
  /// As code, as far as there is nothing.
  fileprivate var asCode: String {
    if case .none = self { "nil" } else { "set" }
  }
}
