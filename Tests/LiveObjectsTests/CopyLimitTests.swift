import Foundation
import LiveObjects
import ObjectGraph
import SeededRandom
import Synchronization
import Testing

@testable import SwiftRuntime

/// Memory from the kernel in which each place has its own number.
private struct Numbered {
  static let count = 32 << 20
  static let step = 512
  let start = mmap(
    nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!

  init() {
    for offset in stride(from: 0, to: Self.count, by: Self.step) {
      start.storeBytes(of: offset, toByteOffset: offset, as: Int.self)
    }
  }

  func unmap() { munmap(start, Self.count) }

  /// Whether the number at each of some places is read, as the next object of a walk.
  func areRead(_ offsets: some Sequence<Int>, in memory: inout ReadableMemory) -> Bool {
    offsets.allSatisfy { offset in
      _ = memory.beginObject()
      let word = memory.bytes(at: UInt(bitPattern: start + offset), count: 8)?.word()
      return word == UInt(offset)
    }
  }
}

/// The bytes of this process that are in memory.
private func residentByteCount() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let words = text.split(separator: " ")
  return words.count > 1 ? (Int(words[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
}

/// The most of this process that was in memory at once.
private final class Peak: Sendable {
  let byteCount = Atomic(0)

  func sample() { byteCount.max(residentByteCount(), ordering: .relaxed) }
}

@Suite
struct `Copies of memory` {
  @Test func `few are kept where places are read in their order`() {
    let numbered = Numbered()
    defer { numbered.unmap() }
    var memory = ReadableMemory(ProcessMemory())
    var most = 0
    for part in 0..<64 {
      let size = Numbered.count / 64
      let offsets = stride(from: part * size, to: (part + 1) * size, by: Numbered.step)
      #expect(numbered.areRead(offsets, in: &memory))
      most = max(most, memory.keptCount)
    }
    #expect(most > 0 && most <= ReadableMemory.usualCopyLimit + 8)
  }

  @Test func `all are kept where places are read in no order, so that none is made again`() {
    let numbered = Numbered()
    defer { numbered.unmap() }
    var memory = ReadableMemory(ProcessMemory())
    var random = SplitMix64(seed: 36)
    let offsets = (0..<20_000).map { _ in
      Int.random(in: 0..<Numbered.count / Numbered.step, using: &random) * Numbered.step
    }
    #expect(numbered.areRead(offsets, in: &memory))
    #expect(memory.keptCount > Numbered.count / 4096 * 9 / 10)
    // What comes in its order afterwards makes them go.
    let ordered = stride(from: 0, to: Numbered.count, by: Numbered.step)
    let other = Numbered()
    defer { other.unmap() }
    #expect(numbered.areRead(ordered, in: &memory))
    #expect(other.areRead(ordered, in: &memory) && other.areRead(ordered, in: &memory))
    #expect(memory.keptCount < Numbered.count / 4096)
  }

  @Test func `a walk through many objects takes little memory, and one finds the last of them`()
    async
  {
    await #expect(processExitsWith: .success) {
      let nodes = TreeNode.tree(300_000)
      let (last, stranger) = (TreeNode(), TreeNode())
      nodes.last?.left = last
      let root = NamedRoot("root", ObjectAddress(of: nodes[0]))
      // What the first reader learns, it learns once in a process.
      let heap = try LiveHeap()
      let (before, peak) = (residentByteCount(), Peak())
      let budget = PathSearchBudget(objectLimit: .max, timeLimit: .seconds(1)) {
        peak.sample()
        return .zero
      }
      let search = RetainingPathSearch(heap, roots: [root], budget: budget)
      guard case .none(visitedCount: 300_001) = search.bestPath(to: ObjectAddress(of: stranger))
      else {
        Issue.record("not all were met")
        return
      }
      let growth = peak.byteCount.load(ordering: .relaxed) - before
      // The objects' pages take twenty-four megabytes, what the walk keeps of each object nine.
      #expect(growth < 20 << 20, "\(growth >> 20) megabytes")
      #expect(search.bestPath(to: ObjectAddress(of: last)).path?.steps.count == 19)
      withExtendedLifetime((nodes, stranger)) {}
    }
  }
}
