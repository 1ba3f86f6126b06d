/// The readable names of all controllers that ever joined an application: `ProfileViewController#3`.
///
/// A name is a type's name and a number, counted for each name in the order of joining. Only three numbers
/// are stored a controller; the words are made when they are read.
struct NameTable {
  private struct Member {
    var type: UInt32
    var name: UInt32
    var serial: UInt32
  }

  private var members: [Member] = []
  private var names: [String] = []
  private var types: [AnyObject.Type] = []
  private var typeIndexes: [ObjectIdentifier: (type: UInt32, name: UInt32)] = [:]
  private var givenNameIndexes: [String: UInt32] = [:]
  private var serials: [String: UInt32] = [:]
  private var lastType: (id: ObjectIdentifier, indexes: (type: UInt32, name: UInt32))?
  private var lastSerials: [UInt32] = []

  /// Gives the next identity to an object of `type`.
  ///
  /// - Complexity: O(1); a type's name is made once.
  mutating func enroll(_ type: AnyObject.Type) -> InstanceID {
    let (type, name) = indexes(of: type)
    lastSerials[Int(name)] += 1
    members.append(Member(type: type, name: name, serial: lastSerials[Int(name)]))
    return InstanceID(UInt32(members.count))
  }

  /// Puts a member under a given name instead of its type's; numbers are counted for that name.
  mutating func rename(_ id: InstanceID, to name: String) {
    guard id != .none else { return }
    let index = givenNameIndexes[name] ?? addName(name)
    givenNameIndexes[name] = index
    lastSerials[Int(index)] += 1
    members[Int(id.rawValue) - 1].name = index
    members[Int(id.rawValue) - 1].serial = lastSerials[Int(index)]
  }

  /// The name behind an identity; `"no controller"` for `InstanceID.none`.
  func name(of id: InstanceID) -> String {
    guard id != .none else { return "no controller" }
    let member = members[Int(id.rawValue) - 1]
    return "\(names[Int(member.name)])#\(member.serial)"
  }

  /// The name of the type behind an identity, without the number.
  func typeName(of id: InstanceID) -> String {
    id == .none ? "no controller" : names[Int(members[Int(id.rawValue) - 1].name)]
  }

  /// The type behind an identity, whatever it is named; `nil` for `InstanceID.none`.
  func type(of id: InstanceID) -> AnyObject.Type? {
    id == .none ? nil : types[Int(members[Int(id.rawValue) - 1].type)]
  }

  /// The types of all identities, in the order of the identities.
  var enrolledTypes: [AnyObject.Type] { members.map { types[Int($0.type)] } }

  private mutating func indexes(of type: AnyObject.Type) -> (type: UInt32, name: UInt32) {
    let key = ObjectIdentifier(type)
    if let lastType, lastType.id == key { return lastType.indexes }
    let indexes = typeIndexes[key] ?? add(type)
    lastType = (key, indexes)
    return indexes
  }

  private mutating func add(_ type: AnyObject.Type) -> (type: UInt32, name: UInt32) {
    types.append(type)
    let indexes = (UInt32(types.count - 1), addName(String(describing: type)))
    typeIndexes[ObjectIdentifier(type)] = indexes
    return indexes
  }

  private mutating func addName(_ plain: String) -> UInt32 {
    // Two types may share a printed name (nested in different types, or in two modules); a number of
    // their own behind the name keeps them apart.
    let sameName = serials[plain, default: 0]
    serials[plain] = sameName + 1
    let index = UInt32(names.count)
    names.append(sameName == 0 ? plain : "\(plain)(\(sameName + 1))")
    lastSerials.append(0)
    return index
  }
}
