import Console
import Foundation
import GuidedTour
import Lessons
import LifecycleKit

/// A command that was given on the program's command line.
enum Command: Equatable {
  case tour
  /// The tour, with its report as a page in a file.
  case report(path: String)
  case play(path: String, options: PlayOptions = PlayOptions())
  case session
  /// Two runs side by side, as a page in a file.
  case compare(before: String, after: String, path: String)
  /// The lessons, or one of them.
  case lessons
  case lesson(String)
  case graph(GraphExample.Form)
  case snapshot(path: String, GraphExample.Form)
  case graphPage(path: String)
  case gallery(GalleryTour.Request)
  case doctor(DoctorVisit.Request)
  case bench(Bench.Part)
  case explore(ExploreRequest)
  case settings(isBrief: Bool)
  case help
  case helpPlay
  case version
  /// Nothing that the program knows; the words say what is wrong.
  case misunderstood(String)

  init(_ arguments: some Collection<String>) {
    switch Array(arguments) {
    case ["tour"]: self = .tour
    case ["tour", "--report"]:
      self = .misunderstood("tour --report needs the path of the page to write")
    case let words where words.count == 3 && words[0] == "tour" && words[1] == "--report":
      self = .report(path: words[2])
    case let words where words.first == "compare":
      self =
        words.count == 4
        ? .compare(before: words[1], after: words[2], path: words[3])
        : .misunderstood(
          "compare needs two scripts or reports, and the path of the page to write")
    case ["lesson"]: self = .lessons
    case let words where words.count == 2 && words[0] == "lesson": self = .lesson(words[1])
    case ["bench"]: self = .bench(.all)
    case ["bench", "flows"]: self = .bench(.flows)
    case ["bench", "sizes"]: self = .bench(.sizes)
    case ["bench", "searches"]: self = .bench(.searches)
    case ["bench", "rows"]: self = .bench(.rows)
    case let words where words.count == 4 && words[0] == "bench" && words[1] == "row":
      guard let number = Int(words[2]), (1...SizeBench.rows.count).contains(number),
        let size = Int(words[3]), (0...10_000_000).contains(size)
      else {
        self = .misunderstood("bench row needs the number of a row of \"bench rows\", and a size")
        return
      }
      self = .bench(.row(number, size))
    case let words where words.count == 3 && words[0] == "bench":
      if let cycle = Bench.Cycle(rawValue: words[1]), let count = Int(words[2]), count > 0 {
        self = .bench(.cycles(cycle, count))
      } else {
        self = .misunderstood(
          "bench runs cycles that are bare, plain, logged, unchecked or animated")
      }
    case ["graph"]: self = .graph(.text)
    case ["graph", "--html"]:
      self = .misunderstood("graph --html needs the path of the page to write")
    case let words where words.count == 3 && words[0] == "graph" && words[1] == "--html":
      self = .graphPage(path: words[2])
    case let words where words.count == 2 && words[0] == "graph":
      self =
        GraphExample.Form(rawValue: words[1]).map(Command.graph)
        ?? .snapshot(path: words[1], .text)
    case let words where words.count == 3 && words[0] == "graph":
      if let form = GraphExample.Form(rawValue: words[2]) {
        self = .snapshot(path: words[1], form)
      } else {
        self = .misunderstood("graph is written as text, dot or mermaid, not as \(words[2])")
      }
    case ["gallery"]: self = .gallery(.list)
    case ["gallery", "--table"]: self = .gallery(.table)
    case ["gallery", "--site"]:
      self = .misunderstood("gallery --site needs the path of the folder to write into")
    case let words where words.count == 3 && words[0] == "gallery" && words[1] == "--site":
      self = .gallery(.site(words[2]))
    case let words where words.count == 4 && words[0] == "gallery" && words[2] == "--picture":
      self = .gallery(.picture(words[1], path: words[3]))
    case let words where words.count == 2 && words[0] == "gallery":
      self = .gallery(.shape(words[1]))
    case let words where words.first == "doctor":
      do throws(DoctorVisit.Misunderstood) {
        self = .doctor(try DoctorVisit.Request(words.dropFirst()))
      } catch {
        self = .misunderstood(error.complaint)
      }
    case let words where words.first == "explore":
      do throws(ExploreRequest.Misunderstood) {
        self = .explore(
          try ExploreRequest(
            words.dropFirst(), environment: ProcessInfo.processInfo.environment))
      } catch {
        self = .misunderstood(error.complaint)
      }
    case ["play"]: self = .session
    case ["settings"]: self = .settings(isBrief: false)
    case ["settings", "--brief"]: self = .settings(isBrief: true)
    case [], ["help"], ["--help"], ["-h"]: self = .help
    case ["help", "play"]: self = .helpPlay
    case ["version"], ["--version"]: self = .version
    case let words where words.count > 1 && words[0] == "play":
      do throws(PlayOptions.Misunderstood) {
        self = .play(path: words[1], options: try PlayOptions(words.dropFirst(2)))
      } catch {
        self = .misunderstood(error.complaint)
      }
    case let words
    where [
      "graph", "gallery", "bench", "settings", "help", "tour", "lesson", "version",
    ].contains(words[0]):
      self = .misunderstood("too many words after \(words[0])")
    case let words:
      self = .misunderstood("unknown command \"\(words[0])\"")
    }
  }

  static let usage = """
    usage: lifecycle tour        the tour of a small app with three planted leaks
           lifecycle tour --report FILE  the same, and its report as one page of HTML in the file
           lifecycle play        a session: steps typed one at a time, each drawn; without a terminal
                            those of the standard input
           lifecycle play FILE   runs a script of steps on named screens, that of the standard input for -;
                            with options, sums up its leaks:
             --format text|json|junit|github   how; the play itself goes to standard error
             --baseline FILE                   fails on leaks that the file does not know only
             --write-baseline FILE             writes such a file of the leaks that count
             --report FILE                     writes what happened as one page of HTML, or as
                                               JSON where the file's name ends so
             --ignore FILE --today YYYY-MM-DD  leaves leaks out by rules that expire
             --verify SIGNATURE|FILE           judges a fix: pass, partly (1), fail (1) or
                                               unjudged (2), for a failed line or a signature that
                                               neither the run nor --baseline knows
           lifecycle graph       who holds whom among live objects; also as: graph dot, graph mermaid
           lifecycle graph --html FILE  the same graph drawn on a page
           lifecycle graph FILE  a leak's surroundings, saved by a program; also as: graph FILE dot|mermaid
           lifecycle gallery     the gallery of leaks; also as: gallery NAME, gallery --table
           lifecycle gallery --site DIR  a page for each shape and each lesson, and an index
           lifecycle gallery NAME --picture FILE  a shape's leak and its timeline as one SVG
           lifecycle lesson      ten lessons about what keeps screens alive; lesson N is one of them
           lifecycle compare BEFORE AFTER FILE  two scripts, or reports that --report FILE.json has
                            written, side by side as a page, with what differs marked
           lifecycle doctor PATH what iOS code there needs to be built with the module UIKit on Linux, by
                            the compiler's word; builds that module the first time:
             --quick                           by reading alone, without a compiler
             --fix INTO|--in-place             the mechanical edits, in a copy outside of PATH or
                                               there; shows the difference, and what is left
             --format text|json                how; doctor --table has what cannot work at all
           lifecycle doctor --init PATH  what a package needs to begin with: a first checked test, a
                            workflow, and the manifest's lines, which --edit puts there
           lifecycle explore     every flow through the tour's app, what goes wrong, and the shortest way
                            there; explore kiosk MISTAKE does it with a small shop:
             --depth N                         how many actions from the start at most; 6
             --walks N --length N --seed N     random walks in place of that
             --map mermaid|dot|json            the map of the screens
             --tests, --scripts                writes each finding as a test, as a script for play
             --report DIR                      writes pages of HTML: the map to be searched, the flow to
                                               each screen, and what happens in each finding's flow
             --covered DIR                     which ways tests take that ran with LIFECYCLE_FLOWS=DIR,
                                               on the map in each of its forms
             --json FILE                       writes the result
             --jobs N --limit SECONDS          in processes of their own, so that a trap or an action
                                               that never returns is a finding
             --shard I/N|auto                  a part of it; explore merge FILES puts parts together
           lifecycle bench flows measures only explorations
           lifecycle bench       measures what watching costs (build with -c release)
           lifecycle bench searches measures only who holds a leaked screen, in debug builds too
           lifecycle bench sizes measures only what must not grow faster than its size;
                            bench plain 1000 pushes and pops that often and measures nothing, for a
                            profiler; also as: bench bare, logged, unchecked or animated;
                            bench rows lists what bench sizes measures, bench row 3 1000
                            does the third of size 1000 and measures nothing
           lifecycle settings    every setting of the checks, as the table of the documentation;
                            settings --brief as that of the README
           lifecycle help play   the language of scripts
           lifecycle version   what this is, and of which version
    exit status: 0 fine · 1 a screen leaked or an expectation failed, or the doctor found something
                     to do · 2 bad usage, bad script, a path that cannot be read, or a fix that
                     cannot be judged · 3 the output or a file could not be written

    """

  /// The output of `--version`; the changelog's latest heading says the same.
  static let versionText =
    "LifecycleKit 0.1.0, unreleased; writes baselines of version \(LeakBaseline.currentVersion)\n"

  /// Runs the command.
  ///
  /// - Returns: the exit status; one of its own where something could not be written, whatever it was.
  @MainActor func run(output: Output, errors: Output) async -> Int32 {
    let status = await answer(output: output, errors: errors)
    return output.exitStatus(status, of: "lifecycle", errors: errors)
  }

  @MainActor private func answer(output: Output, errors: Output) async -> Int32 {
    switch self {
    case .tour:
      Tour(output: output).run()
      return 0
    case .report(let path):
      return FlowPage(path: path, errors: errors).ofTour(output: output)
    case .play(let path, let options):
      return Play.run(path: path, options: options, output: output, errors: errors)
    case .compare(let before, let after, let path):
      return FlowPage(path: path, errors: errors).ofComparison(before, after)
    case .lessons:
      for lesson in Lesson.all { output.line("\(lesson.number)  \(lesson.title)") }
      output.line()
      output.line("lesson N shows one; gallery --site DIR writes them as pages")
      return 0
    case .lesson(let number):
      guard let lesson = Lesson.all.first(where: { "\($0.number)" == number }) else {
        errors.line("lifecycle: no lesson \"\(number)\"; there are \(Lesson.all.count)")
        return 2
      }
      LessonReading.read(
        PlayedLesson(lesson), output: output, pause: Terminal().map(LessonReading.pause))
      return 0
    case .graphPage(let path):
      return FlowPage(path: path, errors: errors).ofGraph()
    case .session: return SessionLoop.run(output: output, errors: errors)
    case .graph(let form):
      do throws(RuntimeRefusal) {
        try GraphExample(output: output).run(form)
        return 0
      } catch {
        errors.line("lifecycle: \(error)")
        return 1
      }
    case .snapshot(let path, let form):
      do throws(LeakFileError) {
        let snapshot = try LeakSnapshot.load(from: path)
        switch form {
        case .text: output.write(snapshot.description)
        case .dot: output.write(snapshot.graph.graphviz)
        case .mermaid: output.write(snapshot.graph.mermaid)
        }
        return 0
      } catch {
        errors.line("lifecycle: \(error)")
        return 2
      }
    case .gallery(let request):
      return await GalleryTour(output: output, errors: errors).run(request)
    case .doctor(let request):
      return DoctorVisit(output: output, errors: errors).run(request)
    case .explore(let request):
      return ExploreVisit(output: output, errors: errors).run(request)
    case .bench(let part):
      Bench(output: output).run(part)
      return 0
    case .settings(let isBrief):
      output.write(isBrief ? SettingsTable.brief : SettingsTable.markdown)
      return 0
    case .help:
      output.write(Command.usage)
      return 0
    case .helpPlay:
      output.write(Play.guide)
      return 0
    case .version:
      output.write(Command.versionText)
      return 0
    case .misunderstood(let complaint):
      errors.line("lifecycle: \(complaint)")
      errors.write(Command.usage)
      return 2
    }
  }
}
