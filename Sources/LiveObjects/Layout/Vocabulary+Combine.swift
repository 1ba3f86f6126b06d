import ObjectGraph

extension Vocabulary {
  /// The words of Combine for OpenCombine, which is a Combine of its own for Linux: what is private there has the name
  /// that Combine's documentation has for it.
  ///
  /// Verified with OpenCombine 0.14.0.
  static let ofCombine = Vocabulary(
    names: [
      "AnyCancellable._cancel": "cancel",
      "Conduit.parent": "subject",
      "downstream": "subscriber",
      "downstreams": "subscriptions",
      "upstreamSubscriptions": "upstream",
      "status": "subscription",
      "state": "subscription",
      "CurrentValueSubject.currentValue": "value",
      "PublishedSubject.currentValue": "",
      "Published._storage": "",
      "Box.wrappedValue": "",
      "Publisher.subject": "",
    ],
    carriers: [
      "AnyCancellable.init(_:)", "ConduitList", "SubscriptionStatus", "State", "Published", "Box",
      "Storage", "PublishedSubject",
    ],
    types: ["Conduit": "Subscription", "Inner": ""],
    roles: [
      "Sink": .subscription, "Assign": .subscription, "Conduit": .subscription,
      "Inner": .subscription,
    ],
    notes: [
      "cancel": .link,
      "subject": .link,
      "subscriber": .link,
      "subscription": .link,
      "subscriptions": .link,
      "upstream": .link,
    ])
}
