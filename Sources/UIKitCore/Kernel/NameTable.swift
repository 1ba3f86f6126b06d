/// The readable names of all controllers that ever joined an application: `ProfileViewController#3`.
///
/// A name is a type's name and a number, counted for each name in the order of joining. Only two numbers
/// are stored a controller; the words are made when they are read.
struct NameTable {
  private struct Member {
    var type: UInt32
    var serial: UInt32
  }

  private var members: [Member] = []
  private var typeNames: [String] = []
  private var typeIndexes: [ObjectIdentifier: UInt32] = [:]
  private var givenNameIndexes: [String: UInt32] = [:]
  private var serials: [String: UInt32] = [:]
  private var lastType: (id: ObjectIdentifier, index: UInt32)?
  private var lastSerials: [UInt32] = []

  /// Gives the next identity to an object of `type`.
  ///
  /// - Complexity: O(1); a type's name is made once.
  mutating func enroll(_ type: AnyObject.Type) -> InstanceID {
    let index = index(of: type)
    lastSerials[Int(index)] += 1
    members.append(Member(type: index, serial: lastSerials[Int(index)]))
    return InstanceID(UInt32(members.count))
  }

  /// Puts a member under a given name instead of its type's; numbers are counted for that name.
  mutating func rename(_ id: InstanceID, to name: String) {
    guard id != .none else { return }
    let index = givenNameIndexes[name] ?? addName(name)
    givenNameIndexes[name] = index
    lastSerials[Int(index)] += 1
    members[Int(id.rawValue) - 1] = Member(type: index, serial: lastSerials[Int(index)])
  }

  /// The name behind an identity; "nobody" for `InstanceID.none`.
  func name(of id: InstanceID) -> String {
    guard id != .none else { return "nobody" }
    let member = members[Int(id.rawValue) - 1]
    return "\(typeNames[Int(member.type)])#\(member.serial)"
  }

  /// The name of the type behind an identity, without the number.
  func typeName(of id: InstanceID) -> String {
    id == .none ? "nobody" : typeNames[Int(members[Int(id.rawValue) - 1].type)]
  }

  private mutating func index(of type: AnyObject.Type) -> UInt32 {
    let key = ObjectIdentifier(type)
    if let lastType, lastType.id == key { return lastType.index }
    let index = typeIndexes[key] ?? addName(String(describing: type))
    typeIndexes[key] = index
    lastType = (key, index)
    return index
  }

  private mutating func addName(_ plain: String) -> UInt32 {
    // Two types may share a printed name (nested in different types, or in two modules); a number of
    // their own behind the name keeps them apart.
    let sameName = serials[plain, default: 0]
    serials[plain] = sameName + 1
    let index = UInt32(typeNames.count)
    typeNames.append(sameName == 0 ? plain : "\(plain)(\(sameName + 1))")
    lastSerials.append(0)
    return index
  }
}
