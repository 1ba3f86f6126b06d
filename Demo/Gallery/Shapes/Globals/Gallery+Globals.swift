extension Gallery {
  /// Statics and globals, which live as long as the program, and with them all that they hold.
  static var globals: [any LeakShape.Type] {
    [
      SingletonList.self, StaticClosure.self, CurrentScreen.self, GlobalEnum.self,
      CostLimitedCache.self, IdentityTable.self, RouteRegistry.self, ViewModelStore.self,
      DebugLog.self, PageCache.self,
    ]
  }
}
