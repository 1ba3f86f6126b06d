import Foundation

/// Values as JSON that is the same in every run: sorted keys, an item a line.
func stableJSON(_ value: some Encodable, end: String = "\n") throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + end
}
