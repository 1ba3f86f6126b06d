// swift-format-ignore-file
// Written from Tests/Surface/members.txt by `WRITE_SURFACE=1 swift test --filter SurfaceTests`.
import UIKit

@MainActor func useMembers4() {
  let _: KeyPath<UIViewController, UIView?> = \.viewIfLoaded
  _ = { (o: UIViewController, p0: Bool) -> Void in o.viewWillAppear(p0) }
  _ = { (o: UIViewController, p0: Bool) -> Void in o.viewWillDisappear(p0) }
  _ = { (o: UIViewController) -> Void in o.viewWillLayoutSubviews() }
  _ = { (o: UIViewController, p0: CGSize, p1: any UIViewControllerTransitionCoordinator) -> Void in o.viewWillTransition(to: p0, with: p1) }
  _ = { (o: UIViewController, p0: UIViewController?) -> Void in o.willMove(toParent: p0) }
  _ = (any UIViewControllerAnimatedTransitioning).self
  _ = { (o: any UIViewControllerAnimatedTransitioning, p0: any UIViewControllerContextTransitioning) -> Void in o.animateTransition(using: p0) }
  _ = { (o: any UIViewControllerAnimatedTransitioning, p0: Bool) -> Void in o.animationEnded(p0) }
  _ = { (o: any UIViewControllerAnimatedTransitioning, p0: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating in o.interruptibleAnimator(using: p0) }
  _ = { (o: any UIViewControllerAnimatedTransitioning, p0: (any UIViewControllerContextTransitioning)?) -> TimeInterval in o.transitionDuration(using: p0) }
  _ = (any UIViewControllerContextTransitioning).self
  _ = { (o: any UIViewControllerContextTransitioning, p0: Bool) -> Void in o.completeTransition(p0) }
  let _: KeyPath<any UIViewControllerContextTransitioning, UIView> = \.containerView
  _ = { (o: any UIViewControllerContextTransitioning) -> Void in o.pauseInteractiveTransition() }
  _ = { (o: any UIViewControllerContextTransitioning, p0: UITransitionContextViewControllerKey) -> UIViewController? in o.viewController(forKey: p0) }
  _ = (any UIViewControllerInteractiveTransitioning).self
  _ = (any UIViewControllerTransitionCoordinator).self
  _ = { (o: any UIViewControllerTransitionCoordinator, p0: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, p1: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool in o.animate(alongsideTransition: p0, completion: p1) }
  _ = (any UIViewControllerTransitionCoordinatorContext).self
  _ = (any UIViewControllerTransitioningDelegate).self
  _ = { (o: any UIViewControllerTransitioningDelegate, p0: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? in o.animationController(forDismissed: p0) }
  _ = { (o: any UIViewControllerTransitioningDelegate, p0: UIViewController, p1: UIViewController, p2: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? in o.animationController(forPresented: p0, presenting: p1, source: p2) }
  _ = { (o: any UIViewControllerTransitioningDelegate, p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? in o.interactionControllerForDismissal(using: p0) }
  _ = { (o: any UIViewControllerTransitioningDelegate, p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? in o.interactionControllerForPresentation(using: p0) }
  _ = { (o: any UIViewControllerTransitioningDelegate, p0: UIViewController, p1: UIViewController?, p2: UIViewController) -> UIPresentationController? in o.presentationController(forPresented: p0, presenting: p1, source: p2) }
  _ = (any UIViewImplicitlyAnimating).self
  _ = { (o: any UIViewImplicitlyAnimating, p0: (any UITimingCurveProvider)?, p1: CGFloat) -> Void in o.continueAnimation(withTimingParameters: p0, durationFactor: p1) }
  _ = UIViewPropertyAnimator.self
  _ = { (o: UIViewPropertyAnimator, p0: @escaping (UIViewAnimatingPosition) -> Void) -> Void in o.addCompletion(p0) }
  _ = { (o: UIViewPropertyAnimator, p0: (any UITimingCurveProvider)?, p1: CGFloat) -> Void in o.continueAnimation(withTimingParameters: p0, durationFactor: p1) }
  _ = { (p0: TimeInterval, p1: any UITimingCurveProvider) -> UIViewPropertyAnimator in UIViewPropertyAnimator(duration: p0, timingParameters: p1) }
  let _: KeyPath<UIViewPropertyAnimator, Bool> = \.isRunning
  _ = { (o: UIViewPropertyAnimator) -> Void in o.startAnimation() }
  _ = { (o: UIViewPropertyAnimator, p0: Bool) -> Void in o.stopAnimation(p0) }
  _ = UIVisualEffectView.self
  let _: ReferenceWritableKeyPath<UIVisualEffectView, UIVisualEffect?> = \.effect
  _ = { (p0: UIVisualEffect?) -> UIVisualEffectView in UIVisualEffectView(effect: p0) }
  _ = UIWindow.self
  _ = { () -> UIWindow in UIWindow() }
  _ = { (p0: CGRect) -> UIWindow in UIWindow(frame: p0) }
  _ = { (p0: UIWindowScene) -> UIWindow in UIWindow(windowScene: p0) }
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
