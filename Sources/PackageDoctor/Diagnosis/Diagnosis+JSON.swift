import Foundation

extension Diagnosis {
  /// For programs: the keys in the order of the alphabet, the lists as they are here.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and lists of them cannot fail to be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
