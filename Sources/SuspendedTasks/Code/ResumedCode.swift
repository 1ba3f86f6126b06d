/// A summary of what some code does with the references that it finds: which it releases, and where it goes
/// at the end.
///
/// A frame owns a reference until it releases it. A word that is written before it is read has no meaning
/// any more. The summary is the same for every frame that waits at one place, so it is worth keeping.
struct ResumedCode: Sendable {
  /// A call or a jump to an address that stands in memory.
  struct Call: Hashable, Sendable {
    let target: CodePath
    /// The values of the registers that mean something to what is called.
    let arguments: [Int: CodeValue]
  }

  /// The address of a value, and its type.
  struct Value: Hashable, Sendable {
    let place: CodeValue
    let type: UInt
  }

  /// The ways to the references that the code gives back.
  var released: Set<CodePath> = []
  /// The ways to the references whose objects the code needs alive: it retains them, or reads or writes in them.
  /// References known to be unowned are left out.
  var used: Set<CodePath> = []
  /// The ways to the references that the code retains, whether it releases them or not.
  var retained: Set<CodePath> = []
  /// The calls by way of a word that is found only where the code runs.
  var calls: Set<Call> = []
  /// The addresses of values of unknown types that the code destroys: a buffer of three words, then the type.
  var existentials: Set<CodeValue> = []
  /// The values that the code destroys, of types that it names.
  var values: Set<Value> = []
  /// Same as `calls`, except for the jumps that the code ends with.
  var exits: Set<Call> = []
  /// Whether all ways were followed to their ends.
  var isComplete = true
}
