import Foundation

final class Group: Hashable {
  let number: Int
  var list: [Group] = []
  var table: [String: Group] = [:]
  var byGroup: [Group: Int] = [:]
  var members: Set<Group> = []
  var foundationList: NSMutableArray?
  weak var seen: Group?
  var identities: Set<ObjectIdentifier> = []

  init(_ number: Int = 0) { self.number = number }
  static func == (left: Group, right: Group) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Shapes {
  static let collectionCycles: [CycleShape] = [
    CycleShape("array-element-points-back", rows: [35]) {
      filled(Group()) { $0.list = [Group(1), $0] }
    } fixed: {
      filled(Group()) {
        $0.list = [Group(1), $0]
        $0.list.removeLast()
      }
    },
    CycleShape("dictionary-value-points-back", rows: [36]) {
      filled(Group()) { group in group.table["next"] = filled(Group(1)) { $0.table["up"] = group } }
    } fixed: {
      filled(Group()) { group in group.table["next"] = filled(Group(1)) { $0.seen = group } }
    },
    CycleShape("dictionary-key-points-back", rows: [37]) {
      filled(Group()) { group in group.byGroup = [filled(Group(1)) { $0.list = [group] }: 1] }
    } fixed: {
      filled(Group()) { group in group.byGroup = [filled(Group(1)) { $0.seen = group }: 1] }
    },
    CycleShape("set-member-points-back", rows: [37]) {
      filled(Group()) { group in group.members = [filled(Group(1)) { $0.members = [group] }] }
    } fixed: {
      filled(Group()) { group in
        group.members = [filled(Group(1)) { $0.identities = [ObjectIdentifier(group)] }]
      }
    },
    CycleShape("foundation-array-holds-self", rows: [38]) {
      filled(Group()) { $0.foundationList = NSMutableArray(array: [1, $0]) }
    } fixed: {
      filled(Group()) {
        $0.foundationList = NSMutableArray(array: [1, $0])
        $0.foundationList?.removeLastObject()
      }
    },
  ]
}
