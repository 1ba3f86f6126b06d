import Foundation

/// A picture by its name or its data; there are no pixels.
///
/// Two are equal when they were asked for alike, as UIKit's are that come from one asset.
public final class UIImage: NSObject, Sendable {
  /// How the picture takes the tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place it is shown in likes.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// As a shape in the tint.
    case alwaysTemplate
  }

  /// Which side of the picture is up.
  public enum Orientation: Int, Sendable {
    /// Turned, or turned and mirrored.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What a picture is made of.
  struct Source: Hashable, Sendable {
    var name: String?
    var isSymbol = false
    var data: Data?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    var tint: UIColor?
    var configuration: Configuration?
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Makes a picture of nothing.
  public override convenience init() {
    self.init(Source())
  }

  /// The picture of that name: every name counts as there, because bundles hold no pictures on Linux.
  public convenience init?(named name: String) {
    self.init(Source(name: name))
  }

  /// The same; bundle and traits are of no consequence.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(Source(name: name))
  }

  /// The same; the bundle is of no consequence.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(Source(name: name, configuration: configuration))
  }

  /// The symbol of that name; every name counts as there.
  public convenience init?(systemName name: String) {
    self.init(Source(name: name, isSymbol: true))
  }

  /// The same in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(Source(name: name, isSymbol: true, configuration: configuration))
  }

  /// The same; the traits are of no consequence.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// The picture in these data, which are kept and not read; `nil` when there are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The same at a scale.
  public convenience init?(data: Data, scale: CGFloat) {
    if data.isEmpty { return nil }
    self.init(Source(data: data, scale: scale))
  }

  /// The picture in a file; `nil` when there is no such file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The name it was asked for by; `nil` for one made of data or of nothing.
  public var name: String? { source.name }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.source == source
  }

  public override var hash: Int { source.hashValue }

  public override var description: String {
    "UIImage(\(name ?? source.data.map { "\($0.count) bytes" } ?? "empty"))"
  }
}
