import ObjectGraph
import SwiftRuntime

/// The words for what was found: asked for the few objects of a rendered path.
extension LiveHeap {
  /// The words for one reference: `.onSave`, `.screens`, `[3]`, `["key"]`, `captures self`; `holds` for
  /// one that was found by scanning.
  ///
  /// Captures have no names at run time. One whose object is of the type that the closure's function
  /// belongs to is called `self`, if there is only one such; all others go by their position.
  /// Complexity: the object is read once more, for all its references; for a closure its image's symbols are looked through,
  /// about a millisecond for each new one.
  public func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
    declaration(of: reference, from: object)?.text ?? "?"
  }

  /// The declaration of a reference: its label, part by part, with traits from the types' metadata.
  package func declaration(
    of reference: ObjectReference, from object: ObjectAddress
  ) -> ReferenceDeclaration? {
    guard let (words, code) = words(of: reference, from: object) else { return nil }
    var declaration = words
    if code != 0, isContext(reference.target) { closureCodes[reference.target] = code }
    if declaration.parts.isEmpty, reference.strength == .probable {
      if isOpaque(object) { return "holds" }
      if describe(object).kind == .closure {
        return ReferenceDeclaration([.init("captures", .capture, .reference)])
      }
    }
    if waitingFunction(in: declaration) != nil { return "waits in" }
    guard declaration.parts.first?.form == .capture else {
      if hasInitialValue(declaration, object) { declaration.parts[0].traits.insert(.initialized) }
      return declaration
    }
    if closureName(of: object) == nil {
      declaration.parts.removeFirst()
    } else if isSelf(reference, capturedBy: object) {
      declaration.parts[0].text = "captures self"
      if isInClassProtocol(object) { declaration.parts[0].traits.insert(.reference) }
    }
    return declaration
  }

  /// Whether a closure stands in an extension of a protocol that only classes can have, where `self` can be weak though
  /// its type is a parameter.
  private func isInClassProtocol(_ context: ObjectAddress) -> Bool {
    guard let record = closureCodes[context].flatMap(symbols.extendedProtocol) else { return false }
    return NominalDescriptor(record).isClassProtocol
  }

  /// Whether a constant property of an object is given its value where it is declared, as far as symbols tell.
  private func hasInitialValue(_ declaration: ReferenceDeclaration, _ object: ObjectAddress) -> Bool
  {
    guard declaration.parts.count == 1, let part = declaration.parts.first, part.form == .property,
      part.traits.isDisjoint(with: [.variable, .foreign]), part.traits.contains(.reference),
      let program = program(at: object.rawValue), program.pointee.kind == .object
    else { return false }
    let name = part.text.dropFirst()
    return contexts(of: program.pointee.metadata).contains {
      symbols.hasInitialValue(
        "\($0.symbol)\(name.utf8.count)\(name)", besideDataAt: $0.descriptor)
    }
  }

  /// The closure that keeps an object as its context, without a context of its own.
  public func boundClosure(of reference: ObjectReference, from object: ObjectAddress)
    -> BoundClosure?
  {
    guard let (declaration, code) = words(of: reference, from: object) else { return nil }
    if let function = waitingFunction(in: declaration) {
      var closure = BoundClosure(
        name: function,
        capture: isSelf(reference.target, inFunction: function) ? "uses self" : "uses a local")
      let isUnwrapping =
        ClosureName.hasCaptureList(function) && isCapturedWeakly(reference.target, byTask: object)
      closure.role = isUnwrapping ? .unwrapping : .waiting
      return closure
    }
    guard code != 0, !isContext(reference.target) else { return nil }
    return boundClosure(of: code, to: reference.target)
  }

  /// The closure without a context of its own that has some code and keeps an object.
  func boundClosure(ofCode code: UInt, to object: ObjectAddress) -> BoundClosure? {
    if isContext(object) { return nil }
    return boundClosure(of: code, to: object)
  }

  /// The line at which the function of a closure begins whose context an object is.
  package func source(ofClosure object: ObjectAddress) -> SourceLine? {
    closureCodes[object].flatMap(source(ofFunctionAt:))
  }

  /// The line at which the function of a closure without a context of its own begins; of a function whose frame has
  /// the reference, the line at which it waits.
  package func source(
    ofBoundClosureOf reference: ObjectReference, from object: ObjectAddress
  ) -> SourceLine? {
    guard let (declaration, code) = words(of: reference, from: object) else { return nil }
    if let function = waitingFunction(in: declaration) {
      return wait(ofTask: object).flatMap { $0.function == function ? $0.line : nil }
    }
    return code == 0 || isContext(reference.target) ? nil : source(ofFunctionAt: code)
  }

  /// The line at which the function of a closure's code begins.
  func source(ofFunctionAt code: UInt) -> SourceLine? { symbols.declaredLine(ofFunctionAt: code) }

  /// Remembers what leads to the name of a closure whose context an object is.
  func noteClosure(_ object: ObjectAddress, code: UInt) {
    if isContext(object) { closureCodes[object] = code }
  }

  private func boundClosure(of code: UInt, to object: ObjectAddress) -> BoundClosure {
    let name = symbols.functionName(at: code) ?? "closure"
    var closure = BoundClosure(
      name: name, capture: isMember(code, of: object) ? "captures self" : "captures #1")
    closure.library = library(ofCode: code)
    if !ClosureName.hasCaptureList(name) { closure.role = .function }
    return closure
  }

  /// Whether a task's closure, or one that it calls, captures an object weakly, and none captures it strongly.
  private func isCapturedWeakly(_ object: ObjectAddress, byTask task: ObjectAddress) -> Bool {
    var contexts: [ObjectAddress] = []
    var (isWeak, next) = (false, -1)
    while next < contexts.count, contexts.count < 16 {
      let holder = next < 0 ? task : contexts[next]
      var references: [ObjectReference] = []
      readReferences(of: holder, to: &references)
      if next >= 0 {
        if references.contains(where: { $0.target == object }) { return false }
        isWeak = isWeak || weakReferences(of: holder).contains { $0.target == object }
      }
      for context in references.map(\.target) where !contexts.contains(context) {
        guard let kind = program(at: context.rawValue)?.pointee.kind,
          kind == .closure || kind == .box
        else { continue }
        contexts.append(context)
      }
      next += 1
    }
    return isWeak && next == contexts.count
  }

  /// The function whose frame has a reference, by the words for it.
  private func waitingFunction(in declaration: ReferenceDeclaration) -> String? {
    guard let text = declaration.parts.first?.text, text.hasPrefix(Self.waitingWords) else {
      return nil
    }
    return String(text.dropFirst(Self.waitingWords.count))
  }

  private func isSelf(_ object: ObjectAddress, inFunction name: String) -> Bool {
    guard let program = program(at: object.rawValue), program.pointee.kind == .object else {
      return false
    }
    let types = ClassLayout.superclassChain(of: program.pointee.metadata).map(\.name)
    return ClosureName.mentionsType(in: name, of: types)
  }

  /// Whether a closure stands in a function of an object's class or superclass, or of a protocol's
  /// extension that the class has.
  private func isMember(_ code: UInt, of object: ObjectAddress) -> Bool {
    guard let name = symbols.functionName(at: code), let program = program(at: object.rawValue),
      program.pointee.kind == .object
    else { return false }
    let metadata = program.pointee.metadata
    let types = ClassLayout.superclassChain(of: metadata).map(\.name)
    if ClosureName.mentionsType(in: name, of: types) { return true }
    guard let record = symbols.extendedProtocol(at: code) else { return false }
    return RuntimeFunctions.loaded?.conformance(metadata.address, record) != nil
  }

  /// Where the closure stands whose context an object is; nil when nothing that leads to it was met, and
  /// for what only calls another closure in another way.
  private func closureName(of object: ObjectAddress) -> String? {
    guard let code = closureCodes[object] else { return nil }
    let name = symbols.functionName(at: code)
    if let name, name == SymbolName.thunk || symbols.isCarrier(name, at: code) { return nil }
    return name ?? "closure"
  }

  /// Whether a reference is in a stored property that a library declares.
  public func isForeign(_ reference: ObjectReference, from object: ObjectAddress) -> Bool {
    guard let program = program(at: object.rawValue),
      program.pointee.metadata.kind == .classType,
      let label = words(of: reference, from: object)?.declaration.text
    else { return false }
    // What is left out of the words was a library's.
    if label.isEmpty { return true }
    guard label.hasPrefix(".") else { return false }
    let field = label.dropFirst().prefix { $0 != "." && $0 != "[" }
    return ClassLayout.module(declaring: "." + field, in: program.pointee.metadata)
      .map(LibraryModules.areForeign) ?? false
  }

  /// Describes an object: by the short name of its type, or by the place of a closure.
  public func describe(_ object: ObjectAddress) -> ObjectDescription {
    guard let program = program(at: object.rawValue) else {
      return ObjectDescription(name: "unreadable memory", kind: .opaque)
    }
    if let name = closureName(of: object) {
      var closure = ObjectDescription(name: name, kind: .closure)
      closure.library = closureCodes[object].flatMap(library(ofCode:))
      if !ClosureName.hasCaptureList(name) { closure.role = .function }
      return closure
    }
    return describe(program)
  }

  /// Describes the objects with a program, but for a closure's place.
  func describe(_ program: UnsafePointer<ObjectProgram>) -> ObjectDescription {
    let (metadata, kind) = (program.pointee.metadata, program.pointee.kind)
    func named(_ name: String) -> ObjectDescription { ObjectDescription(name: name, kind: kind) }
    return switch kind {
    case .object: describe(metadata)
    case .task: named("task")
    case .opaque: named("block")
    case .closure: named("closure")
    case .storage: named(CollectionStorage.name(of: metadata))
    case .box:
      named(
        metadata.kind == .genericBox
          ? BoxLayout.content(of: metadata).map { "box of \($0.name)" } ?? "box" : "box")
    }
  }

  /// Describes objects of a type. Kept, because the runtime takes long to tell the type's name and role.
  private func describe(_ metadata: TypeMetadata) -> ObjectDescription {
    if let known = typeDescriptions[metadata.address.number] { return known }
    var description = ObjectDescription(name: metadata.shownName, kind: .object)
    if metadata.kind == .classType {
      let type: AnyClass = unsafeBitCast(metadata.address, to: AnyClass.self)
      description.role =
        (type as? any ObjectRoleProviding.Type)?.objectRole ?? metadata.descriptor?.role
      description.mistake =
        ClassLayout.superclassChain(of: metadata).reversed().lazy.compactMap {
          $0.descriptor?.mistake
        }.first
      if let module = metadata.descriptor?.moduleName, LibraryModules.contains(module) {
        description.library = module
      }
    }
    typeDescriptions[metadata.address.number] = description
    return description
  }

  /// The file name of the library that a function is in; nil for the program's own.
  private func library(ofCode code: UInt) -> String? {
    let images = test.images
    let folder = LoadedImage.runtimeFolder(of: images)
    let image = images.first { $0.codeSegments.contains { $0.contains(code) } }
    guard let image, image.isLibrary(besideRuntimeIn: folder) else { return nil }
    return image.path.split(separator: "/").last.map(String.init)
  }

  /// Hands out the object at an address, if it is of a class or of a subclass of it; held for the length
  /// of the call only. Nil for anything else, and for an object that is being deallocated.
  ///
  /// Words in a buffer that only look like an object are told by the memory block, which an object of this
  /// size has to fill.
  public func withObject<Object: AnyObject, Result>(
    at address: ObjectAddress, as type: Object.Type, _ body: (Object) -> Result
  ) -> Result? {
    guard let (bytes, program) = object(at: address.rawValue),
      program.pointee.metadata.kind == .classType, isAlive(bytes),
      ClassLayout.inherits(program.pointee.metadata, from: TypeMetadata(type)),
      fillsBlock(bytes, size: UInt(program.pointee.size)),
      let pointer = UnsafeRawPointer(address)
    else { return nil }
    return body(Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue())
  }

  func words(
    of reference: ObjectReference, from object: ObjectAddress
  ) -> ReferenceNaming.Words? {
    if lastWords?.object != object {
      guard let (bytes, program) = self.object(at: object.rawValue) else { return nil }
      var naming = ReferenceNaming()
      read(bytes, program, into: &naming)
      lastWords = (object, naming.words)
    }
    guard let words = lastWords?.words, reference.ordinal < words.count else { return nil }
    return words[Int(reference.ordinal)]
  }

  /// Whether what an object holds has no words of its own and is not told as a part of its holder.
  private func isOpaque(_ object: ObjectAddress) -> Bool {
    switch describe(object).kind {
    case .object, .task, .opaque: true
    case .closure, .box, .storage: false
    }
  }

  /// Whether an object is a closure's context and not what a closure captured.
  private func isContext(_ object: ObjectAddress) -> Bool {
    program(at: object.rawValue)?.pointee.metadata.kind == .closureContext
  }

  private func isSelf(_ reference: ObjectReference, capturedBy context: ObjectAddress) -> Bool {
    guard let closure = closureCodes[context] else { return false }
    var captures: [ObjectReference] = []
    readReferences(of: context, to: &captures)
    let candidates = captures.filter { capture in
      // The object itself, not a part of a value and not what a captured closure keeps.
      guard let (declaration, code) = words(of: capture, from: context), code == 0,
        declaration.parts.count == 1, declaration.parts[0].form == .capture
      else { return false }
      return isMember(closure, of: capture.target)
    }
    return candidates.count == 1 && candidates[0].ordinal == reference.ordinal
  }
}
