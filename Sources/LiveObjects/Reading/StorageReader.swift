import ObjectGraph
import SwiftRuntime

/// Reads live objects with the storage of texts and of collections of plain values, such as `[UInt8]`: no search
/// follows a reference to one, because it leads nowhere, but most of a program's memory may be there.
///
/// Such storage is found by its address in the words of an object, and counts for its holder if the object's words
/// account for all references to it.
struct StorageReader: SizeReader {
  let heap: LiveHeap
  /// Objects that are met and not read.
  var others: Set<ObjectAddress> = []
  /// Whether memory is measured, or objects alone are counted.
  var measuresBytes = true

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    if others.contains(object) { return }
    heap.appendReferences(of: object, to: &references)
    if measuresBytes { heap.appendPlainStorage(of: object, to: &references) }
  }

  func byteCount(of object: ObjectAddress) -> Int {
    measuresBytes ? heap.byteCount(of: object) : 0
  }

  func isCounted(_ object: ObjectAddress) -> Bool { !heap.isPlainStorage(object) }

  func holderCount(of object: ObjectAddress) -> Int? {
    others.contains(object) ? nil : heap.holderCount(of: object)
  }

  func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    heap.label(of: reference, from: object)
  }

  func describe(_ object: ObjectAddress) -> ObjectDescription { heap.describe(object) }
}

extension LiveHeap {
  fileprivate func isPlainStorage(_ object: ObjectAddress) -> Bool {
    program(at: object.rawValue).map(isPlainStorage) ?? false
  }

  fileprivate func appendPlainStorage(
    of object: ObjectAddress, to references: inout [ObjectReference]
  ) {
    guard let (bytes, program) = self.object(at: object.rawValue), mayHoldStorage(program) else {
      return
    }
    let (elements, values) = (program.pointee.elements, program.pointee.values)
    let isStorage = program.pointee.kind == .storage
    // Only the storage of a set or a dictionary begins its elements behind its bits.
    switch (isStorage, program.pointee.size) {
    case (true, CollectionStorage.elementsOffset):
      let start = CollectionStorage.elementsOffset.aligned(mask: elements.alignmentMask)
      let count = Int(bitPattern: bytes.word(at: CollectionStorage.countOffset))
      let size = count.multipliedReportingOverflow(by: elements.stride)
      if count > 0, !size.overflow,
        isReadable(object.rawValue, count: UInt(start) &+ UInt(bitPattern: size.partialValue))
      {
        append(storageIn: bytes + start, count: size.partialValue, to: &references)
      }
    case (true, let bits):
      guard let table = HashTable(bytes, bits: bits, elements, values, in: self) else { return }
      // Old contents lie in the other buckets.
      for bucket in table.buckets {
        for (start, part) in [(table.keys, elements), (table.values, values)] {
          guard let start, part.stride >= 8 else { continue }
          append(storageIn: start + bucket * part.stride, count: part.stride, to: &references)
        }
      }
    default:
      if program.pointee.form == .task { return }
      let metadata = program.pointee.metadata
      let size =
        metadata.kind == .classType
        ? Int(UInt32(truncatingIfNeeded: metadata.address.word(at: 24))) : byteCount(of: object) - 8
      if size > 16, isReadable(object.rawValue, count: UInt(size)) {
        append(storageIn: bytes + 16, count: size - 16, to: &references)
      }
    }
  }

  /// Appends the storage that some words lead to.
  private func append(
    storageIn start: UnsafeRawPointer, count: Int, to references: inout [ObjectReference]
  ) {
    for offset in stride(from: 0, through: count - 8, by: 8) {
      let word = start.word(at: offset) & ReadingStep.bridgeMask
      guard word & 15 == 0, word >= ObjectWord.leastAddress, test.isInHeap(word),
        let target = test.knownObject(at: word), isMetadata(target.word()),
        let storage = program(at: word), isPlainStorage(storage)
      else { continue }
      references.append(
        ObjectReference(
          target: ObjectAddress(word), ordinal: UInt32(references.count), rank: .storage))
    }
  }

  /// Whether objects with a program are storage that holds no object that a search looks for.
  private func isPlainStorage(_ program: UnsafePointer<ObjectProgram>) -> Bool {
    program.pointee.kind == .storage && program.pointee.elements.program.isEmpty
      && program.pointee.values.program.isEmpty
  }

  /// Whether the words of an object may lead to such storage: those of texts and of numbers do not.
  private func mayHoldStorage(_ program: UnsafePointer<ObjectProgram>) -> Bool {
    guard isPlainStorage(program) else { return true }
    let metadata = program.pointee.metadata
    guard let element = metadata.genericArgument(0), program.pointee.size > 16 else { return false }
    let isDictionary = program.pointee.size == CollectionStorage.dictionaryBitsOffset
    let value = isDictionary ? metadata.genericArgument(1) : nil
    return !element.witnesses.isPlainData || value.map { !$0.witnesses.isPlainData } ?? false
  }
}
