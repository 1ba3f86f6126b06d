/// Names without UIKit's prefix that are Apple's and not on Linux, unless the module `UIKit` declares them.
enum AppleNames {
  /// UIKit's with Foundation's prefix.
  static let ofUIKit: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor",
    "NSLayoutYAxisAnchor", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge", "NSRectAlignment",
    "NSTextAlignment", "NSLineBreakMode", "NSLineBreakStrategy", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSTextAttachment", "NSTextContainer", "NSTextStorage",
    "NSLayoutManager", "NSTextTab", "NSUnderlineStyle", "NSStringDrawingOptions",
    "NSStringDrawingContext", "NSDataAsset", "NSDiffableDataSourceSnapshot",
    "NSDiffableDataSourceSectionSnapshot", "NSCollectionLayoutSection", "NSCollectionLayoutGroup",
    "NSCollectionLayoutItem", "NSCollectionLayoutSize", "NSCollectionLayoutDimension",
    "NSCollectionLayoutSpacing", "NSCollectionLayoutAnchor", "NSCollectionLayoutEdgeSpacing",
    "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem",
    "NSCollectionLayoutDecorationItem", "NSCollectionLayoutEnvironment",
  ]

  /// Foundation's and the Objective-C runtime's.
  static let ofFoundation: Set<String> = [
    "NSUserActivity", "NSUserActivityTypeBrowsingWeb", "NSUserActivityPersistentIdentifier",
    "NSItemProvider", "NSExtensionContext",
    "NSException", "NSHashTable", "NSMapTable", "NSPointerArray", "NSInvocation", "NSProxy",
    "NSErrorPointer", "NSFileCoordinator", "NSFilePresenter", "NSUbiquitousKeyValueStore",
    "NSMetadataQuery", "DarwinBoolean", "CFString", "CFArray", "CFDictionary", "CFTypeRef", "CFURL",
    "CFTimeInterval", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime", "autoreleasepool",
    "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit", "object_getClass",
    "object_setClass", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
    "class_replaceMethod", "class_getName", "method_exchangeImplementations",
    "method_getImplementation", "method_setImplementation", "os_log", "OSLog", "OSLogType",
    "os_unfair_lock",
    "NSStringFromSelector", "NSStringFromCGRect",
    "NSStringFromCGPoint", "NSStringFromCGSize", "CGRectMake", "CGPointMake", "CGSizeMake",
  ]

  /// The names with Core Graphics' prefix that Foundation on Linux has.
  static let geometryOnLinux: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize",
  ]

  /// SwiftUI's names with UIKit's prefix, which are missing where SwiftUI cannot be imported.
  static let ofSwiftUI: Set<String> = [
    "UIHostingConfiguration", "UIViewRepresentable",
    "UIViewRepresentableContext", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext", "UIGestureRecognizerRepresentable",
  ]

  /// Whether a type is none of the folder's: Apple's, or one of the toolchain's that Apple adds to.
  static func isForeign(_ type: String, in folder: SourceFolder) -> Bool {
    isApples(type)
      || type.first?.isUppercase == true && type.allSatisfy(\.isLetter)
        && !folder.declaredNames.contains(type)
  }

  /// Whether a name can only be one of UIKit, Core Animation, Core Graphics, or of the lists above.
  static func isApples(_ name: String) -> Bool {
    if ofUIKit.contains(name) || ofFoundation.contains(name) { return true }
    guard !geometryOnLinux.contains(name), !ofSwiftUI.contains(name),
      ["UI", "CA", "CG"].contains(name.prefix(2))
    else {
      return false
    }
    let rest = name.dropFirst(2)
    return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
      && !["UIKit", "UITests"].contains(name)
  }
}
