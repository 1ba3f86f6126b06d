import Foundation

/// Writes shapes and their twins, and the list of them, into a folder: `SEED COUNT FOLDER`.
@main struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let seed = UInt64(arguments[1]), let count = Int(arguments[2])
    else { fatalError("SEED COUNT FOLDER") }
    var random = SplitMix64(seed: seed)
    let shapes = (0..<count).map { Shape($0, using: &random) }
    func write(_ text: String, to name: String) throws {
      try text.write(toFile: "\(arguments[3])/\(name).swift", atomically: true, encoding: .utf8)
    }
    for shape in shapes {
      for isTwin in [false, true] {
        try write(shape.source(isTwin: isTwin), to: shape.fileName(isTwin: isTwin))
      }
    }
    let list = shapes.map(\.entry).joined(separator: "\n")
    try write("@MainActor let entries: [Entry] = [\n\(list)\n]\n", to: "List")
  }
}
