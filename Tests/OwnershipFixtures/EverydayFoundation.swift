import Foundation

/// What ordinary apps keep objects in: objects of Foundation's.
extension Shapes {
  static let everydayFoundation: [Shape] = [
    .boxed("thread-that-was-not-started", { subject in Thread { touch(subject) } }) { subject in
      Thread { [weak subject] in touch(subject) }
    },
    .boxed("block-operation", { subject in BlockOperation { touch(subject) } }) { subject in
      BlockOperation { [weak subject] in touch(subject) }
    },
    .boxed("operation-with-dependency", { depending(on: $0) }, { depending(on: nil, known: $0) }),
    .boxed(
      "progress-handler",
      { subject in
        let progress = Progress(totalUnitCount: 1)
        progress.cancellationHandler = { touch(subject) }
        return progress
      }
    ) { subject in
      let progress = Progress(totalUnitCount: 1)
      progress.cancellationHandler = { [weak subject] in touch(subject) }
      return progress
    },
    .boxed("decoder-user-info", { decoder(with: $0) }, { decoder(with: ObjectIdentifier($0)) }),
    .boxed("error-user-info", { NSError(domain: "a", code: 1, userInfo: ["a": $0]) }) {
      NSError(domain: "a", code: 1, userInfo: ["a": Known($0)])
    },
    .boxed("notification-with-object", { Notification(name: Notification.Name("a"), object: $0) }) {
      Notification(name: Notification.Name("a"), object: ObjectIdentifier($0))
    },
    .boxed("foundation-set", { NSMutableSet(array: [$0]) }, { NSMutableSet(array: [Known($0)]) }),
    .boxed("foundation-ordered-set", { NSMutableOrderedSet(array: [$0]) }) {
      NSMutableOrderedSet(array: [Known($0)])
    },
  ]
}

private func depending(on subject: Held?, known: Held? = nil) -> Operation {
  let (first, second) = (BlockOperation(), BlockOperation())
  first.addExecutionBlock { [weak known] in touch((subject, known)) }
  second.addDependency(first)
  return second
}

private func decoder(with value: any Sendable) -> JSONDecoder {
  let decoder = JSONDecoder()
  if let key = CodingUserInfoKey(rawValue: "owner") { decoder.userInfo[key] = value }
  return decoder
}
