/// Values by number. Numbers are given one after the other; what was taken out leaves no memory behind, save eight
/// bytes for some hundreds of numbers.
struct PagedTable<Value> {
  private struct Page {
    var values: [Value?] = []
    var count = 0

    mutating func set(_ value: Value?, at place: Int) {
      while values.count <= place { values.append(nil) }
      count += (value == nil ? 0 : 1) - (values[place] == nil ? 0 : 1)
      values[place] = value
    }
  }

  private static var pageSize: Int { 256 }

  private var pages: [Page] = []

  /// The value of a number. - Complexity: O(1).
  subscript(number: UInt32) -> Value? {
    get {
      let (page, place) = Int(number).quotientAndRemainder(dividingBy: Self.pageSize)
      guard page < pages.count, place < pages[page].values.count else { return nil }
      return pages[page].values[place]
    }
    set {
      let (page, place) = Int(number).quotientAndRemainder(dividingBy: Self.pageSize)
      if newValue == nil, page >= pages.count || place >= pages[page].values.count { return }
      while pages.count <= page {
        forgetIfEmpty(pages.count - 1)
        pages.append(Page())
      }
      pages[page].set(newValue, at: place)
      if page < pages.count - 1 { forgetIfEmpty(page) }
    }
  }

  /// The last page is kept: its next number may come at once.
  private mutating func forgetIfEmpty(_ page: Int) {
    if pages.indices.contains(page), pages[page].count == 0 { pages[page].values = [] }
  }
}
