extension Rule {
  /// Every rule, family by family, in the order of the table.
  static let all: [Rule] =
    window + push + pop + swipe + stack + presentation + context + pullDown + dismissal + tabs
    + containment + nesting + pages + search + split + life + flags + appearance + links
    + transitions + animators + holding + misuse + falseAlarms + departures

  /// The letters in a rule's source.
  static let sources: [(letters: String, name: String)] = [
    ("W", "wangling.me, 2014: inconsistent order of view transition events"),
    ("A1", "arm1.ru, life-cycle cheat sheet"),
    ("RK", "readke.com, log"),
    ("RM", "remkoh.dev, log of a storyboard"),
    ("MK", "mo4tech.com, logs of navigation and custom styles"),
    ("N", "O'Reilly, Programming iOS 6, chapter 19"),
    ("SO", "stackoverflow 18927878"),
    ("PS", "Better Programming: the lifecycle when dismissing a pageSheet"),
    ("PG", "pgzxc.github.io, log of a tab bar controller"),
    ("VR", "velog.io rudin_, modal life cycles"),
    ("PV", "stackoverflow 48653763"),
    ("AD", "Apple's reference and header comments"),
    ("DC", "DeallocationChecker's own UI tests"),
    ("practice", "long-standing practice, no single source"),
  ]
}
