import Testing

/// SwiftPM lets an undeclared import of a sibling through on a warm build, so the sources are read.
@Suite struct LayeringTests {
  /// The manifest's table: `("UIKitCore", ["VirtualTime"])`.
  static func table() throws -> [String: Set<String>] {
    let manifest = try Repository.text("Package.swift")
    let lines = try #require(manifest.split(separator: "let modules").last).split(separator: "\n")
    var table: [String: Set<String>] = [:]
    // An entry begins with a parenthesis, on one line or on several.
    let entries = lines.prefix { !$0.hasPrefix("]") }.joined().split(separator: "(").dropFirst(2)
    for entry in entries {
      let words = entry.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter
      { $0.offset % 2 == 1 }
      let names = words.map { String($0.element) }
      table[names[0]] = Set(names.dropFirst())
    }
    return table
  }

  @Test func `the table in the manifest is read as it stands`() throws {
    #expect(
      try Self.table() == [
        "VirtualTime": ["ObjectGraph"], "ObjectGraph": [],
        "SwiftSource": [], "SwiftRuntime": ["ObjectGraph", "SwiftSource"],
        "SuspendedTasks": ["SwiftRuntime"],
        "LiveObjects": ["ObjectGraph", "SwiftRuntime", "SuspendedTasks"],
        "LeakDetection": ["VirtualTime", "ObjectGraph"],
        "UIKitCore": ["VirtualTime", "ObjectGraph", "SwiftRuntime"],
        "VirtualServices": ["VirtualTime", "ObjectGraph"],
        "LifecycleKit": [
          "VirtualTime", "ObjectGraph", "LiveObjects", "LeakDetection",
          "UIKitCore",
          "VirtualServices",
        ],
        "LifecycleReports": ["LifecycleKit"],
        "FlowExploration": [
          "LifecycleKit", "LifecycleReports", "UIKitCore", "LeakDetection", "ObjectGraph",
          "VirtualTime", "ToolConsole",
        ],
        "LifecycleTesting": ["LifecycleKit", "LifecycleReports"],
        "UIKit": ["UIKitCore", "ObjectGraph", "SwiftRuntime", "VirtualTime"],
        "SafariServices": ["UIKit"],
        "QuickLook": ["UIKit", "UIKitCore"],
        "PhotosUI": ["UIKit", "UIKitCore"],
        "MessageUI": ["UIKit", "UIKitCore"],
        "OSLog": ["UIKit"],
        "os": ["OSLog"],
        "ExerciseCheck": ["LifecycleKit", "LifecycleReports"],
        "ToolConsole": ["ObjectGraph", "LeakDetection"],
        "PackageDoctor": ["LeakDetection", "ObjectGraph", "SwiftSource"],
        "LeakExercises": [
          "ExerciseCheck", "PackageDoctor", "LifecycleReports", "LeakDetection", "ObjectGraph",
        ],
      ])
  }

  @Test func `a module imports only what the table allows`() throws {
    let table = try Self.table()
    let toolchain: [String: Set<String>] = [
      "VirtualTime": ["Dispatch", "Synchronization"],
      "ObjectGraph": ["Glibc", "Musl", "Darwin", "Synchronization"],
      "SwiftRuntime": ["Glibc", "Synchronization"],
      "SuspendedTasks": ["Glibc", "Synchronization"],
      "LiveObjects": ["Glibc", "Synchronization"],
      "LeakDetection": ["Foundation", "Synchronization"],
      "UIKitCore": ["Foundation", "Observation", "Synchronization"],
      "VirtualServices": ["Synchronization"],
      "LifecycleKit": ["Foundation", "Synchronization"],
      "FlowExploration": ["Foundation", "Synchronization"],
      "LifecycleTesting": ["Foundation", "Synchronization", "Testing", "XCTest"],
      "UIKit": ["Foundation", "Dispatch", "Synchronization"],
      "ExerciseCheck": ["Foundation"],
      "ToolConsole": ["Foundation"],
      "PackageDoctor": ["Foundation", "Synchronization"],
      "LeakExercises": ["Foundation", "Synchronization"],
    ]
    for (module, allowed) in table {
      for file in try Repository.swiftFiles(below: "Sources/\(module)") {
        for name in Repository.imports(of: file.text) {
          let fits = allowed.contains(name) || toolchain[module, default: []].contains(name)
          #expect(fits, "\(file.path) imports \(name)")
        }
      }
    }
  }

  @Test func `the tool and the Demo import modules that are offered, and each other's values`()
    throws
  {
    let kit: Set = ["LifecycleKit", "LifecycleReports", "FlowExploration", "Foundation"]
    let tool = kit.union([
      "ToolConsole", "PackageDoctor", "LeakExercises", "LeakGallery", "GuidedTour", "ExampleKiosk",
      "LeakLessons",
      "Synchronization",
    ])
    for file in try Repository.swiftFiles(below: "Sources/lifecycle") {
      for name in Repository.imports(of: file.text) {
        #expect(tool.contains(name), "\(file.path) imports \(name)")
      }
    }
    let allowed = kit.union([
      "ToolConsole", "GuidedTour", "FoundationNetworking", "Observation", "Dispatch", "Glibc",
    ])
    for file in try Repository.swiftFiles(below: "Demo")
    where !file.path.hasPrefix("Demo/BackButton/")
      && !file.path.hasPrefix("Demo/Coordinators/") && !file.path.hasPrefix("Demo/Subscriptions/")
      && !file.path.hasPrefix("Demo/Exercises/") && !file.path.hasSuffix("Package.swift")
    {
      for name in Repository.imports(of: file.text) {
        #expect(allowed.contains(name), "\(file.path) imports \(name)")
      }
    }
  }

  @Test func `an exercise imports what an app does, and only its checks import ExerciseCheck`()
    throws
  {
    let app: Set = ["UIKit", "Foundation", "Observation", "Synchronization"]
    let files = try Repository.swiftFiles(below: "Demo/Exercises/Shelf")
    #expect(files.count > 10)
    for file in files {
      let allowed = file.path.hasSuffix("/Check.swift") ? app.union(["ExerciseCheck"]) : app
      let others = Set(Repository.imports(of: file.text)).subtracting(allowed)
      #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
    }
  }

  @Test func `the worked coordinators import UIKit and nothing else`() throws {
    let files = try Repository.swiftFiles(below: "Demo/Coordinators/Sources")
    #expect(files.count > 10)
    for file in files {
      let others = Set(Repository.imports(of: file.text)).subtracting(["UIKit"])
      #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
    }
  }

  /// What is made for test targets.
  static let forTests = ["Sources/LifecycleTesting/", "Sources/MainActorXCTest/"]

  @Test func `nothing but tests is linked with LifecycleTesting or a test framework`() throws {
    let frameworks: Set = ["LifecycleTesting", "Testing", "XCTest"]
    for (module, allowed) in try Self.table() {
      #expect(!allowed.contains("LifecycleTesting"), "\(module) is linked with it")
    }
    for folder in ["Sources", "Demo"] {
      for file in try Repository.swiftFiles(below: folder)
      where !Self.forTests.contains(where: file.path.hasPrefix) && !file.path.contains("/Tests/") {
        let found = frameworks.intersection(Repository.imports(of: file.text))
        #expect(found.isEmpty, "\(file.path) imports \(found.sorted())")
      }
    }
    let manifest = try Repository.text("Package.swift")
    let demo = try #require(manifest.split(separator: ".executableTarget(").dropFirst().first)
    #expect(
      demo.hasPrefix(
        """

              name: "Demo", dependencies: ["ToolConsole", "GuidedTour"], path: "Demo",
        """
      ), "the first command builds no more than the tour needs")
  }

  /// `&key` at a call gives a pointer and nothing else. It is an identity there, turned into a number at
  /// once; no memory is read through it.
  static let identities = (
    file: "Sources/UIKit/ObjectiveC/AssociatedObjects.swift", parameter: "_ key: UnsafeRawPointer"
  )

  /// UIKit's own signature hands a place out by a pointer; nothing calls it.
  static let offset = (
    file: "Sources/UIKit/Views/UIScrollView.swift",
    parameter: "targetContentOffset: UnsafeMutablePointer<CGPoint>"
  )

  /// The words by which a page allows its own script and style, and no others'.
  static let policy = (
    file: "Sources/LifecycleReports/Page/ReportPage.swift", word: "'unsafe-inline'"
  )

  /// A word of manifests, which is read.
  static let flag = (
    file: "Sources/PackageDoctor/Compiler/PackageManifest.swift", word: "\"unsafeFlags\""
  )

  /// The benchmark leaks a screen that no search finds a holder of.
  static let planted = (
    file: "Sources/lifecycle/Bench/LeakedScreenWorld.swift", type: "Unmanaged<Screen>"
  )

  /// A notification goes from the thread that posts it to the task that waits for it, as it does on iOS.
  static let handedOver = (
    file: "Sources/UIKit/Observing/NotificationCenter+Sequence.swift",
    word: "nonisolated(unsafe) let posted"
  )

  /// The modules of the reader.
  static let unsafe = ["Sources/SwiftRuntime/", "Sources/SuspendedTasks/", "Sources/LiveObjects/"]

  @Test func `no source outside the reader's modules uses unsafe code`() throws {
    let words = ["Unsafe", "unsafe", "Unmanaged", "@_silgen_name", "@unchecked"]
    for file in try Repository.swiftFiles(below: "Sources")
    where !Self.unsafe.contains(where: file.path.hasPrefix) && !file.path.contains("/Generated/") {
      var text = file.text
      for allowed in [
        (Self.identities.file, Self.identities.parameter), (Self.policy.file, Self.policy.word),
        (Self.offset.file, Self.offset.parameter), (Self.flag.file, Self.flag.word),
        (Self.planted.file, Self.planted.type), (Self.handedOver.file, Self.handedOver.word),
      ]
      where file.path == allowed.0 {
        text = text.replacing(allowed.1, with: "")
      }
      for word in words {
        #expect(!text.contains(word), "\(file.path) says \(word)")
      }
    }
  }

  /// Files that write otherwise than whole, and why.
  static let writers = [
    "Sources/LeakDetection/Files/WholeFile.swift": "is what the others call",
    "Sources/UIKitCore/Application/UserRecorder.swift": "adds lines to its process's own file",
    "Sources/PackageDoctor/Compiler/Toolchain.swift": "writes files without a name",
    "Sources/FlowExploration/Parts/FlowJournal.swift":
      "adds lines to a file, which an end of the process cannot take back",
    "Sources/ExerciseCheck/Runner.swift": "adds lines to a file, which a trap cannot take back",
    "Sources/LeakExercises/Judging/BoundedRun.swift": "gives a program a file to print into",
    "Sources/PackageDoctor/Compiler/TypeCheck.swift": "writes into its own scratch folder",
    "Sources/lifecycle/Bench/MemoryInUse.swift": "asks the kernel to count anew",
    "Sources/PackageDoctor/Starting/Start.swift":
      "writes into its own scratch folder, beside whole files",
  ]

  @Test func `whole files are written by one function`() throws {
    let words = [
      "atomically:", ".atomic", "createFile(", "forWritingTo:", "forWritingAtPath:", "forUpdating",
      "fopen(", "O_CREAT", ").write(to: URL(", "Data().write(", "bytes).write(", "counted).write(",
    ]
    var found: Set<String> = []
    for folder in ["Sources", "Demo"] {
      for file in try Repository.swiftFiles(below: folder)
      where words.contains(where: file.text.contains) {
        found.insert(file.path)
      }
    }
    #expect(found == Set(Self.writers.keys))
  }

  @Test func `no module has the name of a type inside it`() throws {
    for module in try Self.table().keys {
      for file in try Repository.swiftFiles(below: "Sources/\(module)") {
        for kind in ["class", "struct", "enum", "actor", "protocol"] {
          #expect(!file.text.contains("\(kind) \(module) "), "\(file.path)")
        }
      }
    }
  }

  /// What a subclass in another module overrides has to stand in the body of its class.
  private static let longest = ["Sources/UIKitCore/Screens/UIViewController.swift": 540]

  @Test func `no file is longer than four hundred lines`() throws {
    for folder in ["Sources", "Tests", "Demo"] {
      for file in try Repository.swiftFiles(below: folder) {
        // A reader of generated text reads the declarations that it is made from.
        if file.path.contains("/Generated/") { continue }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(lines <= Self.longest[file.path, default: 400], "\(file.path) has \(lines) lines")
      }
    }
  }
}
