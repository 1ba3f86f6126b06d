// What Apple's Foundation and its C library have, and Linux's lack, with words that both have.

extension Rule {
  static let localized = Rule(
    name: "localized", finds: "`String(localized:)`", why: "is not in Foundation on Linux",
    edit: "write `NSLocalizedString(…, comment: …)`"
  ) { file, folder in
    let isOwn = (folder.members["String"] ?? []).contains {
      $0.kind == "init" && $0.fullName.contains("(localized:")
    }
    guard !isOwn else { return [] }
    return file.tokens.places(of: .word, ["String"]).compactMap { place in
      guard file.tokens.text(place + 1) == "(", file.tokens.text(place + 2) == "localized",
        file.tokens.text(place + 3) == ":"
      else { return nil }
      return Spot(
        line: file.tokens[place].line, what: "String(localized:)", fixIt: .writeLocalizedString)
    }
  }

  static let constant = Rule(
    name: "constant", finds: "`NSEC_PER_SEC`, `HUGE` and their kin",
    why: "is a constant of Apple's C headers alone", edit: "write its value"
  ) { file, folder in
    file.tokens.places(of: .word, Set(values.keys)).compactMap { place in
      let name = file.tokens[place].text
      guard file.tokens.text(place - 1) != ".", !folder.declaredNames.contains(name) else {
        return nil
      }
      return Spot(
        line: file.tokens[place].line, what: name, edit: values[name].map { "write \($0)" },
        fixIt: wholeValues[name] == nil ? nil : .writeValue(of: name))
    }
  }

  /// The constants, and what has the same value everywhere.
  private static let values = wholeValues.merging(["HUGE": "`Float.greatestFiniteMagnitude`"]) {
    $1
  }

  /// The constants whose value is exact, of type `UInt64`; `HUGE` is a number of any floating type, or infinity.
  static let wholeValues = [
    "NSEC_PER_SEC": "1_000_000_000", "NSEC_PER_MSEC": "1_000_000", "NSEC_PER_USEC": "1_000",
    "USEC_PER_SEC": "1_000_000", "MSEC_PER_SEC": "1_000",
  ]
}
