import ObjectGraph
import Testing

@testable import LiveObjects

private final class Held {}

/// Its elements are of its own type.
private struct Tree {
  var name = ""
  var children: [Tree] = []
}

private enum Setting {
  case names([String])
  case sizes([String: [Double]], isWide: Bool)
}

/// What plain values are stored in, and what is not plain beside them.
private final class Tables {
  let numbers = [1, 2]
  let texts: [[String]?] = [["one"]]
  let sizes: [String: Set<Double>] = ["a": [1]]
  let slice = [1, 2, 3][1...]
  let pairs: ContiguousArray<(Int, Setting)> = [(1, .names(["a"]))]
  let anything: [Any] = [1]
  let held = [Held()]
  let byName = ["a": Held()]
  let closures: [() -> Void] = [{}]
  let trees = [Tree(children: [Tree()])]
}

extension `Live objects` {
  @Suite
  struct `Collections of plain values` {
    @Test
    func `they are not read, and any others are`() throws {
      let tables = Tables()
      let graph = try OwnershipGraph.of(tables)
      #expect(
        graph.edges.filter { $0.holder == 0 }.map(\.label)
          == [".anything", ".held", ".byName", ".closures", ".trees"])
    }

    @Test
    func `what holds an object behind a type that has itself as elements is found`() {
      struct Branch {
        var leaf: Held?
        var branches: [Branch] = []
      }
      final class Owner {
        var branches: [Branch] = []
      }
      let (owner, held) = (Owner(), Held())
      weak let seen = held
      owner.branches = [Branch(branches: [Branch(branches: [Branch(leaf: held)])])]
      let path = RetainingPaths(
        roots: [NamedRoot("the owner", ObjectAddress(of: owner))], searchesStatics: false
      ).retention(of: ObjectAddress(of: held)).path
      #expect(path?.steps.map(\.label).joined() == ".branches[0].branches[0].branches[0].leaf")
      withExtendedLifetime(owner) {}
      #expect(seen != nil)
    }
  }
}
