import ExerciseCheck
import UIKit

/// Lives as long as the app; each check has one of its own.
@MainActor private var camera = Camera()

@MainActor private func open(in simulation: Simulation) async throws -> ScannerViewController {
  camera = Camera()
  let scanner = ScannerViewController(camera: camera)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(scanner, animated: false)
  try simulation.settle()
  await simulation.advance(by: .seconds(1))
  return scanner
}

@MainActor private func leave(
  _ scanner: ScannerViewController, in simulation: Simulation
) async throws {
  scanner.navigationController?.popViewController(animated: false)
  try simulation.settle()
  await simulation.advance(by: .seconds(1))
}

let checks: [Check] = [
  .feature(
    "two codes are listed",
    otherwise: "The task has to read the stream for as long as the scanner is open."
  ) { simulation in
    let scanner = try await open(in: simulation)
    camera.see("A1")
    camera.see("B2")
    return await simulation.wait { scanner.codes == ["A1", "B2"] } && camera.isOn
  },
  .feature(
    "a scanner that is popped ends its stream without harm",
    otherwise: "The stream ends because the scanner is deallocated. "
      + "What is done then must not need the scanner."
  ) { simulation in
    try await leave(open(in: simulation), in: simulation)
    return true
  },
  .feature(
    "a code that is seen after the manual covered the scanner is listed",
    otherwise: "A scanner that was covered appears again, and has to scan."
  ) { simulation in
    let scanner = try await open(in: simulation)
    scanner.navigationController?.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    scanner.navigationController?.popViewController(animated: false)
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    camera.see("C3")
    return await simulation.wait(atMost: .milliseconds(500)) { scanner.codes == ["C3"] }
  },
  .deallocates(
    "the scanner, after it is popped",
    otherwise: "The camera holds the stream's other end, and a stream its termination handler "
      + "until it ends. An outer closure captures what it hands on to an inner one."
  ) { simulation in
    let scanner = try await open(in: simulation)
    try await leave(scanner, in: simulation)
    return [scanner]
  },
  .feature(
    "the camera is off after the scanner was popped",
    otherwise: "The scanner is deallocated, and the camera runs on. If a handler with weak self "
      + "ran, its self was nil already."
  ) { simulation in
    try await leave(open(in: simulation), in: simulation)
    return await simulation.wait(atMost: .milliseconds(500)) { !camera.isOn }
  },
  .deallocates(
    "the scanner, after a return to the root from a screen above it",
    otherwise: "A long press on a back button pops all screens at once. One that was covered "
      + "disappeared before, and does not disappear again."
  ) { simulation in
    let scanner = try await open(in: simulation)
    scanner.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    scanner.navigationController?.popToRootViewController(animated: false)
    simulation.endTurn()
    return [scanner]
  },
]
