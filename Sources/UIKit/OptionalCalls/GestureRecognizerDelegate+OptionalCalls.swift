import Controllers

extension GestureRecognizerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}
