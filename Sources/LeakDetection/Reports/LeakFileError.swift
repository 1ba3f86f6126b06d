import Foundation

/// What is wrong with a baseline or a file of ignore rules, and where.
public struct LeakFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the caller named it.
  public var path: String
  /// The line, from 1, where one can be named.
  public var line: Int?
  /// What is wrong.
  public var reason: String
  /// Whether the file was to be written, and not read.
  public var isUnwritten: Bool

  /// Says what is wrong with a file.
  public init(path: String, line: Int? = nil, reason: String, isUnwritten: Bool = false) {
    self.path = path
    self.line = line
    self.reason = reason
    self.isUnwritten = isUnwritten
  }

  /// What a program that meets it ends with.
  public var exitStatus: LeakExitStatus { isUnwritten ? .unwritten : .error }

  /// `leaks.json:3: what is wrong`.
  public var description: String { "\(path):\(line.map { "\($0):" } ?? "") \(reason)" }

  static func text(ofFile path: String) throws(LeakFileError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LeakFileError(path: path, reason: "expected a file, found none that can be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw LeakFileError(path: path, reason: "expected text in UTF-8")
    }
    return text
  }
}
