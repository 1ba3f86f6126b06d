import Foundation

/// Values as JSON that is the same in every run: sorted keys, an item a line unless all is to be on one.
package func stableJSON(
  _ value: some Encodable, onOneLine: Bool = false, end: String = "\n"
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if !onOneLine { encoder.outputFormatting.insert(.prettyPrinted) }
  return String(decoding: try encoder.encode(value), as: UTF8.self) + end
}
