import LifecycleKit

/// Sends messages as long as the app runs.
@MainActor private final class ChatServer {
  private let feed: SimulatedStreamContinuation<String>

  init(_ feed: SimulatedStreamContinuation<String>) {
    self.feed = feed
    feed.yield("Hello")
  }
}

extension Stage {
  /// A stream of one message that never ends by itself: who feeds it lives as long as the app.
  func makeMessages() -> AsyncStream<String> {
    let (stream, feed) = simulation.services.tasks.makeStream(named: "messages", of: String.self)
    keep(ChatServer(feed))
    return stream
  }
}
