protocol Presenter: AnyObject {}

struct Snapshot {
  var words = (1, 2, 3, 4)
  var screen: BoxedScreen?
  weak var weakScreen: BoxedScreen?
}

struct LoadFault: Error {
  let code = 404
  let screen: BoxedScreen?
  unowned(unsafe) let unsafeScreen: BoxedScreen
}

final class BoxedScreen: Presenter, @unchecked Sendable {
  var error: (any Error)?
  var presenter: (any Presenter)?
  weak var weakPresenter: (any Presenter)?
  var value: Any?
  var box: Box<BoxedScreen?>?
}

extension Shapes {
  static let boxedCycles: [CycleShape] = [
    CycleShape("error-payload-points-back", rows: [46]) {
      filled(BoxedScreen()) { $0.error = LoadFault(screen: $0, unsafeScreen: $0) }
    } fixed: {
      filled(BoxedScreen()) { $0.error = LoadFault(screen: nil, unsafeScreen: $0) }
    },
    CycleShape("class-bound-existential-points-back", rows: [48]) {
      filled(BoxedScreen()) { $0.presenter = $0 }
    } fixed: {
      filled(BoxedScreen()) { $0.weakPresenter = $0 }
    },
    CycleShape("inline-any-points-back", rows: [49]) {
      filled(BoxedScreen()) { $0.value = $0 }
    } fixed: {
      filled(BoxedScreen()) { $0.value = ObjectIdentifier($0) }
    },
    CycleShape("boxed-any-points-back", rows: [49]) {
      filled(BoxedScreen()) { $0.value = Snapshot(screen: $0) }
    } fixed: {
      filled(BoxedScreen()) { $0.value = Snapshot(weakScreen: $0) }
    },
    CycleShape("generic-box-points-back", rows: [50]) {
      filled(BoxedScreen()) { $0.box = Box($0) }
    } fixed: {
      filled(BoxedScreen()) {
        $0.box = Box($0)
        $0.box?.content = nil
      }
    },
  ]
}
