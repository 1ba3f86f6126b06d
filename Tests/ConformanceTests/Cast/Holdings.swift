/// A view that tells when it is released.
@MainActor final class Canvas: UIView {
  private let transcript: Transcript

  init(_ bed: TestBed) {
    transcript = bed.transcript
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let transcript = transcript
    MainActor.assumeIsolated { transcript.addRelease(of: "the view") }
  }
}

/// Something that a closure captures, to tell when the closure is released.
@MainActor final class Capture {
  private let transcript: Transcript
  private let name: String

  init(_ name: String, _ bed: TestBed) {
    transcript = bed.transcript
    self.name = name
  }

  deinit {
    let (transcript, name) = (transcript, name)
    MainActor.assumeIsolated { transcript.addRelease(of: name) }
  }
}
