/// The words of an async function's frame that are no owned references where it resumes, found by following its code
/// from the beginning. Each is an offset in the frame, in bytes.
struct UnownedPlaces: Sendable {
  /// References that it has released, or has read from another object without retaining them.
  private(set) var borrowed: Set<Int> = []
  /// Arguments that its caller holds.
  private(set) var lent: Set<Int> = []

  init() {}

  /// Reads the function's frame from the state of a walk; nil if the frame there is another function's.
  init?(at state: CodeState) {
    let frame = CodePath(register: Register.asyncContext)
    let context = state.registers[Register.asyncContext]
    // After a call, the context is the called function's frame, which begins with a pointer to this one.
    guard [context, state.word(at: context)].contains(.found(frame, offset: 0)) else { return nil }
    for (place, value) in state.memory {
      guard case .found(frame, let offset) = place, !state.isFilled(.found(frame, offset: offset)),
        state.ownsNone(of: value)
      else { continue }
      if case .found(let path, _) = value {
        if path.register == frame.register { continue }
        if path.offsets.isEmpty {
          lent.insert(offset)
          continue
        }
      }
      borrowed.insert(offset)
    }
  }
}
