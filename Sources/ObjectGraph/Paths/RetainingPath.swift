/// The chain of references that keeps an object alive, from a root or back to the object itself.
///
/// A path is data: it holds no object and no address. Hops through the inside of a collection or a
/// box are part of the step that leads there: `.screens[3] → ProfileScreen` is one step.
/// The middle of a very long path is one step too, that says how many references it stands for.
public struct RetainingPath: Hashable, Sendable, Codable {
  /// Where a path begins.
  public enum Origin: Hashable, Sendable, Codable {
    /// At a root, by its name.
    case root(String)
    /// At the object itself: the last step leads back to it.
    case cycle
    /// At an object that something else keeps, by the words for that: another leak, a cycle that the
    /// target is no part of. The mistake is not on the path, so nothing on it is suspect.
    case elsewhere(String)
  }

  /// One object of a path.
  public struct Node: Hashable, Sendable, Codable {
    /// The name to show: the caller's, else the reader's.
    public var name: String
    /// The reader's name: the same for every object of one type.
    public var typeName: String
    /// The kind of heap object.
    public var kind: ObjectDescription.Kind
    /// The role that its class declares; `nil` for almost all.
    package var role: ObjectRole?
    /// The mistake that leaves an object of its class in a cycle of a library; `nil` for almost all.
    package var mistake: String?
    /// Where the object waits, if it is a suspended task. No part of a signature.
    package var wait: TaskWait?
    /// The line at which the function of a closure begins, or at which a waiting function waits; `nil` for other
    /// objects, and without debug information. No part of a signature, and of a text only where places are asked for.
    package var source: SourceLine?

    /// The line to show an engineer: of a closure, or of the `await` of a task.
    package var line: SourceLine? { source ?? wait?.line }
    /// The library that declares its class or function; `nil` for the program's own and a kit's, and if it is
    /// not known.
    public var library: String?
    /// Whether it should be alive, as far as the caller knows.
    public var expectation: LifeExpectation

    /// Describes an object; without a type name, the name is one.
    public init(
      name: String, typeName: String? = nil, kind: ObjectDescription.Kind = .object,
      expectation: LifeExpectation = .unknown
    ) {
      self.name = name
      self.typeName = typeName ?? name
      self.kind = kind
      self.expectation = expectation
    }
  }

  /// One step: the node before it holds its target.
  public struct Step: Hashable, Sendable, Codable {
    /// How the holder holds it: `.onSave`, `.screens[3]`, `captures self`.
    public var label: String
    /// Probable if any reference in it is only that.
    public var strength: ReferenceStrength
    /// The object that is held.
    public var target: Node
    /// How many references this step stands for because the path is too long to tell; else zero.
    public var omittedCount: Int
    /// Whether the reference is in a library's own field, which the program cannot change.
    public var isForeign: Bool
    /// The declaration of the reference, and more about it; `nil` if only its label is known.
    package var facts: ReferenceFacts?
    /// The line that declares the property of the holder; `nil` for another reference, and where no source can be read.
    /// No part of a signature, and of a text only where places are asked for.
    package var source: SourceLine?
    /// The line of the call by which the target became that of a library's object, such as a timer; `nil` for another
    /// step, and where not exactly one call in the source of the target's class can have been it.
    package var call: SourceLine?

    /// Describes a step.
    public init(
      label: String, strength: ReferenceStrength = .strong, target: Node, omittedCount: Int = 0,
      isForeign: Bool = false
    ) {
      self.label = label
      self.strength = strength
      self.target = target
      self.omittedCount = omittedCount
      self.isForeign = isForeign
    }
  }

  /// Where the path begins.
  public var origin: Origin
  /// The root's object, or the object of the cycle.
  public var start: Node
  /// From the start to the target, in order; empty when the root holds the target itself.
  public var steps: [Step]
  /// The declaration of the root, if it is a static or a global of the program.
  package var rootDeclaration: ReferenceDeclaration?
  /// `.probable` if the root may not hold its object; `nil` if it certainly does.
  package var rootStrength: ReferenceStrength?
  /// Paths that still hold the target after the repair of this one; `nil` if none was found.
  package var rest: [RetainingPath]?
  /// The steps of a choice that do not free the target alone; `nil` if there are none.
  package var insufficientSteps: [Int]?

  /// Describes a path.
  public init(origin: Origin, start: Node, steps: [Step]) {
    self.origin = origin
    self.start = start
    self.steps = steps
  }

  /// The object the path leads to.
  public var target: Node { steps.last?.target ?? start }

  /// The object that holds the target of a step.
  public func holder(ofStep position: Int) -> Node {
    position == 0 ? start : steps[position - 1].target
  }

  /// The line that declares the root, if it is a static or a global of the program.
  package var rootSource: SourceLine? { rootDeclaration?.parts.first?.source }

  /// The line of a step: of the property that holds the target, else of the closure or the wait that does.
  package func line(ofStep position: Int) -> SourceLine? {
    steps[position].source ?? holder(ofStep: position).line
  }

  /// The line of a step to show beside it: of a library's step that of the call, none for several steps in one, and where
  /// the wait of the holder says it.
  func shownLine(ofStep position: Int) -> SourceLine? {
    let (step, holder) = (steps[position], holder(ofStep: position))
    if step.omittedCount > 0 { return nil }
    return step.isForeign || holder.library != nil ? step.call : step.source ?? holder.source
  }

  /// The declaration of a step's reference, assumed from its label if it is not known.
  package func declaration(ofStep position: Int) -> ReferenceDeclaration {
    let step = steps[position]
    return step.facts?.declaration
      ?? ReferenceDeclaration(assumedFrom: step.label, isForeign: step.isForeign)
  }

  /// How many references of a strength the path has, as its steps count them.
  public func referenceCount(_ strength: ReferenceStrength) -> Int {
    steps.reduce(0) { $0 + ($1.strength == strength ? max(1, $1.omittedCount) : 0) }
  }
}

extension RetainingPath.Step {
  private enum CodingKeys: String, CodingKey {
    case label, strength, target, omittedCount, isForeign, facts, source, call
  }

  /// Reads a step. Without a mark for libraries, as older versions wrote it, it is the program's own.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      label: try values.decode(String.self, forKey: .label),
      strength: try values.decode(ReferenceStrength.self, forKey: .strength),
      target: try values.decode(RetainingPath.Node.self, forKey: .target),
      omittedCount: try values.decode(Int.self, forKey: .omittedCount),
      isForeign: try values.decodeIfPresent(Bool.self, forKey: .isForeign) ?? false)
    facts = try values.decodeIfPresent(ReferenceFacts.self, forKey: .facts)
    source = try values.decodeIfPresent(SourceLine.self, forKey: .source)
    call = try values.decodeIfPresent(SourceLine.self, forKey: .call)
  }

  /// Writes a step; what is the program's own is not mentioned.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(label, forKey: .label)
    try values.encode(strength, forKey: .strength)
    try values.encode(target, forKey: .target)
    try values.encode(omittedCount, forKey: .omittedCount)
    if isForeign { try values.encode(true, forKey: .isForeign) }
    try values.encodeIfPresent(facts, forKey: .facts)
    try values.encodeIfPresent(source, forKey: .source)
    try values.encodeIfPresent(call, forKey: .call)
  }
}
