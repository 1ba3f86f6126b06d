import Glibc
import Testing

@testable import SwiftRuntime

nonisolated(unsafe) private var privateCache: [Int] = [1]

@Suite("Names for the code and data of this process")
struct SymbolNamesTests {
  private let names = SymbolNames()

  @Test("A closure is named by where it stands")
  func closures() {
    let screen = Screen(title: "Feed")
    #expect(name(of: screen.greeting()) == "closure #1 in Screen.greeting()")
    #expect(name(of: screen.second()) == "closure #2 in Screen.second()")
    #expect(name(of: screen.load(id: 1, "")) == "closure #1 in Screen.load(id:_:)")
    #expect(name(of: screen.nested()()) == "closure #1 in closure #1 in Screen.nested()")
  }

  @Test("A closure of an initial value, a getter or an initializer is named by the declaration")
  func declarations() {
    let screen = Screen(title: "Feed")
    #expect(name(of: screen.handler) == "closure #1 in Screen.handler")
    #expect(name(of: screen.lazyHandler) == "closure #1 in Screen.lazyHandler")
    #expect(name(of: screen.computed) == "closure #1 in Screen.computed")
    #expect(name(of: screen.fromInit) == "closure #1 in Screen.init(title:)")
    #expect(name(of: Screen.staticHandler) == "closure #1 in static Screen.staticHandler")
    #expect(name(of: globalHandler) == "closure #1 in global globalHandler")
  }

  @Test("A method of an instance is named by where it was referred to")
  func methodReferences() {
    let screen = Screen(title: "Feed")
    #expect(name(of: screen.reference()) == "method reference in Screen.reference()")
    #expect(name(of: screen.localFunction()) == "helper() in Screen.localFunction()")
  }

  @Test("A closure in a generic or private type, or an extension, is named without modules")
  func otherTypes() {
    #expect(name(of: Box(value: [1]).handler()) == "closure #1 in Box.handler()")
    #expect(name(of: Box(value: "x").handler()) == "closure #1 in Box.handler()")
    #expect(name(of: Outer.Hidden().handler()) == "closure #1 in Outer.Hidden.handler()")
    #expect(name(of: [1, 2].handler()) == "closure #1 in Array.handler()")
    #expect(name(of: Outer.make()) == "closure #1 in static Outer.make()")
  }

  @Test("An async closure is named by its record in data, and by its code")
  func asyncClosures() throws {
    let closure = Screen(title: "Feed").asyncHandler(2)
    let (pointer, _) = unsafeBitCast(AsyncCarrier(value: closure), to: (UInt, UInt).self)
    #expect(names.functionName(at: pointer) == "closure #1 in Screen.asyncHandler(_:)")
    let code = try #require(UnsafeRawPointer(bitPattern: pointer)?.relative(at: 0)).number
    #expect(names.functionName(at: code) == "closure #1 in Screen.asyncHandler(_:)")
  }

  @Test("A static or a global is named by its address, and by one within it")
  func data() {
    withUnsafePointer(to: &Screen.shared) {
      #expect(names.dataName(at: UInt(bitPattern: $0)) == "static Screen.shared")
    }
    withUnsafePointer(to: &Screen.shared) {
      #expect(names.functionName(at: UInt(bitPattern: $0)) == nil)
    }
    withUnsafePointer(to: &Outer.pair) {
      #expect(names.dataName(at: UInt(bitPattern: $0) + 8) == "static Outer.pair")
    }
    withUnsafePointer(to: &cache) {
      #expect(names.dataName(at: UInt(bitPattern: $0)) == "global cache")
    }
    withUnsafePointer(to: &privateCache) {
      #expect(names.dataName(at: UInt(bitPattern: $0)) == "global privateCache")
    }
  }

  @Test("A function of C keeps its name")
  func plainFunction() throws {
    let address = try #require(dlsym(nil, "swift_retain"))
    let name = try #require(names.functionName(at: UInt(bitPattern: address)))
    #expect(name.hasSuffix("swift_retain"))
  }

  @Test("What is in no image has no name")
  func elsewhere() {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 4)
    defer { memory.deallocate() }
    for address in [0, 1, UInt.max, UInt(bitPattern: memory)] {
      #expect(names.functionName(at: address) == nil)
      #expect(names.dataName(at: address) == nil)
    }
  }

  @Test("Every address of the segments of this program may be asked for")
  func everywhere() throws {
    let images = LoadedImage.all()
    for image in images {
      for segment in image.segments {
        for address in [segment.lowerBound, segment.upperBound - 1, segment.upperBound - 3] {
          _ = names.functionName(at: address)
          _ = names.dataName(at: address)
        }
      }
    }
    #expect(!images.isEmpty)
  }

  /// The name of the code of a closure.
  private func name(of closure: @escaping () -> Void) -> String? {
    names.functionName(at: unsafeBitCast(Carrier(value: closure), to: (UInt, UInt).self).0)
  }
}

/// Carries a closure as it is, so that its two words can be read.
private struct Carrier {
  let value: () -> Void
}

/// Carries an async closure as it is.
private struct AsyncCarrier {
  let value: @Sendable () async -> Void
}
