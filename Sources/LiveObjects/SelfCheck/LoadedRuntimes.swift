import SwiftRuntime
import Synchronization

/// The runtimes of Swift in this process: mostly one, the library or what is linked into the program.
///
/// A plugin may bring another one. Each has types of its own for what the other one has too, and only knows
/// those that were given to it: what one says of the other one's objects is wrong.
enum LoadedRuntimes {
  /// The result of the last look at the loaded images.
  private struct Inspection {
    var places: [UInt] = []
    var refusal: RuntimeRefusal?
  }

  private static let last = Mutex(Inspection())

  /// Why nothing may be read; nil where there is one runtime. A runtime without symbols is not seen.
  /// Complexity: looks through the names of all images' symbols, again only when others are loaded.
  static func refusal(among images: [LoadedImage]) -> RuntimeRefusal? {
    let places = images.map(\.loadBias)
    return last.withLock { last in
      if last.places != places {
        let paths = paths(among: images)
        last.places = places
        last.refusal = paths.count > 1 ? .severalRuntimes(paths: paths) : nil
      }
      return last.refusal
    }
  }

  /// The files that have a runtime in them, in the loader's order.
  static func paths(among images: [LoadedImage]) -> [String] {
    images.filter { image in
      ImageSymbols.symbols(of: image).address(of: "swift_allocObject") != nil
    }.map(\.path)
  }
}
