/// What a search for the best cycle through an object came to.
package struct Circle {
  /// The cycle, or why there is none.
  package let result: RetainingPathResult
  /// The objects that the cycle goes through, the one asked about last; none without a cycle.
  package let members: [ObjectAddress]
  /// What the search met, that object first: all that it reaches, where there is no cycle.
  package let met: VisitedTable
}
