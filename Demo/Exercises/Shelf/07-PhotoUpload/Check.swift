import ExerciseCheck
import UIKit

/// A service that succeeds or fails when the check wants it to.
private final class SlowService: UploadService {
  private(set) var attemptCount = 0
  private(set) var arrived: [String] = []
  private var waiting: [(photo: String, completion: (Bool) -> Void)] = []

  func upload(_ photo: String, completion: @escaping (Bool) -> Void) {
    attemptCount += 1
    waiting.append((photo, completion))
  }

  func cancelUpload(of photo: String) {
    waiting.removeAll { $0.photo == photo }
  }

  func answer(_ isDone: Bool) {
    let due = waiting
    waiting = []
    for upload in due {
      if isDone { arrived.append(upload.photo) }
      upload.completion(isDone)
    }
  }
}

/// The upload screen, opened from another one.
@MainActor private struct Visit {
  let service = SlowService()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> UploadViewController {
    let upload = UploadViewController(photo: "sunset", service: service)
    simulation.show(stack)
    stack.pushViewController(upload, animated: false)
    try simulation.settle()
    return upload
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "Upload sends the photo, three times at most",
    otherwise:
      "A failed attempt is followed by the next one, and after the third the label says Failed."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let upload = try visit.open()
    simulation.user.tap(upload.uploadButton)
    visit.service.answer(false)
    let second = upload.statusLabel.text
    visit.service.answer(false)
    visit.service.answer(false)
    let third = upload.statusLabel.text
    simulation.user.tap(upload.uploadButton)
    visit.service.answer(true)
    return second == "Attempt 2" && third == "Failed" && visit.service.attemptCount == 4
      && upload.statusLabel.text == "Uploaded"
  },
  .feature(
    "a photo arrives though the screen was popped during its upload",
    otherwise:
      "The user taps Upload and goes back. The upload was begun, so it has to be sent to its "
      + "end, and its closure has to find then what it uses."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let upload = try visit.open()
      simulation.user.tap(upload.uploadButton)
      try visit.pop()
    }
    visit.service.answer(true)
    return visit.service.arrived == ["sunset"]
  },
  .feature(
    "an attempt that fails after the screen was popped is followed by another",
    otherwise:
      "The screen may be needed until its upload has ended: a reference that ends by itself "
      + "is no leak. What the next attempt needs has to be there."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let upload = try visit.open()
      simulation.user.tap(upload.uploadButton)
      try visit.pop()
    }
    visit.service.answer(false)
    visit.service.answer(true)
    return visit.service.arrived == ["sunset"]
  },
  .deallocates(
    "the screen, after it is popped and its upload has ended",
    otherwise:
      "The service has called its completion and holds nothing. Look at what the button "
      + "keeps: a function in a function captures, too."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let upload = try visit.open()
    simulation.user.tap(upload.uploadButton)
    try visit.pop()
    visit.service.answer(false)
    visit.service.answer(true)
    return [upload]
  },
]
