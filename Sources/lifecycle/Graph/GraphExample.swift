import ToolConsole
import LifecycleKit
import LifecycleReports

/// The example of the command `graph`: a few objects without any simulation, and the references between them.
struct GraphExample {
  /// The objects that a player keeps alive.
  let graph: OwnershipGraph
  /// The path from a root to a song.
  let pathToSong: String
  /// The retain cycle that keeps the player alive.
  let cycle: String

  /// Makes the objects, reads them, and releases them.
  init() throws(RuntimeRefusal) {
    let library = Library()
    let player = Player(library.playlists[0])
    player.arm()
    defer { player.onFinish = nil }
    graph = try OwnershipGraph.of(player).foldingInsides()
    let root = NamedRoot("the library", ObjectAddress(of: library))
    pathToSong = Self.path(to: library.playlists[0].songs[1], from: [root])
    cycle = Self.path(to: player, from: [])
  }

  private static func path(to object: AnyObject, from roots: [NamedRoot]) -> String {
    RetainingPaths.of(object, roots: roots).path?.text(width: 80) ?? "no holder"
  }

  static let titles = (
    graph: "Objects that the player keeps alive", path: "The path to a song",
    cycle: "The retain cycle of the player"
  )

  /// How much the player keeps alone. Without bytes, which may differ between two runs.
  private var alone: String {
    "alone it keeps \((graph.retained?.objectCount ?? 0).counted("object")); others hold the rest too"
  }

  /// The example for a terminal.
  func text(_ palette: Palette) -> String {
    [
      (Self.titles.graph, graph.text(width: 80) + "\n" + alone), (Self.titles.path, pathToSong),
      (Self.titles.cycle, cycle),
    ].map { title, text in "\(palette.heading(title + ":"))\n\(text)\n" }.joined(separator: "\n")
  }

  var page: NotedPage {
    NotedPage(
      title: Self.titles.graph,
      notes: [
        .graph(graph), .heading(Self.titles.path), .code(pathToSong.lines),
        .heading(Self.titles.cycle), .code(cycle.lines),
      ])
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
