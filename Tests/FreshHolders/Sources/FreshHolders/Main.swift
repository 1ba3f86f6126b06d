import Foundation
import InC
import LiveObjects

/// Judges every shape; prints the failures, and with the argument `texts` each answer.
@main struct Main {
  static func main() async {
    let printsAll = CommandLine.arguments.dropFirst().first == "texts"
    var (wrong, probable, unread) = (0, 0, 0)
    #if DEBUG
      // The optimiser drops these notes.
      if let fault = await UnsafeStatic.fault() {
        wrong += 1
        print(fault)
      }
    #endif
    for entry in await entries {
      let twinFault = await entry.faultOfTwin()
      let (retention, fault) = await entry.answer()
      let text = retention.map { "\($0)" } ?? ""
      if text.contains("probably") { probable += 1 }
      if let memory = retention?.unread {
        unread += 1
        print("\(entry.number): \(memory)")
      }
      for fault in [twinFault, fault].compactMap({ $0 }) {
        print("\(entry.number), \(entry.title): \(fault)")
      }
      if twinFault != nil || fault != nil { wrong += 1 }
      if printsAll || fault != nil { print(text) }
    }
    let count = await entries.count
    print("\(count) shapes, \(wrong) wrong, \(probable) as probable, \(unread) not wholly read")
    exit(doubled(CInt(wrong)) == 0 ? 0 : 1)
  }
}
