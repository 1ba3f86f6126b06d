import Foundation

/// The figures that the allocator gives of its memory.
enum AllocatorNumbers {
  private typealias Size = @convention(c) (UnsafeRawPointer) -> Int
  private typealias Setting = @convention(c) (Int32, Int32) -> Int32
  private typealias Info = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  /// The memory that the block of an object takes, with the word in front of it.
  static func byteCount(of object: AnyObject) -> Int {
    guard let symbol = dlsym(nil, "malloc_usable_size") else { return 0 }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return unsafeBitCast(symbol, to: Size.self)(place) + 8
  }

  /// Lets large blocks lie among the others from now on, and leaves room for some megabytes between two of them; false
  /// where the allocator has no such setting.
  static func leaveRoomBetweenBlocks() -> Bool {
    let (mappingThreshold, none): (Int32, Int32) = (-3, 1 << 29)
    guard let symbol = dlsym(nil, "mallopt"),
      unsafeBitCast(symbol, to: Setting.self)(mappingThreshold, none) == 1
    else { return false }
    let room = malloc(4 << 20)
    let last = malloc(1 << 10)
    defer { free(room) }
    return last != nil
  }

  /// The memory in use in all its areas, those that are mapped by themselves included.
  static var usedByteCount: Int {
    var (start, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&start, &size) else {
      return 0
    }
    _ = unsafeBitCast(symbol, to: Info.self)(0, file)
    fclose(file)
    defer { free(start) }
    let text = start.map { String(cString: $0) } ?? ""
    // The sums of all areas come last. From glibc 2.43 on there are no fast blocks, and no line for them.
    func last(_ line: String) -> Int {
      guard let rest = text.components(separatedBy: line).dropFirst().last else { return 0 }
      let number = rest.components(separatedBy: "size=\"").dropFirst().first ?? ""
      return Int(number.prefix { $0.isNumber }) ?? 0
    }
    return last(#"<system type="current""#) - last(#"<total type="fast""#)
      - last(#"<total type="rest""#) + last(#"<total type="mmap""#)
  }
}
