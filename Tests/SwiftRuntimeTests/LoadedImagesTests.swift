import Glibc
import Testing

@testable import SwiftRuntime

nonisolated(unsafe) private var writtenGlobal: [Int] = [1]

private struct PlainStruct {
  var number = 1
}

@Suite("What is loaded")
struct LoadedImagesTests {
  private let images = LoadedImage.all()

  @Test("A global lies in what may be written, code in what may be executed")
  func segments() throws {
    let data = withUnsafePointer(to: &writtenGlobal) { UInt(bitPattern: $0) }
    let owners = images.filter { $0.writableSegments.contains { $0.contains(data) } }
    #expect(owners.count == 1)
    let code = try #require(dlsym(nil, "swift_retain"))
    #expect(image(at: UInt(bitPattern: code))?.path.contains("swift") == true)
    #expect(
      images.filter { $0.codeSegments.contains { $0.contains(UInt(bitPattern: code)) } }.count == 1)
  }

  @Test("All that is said to be writable is, but for what the Swift runtime itself protects")
  func writable() throws {
    let memory = MappedMemory()
    for image in images {
      for segment in image.writableSegments {
        for address in stride(from: segment.lowerBound, to: segment.upperBound, by: 4096) {
          let range = try #require(memory.range(of: address))
          #expect(range.isWritable || image.path.hasSuffix("libswiftCore.so"))
          #expect(range.isReadable)
        }
      }
    }
    #expect(images.contains { !$0.writableSegments.isEmpty })
  }

  private static let metadata = unsafeBitCast(PlainStruct.self as Any.Type, to: UInt.self)
  private static let isProtected = MappedMemory().range(of: metadata)?.isWritable == false

  @Test(
    "What the loader protects after it has written it is left out",
    .enabled(if: isProtected, "the linker has the loader protect nothing: there is no PT_GNU_RELRO")
  )
  func relocated() throws {
    let metadata = Self.metadata
    let image = try #require(self.image(at: metadata))
    #expect(!image.writableSegments.contains { $0.contains(metadata) })
  }

  @Test("Every image has a path, segments of its own, and its first one where its file is mapped")
  func places() {
    let memory = MappedMemory()
    for image in images {
      #expect(image.path.hasPrefix("/"))
      for segment in image.segments {
        #expect(images.filter { $0.segments.contains { $0.overlaps(segment) } }.count == 1)
      }
      for segment in image.codeSegments {
        #expect(memory.range(of: segment.lowerBound)?.path == image.path)
      }
    }
  }

  @Test("A symbol of an image is where the loader put it")
  func symbolAddress() throws {
    let code = UInt(bitPattern: try #require(dlsym(nil, "swift_retain")))
    let image = try #require(self.image(at: code))
    let table = try #require(SymbolTable(path: image.path))
    #expect(table.address(of: "swift_retain").map { $0 &+ image.loadBias } == code)
    let found = try #require(table.symbol(containing: code - image.loadBias, kind: .function))
    #expect(found.start == code - image.loadBias)
    #expect(found.size > 0)
  }

  @Test("Segments are taken from program headers, without the protected part in their middle")
  func headers() throws {
    func header(_ type: Int32, _ flags: Int, _ start: UInt64, _ size: UInt64) -> Elf64_Phdr {
      var header = Elf64_Phdr()
      (header.p_type, header.p_flags) = (UInt32(type), UInt32(flags))
      (header.p_vaddr, header.p_memsz) = (start, size)
      return header
    }
    let image = LoadedImage(
      path: "/image", loadBias: 0x1000,
      headers: [
        header(Int32(PT_LOAD), 5, 0, 0x100), header(Int32(PT_LOAD), 6, 0x200, 0x300),
        header(Int32(PT_GNU_RELRO), 4, 0x280, 0x80), header(Int32(PT_LOAD), 6, .max - 8, 0x1000),
        header(Int32(PT_LOAD), 6, 0x800, 0),
      ])
    #expect(image?.codeSegments == [0x1000..<0x1100])
    #expect(image?.writableSegments.prefix(2) == [0x1200..<0x1280, 0x1300..<0x1500])
    #expect(LoadedImage(path: "/image", loadBias: 0, headers: []) == nil)
  }

  private func image(at address: UInt) -> LoadedImage? {
    images.first { $0.segments.contains { $0.contains(address) } }
  }
}
