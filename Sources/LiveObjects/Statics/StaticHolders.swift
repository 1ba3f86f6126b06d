import ObjectGraph
import SwiftRuntime

/// The statics and globals of the loaded images that hold an object, found without registration.
///
/// Each variable is read by its type, see `StaticImage`; what only has an address in it keeps nothing, and
/// neither does the data of other languages. A static that was never used holds nothing yet.
struct StaticHolders {
  /// The place that one root stands for.
  private struct Place {
    /// Where the variable lies, or the object among the data.
    let start: UInt
    /// The variable; nil for an object that itself lies among the data.
    let variable: StaticImage.Variable?
    let image: StaticImage
    /// The position of the reference among those of the variable.
    let ordinal: Int
  }

  private(set) var roots: [NamedRoot] = []
  private var places: [Place] = []
  private var areForeign = false

  /// No variables.
  init() {}

  /// Reads the variables of the program or of the libraries it uses, those whose types are known or the
  /// others. Complexity: linear in the variables that were ever used and in what they refer to; the first
  /// time in a process, in the symbols and the data of the images.
  init(in heap: LiveHeap, ofLibraries wantsLibraries: Bool = false, areTyped: Bool = true) {
    areForeign = wantsLibraries
    let folder = LoadedImage.runtimeFolder(of: heap.test.images)
    let images = heap.test.images.filter {
      $0.isLibrary(besideRuntimeIn: folder) == wantsLibraries
    }.map(StaticImages.statics)
    for image in images {
      for variable in image.variables where variable.isTyped == areTyped {
        add(variable, of: image, in: heap)
      }
    }
    if areTyped { addObjects(of: images, in: heap) }
  }

  private mutating func add(
    _ variable: StaticImage.Variable, of image: StaticImage, in heap: LiveHeap
  ) {
    guard let start = UnsafeRawPointer(bitPattern: variable.place) else { return }
    var met = StaticReferences()
    if variable.isTyped {
      heap.read(variable.program, at: start, into: &met)
    } else {
      met.readWords(at: start, count: variable.size)
    }
    // Words of unknown meaning lead anywhere.
    for (ordinal, (target, code)) in met.references.enumerated()
    where variable.isTyped ? heap.program(at: target) != nil : heap.isKnownObject(at: target) {
      if code != 0 { heap.noteClosure(ObjectAddress(target), code: code) }
      add(
        ObjectAddress(target),
        Place(start: variable.place, variable: variable, image: image, ordinal: ordinal))
    }
  }

  /// Adds the objects among the data that no variable and no other such object leads to.
  private mutating func addObjects(of images: [StaticImage], in heap: LiveHeap) {
    let objects = images.flatMap { image in
      image.objectPlaces.filter(heap.isKnownObject).map { (image, $0) }
    }
    var held = Set(roots.map(\.object))
    for (_, object) in objects {
      var references: [ObjectReference] = []
      heap.readReferences(of: ObjectAddress(object), to: &references)
      for reference in references where reference.target.rawValue != object {
        held.insert(reference.target)
      }
    }
    for (image, object) in objects where !held.contains(ObjectAddress(object)) {
      add(
        ObjectAddress(object), Place(start: object, variable: nil, image: image, ordinal: 0))
    }
  }

  private mutating func add(_ object: ObjectAddress, _ place: Place) {
    roots.append(NamedRoot("a static", object))
    places.append(place)
  }

  /// Forgets references to other objects than the given ones.
  mutating func keep(where isWanted: (ObjectAddress) -> Bool) {
    for position in roots.indices where !isWanted(roots[position].object) {
      roots[position].object = ObjectAddress(0)
    }
  }

  /// Every reference with the place of the variable that it is a part of, in the order of the places.
  var candidates: [(place: UInt, object: ObjectAddress)] {
    zip(places, roots).map { ($0.start, $1.object) }
  }

  /// The best path from a variable to an object, with the variable's name: from one that is known to hold
  /// what it refers to, else from one that may.
  mutating func bestPath(
    to target: ObjectAddress, by search: RetainingPathSearch<some LiveReader>
  ) -> RetainingPathResult {
    var search = search
    var guess: RetainingPathResult?
    while true {
      search.roots = roots
      let (result, root) = search.rootedPaths(to: [target])[0]
      guard case .path(let path, let count) = result, let position = root else {
        return guess ?? result
      }
      let isKnown = isHolding(position, in: search.reader.heap)
      if isKnown != false {
        let found = named(path, position, isKnown: isKnown == true, by: search.reader.heap)
        let result = RetainingPathResult.path(found, visitedCount: count)
        if isKnown == true { return result }
        guess = guess ?? result
      }
      // Weak and unowned variables are told apart only where it matters, because that takes longer.
      roots[position].object = ObjectAddress(0)
    }
  }

  /// Whether the variable of a reference holds what it refers to; nil where nothing tells. Without notes an
  /// object that nothing refers to as unowned is one that the variable holds.
  private func isHolding(_ position: Int, in heap: LiveHeap) -> Bool? {
    let place = places[position]
    guard let variable = place.variable else { return true }
    return place.image.isHolding(variable)
      ?? (heap.unownedCount(of: roots[position].object) == 0 ? true : nil)
  }

  /// A path with words for the variable it begins at, as the source has them: what lies in a collection or
  /// a box has its label, and a closure without a context of its own is named.
  private func named(
    _ path: RetainingPath, _ position: Int, isKnown: Bool, by heap: LiveHeap
  ) -> RetainingPath {
    var path = path
    let place = places[position]
    let (inner, code) = words(for: place, in: heap)
    let label = inner.text
    let name = heap.variableName(at: place.start) ?? "a static that has no name in this build"
    var words = areForeign ? LibraryModules.variables[name] ?? name : name
    var declaration = ReferenceDeclaration([.init(words, .property, traits(of: place))]) + inner
    if !label.isEmpty { words = Self.joined(words, label) }
    while path.start.kind == .storage || path.start.kind == .box, let first = path.steps.first,
      first.strength == .strong, first.omittedCount == 0
    {
      words = words.joinedLabel(with: first.label)
      if let facts = first.facts { declaration = declaration + facts.declaration }
      path.start = first.target
      path.steps.removeFirst()
    }
    if !isKnown || place.variable?.isTyped == false { path.rootStrength = .probable }
    path.origin = .root(words)
    if !areForeign {
      declaration.parts[0].source = heap.symbols.declaredLine(ofVariableAt: place.start)
    }
    path.rootDeclaration = declaration
    if code != 0, let closure = heap.boundClosure(ofCode: code, to: roots[position].object) {
      path.steps.insert(RetainingPath.Step(of: closure, target: path.start), at: 0)
      path.start = RetainingPath.Node(closure)
      path.start.source = heap.source(ofFunctionAt: code)
    }
    return path
  }

  /// The traits of the variable itself. It counts as a `let` unless the debug information has it as a `var`. A
  /// library's variable and an object among the data cannot be changed by the program.
  private func traits(of place: Place) -> ReferenceDeclaration.Part.Traits {
    if areForeign { return .foreign }
    guard let variable = place.variable else { return [] }
    return place.image.isConstant(variable) == false
      ? variable.traits : variable.traits.subtracting(.variable)
  }

  /// The words for what lies in a variable. What a property wrapper wraps is told as the source does:
  /// `static Session._name.wrappedValue` is `static Session.name`.
  private static func joined(_ name: String, _ label: String) -> String {
    let wrapped = ".wrappedValue"
    guard label.hasPrefix(wrapped), let dot = name.lastIndex(where: { $0 == "." || $0 == " " }),
      name[dot...].dropFirst().hasPrefix("_")
    else { return name.joinedLabel(with: label) }
    return "\(name[...dot])\(name[dot...].dropFirst(2))\(label.dropFirst(wrapped.count))"
  }

  /// The words for the reference within the variable, and the code of the closure that has it, else zero.
  private func words(for place: Place, in heap: LiveHeap) -> ReferenceNaming.Words {
    var naming = ReferenceNaming()
    if let variable = place.variable, variable.isTyped,
      let start = UnsafeRawPointer(bitPattern: place.start)
    {
      heap.read(variable.program, at: start, into: &naming)
    }
    return place.ordinal < naming.words.count
      ? naming.words[place.ordinal] : (ReferenceDeclaration(), 0)
  }

  /// How many variables hold an object themselves.
  func holderCount(of target: ObjectAddress, in heap: LiveHeap) -> Int {
    roots.indices.count {
      roots[$0].object == target && places[$0].variable != nil
        && isHolding($0, in: heap) != false
    }
  }
}

/// A reader of live objects, or of some of them.
protocol LiveReader: ReferenceReader {
  var heap: LiveHeap { get }
}

extension LiveHeap: LiveReader {
  var heap: LiveHeap { self }
}

/// Takes the references of a variable with the code of the closures among them.
private struct StaticReferences: ReferenceSink {
  static var wantsLabels: Bool { false }

  private(set) var references: [(target: UInt, code: UInt)] = []

  mutating func enter(_ label: ReferenceDeclaration) {}

  mutating func leave() {}

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    references.append((target, code))
  }

  /// Takes every word as if it were a reference, without the bits that an enum may have its case in.
  mutating func readWords(at start: UnsafeRawPointer, count: Int) {
    for offset in stride(from: 0, through: count - 8, by: 8) {
      let word = start.word(at: offset) & ObjectWord.addressMask & ~7
      if word >= ObjectWord.leastAddress { references.append((word, 0)) }
    }
  }
}
