import Foundation
import Testing

@testable import PackageDoctor

/// Copies for `--fix INTO`.
@Suite struct FolderCopyTests {
  @Test func `a copy is complete or not there, and no part of what it copies`() throws {
    let folder = try PlantedFolder(["A.swift": "", ".git/config": "", "Other/B.swift": ""])
    let path = folder.path
    func refusal(_ source: String, _ place: String) -> String? {
      do { _ = try FolderCopy(of: source, into: place) } catch let refusal as Diagnosis.Refusal {
        return refusal.words
      } catch {}
      return nil
    }
    #expect(refusal(path, path + "/Other") == "\(path)/Other: expected an empty folder, or none")
    #expect(
      refusal(path, path + "/new/sub") == "\(path)/new/sub: expected a folder outside of \(path)")
    #expect(refusal(path, path) == "\(path): expected an empty folder, or none")
    let outside = try PlantedFolder([:])
    let link = outside.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    #expect(
      refusal(path, link.path + "/new") == "\(link.path)/new: expected a folder outside of \(path)")
    #expect(
      refusal(link.path, path + "/new") == "\(path)/new: expected a folder outside of \(link.path)")
    #expect(refusal(path + "/A.swift", path + "/new") == nil)

    let copy = outside.path + "/a/copy"
    #expect(throws: Diagnosis.Refusal(words: "no")) {
      try FolderCopy(of: path, into: copy).make { _ in throw Diagnosis.Refusal(words: "no") }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path + "/a") == [])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: path + "/A.swift")
    try FolderCopy(of: path, into: copy).make { _ in }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path + "/a") == ["copy"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: copy).sorted() == ["A.swift", "Other"])
    let mode = try FileManager.default.attributesOfItem(atPath: copy + "/A.swift")[
      .posixPermissions]
    #expect(mode as? Int == 0o640)
  }
}
