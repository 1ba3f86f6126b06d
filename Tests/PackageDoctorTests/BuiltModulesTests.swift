import Foundation
import Testing

@testable import PackageDoctor

/// The module `UIKit` is built where it is missing, or what to do is said.
@Suite struct BuiltModulesTests {
  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "UIKit")])

    """

  private func program(in folder: borrowing PlantedFolder) throws -> String {
    let place = URL(filePath: folder.path).appending(path: ".build/debug")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // As the package manager makes it.
    let real = URL(filePath: folder.path).appending(path: ".build/x86_64-unknown-linux-gnu/debug")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: real)
    let program = place.appending(path: "Demo").path
    try "".write(toFile: program, atomically: true, encoding: .utf8)
    return program
  }

  @Test func `a missing module is built, once`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest, "Sources/UIKit/Kit.swift": "public struct Kit {}\n",
    ])
    let program = try program(in: folder)
    #expect(BuiltModules(besideProgram: program) == nil)
    var builds = 0
    let modules = try BuiltModules(besideProgram: program) { builds += 1 }
    #expect(try BuiltModules(besideProgram: program) { builds += 1 } == modules)
    #expect(builds == 1)
    let file = URL(filePath: modules.path)
    #expect(
      BuiltModules.package(around: file) == folder.url.resolvingSymlinksInPath().path)
  }

  @Test func `what cannot be built is refused with the command and what it says`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest, "Sources/UIKit/Kit.swift": "let a = Nothing()\n",
    ])
    let program = try program(in: folder)
    let refusal = try #require(throws: Diagnosis.Refusal.self) {
      try BuiltModules(besideProgram: program) {}
    }
    #expect(refusal.words.hasPrefix("`swift build -c debug --package-path "))
    #expect(refusal.words.contains("` has not built the module UIKit\n"))
    #expect(refusal.words.contains("error"))
  }

  @Test func `a program in no package says what to run`() throws {
    let refusal = try #require(throws: Diagnosis.Refusal.self) {
      try BuiltModules(besideProgram: "/nowhere/Demo") {}
    }
    #expect(refusal.words.hasSuffix("or ask with --quick"))
  }

  @Test func `a program that another package built knows the folder whose sources it was made of`()
    throws
  {
    let folder = try PlantedFolder([
      "Package.swift": "", ".build/debug/lifecycle": "",
      ".build/debug/Modules/UIKit.swiftmodule": "",
    ])
    let program = folder.path + "/.build/debug/lifecycle"
    #expect(try BuiltModules.kit(around: program) == NewPackageTests.kit)
  }

  @Test func `a program of a build of LifecycleKit knows the folder around it`() throws {
    let folder = try PlantedFolder(["Package.swift": "", "Sources/UIKit/Kit.swift": ""])
    let program = folder.path + "/.build/debug/lifecycle"
    #expect(
      try BuiltModules.kit(around: program) == folder.url.resolvingSymlinksInPath().path)
  }
}
