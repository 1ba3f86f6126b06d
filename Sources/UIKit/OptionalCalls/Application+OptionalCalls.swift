import Controllers

extension ApplicationDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }
}

extension SceneDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }
}
