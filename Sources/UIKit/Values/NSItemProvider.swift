import Foundation
import UIKitCore

/// Foundation's, which Linux does not have: one object that was picked or dropped. Retains it.
public final class NSItemProvider: NSObject, Sendable {
  private let object: (any NSItemProviderWriting & Sendable)?

  public init(object: any NSItemProviderWriting & Sendable) { self.object = object }
  public override init() { object = nil }

  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }

  /// Calls the handler at once; Foundation does later, on another thread.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil
    completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }
}

public protocol NSItemProviderReading: AnyObject {}
public protocol NSItemProviderWriting: AnyObject {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
