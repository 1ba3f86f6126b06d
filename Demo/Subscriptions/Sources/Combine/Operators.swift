// swift-format-ignore-file
// Merging and the latest values of several publishers, which OpenCombine 0.14 lacks.
import OpenCombine

extension Publishers {
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream { publishers = Array(upstream) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Merge(a.map { (Optional($0), B.Output?.none) }, b.map { (A.Output?.none, Optional($0)) })
        .scan((A.Output?.none, B.Output?.none)) { ($1.0 ?? $0.0, $1.1 ?? $0.1) }
        .compactMap { latest in latest.0.flatMap { a in latest.1.map { (a, $0) } } }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure { .init(self, other) }

  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
    -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  public func combineLatest<B: Publisher>(_ other: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure { .init(self, other) }

  public func combineLatest<B: Publisher, Result>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result> where B.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }
}
