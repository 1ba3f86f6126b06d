extension Rule {
  /// Every rule, family by family, in the order of the table.
  static let all: [Rule] =
    window + turns + observed + push + pop + swipe + stack + presentation + context + pullDown
    + dismissal
    + tabs + describedTabs + containment + nesting + pages + search + split + properties + life
    + traits + systemScreens + flags + appearance + links + transitions + animators + holding
    + misuse + doubtful + ofVersions + falseAlarms + departures

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
    ("AD", "Apple's reference, header comments and release notes"),
    ("DC", "DeallocationChecker's own UI tests"),
    ("FA", "assertDeallocation as published by fastred, which counts on the completions"),
    ("CAT", "a log with call stacks, Mac Catalyst on iPadOS 26.5, 2026"),
    ("RT", "RTRootNavigationController#275"),
    ("MB", "MBContactPicker#48"),
    ("APP", "Apple, Analyzing a crash report: a stack below the commit"),
    ("PSP", "objc.io, PSPDFKit's case: a dismissal's stack"),
    ("RNS", "react-native-screens, its sources and issues"),
    ("WO", "WinObjC's tests of modal screens"),
    ("QM", "QMUI's sources"),
    ("SQ", "square/workflow-swift, tests of a hosted child"),
    ("FC", "FastttCamera's child container"),
    ("NB", "Programming iOS, examples of chapter 19: child containers"),
    ("AUT", "AUTPresentations, its comments"),
    ("OR", "Open Radar 19045528, 29912893, 44091459, 44966342, 48067497"),
    ("RL", "LifecycleHooks#2, bamboo-hero.com, measured"),
    ("ST", "stacks in crash reports of several projects"),
    ("RTN", "RTRootNavigationController#36"),
    ("SN", "swift-navigation, its UIKit shim, and its stack with its tests"),
    ("TL", "Turbolinks for iOS, its session"),
    ("PB", "Pageboy#233"),
    ("MI", "Minerva#118"),
    ("IV", "IvanChan.github.io and a Chinese blog of 2019, logs with stacks of addSubview"),
    ("OB", "objc.io issue 15, testing of user interfaces"),
    ("AK", "ACKategories, tests of its flow coordinators"),
    ("EX", "expo#48168 and expo#48175, of the iOS 27 SDK"),
    ("WT", "WWDC23 session 10057, Unleash the UIKit trait system, and notes of it"),
    ("AF", "Apple's developer forum 733301, an answer of Apple's"),
    ("WP", "WWDC20 session 10652, Meet the new Photos picker, in notes of it"),
    ("WU", "WWDC25, What's new in UIKit, as several articles tell it"),
    ("JU", "juejin.cn 7520093724988145715: updateProperties lays nothing out"),
    ("DCH", "deltachat-ios#3088"),
    ("FE", "Apple's engineers in the developer forums, threads 761231 and 793985"),
    ("F27", "developer forums, thread 831295"),
    ("ALC", "ALCoordinator, its tests"),
    ("VAN", "VANavigator, its tests"),
    ("KU", "UIKitTestable, its tests of what a screen hears that is presented at once, iOS 12"),
    ("SVC", "StackViewController, its tests of a stack's first showing"),
    ("practice", "long-standing practice, no single source"),
  ]
}
