import Testing

@testable import SwiftRuntime

@Suite struct `The protocol that a function extends` {
  @Test(arguments: [
    ("$s3App5NamedPAAE3armyyFyycfU_", "$s3App5NamedMp"),
    ("$s3App5NamedPAAE3armyyFyycfU_TA", "$s3App5NamedMp"),
    (
      "$s3App5Named33_4D08EA7D399CED86F1A10DFEFA316775LLPAAE3armyyF",
      "$s3App5Named33_4D08EA7D399CED86F1A10DFEFA316775LLMp"
    ),
    ("$s5MyApp0aB5NamedP4KitsE3armyyF", "$s5MyApp0aB5NamedMp"),
    ("$s5MyApp0A0P4KitsE3armyyF", "$s5MyApp0A0Mp"),
    ("$sST3AppE5lateryycyFyycfU_", "$sSTMp"),
    ("$ss8SendableP3AppE5lateryycyF", "$ss8SendableMp"),
  ])
  func `is told by the front of its symbol`(symbol: String, record: String) {
    #expect(ProtocolExtension.recordSymbol(ofFunction: symbol) == record)
  }

  @Test(arguments: [
    "$s3App6ScreenC3armyyFyycfU_", "$s3App3armyyF", "main", "$s", "$s99App", "$s3App5Named",
    "$sSo8NSObjectC3AppE3armyyF", "",
  ])
  func `is none for any other function`(symbol: String) {
    #expect(ProtocolExtension.recordSymbol(ofFunction: symbol) == nil)
  }
}
