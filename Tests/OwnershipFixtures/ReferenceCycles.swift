final class Node {
  var number = 0
  var next: Node?
  var other: Node?
  weak var weakNext: Node?
}

final class Link {
  var next: Link?
  weak var first: Link?
  deinit {
    var rest = next
    next = nil
    while let link = rest {
      rest = link.next
      link.next = nil
    }
  }
}

private func chain(of count: Int, closed: Bool) -> Link {
  let first = Link()
  var last = first
  for _ in 1..<count {
    let link = Link()
    last.next = link
    last = link
  }
  if closed { last.next = first } else { last.first = first }
  return first
}

protocol PlayerDelegate: AnyObject {
  func finished()
}

final class Player {
  var delegate: (any PlayerDelegate)?
  weak var weakDelegate: (any PlayerDelegate)?
}

final class PlayerScreen: PlayerDelegate {
  let player = Player()
  func finished() {}
}

final class ViewNode {
  var children: [ViewNode] = []
  var parent: ViewNode?
  unowned(unsafe) var unsafeParent: ViewNode?
}

class BaseScreen {
  var owner: BaseScreen?
  weak var weakOwner: BaseScreen?
}

class MiddleScreen: BaseScreen {
  var number = 1
  var helper: BaseScreen?
}

final class LeafScreen: MiddleScreen {
  var title = "leaf"
}

extension Shapes {
  static let referenceCycles: [CycleShape] = [
    CycleShape("self-in-optional-property", rows: [29]) {
      filled(Node()) { $0.next = $0 }
    } fixed: {
      filled(Node()) { $0.weakNext = $0 }
    },
    CycleShape("two-objects-point-at-each-other", rows: [30]) {
      filled(Node()) { node in node.next = filled(Node()) { $0.next = node } }
    } fixed: {
      filled(Node()) { node in node.next = filled(Node()) { $0.weakNext = node } }
    },
    CycleShape("ring-of-twenty-seven", rows: [31]) {
      chain(of: 27, closed: true)
    } fixed: {
      chain(of: 27, closed: false)
    },
    CycleShape("ring-of-twenty-thousand", rows: [32]) {
      chain(of: 20_000, closed: true)
    } fixed: {
      chain(of: 20_000, closed: false)
    },
    CycleShape("strong-delegate", rows: [33]) {
      filled(PlayerScreen()) { $0.player.delegate = $0 }
    } fixed: {
      filled(PlayerScreen()) { $0.player.weakDelegate = $0 }
    },
    CycleShape("strong-child-and-strong-parent", rows: [34]) {
      filled(ViewNode()) { parent in
        parent.children = [ViewNode(), filled(ViewNode()) { $0.parent = parent }]
      }
    } fixed: {
      filled(ViewNode()) { parent in
        parent.children = [ViewNode(), filled(ViewNode()) { $0.unsafeParent = parent }]
      }
    },
    CycleShape("cycle-through-a-superclass-field", rows: [51]) {
      filled(LeafScreen()) { $0.owner = $0 }
    } fixed: {
      filled(LeafScreen()) { $0.weakOwner = $0 }
    },
    CycleShape("cycle-through-a-subclass-field", rows: [51]) {
      filled(LeafScreen()) { leaf in
        leaf.helper = filled(MiddleScreen()) { $0.helper = leaf }
      }
    } fixed: {
      filled(LeafScreen()) { leaf in
        leaf.helper = filled(MiddleScreen()) { $0.weakOwner = leaf }
      }
    },
    CycleShape("weak-path-beside-a-strong-one", rows: [52]) {
      filled(Node()) { node in
        let back = filled(Node()) { $0.next = node }
        node.weakNext = back
        node.other = back
      }
    } fixed: {
      filled(Node()) { node in
        let back = filled(Node()) { $0.weakNext = node }
        node.weakNext = back
        node.other = back
      }
    },
    CycleShape("two-cycles-share-a-node", rows: [53]) {
      filled(Node()) { shared in
        shared.next = filled(Node()) { $0.next = shared }
        shared.other = filled(Node()) { $0.other = shared }
      }
    } fixed: {
      filled(Node()) { shared in
        shared.next = filled(Node()) { $0.weakNext = shared }
        shared.other = filled(Node()) { $0.weakNext = shared }
      }
    },
    CycleShape("object-hangs-off-a-cycle", rows: [53]) {
      filled(Node()) { hanging in
        let first = filled(Node()) { $0.other = hanging }
        first.next = filled(Node()) { $0.next = first }
      }
    } fixed: {
      filled(Node()) { hanging in
        let first = filled(Node()) { $0.other = hanging }
        first.next = filled(Node()) { $0.weakNext = first }
      }
    },
  ]
}
