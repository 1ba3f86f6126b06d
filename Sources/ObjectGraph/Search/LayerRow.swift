/// The layers of one row of a walk: runs of object numbers whose paths have as many guesses, by how
/// many passages through libraries they have.
///
/// A walk numbers objects layer after layer, so a layer is a start and ends where the next begins.
/// Layers without objects are left out: the row of a heap with one lonely guess is one layer long.
struct LayerRow {
  private struct Layer {
    let serviceCount: UInt32
    let start: UInt32
  }

  private var layers = ChunkedArray<Layer>()
  private var end = 0

  /// How many layers have objects.
  var count: Int { layers.count }

  /// How many passages through libraries the paths of a layer have.
  func serviceCount(ofLayer position: Int) -> Int { Int(layers[position].serviceCount) }

  /// The numbers of the objects of a layer.
  func numbers(ofLayer position: Int) -> Range<Int> {
    let next = position + 1
    return Int(layers[position].start)..<(next < count ? Int(layers[next].start) : end)
  }

  /// Adds the layer of the objects met last; nothing is added when there are none.
  mutating func append(serviceCount: Int, numbers: Range<Int>) {
    if numbers.isEmpty { return }
    layers.append(Layer(serviceCount: UInt32(serviceCount), start: UInt32(numbers.lowerBound)))
    end = numbers.upperBound
  }

  /// The bytes asked of the allocator.
  var byteCount: Int { layers.byteCount }
}
