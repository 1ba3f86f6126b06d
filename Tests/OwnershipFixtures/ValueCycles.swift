struct Route {
  var name = "route"
  var screen: ValueScreen?
  weak var weakScreen: ValueScreen?
}

struct Journey {
  var length = 2
  var route = Route()
}

enum Display {
  case idle
  case shown(ValueScreen)
}

enum Mode {
  case page(Held)
  case screen(ValueScreen)
  case unsafe(Unmanaged<ValueScreen>)
}

indirect enum Outline {
  case end
  case item(ValueScreen)
  case faint(Route)
  case group(Outline, Int, Outline)
}

struct ScreenFault: Error {
  var code = 1
  var screen: ValueScreen?
  weak var weakScreen: ValueScreen?
}

final class ValueScreen: @unchecked Sendable {
  var pair: (Int8, ValueScreen?) = (1, nil)
  var route = Route()
  var journey = Journey()
  var display = Display.idle
  var mode: Mode?
  var outline = Outline.end
  var result: Result<ValueScreen, ScreenFault>?
  var deep: ValueScreen??
}

extension Shapes {
  static let valueCycles: [CycleShape] = [
    CycleShape("tuple-element-points-back", rows: [39]) {
      filled(ValueScreen()) { $0.pair = (2, $0) }
    } fixed: {
      filled(ValueScreen()) {
        $0.pair = (2, $0)
        $0.pair.1 = nil
      }
    },
    CycleShape("struct-field-points-back", rows: [40]) {
      filled(ValueScreen()) { $0.route.screen = $0 }
    } fixed: {
      filled(ValueScreen()) { $0.route.weakScreen = $0 }
    },
    CycleShape("nested-struct-field-points-back", rows: [41]) {
      filled(ValueScreen()) { $0.journey.route.screen = $0 }
    } fixed: {
      filled(ValueScreen()) { $0.journey.route.weakScreen = $0 }
    },
    CycleShape("enum-payload-points-back", rows: [42]) {
      filled(ValueScreen()) { $0.display = .shown($0) }
    } fixed: {
      filled(ValueScreen()) {
        $0.display = .shown($0)
        $0.display = .idle
      }
    },
    CycleShape("second-enum-payload-points-back", rows: [43]) {
      filled(ValueScreen()) { $0.mode = .screen($0) }
    } fixed: {
      filled(ValueScreen()) { $0.mode = .unsafe(.passUnretained($0)) }
    },
    CycleShape("indirect-enum-points-back", rows: [44]) {
      filled(ValueScreen()) { $0.outline = .group(.end, 1, .group(.item($0), 2, .end)) }
    } fixed: {
      filled(ValueScreen()) {
        $0.outline = .group(.end, 1, .group(.faint(Route(weakScreen: $0)), 2, .end))
      }
    },
    CycleShape("result-success-points-back", rows: [45]) {
      filled(ValueScreen()) { $0.result = .success($0) }
    } fixed: {
      filled(ValueScreen()) { $0.result = .success(ValueScreen()) }
    },
    CycleShape("result-failure-points-back", rows: [45]) {
      filled(ValueScreen()) { $0.result = .failure(ScreenFault(screen: $0)) }
    } fixed: {
      filled(ValueScreen()) { $0.result = .failure(ScreenFault(weakScreen: $0)) }
    },
    CycleShape("nested-optional-points-back", rows: [47]) {
      filled(ValueScreen()) { $0.deep = .some(.some($0)) }
    } fixed: {
      filled(ValueScreen()) { $0.deep = .some(nil) }
    },
  ]
}
