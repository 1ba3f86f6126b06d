import Foundation

/// A picture by its name; there are no pixels. (`UIImage`.)
open class Image: NSObject {
  /// The name it was asked for by; `nil` for one made of data or of nothing.
  public let name: String?

  /// Makes a picture of nothing.
  public override init() {
    name = nil
    super.init()
  }

  /// The picture of that name: every name counts as there, because bundles hold no pictures on Linux.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// The symbol of that name; every name counts as there.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}
