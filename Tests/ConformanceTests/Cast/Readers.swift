import Observation

/// The model that screens and views read.
@available(iOS 26, *) @Observable @MainActor final class Model {
  var name = "one"
  var size = 1
  var other = 0
  @ObservationIgnored private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }

  isolated deinit { onEnd() }
}

/// A view that reads its model's name before a layout, and its size in it.
@available(iOS 26, *) @MainActor final class ReadingView: UIView {
  var model: Model?
  var tell: (String) -> Void = { _ in }

  override func updateProperties() {
    super.updateProperties()
    if let model { tell("view updateProperties: \(model.name)") }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let model { tell("view layoutSubviews: \(model.size)") }
  }
}

/// A screen that reads its model's name before a layout, and its size in it.
@available(iOS 26, *) @MainActor final class Reader: Screen {
  let model: Model?
  private let tell: (String) -> Void
  /// Does something inside the update, once.
  var inUpdate: (() -> Void)?

  init(_ bed: TestBed, _ model: Model?) {
    self.model = model
    tell = { [transcript = bed.transcript] in transcript.add($0) }
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    tell("Reader updateProperties: \(model?.name ?? "nothing")")
    let work = inUpdate
    inUpdate = nil
    work?()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let model { tell("Reader viewWillLayoutSubviews: \(model.size)") }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    tell("Reader traitCollectionDidChange")
    setNeedsUpdateProperties()
  }
}
