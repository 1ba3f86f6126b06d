// XCTest on Linux and the main actor.

extension Rule {
  static let mainActorTests = Rule(
    name: "main-actor-tests", kind: .run,
    finds:
      "an `XCTestCase` on the main actor with synchronous tests that throw, or with synchronous ones alone",
    why: "crashes test discovery on Linux, before the first test runs, or does not compile there",
    edit: "add `@_exported import MainActorXCTest` to one file of the test target, "
      + "and LifecycleKit's product `MainActorXCTest` to its dependencies"
  ) { file, folder in
    guard let place = folder.mainActorTests(in: file) else { return [] }
    let target = file.target
    let neighbours = folder.files.filter { $0.target == target }
    let isFixed = neighbours.contains { file in
      file.imports.contains { $0.module == "MainActorXCTest" && $0.isExported }
    }
    // Reported once for the target, at the first.
    let first = neighbours.first { folder.mainActorTests(in: $0) != nil }
    guard !isFixed, first?.path == file.path else { return [] }
    return [
      Spot(line: place.line, what: "class \(place.name)", fixIt: .exportMainActorXCTest)
    ]
  }

  static let mainActorSetUp = Rule(
    name: "main-actor-set-up",
    finds: "`override func setUp()` of a test case on the main actor, and its kin",
    why: "overrides what XCTest on Linux declares without an actor",
    edit: "make it `async throws`, and leave out its call of `super`"
  ) { file, folder in
    let names: Set = ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"]
    // Of a class on the main actor the override is not; what it sets there it cannot reach.
    func touchesMainActor(_ member: Declaration, of type: Declaration) -> Bool {
      guard type.modifiers.contains("@MainActor"), !member.modifiers.contains("nonisolated") else {
        return false
      }
      let variables = Set(
        (folder.members[type.path] ?? []).filter {
          $0.kind == "var" && $0.modifiers.isDisjoint(with: ["static", "class", "nonisolated"])
        }.map(\.name))
      return member.body.contains { variables.contains(file.tokens[$0].text) }
    }
    return file.declarations.compactMap { member in
      guard member.kind == "func", names.contains(member.fullName), !member.isAsync,
        member.modifiers.contains("override"),
        let type = member.container.flatMap({ folder.classes[$0]?.first }),
        folder.isTestCase(type)
      else { return nil }
      guard member.modifiers.contains("@MainActor") || touchesMainActor(member, of: type) else {
        return nil
      }
      return Spot(line: member.line, what: member.fullName, fixIt: .awaitSetUp)
    }
  }

  static let deviceTests = Rule(
    name: "device-tests", finds: "`XCUIApplication`",
    why: "drives an app on a device",
    edit: "leave its test target out on Linux"
  ) { file, folder in
    guard !folder.declaredNames.contains(deviceTestsType),
      let place = file.tokens.places(of: .word, [deviceTestsType]).first
    else { return [] }
    return [Spot(line: file.tokens[place].line, what: deviceTestsType)]
  }

  /// The type of the app that a test drives, which is in no module here.
  static let deviceTestsType = "XCUIApplication"
}

extension SourceFile {
  /// The folder of the test target that the file is in: the one below `Tests`, or the file's own.
  fileprivate var target: String {
    let folders = path.split(separator: "/").dropLast()
    guard let tests = folders.lastIndex(of: "Tests"), tests + 1 < folders.endIndex else {
      return folders.first.map(String.init) ?? ""
    }
    return folders[...(tests + 1)].joined(separator: "/")
  }
}

extension SourceFolder {
  /// The first class of a file with tests on the main actor that XCTest takes no list of: synchronous ones that throw
  /// beside any others, or none but synchronous ones.
  fileprivate func mainActorTests(in file: SourceFile) -> Declaration? {
    file.declarations.first { type in
      // What drives an app on a device is reported by another rule.
      guard type.kind == "class", file.tokens.places(of: .word, ["XCUIApplication"]).isEmpty,
        type.container == nil, isTestCase(type)
      else { return false }
      let tests = (members[type.name] ?? []).filter {
        $0.kind == "func" && $0.fullName.hasPrefix("test") && $0.fullName.hasSuffix("()")
      }
      let isOnMain = type.modifiers.contains("@MainActor") || isTestCaseOnMain(type)
      let synchronous = tests.filter {
        !$0.isAsync && !$0.modifiers.contains("nonisolated")
          && (isOnMain || $0.modifiers.contains("@MainActor"))
      }
      return !synchronous.isEmpty
        && (synchronous.count == tests.count || synchronous.contains(where: \.isThrowing))
    }
  }

  fileprivate func isTestCase(_ type: Declaration) -> Bool {
    line(of: type).contains { $0.inherited.contains("XCTestCase") }
  }

  private func isTestCaseOnMain(_ type: Declaration) -> Bool {
    line(of: type).contains { $0.modifiers.contains("@MainActor") }
  }

  /// A class and its superclasses that are declared here.
  private func line(of type: Declaration) -> [Declaration] {
    var line = [type]
    while line.count < 20, let next = line[line.count - 1].inherited.first,
      let found = classes[next]?.first
    {
      line.append(found)
    }
    return line
  }
}
