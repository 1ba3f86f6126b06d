import LeakDetection
import ObjectGraph
import Testing

/// Growth as it is counted and told, on made-up heaps.
@Suite struct GrowthReportTests {
  /// Objects by number, each with its references' labels and targets.
  struct Heap: ReferenceReader {
    var names: [UInt: String] = [:]
    var kinds: [UInt: ObjectDescription.Kind] = [:]
    var edges: [UInt: [(label: String, target: UInt)]] = [:]

    mutating func add(
      _ number: UInt, _ name: String, _ kind: ObjectDescription.Kind = .object,
      _ edges: [(String, UInt)] = []
    ) {
      names[number] = name
      kinds[number] = kind
      self.edges[number] = edges.map { (label: $0.0, target: $0.1) }
    }

    func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
      for (ordinal, edge) in (edges[object.rawValue] ?? []).enumerated() {
        references.append(
          ObjectReference(target: ObjectAddress(edge.target), ordinal: UInt32(ordinal)))
      }
    }

    func label(of reference: ObjectReference, from object: ObjectAddress) -> String {
      edges[object.rawValue]?[Int(reference.ordinal)].label ?? "?"
    }

    func describe(_ object: ObjectAddress) -> ObjectDescription {
      ObjectDescription(
        name: names[object.rawValue] ?? "?", kind: kinds[object.rawValue] ?? .object)
    }

    /// What lives, counted from object 1.
    func census(
      variables: [(place: UInt, object: ObjectAddress)] = [], stops: Set<ObjectAddress> = [],
      budget: PathSearchBudget = .unlimited
    ) -> LivingCensus {
      LivingCensus(
        from: [ObjectAddress(1)], variables: variables, isStop: { stops.contains($0) },
        reader: self, budget: budget)
    }
  }

  /// An owner with a list of that many rows, each with a cell.
  private func list(of count: Int) -> Heap {
    var heap = Heap()
    heap.add(1, "Owner", .object, [(".rows", 2), (".first", 100)])
    heap.add(2, "array", .storage, (0..<count).map { ("[\($0)]", UInt(100 + $0)) })
    for number in 0..<count {
      heap.add(UInt(100 + number), "Row", .object, [(".cell", UInt(1000 + number))])
      heap.add(UInt(1000 + number), "Cell")
    }
    return heap
  }

  @Test func `a list that grows is told with what is in it and what that holds`() throws {
    let report = GrowthReport([1, 2, 5].map { list(of: $0).census() }, warmUp: 1)
    #expect(
      report.text == """
        growth over 2 rounds after 1 of warm-up: 1 type, 1 field
          type   Row +1 to +3 a round (1 → 5), in Owner.rows
                   and with it Cell +1 to +3
          field  Owner.rows +1 to +3 a round (1 → 5)

        """)
    #expect(
      try report.json() == """
        {
          "fields" : [
            {
              "name" : "Owner.rows",
              "series" : [
                1,
                2,
                5
              ]
            }
          ],
          "rounds" : 2,
          "types" : [
            {
              "followers" : [
                {
                  "followers" : [

                  ],
                  "heldIn" : [
                    "Row.cell"
                  ],
                  "name" : "Cell",
                  "series" : [
                    1,
                    2,
                    5
                  ]
                }
              ],
              "heldIn" : [
                "Owner.rows"
              ],
              "name" : "Row",
              "series" : [
                1,
                2,
                5
              ]
            }
          ],
          "warmUp" : 1
        }
        """)
  }

  @Test(arguments: [[3, 3, 3], [1, 2, 2], [1, 3, 2], [2, 1, 3]])
  func `a list that does not grow in every round is silent`(counts: [Int]) {
    #expect(GrowthReport(counts.map { list(of: $0).census() }, warmUp: 0).isEmpty)
  }

  @Test func `a chain that grows by its end is a type in a field of its own`() {
    func chain(of count: UInt) -> Heap {
      var heap = Heap()
      for number in 1...count {
        heap.add(number, "Node", .object, number < count ? [(".next", number + 1)] : [])
      }
      return heap
    }
    #expect(
      GrowthReport([2, 3, 4].map { chain(of: $0).census() }, warmUp: 0).text == """
        growth over 2 rounds: 1 type
          type   Node +1 a round (2 → 4), in Node.next

        """)
  }

  @Test func `variables have their names, and other words of data are no place`() {
    func heap(_ count: UInt) -> LivingCensus {
      var heap = Heap()
      heap.add(1, "Root")
      for (storage, start) in [(50, 100), (60, 200)] as [(UInt, UInt)] {
        heap.add(storage, "array", .storage, (0..<count).map { ("[\($0)]", start + $0) })
        for number in 0..<count { heap.add(start + number, start == 100 ? "Page" : "Entry") }
      }
      return heap.census(variables: [(8, ObjectAddress(50)), (16, ObjectAddress(60))])
    }
    let report = GrowthReport([heap(1), heap(2)], warmUp: 0) {
      $0 == 8 ? "static Cache.pages" : nil
    }
    #expect(
      report.text == """
        growth over 1 round: 2 types, 1 field
          type   Entry +1 a round (1 → 2), held by no root that was looked through
          type   Page +1 a round (1 → 2), in static Cache.pages
          field  static Cache.pages +1 a round (1 → 2)

        """)
  }

  @Test func `types that hold each other in turn are told once`() {
    func ring(of count: UInt) -> LivingCensus {
      var heap = Heap()
      heap.add(1, "Pool", .object, (0..<count).map { (".slot\($0)", 100 + 2 * $0) })
      for number in 0..<count {
        let place = 100 + 2 * number
        heap.add(place, "Left", .object, [(".right", place + 1)])
        heap.add(place + 1, "Right", .object, [(".left", place)])
      }
      return heap.census()
    }
    #expect(
      GrowthReport([1, 2, 3].map(ring(of:)), warmUp: 0).text == """
        growth over 2 rounds: 1 type
          type   Left +1 a round (1 → 3), in Right.left
                   and with it Right +1

        """)
  }

  @Test func `what only a stop reaches is not counted, and keys are not`() {
    var heap = list(of: 3)
    #expect(heap.census(stops: [ObjectAddress(2)]).living == ["Owner": 1, "Row": 1, "Cell": 1])
    heap.add(2, "dictionary", .storage, [("[key]", 101), ("[\"a\"]", 100)])
    let field = LivingCensus.Field(holder: "Owner", label: ".rows")
    #expect(heap.census().fields[field] == .init(total: 1, most: 1))
  }

  @Test func `a report says what was not counted, and why`() {
    var report = GrowthReport([LivingCensus(), LivingCensus()], warmUp: 2, refusal: "no such luck")
    report.cut = "out of time"
    #expect(
      report.text == """
        growth over 1 round after 2 of warm-up: nothing grew
          only controllers were counted: no such luck
          not everything was counted: out of time

        """)
    #expect(list(of: 3).census(budget: PathSearchBudget(objectLimit: 2)).cut == .objectLimit(2))
  }
}
