// swift-format-ignore-file
// Written from Tests/Surface/members.txt by `WRITE_SURFACE=1 swift test --filter SurfaceTests`.
import UIKit

@MainActor func useMembers4() {
  let _: KeyPath<UIWindow, Bool> = \.isKeyWindow
  _ = { (o: UIWindow) -> Void in o.makeKeyAndVisible() }
  let _: ReferenceWritableKeyPath<UIWindow, UIViewController?> = \.rootViewController
  let _: ReferenceWritableKeyPath<UIWindow, UIWindowScene?> = \.windowScene
  _ = UIWindowScene.self
  let _: KeyPath<UIWindowScene, UIInterfaceOrientation> = \.interfaceOrientation
  _ = (any UIWindowSceneDelegate).self
  _ = { (p0: Any) -> Int32 in objc_sync_enter(p0) }
  _ = { (p0: Any) -> Int32 in objc_sync_exit(p0) }
}
