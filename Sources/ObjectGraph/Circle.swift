/// The result of a search for the best cycle through an object.
package struct Circle {
  /// The cycle, or why there is none.
  package let result: RetainingPathResult
  /// The objects that the cycle goes through, the one asked about last; none without a cycle.
  package let members: [ObjectAddress]
  /// The objects the search met, the one asked about first. Without a cycle, these are all that it reaches.
  package let met: VisitedTable
}
