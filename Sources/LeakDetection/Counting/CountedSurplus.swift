/// A surplus and the limit that it is beyond.
package struct CountedSurplus: Sendable {
  package let subject: CountedSubject
  package let surplus: InstanceSurplus
}

/// One excess to be judged later: a limit, and which time of its being exceeded.
package struct ExcessNews: Sendable {
  package let subject: CountedSubject
  package let serial: Int
  package let source: InstanceSource
}
