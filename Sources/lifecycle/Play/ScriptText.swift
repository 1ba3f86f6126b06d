import ToolConsole
import FlowExploration
import Foundation

/// A script as it is read: from a file or from the standard input.
enum ScriptText {
  /// The longest script that is read, in bytes.
  static let sizeLimit = 1_000_000

  /// The path that means the standard input on the command line, and its name in diagnostics.
  static let standardInput = (path: "-", name: "<stdin>")

  /// The reason why no script was read.
  enum Unreadable: Error, Equatable {
    case missing
    case tooLong
    case noText(ScriptError)

    func text(file: String) -> String {
      switch self {
      case .missing:
        "\(file): expected a file with a script, found none that can be read\(Spelling.hint(forFile: file))\n"
          + "Type: swift run lifecycle help play\n"
      case .tooLong:
        "\(file): expected a script of at most \(ScriptText.sizeLimit) bytes, found a longer file\n"
          + "Type: swift run lifecycle help scripts\n"
      case .noText(let error): error.text(file: file) + "Type: swift run lifecycle help scripts\n"
      }
    }
  }

  /// Reads what a path names.
  static func read(_ path: String) throws(Unreadable) -> String {
    let file =
      path == standardInput.path ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file, let data = try? bytes(of: file) else { throw .missing }
    guard data.count <= sizeLimit else { throw .tooLong }
    return try text(of: data)
  }

  /// As many bytes as are needed to see that there are too many; a pipe gives them piece by piece.
  private static func bytes(of file: FileHandle) throws -> Data {
    var data = Data()
    while data.count <= sizeLimit,
      let piece = try file.read(upToCount: sizeLimit + 1 - data.count), !piece.isEmpty
    {
      data += piece
    }
    return data
  }

  /// The text of some bytes, or the place of the first byte that is not text.
  static func text(of bytes: Data) throws(Unreadable) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let (line, source, column) = lineOfError(in: bytes)
    throw .noText(
      ScriptError(
        line: line, source: source,
        problem: ScriptError.Problem(column: column, message: "expected text in UTF-8")))
  }

  private static func lineOfError(in bytes: Data) -> (number: Int, source: String, column: Int) {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var scalars = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&rest) { scalars.append(scalar) }
    let before = ScriptError.lines(of: String(scalars))
    let all = ScriptError.lines(of: String(decoding: bytes, as: UTF8.self))
    let number = before.count
    return (number, number <= all.count ? all[number - 1] : "", (before.last ?? "").count + 1)
  }
}
