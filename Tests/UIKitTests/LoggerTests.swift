import Testing
import os

/// Messages as apps write them: they compile, and evaluate nothing.
struct LoggerTests {
  @Test
  func `messages of all levels and formats compile, and what they interpolate is not evaluated`() {
    let logger = Logger(subsystem: "shop", category: "cart")
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    logger.info(
      "\(next()) things, \("cart", privacy: .public), \(9.5, format: .fixed(precision: 2))")
    logger.error(
      "\(next(), format: .hex, privacy: .private(mask: .hash)) \([1], privacy: .private)")
    logger.log(level: .debug, "done")
    Logger(OSLog(subsystem: "shop", category: "cart")).fault("never")
    os_log("%d things", log: .default, type: .info, 3)
    #expect(count == 0)
  }
}
