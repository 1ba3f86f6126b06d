final class Cell {
  var onSelect: ((Int) -> Void)?
}

final class ListScreen {
  var cells: [Cell] = []
  @inline(never) func select(_ row: Int) { touch((self, row)) }
}

final class Loader<Output> {
  var finished: ((Output) -> Void)?
}

final class DetailScreen {
  let loader = Loader<[String]>()
  var lines: [String] = []
}

final class Alert {
  var title = "Delete?"
  var actions: [Action] = []
  @inline(never) func close() { touch(self) }
}

final class Action {
  let title: String
  let run: (Action) -> Void
  init(_ title: String, run: @escaping (Action) -> Void) {
    self.title = title
    self.run = run
  }
}

final class Animator {
  var duration = 0.3
  private var completions: [(Bool) -> Void] = []
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
}

final class AnimatedScreen {
  var animator: Animator?
  var alpha = 1.0
}

struct Section {
  var columns: Int
}

final class Layout {
  let provider: (Int, Double) -> Section?
  init(_ provider: @escaping (Int, Double) -> Section?) { self.provider = provider }
}

final class GridScreen {
  var columns = 2
  var layout: Layout?
}

final class Control {
  private var targets: [String: [(Control) -> Void]] = [:]
  func on(_ event: String, _ action: @escaping (Control) -> Void) {
    targets[event, default: []].append(action)
  }
}

final class FormScreen {
  let button = Control()
  @inline(never) func submit(_ control: Control) { touch((self, control)) }
}

final class Coordinator {
  var screen: CoordinatedScreen?
  @inline(never) func finish() { touch(self) }
}

final class CoordinatedScreen {
  var onFinish: (() -> Void)?
}

extension Shapes {
  static let callbackCycles: [CycleShape] = [
    CycleShape("child-callback-captures-its-parent", rows: [18]) {
      filled(ListScreen()) { list in
        list.cells = [Cell(), Cell()]
        list.cells[1].onSelect = { list.select($0) }
      }
    } fixed: {
      filled(ListScreen()) { list in
        list.cells = [Cell(), Cell()]
        list.cells[1].onSelect = { [weak list] in list?.select($0) }
      }
    },
    CycleShape("generic-callback-captures-its-creator", rows: [19]) {
      filled(DetailScreen()) { screen in screen.loader.finished = { screen.lines = $0 } }
    } fixed: {
      filled(DetailScreen()) { screen in
        screen.loader.finished = { [weak screen] in screen?.lines = $0 }
      }
    },
    CycleShape("alert-action-captures-the-alert", rows: [24]) {
      filled(Alert()) { alert in
        alert.actions = [Action("Cancel") { _ in }, Action("Delete") { _ in alert.close() }]
      }
    } fixed: {
      filled(Alert()) { alert in
        alert.actions = [
          Action("Cancel") { _ in }, Action("Delete") { [weak alert] _ in alert?.close() },
        ]
      }
    },
    CycleShape("animator-completion-captures-its-screen", rows: [25]) {
      filled(AnimatedScreen()) { screen in
        screen.animator = Animator()
        screen.animator?.addCompletion { screen.alpha = $0 ? 0 : 1 }
      }
    } fixed: {
      filled(AnimatedScreen()) { screen in
        screen.animator = Animator()
        screen.animator?.addCompletion { screen.alpha = $0 ? 0 : 1 }
        screen.animator = nil
      }
    },
    CycleShape("section-provider-captures-its-screen", rows: [26]) {
      filled(GridScreen()) { screen in
        screen.layout = Layout { index, _ in Section(columns: index + screen.columns) }
      }
    } fixed: {
      filled(GridScreen()) { screen in
        screen.layout = Layout { [columns = screen.columns] index, _ in
          Section(columns: index + columns)
        }
      }
    },
    CycleShape("control-action-captures-its-screen", rows: [27]) {
      filled(FormScreen()) { screen in screen.button.on("tap") { screen.submit($0) } }
    } fixed: {
      filled(FormScreen()) { screen in
        screen.button.on("tap") { [unowned screen] in screen.submit($0) }
      }
    },
    CycleShape("screen-closure-captures-its-coordinator", rows: [109]) {
      filled(Coordinator()) { coordinator in
        coordinator.screen = CoordinatedScreen()
        coordinator.screen?.onFinish = { coordinator.finish() }
      }
    } fixed: {
      filled(Coordinator()) { coordinator in
        coordinator.screen = CoordinatedScreen()
        coordinator.screen?.onFinish = { [weak coordinator] in coordinator?.finish() }
      }
    },
  ]
}
