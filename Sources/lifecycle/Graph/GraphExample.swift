import Console
import LifecycleKit

/// The example of the command `graph`: some objects without any simulation, and the references between them.
@MainActor struct GraphExample {
  let output: Output

  /// Returns the graph of the objects that the example's player keeps alive.
  static func graph() throws(RuntimeRefusal) -> OwnershipGraph {
    let library = Library()
    let player = Player(library.playlists[0])
    player.arm()
    defer { player.onFinish = nil }
    return try OwnershipGraph.of(player).foldingInsides()
  }

  /// Makes some objects, finds out what they hold, and lets them go.
  func run(_ form: GraphCommand.Form) throws(RuntimeRefusal) {
    let library = Library()
    let player = Player(library.playlists[0])
    player.arm()
    defer { player.onFinish = nil }
    let graph = try OwnershipGraph.of(player).foldingInsides()
    switch form {
    case .text:
      output.line(output.palette.heading("What the player keeps alive:"))
      output.line(graph.text(width: 80))
      output.line()
      output.line(output.palette.heading("Who keeps a song alive:"))
      output.line(path(to: library.playlists[0].songs[1], from: library))
      output.line()
      output.line(output.palette.heading("Who keeps the player alive, once nobody else does:"))
      output.line(path(to: player, from: nil))
    case .dot:
      output.write(graph.graphviz)
    case .mermaid:
      output.write(graph.mermaid)
    }
  }

  private func path(to object: AnyObject, from library: Library?) -> String {
    let roots = library.map { [NamedRoot("the library", ObjectAddress(of: $0))] } ?? []
    let path = RetainingPaths.of(object, roots: roots).path
    return path?.text(width: 80) ?? "nobody"
  }
}

extension GraphExample {
  /// A few objects with the usual ways of holding each other.
  final class Library {
    let playlists = [Playlist("Morning"), Playlist("Evening")]
  }

  final class Playlist {
    let title: String
    var songs: [Song] = []

    init(_ title: String) {
      self.title = title
      songs = ["First", "Second"].map { Song("\(title) \($0)", in: self) }
    }
  }

  final class Song {
    let title: String
    weak var playlist: Playlist?

    init(_ title: String, in playlist: Playlist) {
      self.title = title
      self.playlist = playlist
    }
  }

  final class Player {
    enum State {
      case idle
      case playing(Song, queue: [Song])
    }

    private(set) var state: State
    var onFinish: (() -> Void)?

    init(_ playlist: Playlist) {
      state = .playing(playlist.songs[0], queue: Array(playlist.songs.dropFirst()))
    }

    /// Stores a closure that keeps the player alive.
    func arm() {
      onFinish = { self.state = .idle }
    }
  }
}
