import ObjectGraph

/// The readable names of all controllers that ever joined an application: `ProfileViewController#3`.
///
/// A name is a type's name and a number, counted for each name in the order of joining. Only two numbers
/// are stored a controller, eight bytes; the words are made when they are read.
package struct NameTable {
  private struct Member {
    var name: UInt32
    var serial: UInt32
  }

  private var members: [Member] = []
  private var names: [String] = []
  /// The type behind each name; that of a given name means nothing.
  private var typesOfNames: [UInt32] = []
  /// The types of the members that were given a name.
  private var typesOfRenamed: [InstanceID: UInt32] = [:]
  private var types: [AnyObject.Type] = []
  private var namesOfTypes: [ObjectIdentifier: UInt32] = [:]
  private var givenNameIndexes: [String: UInt32] = [:]
  private var serials: [String: UInt32] = [:]
  private var lastType: (id: ObjectIdentifier, name: UInt32)?
  private var lastSerials: [UInt32] = []
  private var lastWork: (work: TransitionKind, id: InstanceID, name: String)?

  /// Gives the next identity to an object of `type`: a controller, a window, or an object that is watched.
  ///
  /// - Complexity: O(1); a type's name is made once.
  package mutating func enroll(_ type: AnyObject.Type) -> InstanceID {
    let name = nameIndex(of: type)
    lastSerials[Int(name)] += 1
    members.append(Member(name: name, serial: lastSerials[Int(name)]))
    return InstanceID(UInt32(members.count))
  }

  /// Puts a member under a given name instead of its type's; numbers are counted for that name.
  package mutating func rename(_ id: InstanceID, to name: String) {
    lastWork = nil
    guard id != .none else { return }
    let type = typeIndex(of: id)
    typesOfRenamed[id] = type
    let index = givenNameIndexes[name] ?? addName(name, of: type)
    givenNameIndexes[name] = index
    lastSerials[Int(index)] += 1
    members[Int(id.rawValue) - 1].name = index
    members[Int(id.rawValue) - 1].serial = lastSerials[Int(index)]
  }

  /// The name behind an identity, also after the object was deallocated; `"no controller"` for `InstanceID.none`.
  package func name(of id: InstanceID) -> String {
    guard id != .none else { return "no controller" }
    let member = members[Int(id.rawValue) - 1]
    return "\(names[Int(member.name)])#\(member.serial)"
  }

  /// The name of a controller's transition on the clock: `navigation transition of Checkout#1`.
  ///
  /// The last one is kept, because a container has the same transition again and again.
  mutating func name(of work: TransitionKind, _ id: InstanceID) -> String {
    if let lastWork, lastWork.id == id, lastWork.work == work { return lastWork.name }
    let name = "\(work.rawValue) \(name(of: id))"
    lastWork = (work, id, name)
    return name
  }

  /// The name of the type behind an identity, without the number.
  package func typeName(of id: InstanceID) -> String {
    id == .none ? "no controller" : names[Int(members[Int(id.rawValue) - 1].name)]
  }

  /// The type behind an identity, whatever it is named; `nil` for `InstanceID.none`.
  func type(of id: InstanceID) -> AnyObject.Type? {
    id == .none ? nil : types[Int(typeIndex(of: id))]
  }

  private func typeIndex(of id: InstanceID) -> UInt32 {
    if !typesOfRenamed.isEmpty, let type = typesOfRenamed[id] { return type }
    return typesOfNames[Int(members[Int(id.rawValue) - 1].name)]
  }

  /// The identity and the type of every object that was ever given an identity here, in the order of the identities.
  package var enrolledTypes: [(id: InstanceID, type: AnyObject.Type)] {
    members.indices.map {
      let id = InstanceID(UInt32($0 + 1))
      return (id, types[Int(typeIndex(of: id))])
    }
  }

  private mutating func nameIndex(of type: AnyObject.Type) -> UInt32 {
    let key = ObjectIdentifier(type)
    if let lastType, lastType.id == key { return lastType.name }
    let name = namesOfTypes[key] ?? add(type)
    lastType = (key, name)
    return name
  }

  private mutating func add(_ type: AnyObject.Type) -> UInt32 {
    types.append(type)
    let name = addName(TypeName.of(type), of: UInt32(types.count - 1))
    namesOfTypes[ObjectIdentifier(type)] = name
    return name
  }

  private mutating func addName(_ plain: String, of type: UInt32) -> UInt32 {
    // Two types may share a printed name (nested in different types, or in two modules); a number of
    // their own behind the name keeps them apart.
    let sameName = Self.next(&serials[plain, default: 0])
    let index = UInt32(names.count)
    names.append(sameName == 0 ? plain : "\(plain)(\(sameName + 1))")
    lastSerials.append(0)
    typesOfNames.append(type)
    return index
  }

  /// Counts on, in a single look at where the number stands.
  private static func next(_ number: inout UInt32) -> UInt32 {
    defer { number += 1 }
    return number
  }
}
