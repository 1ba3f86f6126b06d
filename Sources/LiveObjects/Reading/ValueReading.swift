import ObjectGraph
import SwiftRuntime

/// Reading the references out of one value in memory, by the steps compiled for its type.
///
/// Nothing is copied but the bytes of an enum whose payload has to be taken apart. Complexity: linear
/// in the steps; the nesting is that of the type, since boxes and classes are objects of their own.
extension LiveHeap {
  @inline(__always)
  func read<Sink: ReferenceSink>(
    _ program: ValueProgram, at value: UnsafeRawPointer, _ floor: ReferenceRank = .own,
    into sink: inout Sink
  ) {
    for position in program.steps.indices {
      let step = program.steps[position]
      if Sink.wantsLabels { sink.enter(program.labels[position]) }
      let rank = max(floor, step.rank)
      if step.kind == .reference {
        meet(value.word(at: step.offset), rank, into: &sink)
      } else {
        read(step, at: value + step.offset, rank, into: &sink)
      }
      if Sink.wantsLabels { sink.leave() }
    }
  }

  private func read<Sink: ReferenceSink>(
    _ step: ReadingStep, at place: UnsafeRawPointer, _ rank: ReferenceRank, into sink: inout Sink
  ) {
    switch step.kind {
    case .reference:
      meet(place.word(), rank, into: &sink)
    case .box:
      meetBox(place.word(), of: step.operand, rank, into: &sink)
    case .weakReference:
      if Sink.wantsWeak { readWeak(place.word(), into: &sink) }
    case .bridge:
      meet(place.word() & ReadingStep.bridgeMask, rank, into: &sink)
    case .function:
      let code = place.word()
      if code >= ObjectWord.leastAddress {
        meet(place.word(at: 8), rank, code: code, into: &sink)
      }
    case .opaqueExistential:
      readExistential(at: place, rank, into: &sink)
    case .enumeration:
      readEnum(step.cases, at: place, rank, into: &sink)
    case .repeated:
      let elements = step.elements
      for index in 0..<elements.pointee.count {
        if Sink.wantsLabels { sink.enter(elements.pointee.label(of: index)) }
        read(
          elements.pointee.program, at: place + index * elements.pointee.stride, rank, into: &sink)
        if Sink.wantsLabels { sink.leave() }
      }
    case .continuation, .block:
      meetIfObject(place.word(), rank, into: &sink)
    case .unknownBytes:
      scan(place, count: Int(step.operand), rank, into: &sink)
    }
  }

  /// Takes a strong reference unless the word is one of the values that mean none.
  @inline(__always)
  func meet<Sink: ReferenceSink>(
    _ word: UInt, _ rank: ReferenceRank, code: UInt = 0, into sink: inout Sink
  ) {
    if word >= ObjectWord.leastAddress, word < ObjectWord.addressEnd, word & 7 == 0 {
      sink.meet(word, .strong, rank, code: code)
    }
  }

  /// Takes a word that may be a reference, if there is an object where it leads.
  func meetIfObject<Sink: ReferenceSink>(
    _ word: UInt, _ rank: ReferenceRank, code: UInt = 0, into sink: inout Sink
  ) {
    guard let object = test.knownObject(at: word), isMetadata(object.word()) else { return }
    sink.meet(word, .probable, rank, code: code)
  }

  /// Takes every word of some memory that leads to an object.
  ///
  /// Where the memory may hold functions, as a block does that was made of a closure, a word behind the
  /// address of some code is the second word of one.
  func scan<Sink: ReferenceSink>(
    _ start: UnsafeRawPointer, count: Int, _ rank: ReferenceRank, holdsFunctions: Bool = false,
    into sink: inout Sink
  ) {
    var offset = Int(bitPattern: 0 &- start.number) & 7
    var code: UInt = 0
    while offset + 8 <= count {
      let word = start.word(at: offset)
      meetIfObject(word, rank, code: code, into: &sink)
      if holdsFunctions { code = symbols.functionName(at: word) == nil ? 0 : word }
      offset += 8
    }
  }

  private func readExistential<Sink: ReferenceSink>(
    at place: UnsafeRawPointer, _ rank: ReferenceRank, into sink: inout Sink
  ) {
    // An optional's nil has no type.
    let type = place.word(at: 24)
    guard let program = valueProgram(of: type) else { return }
    if program.isEmpty { return }
    if program.isStoredInline {
      read(program, at: place, rank, into: &sink)
    } else {
      meetBox(place.word(), of: type, max(rank, .storage), into: &sink)
    }
  }

  /// Takes a strong reference to a box, and keeps in mind what is in it where the box itself does not
  /// tell: its record names types by generic parameters whose arguments the box does not have.
  private func meetBox<Sink: ReferenceSink>(
    _ word: UInt, of content: UInt, _ rank: ReferenceRank, into sink: inout Sink
  ) {
    if let box = program(at: word), box.pointee.metadata.kind == .closureContext,
      box.pointee.form == .unknownTail || box.pointee.form == .unknown
    {
      boxContents[word] = content
    }
    meet(word, rank, into: &sink)
  }

  private func readEnum<Sink: ReferenceSink>(
    _ table: UnsafePointer<CaseTable>, at place: UnsafeRawPointer, _ rank: ReferenceRank,
    into sink: inout Sink
  ) {
    let tag = table.pointee.witnesses.tag(of: place, table.pointee.type)
    guard tag >= 0, tag < table.pointee.payloads.count else { return }
    let program = table.pointee.payloads[tag].program
    if program.isEmpty { return }
    if Sink.wantsLabels, table.pointee.isNamed {
      sink.enter(".\(table.pointee.payloads[tag].name)", .payload)
    }
    if table.pointee.needsProjection {
      withUnsafeTemporaryAllocation(byteCount: table.pointee.size, alignment: 16) { copy in
        guard let start = copy.baseAddress else { return }
        start.copyMemory(from: place, byteCount: table.pointee.size)
        table.pointee.witnesses.project(start, table.pointee.type)
        read(program, at: UnsafeRawPointer(start), rank, into: &sink)
      }
    } else {
      read(program, at: place, rank, into: &sink)
    }
    if Sink.wantsLabels, table.pointee.isNamed { sink.leave() }
  }
}
