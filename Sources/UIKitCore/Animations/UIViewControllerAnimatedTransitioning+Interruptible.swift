extension UIViewControllerAnimatedTransitioning {
  /// One that does nothing for as long as the transition takes.
  public func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut)
  }
}
