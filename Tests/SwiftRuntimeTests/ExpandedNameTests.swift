import OwnershipFixtures
import Testing

@testable import SwiftRuntime

@Suite
struct `Expanded names` {
  /// The symbols of all variables of this program and its libraries.
  private static let variables: [String] = LoadedImage.all().flatMap { image in
    var names: [String] = []
    SymbolTable(path: image.path)?.forEachObject { name, _, _ in
      let isVariable = name.hasSuffix("vp") || name.hasSuffix("vpZ")
      if isVariable, name.hasPrefix("$s") { names.append(String(decoding: name, as: UTF8.self)) }
    }
    return names
  }

  private func type(of symbol: String) -> ExpandedName.Part? {
    let name = Array(symbol.utf8.dropFirst(2).dropLast(symbol.hasSuffix("Z") ? 3 : 2))
    return name.withUnsafeBytes { ExpandedName($0)?.type }
  }

  @Test
  func `the type of every variable here means the same when it stands alone`() {
    let names = SymbolNames()
    var (compared, unknown) = (0, [String]())
    for symbol in Self.variables {
      guard let whole = names.demangled(symbol), let colon = whole.firstRange(of: " : ") else {
        continue
      }
      let wanted = String(whole[colon.upperBound...])
      // Written differently on purpose: functions, and what is asked of associated types.
      if wanted.contains("->") || wanted.contains("Self.") { continue }
      guard let type = type(of: symbol) else {
        unknown.append(symbol)
        continue
      }
      let alone = "$s" + String(decoding: type.text, as: UTF8.self) + "D"
      // A type within a function is told with a space more behind the variable's name.
      #expect(wanted.hasPrefix(names.demangled(alone) ?? alone), "\(symbol)")
      compared += 1
    }
    #expect(compared > 100)
    // Packs, and extensions for some arguments only.
    #expect(unknown.filter { !$0.contains("QP") && !$0.contains("Rs") } == [])
  }

  @Test(arguments: [
    ("$s1M7SessionO7currentAA6ScreenCSgvpZ", "1M6ScreenCSg"),
    ("$s1M7SessionO4listSay1N6ScreenCGvpZ", "Say1N6ScreenCG"),
    ("$s1M7SessionO4pairAA6ScreenC_AFtvpZ", "1M6ScreenC_1M6ScreenCt"),
    ("$s1M13SessionScreenC06ScreenA0ACvpZ", "1M13SessionScreenC"),
    ("$s1M7SessionO6actionyyYbcSgvpZ", "yycSg"),
    ("$s1M7SessionO1qSl_pSi7ElementSlRts_XPvpZ", "Sl_p"),
    ("$s1M4lastSo0A0CSgvp", "So4lastCSg"),
    ("$s1M7Session", nil),
    ("$s1M4last9999999Avp", nil),
    ("$svp", nil),
  ])
  func `a reference back is written out`(symbol: String, expected: String?) {
    #expect(type(of: symbol).map { String(decoding: $0.text, as: UTF8.self) } == expected)
  }

  @Test
  func `a private type has the place of its record in the name for the lookup`() throws {
    let image = try #require(LoadedImage.all().first)
    let table = try #require(SymbolTable(path: image.path))
    let declarations = HiddenDeclarations(in: table, loadedAt: image.loadBias)
    let symbol = try #require(Self.variables.first { $0.contains("hiddenList") })
    let name = Array(symbol.utf8.dropFirst(2).dropLast(3))
    let part = try #require(name.withUnsafeBytes { ExpandedName($0, declarations)?.type })
    #expect(part.isHidden)
    let type = try #require(WrittenName.type(of: part.lookup))
    #expect(type.name == "[[Hidden]]" || type.name == "Array<Array<Hidden>>")
  }
}
