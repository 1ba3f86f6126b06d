import LeakDetection

/// A model as an app would have it, with what it takes to be counted.
final class SessionModel: LeakDetectable {
  let instanceToken = InstanceToken()
  var user = "somebody"

  init() {
    countInstance(self)
  }
}

@main enum App {
  static func main() {
    print(SessionModel().user, MemoryLayout<InstanceToken>.size)
  }
}
