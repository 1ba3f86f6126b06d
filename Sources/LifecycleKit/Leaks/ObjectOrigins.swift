import LeakDetection
import ObjectGraph
import LiveObjects
import Synchronization
import UIKitCore

/// Where controllers and counted objects were made, for as long as that is recorded.
///
/// Controllers go by their identity; a counted object by its address, at which the latest counted one is the
/// only one that can be alive. Holds addresses of code.
final class ObjectOrigins: Sendable {
  private struct State {
    var controllers: [InstanceID: CallTrace] = [:]
    var instances: [ObjectAddress: CallTrace] = [:]
  }

  private let state = Mutex(State())
  /// Beside the lock: each screen asks twice.
  private let recording = Atomic(false)

  var isRecording: Bool {
    get { recording.load(ordering: .relaxed) }
    set {
      recording.store(newValue, ordering: .relaxed)
      if !newValue { state.withLock { $0 = State() } }
    }
  }

  /// Of how many controllers it is recorded.
  var count: Int { state.withLock { $0.controllers.count } }

  func noteCreation(of id: InstanceID) {
    guard isRecording, let trace = CallTrace() else { return }
    state.withLock { $0.controllers[id] = trace }
  }

  func noteCreation(ofInstanceAt address: ObjectAddress) {
    guard isRecording, let trace = CallTrace() else { return }
    state.withLock { $0.instances[address] = trace }
  }

  func noteEnd(of id: InstanceID) {
    guard isRecording else { return }
    state.withLock { $0.controllers[id] = nil }
  }

  func functions(making id: InstanceID) -> [String]? {
    state.withLock { $0.controllers[id] }?.functions()
  }

  func functions(makingInstanceAt address: ObjectAddress) -> [String]? {
    state.withLock { $0.instances[address] }?.functions()
  }
}
