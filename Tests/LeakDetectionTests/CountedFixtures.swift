import LeakDetection

class Account: LeakDetectable {
  let instanceToken = InstanceToken()
  class var maxInstances: Int { 1 }
  init() { countInstance(self) }
}

final class SavingsAccount: Account {
  override class var maxInstances: Int { 2 }
}

/// Counts itself in its own `init` again.
final class TwiceCounted: Account {
  override init() {
    super.init()
    countInstance(self)
  }
}

enum Checkout {
  final class Model: LeakDetectable {
    let instanceToken = InstanceToken()
    init() { countInstance(self) }
  }
}

enum Settings {
  final class Model: LeakDetectable {
    let instanceToken = InstanceToken()
    init() { countInstance(self) }
  }
}

final class ListModel: LeakDetectable {
  static var maxInstances: Int { 5 }
  static var instanceGroup: InstanceGroup? { InstanceGroup("models", maxInstances: 2) }
  let instanceToken = InstanceToken()
  init() { countInstance(self) }
}

final class DetailModel: LeakDetectable {
  static var maxInstances: Int { 5 }
  static var instanceGroup: InstanceGroup? { InstanceGroup("models", maxInstances: 2) }
  let instanceToken = InstanceToken()
  init() { countInstance(self) }
}

/// Fails before it is counted.
final class Refused: LeakDetectable {
  struct Refusal: Error {}
  let instanceToken = InstanceToken()
  init(_ refuses: Bool) throws {
    if refuses { throw Refusal() }
    countInstance(self)
  }
}
