/// A reader that knows how large objects are and how many references to them there are.
package protocol SizeReader: ReferenceReader {
  /// The memory that an object takes, in bytes; 0 for what is no block of the allocator.
  func byteCount(of object: ObjectAddress) -> Int

  /// How many references hold an object; `nil` for one that is never deallocated, and if it is not known.
  func holderCount(of object: ObjectAddress) -> Int?
}
