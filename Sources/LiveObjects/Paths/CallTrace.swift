import Glibc
import SwiftRuntime

/// The functions that were running when it was made: where an object came from.
///
/// Making one costs some microseconds, and putting it into words some milliseconds for each image whose
/// symbols were not read before. Holds addresses of code and nothing else.
public struct CallTrace: Hashable, Sendable {
  /// Where each function goes on, the innermost first.
  private let addresses: [UInt]

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

  private static let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: Backtrace.self)
  }

  /// Looks at the calls that lead here, 128 at most; `nil` where the C library cannot tell.
  public init?() {
    guard let backtrace = Self.backtrace else { return nil }
    let limit = 128
    addresses = withUnsafeTemporaryAllocation(
      of: UnsafeMutableRawPointer?.self, capacity: limit
    ) { frames in
      guard let start = frames.baseAddress else { return [] }
      frames.initialize(repeating: nil)
      let count = Int(backtrace(start, Int32(limit)))
      return frames.prefix(count).map { UInt(bitPattern: $0) }
    }
  }

  /// The functions of the program's own modules, the innermost first: `Profile.init(id:)`,
  /// `Coordinator.showProfile()`.
  ///
  /// Functions of the toolchain, of this library and of the compiler's making are left out. Of several in a row with
  /// one name, one is listed. A function that the optimiser inlined is not seen.
  public func functions(limit: Int = 5) -> [String] {
    let symbols = SymbolNames()
    var names: [String] = []
    for address in addresses where names.count < limit {
      // A call goes on behind itself, which may be the next function's beginning.
      guard let symbol = symbols.functionSymbol(at: address &- 1), Self.isProgram(symbol),
        let name = symbols.functionName(at: address &- 1), Self.isWritten(name),
        names.last != name
      else { continue }
      names.append(name)
    }
    return names
  }

  /// The modules below the kits, and those of tests.
  private static let own: Set<String> = [
    "SwiftRuntime", "SuspendedTasks", "LiveObjects", "ObjectGraph", "LifecycleTesting",
    "MainActorXCTest",
  ]

  /// Whether a symbol is of a module that is neither a toolchain's nor a kit.
  private static func isProgram(_ symbol: String) -> Bool {
    guard symbol.hasPrefix("$s") else { return false }
    let digits = symbol.dropFirst(2).prefix { $0.isNumber }
    guard let count = Int(digits) else { return false }
    let module = String(symbol.dropFirst(2 + digits.count).prefix(count))
    return !LibraryModules.areForeign(module) && !Self.own.contains(module)
      && !symbol.contains("__swiftmacro")
  }

  /// Whether a function of that name stands in the source.
  private static func isWritten(_ name: String) -> Bool {
    !name.contains("__allocating_init") && !name.contains("thunk") && !name.contains("$s")
      && !name.hasPrefix("outlined ")
  }
}
