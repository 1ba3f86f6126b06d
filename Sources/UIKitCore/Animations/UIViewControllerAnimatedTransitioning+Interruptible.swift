extension UIViewControllerAnimatedTransitioning {
}
