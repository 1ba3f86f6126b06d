/// What has names to be found. All of it does something that cannot be left out, and no two
/// closures do the same, for the optimizer may make one function out of two that do.
@inline(never) func show(_ values: Any...) { if values.count > 1_000 { print(values) } }

nonisolated(unsafe) var cache: [String: Screen] = [:]
nonisolated(unsafe) let globalHandler: () -> Void = { show("global", cache) }

final class Screen: @unchecked Sendable {
  nonisolated(unsafe) static var shared = Screen(title: "Shared")
  nonisolated(unsafe) static var staticHandler: () -> Void = { show("static", shared) }

  let title: String
  var handler: () -> Void = { show("initial value", cache.count) }
  lazy var lazyHandler: () -> Void = { [unowned self] in show("lazy", title) }
  var fromInit: () -> Void = {}

  @inline(never) init(title: String) {
    self.title = title
    fromInit = { [unowned self] in show("init", self.title, 1) }
  }

  var computed: () -> Void {
    @inline(never) get { { show("computed", self.title, 2) } }
  }

  @inline(never) func greeting() -> () -> Void { { show("greeting", self) } }

  @inline(never) func second() -> () -> Void {
    let first = { show("first", self, 3) }
    first()
    return { show("second", self, first) }
  }

  @inline(never) func load(id: Int, _ text: String) -> () -> Void { { show(self, id, text) } }

  @inline(never) func nested() -> () -> () -> Void {
    { [title] in
      show("outer", title)
      return { show("inner", title, self) }
    }
  }

  @inline(never) func reload() { show("reload", title, 4) }
  @inline(never) func reference() -> () -> Void { reload }

  @inline(never) func localFunction() -> () -> Void {
    func helper() { show("helper", title, self) }
    return helper
  }

  @inline(never) func asyncHandler(_ number: Int) -> @Sendable () async -> Void {
    {
      await Task.yield()
      show("async", self, number)
    }
  }
}

struct Box<Value> {
  let value: Value
  @inline(never) func handler() -> () -> Void { { show("box", value) } }
}

enum Outer {
  nonisolated(unsafe) static var pair = (first: 1, second: 2)
  @inline(never) static func make() -> () -> Void { { show("static method", pair.first) } }

  struct Hidden {
    @inline(never) func handler() -> () -> Void { { show("hidden", pair.second) } }
  }
}

extension Array where Element == Int {
  @inline(never) func handler() -> () -> Void { { show("array", self) } }
}
