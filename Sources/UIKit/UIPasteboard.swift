import UIKitCore
import Foundation

/// What was copied: values in this process, not the system's.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The one that all code shares; what a test leaves in it the next one finds there.
  public static let general = UIPasteboard()

  /// The texts.
  open var strings: [String]?
  /// The addresses.
  open var urls: [URL]?
  /// The pictures.
  open var images: [UIImage]?

  /// The first text. Setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { replace(strings: newValue.map { [$0] }) }
  }
  /// The first address. Setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { replace(urls: newValue.map { [$0] }) }
  }
  /// The first picture. Setting it replaces everything.
  open var image: UIImage? {
    get { images?.first }
    set { replace(images: newValue.map { [$0] }) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether there is a picture.
  open var hasImages: Bool { images?.isEmpty == false }

  private func replace(strings: [String]? = nil, urls: [URL]? = nil, images: [UIImage]? = nil) {
    self.strings = strings
    self.urls = urls
    self.images = images
  }
}
