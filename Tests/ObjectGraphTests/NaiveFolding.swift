import ObjectGraph

/// The folding of leaked objects, from the words of its definition and by trying every path.
struct NaiveFolding {
  let leaked: [Int]
  let roots: [Int]
  let search: NaiveSearch

  func groups() -> [LeakFolding.Group] {
    let all = Set(leaked)
    // From one leaked object to another past all others; the distance counts leaked objects.
    var distance: [[Int?]] = leaked.map { holder in
      leaked.map { other in
        holder == other
          ? 0
          : search.bestPath(from: [holder], to: other, stops: all.subtracting([holder]))
            .map { _ in 1 }
      }
    }
    for middle in leaked.indices {
      for one in leaked.indices {
        for two in leaked.indices {
          guard let first = distance[one][middle], let second = distance[middle][two] else {
            continue
          }
          distance[one][two] = min(distance[one][two] ?? .max, first + second)
        }
      }
    }

    var holds: [LeakFolding.Hold?] = leaked.map { object in
      if search.bestPath(from: roots, to: object, stops: all) != nil { return .root }
      return search.bestCycle(through: object, stops: all) == nil ? nil : .ownCycle
    }
    let unreached = leaked.indices.filter { member in
      !leaked.indices.contains { holds[$0] != nil && distance[$0][member] != nil }
    }
    for member in unreached {
      let keepers = unreached.filter { distance[$0][member] != nil }
      let circle = keepers.filter { distance[member][$0] != nil }
      if keepers == circle, circle.first == member {
        holds[member] = circle.count == 1 ? .unknown : .sharedCycle
      }
    }

    let culprits = leaked.indices.filter { holds[$0] != nil }
    var groups = culprits.map { culprit in
      LeakFolding.Group(
        culprit: RandomHeap.address(leaked[culprit]), hold: holds[culprit] ?? .unknown)
    }
    for member in leaked.indices where holds[member] == nil {
      let nearest = culprits.indices.min {
        (distance[culprits[$0]][member] ?? .max, $0) < (distance[culprits[$1]][member] ?? .max, $1)
      }
      if let nearest { groups[nearest].victims.append(RandomHeap.address(leaked[member])) }
    }
    return groups
  }
}
