import LifecycleKit

/// One call on a world, as a value: controllers and windows are numbers, so that a sequence can be performed
/// again, shortened and printed. What a number stands for may be gone by then; the call does nothing then.
indirect enum Operation: Hashable, Sendable {
  // What there is
  case make(Int, Kind)
  /// The world's own variable lets the controller go; what is linked to it still has it.
  case letGo(Int)
  /// A leak: the screen holds itself, or an object that the world has holds it, until the end.
  case plant(Int, Plant)
  case makeWindow(Int)
  case letWindowGo(Int)

  // Windows
  case setRoot(Int?, window: Int)
  case show(window: Int)
  case hide(window: Int)

  // Stacks
  case push(Int, on: Int, animated: Bool)
  case pop(Int, animated: Bool)
  case popTo(Int, on: Int, animated: Bool)
  case popToRoot(Int, animated: Bool)
  case setStack([Int], of: Int, animated: Bool)

  // Tabs
  case setTabs([Int], of: Int)
  case select(Int, of: Int)
  case tapTab(at: Int, of: Int)

  // Presentations
  case setStyle(UIModalPresentationStyle, of: Int)
  case defineContext(Int)
  case forbidPulling(Int)
  case direct(Int, milliseconds: Int, removesPresenter: Bool)
  case present(Int, by: Int, animated: Bool)
  case dismiss(Int, animated: Bool)

  // Containment
  case add(Int, to: Int)
  case remove(Int)
  case exchange(Int, for: Int, in: Int, milliseconds: Int)
  case begin(Int, appearing: Bool, animated: Bool)
  case end(Int)

  // Pages and searches
  case setPage(Int, of: Int, animated: Bool)
  case swipePage(Int, to: Int, forward: Bool)
  case giveSearch(Int?, to: Int)
  case activate(Int, Bool)
  case type(String, in: Int)

  // Columns
  case setColumn(Int, of: Int, isPrimary: Bool)
  case showColumn(of: Int, isPrimary: Bool, shows: Bool)
  case showDetail(Int, of: Int)
  case resize(isWide: Bool)

  // Storyboards and services
  /// To a new screen, by the segue of a screen that a storyboard has made.
  case segue(Int)
  /// Some time later, from the services' main queue.
  case later(milliseconds: Int, [Operation])
  /// A notification, to which every storyboarded screen listens.
  case listen(Int)
  case post

  // Screens of an app that says `import UIKit`
  case tapRow(Int, row: Int, to: Int)
  case tapButton(Int, row: Int, to: Int)
  case tapAdd(Int, to: Int)
  case openMenu(Int, row: Int, to: Int)
  case endMenu(Int, Feed.MenuEnd)
  case setRows(Int, Int)
  case write(String, in: Int)
  case scroll(Int)
  case animate(Int, milliseconds: Int)
  /// Makes a list the delegate of the presentation of a screen.
  case adapt(Int, by: Int)
  /// Puts a delegate around the one that a stack has.
  case witness(Int)
  case answer(Int, Bool)

  // The user's finger
  case tapBack(Int)
  case swipeBack(Int)
  case pullDown(Int)
  case move(percent: Int)
  case finish
  case cancel

  // Time and surroundings
  case advance(milliseconds: Int)
  case settle
  case endTurn
  case rotate(animated: Bool)
  case enterBackground
  case enterForeground
  case warnOfMemory

  /// Inside the next callback of this kind, once.
  case once(Int, LifecycleEvent.Kind, [Operation])

  enum Plant: String, Hashable, Sendable, CaseIterable { case cycle, holder, action, observation }

  enum Kind: String, Hashable, Sendable, CaseIterable {
    case a, box, byHand, nav, tabs, scroll, curl, alert, search, searchWithResults
    case split, storyboarded
    case feed, table, grid, host, question, album, documents

    /// Those with a list.
    static let lists: [Kind] = [.feed, .feed, .table, .grid]
    /// Those that a user answers.
    static let answerable: [Kind] = [.question, .album, .documents]
  }
}

extension Operation {
  /// The controllers that have to be there for the call to do anything.
  var mentioned: [Int] {
    switch self {
    case .make, .letGo, .makeWindow, .letWindowGo, .show, .hide, .move, .finish, .cancel, .advance,
      .settle, .endTurn, .rotate, .enterBackground, .enterForeground, .warnOfMemory, .resize,
      .later, .post:
      []
    case .setRoot(let root, _): root.map { [$0] } ?? []
    case .push(let screen, let nav, _), .popTo(let screen, let nav, _): [screen, nav]
    case .setStack(let screens, let nav, _): screens + [nav]
    case .setTabs(let screens, let tabs): screens + [tabs]
    case .select(let screen, let tabs): [screen, tabs]
    case .tapTab(_, let tabs): [tabs]
    case .setStyle(_, let one), .pop(let one, _), .popToRoot(let one, _), .defineContext(let one),
      .forbidPulling(let one), .plant(let one, _), .direct(let one, _, _), .dismiss(let one, _),
      .remove(let one),
      .begin(let one, _, _), .end(let one), .activate(let one, _), .type(_, let one),
      .tapBack(let one), .swipeBack(let one), .pullDown(let one), .once(let one, _, _),
      .showColumn(let one, _, _), .segue(let one), .listen(let one), .endMenu(let one, _),
      .setRows(let one, _), .write(_, let one), .scroll(let one), .animate(let one, _),
      .witness(let one), .answer(let one, _):
      [one]
    case .tapRow(let list, _, let screen), .tapButton(let list, _, let screen),
      .tapAdd(let list, let screen), .openMenu(let list, _, let screen),
      .adapt(let screen, let list):
      [list, screen]
    case .setColumn(let screen, let split, _), .showDetail(let screen, let split): [screen, split]
    case .present(let one, let other, _), .add(let one, let other), .setPage(let one, let other, _),
      .swipePage(let other, let one, _):
      [one, other]
    case .exchange(let from, let to, let container, _): [from, to, container]
    case .giveSearch(let search, let screen): (search.map { [$0] } ?? []) + [screen]
    }
  }

  /// Whether it is something a user does.
  var isOfUser: Bool {
    switch self {
    case .tapTab, .tapBack, .type, .tapRow, .tapButton, .tapAdd, .openMenu, .endMenu, .write,
      .answer:
      true
    default: putsFingerDown
    }
  }

  /// Whether it begins a gesture.
  var putsFingerDown: Bool {
    switch self {
    case .swipeBack, .swipePage, .pullDown: true
    default: false
    }
  }

  /// The same without time that passes inside a callback: that would end later than the advance around it,
  /// and so by how that was cut into pieces.
  var withoutTimeInside: Operation {
    func timeless(_ plan: [Operation]) -> [Operation] {
      plan.filter { if case .advance = $0 { false } else { $0 != .settle } }
    }
    return switch self {
    case .once(let number, let moment, let plan): .once(number, moment, timeless(plan))
    case .later(let milliseconds, let plan): .later(milliseconds: milliseconds, timeless(plan))
    default: self
    }
  }

  /// Whether a program that waits for the end of each call may make it: no finger stays on the glass, and
  /// nothing is left to a callback.
  var isCalm: Bool {
    switch self {
    case .once, .later, .listen, .post, .move, .finish, .cancel, .advance, .endTurn,
      .enterBackground, .enterForeground:
      false
    default: !putsFingerDown
    }
  }

  /// The same call without animation, where it has one.
  var unanimated: Operation {
    switch self {
    case .push(let one, let other, _): .push(one, on: other, animated: false)
    case .pop(let one, _): .pop(one, animated: false)
    case .popTo(let one, let other, _): .popTo(one, on: other, animated: false)
    case .popToRoot(let one, _): .popToRoot(one, animated: false)
    case .setStack(let all, let nav, _): .setStack(all, of: nav, animated: false)
    case .present(let one, let other, _): .present(one, by: other, animated: false)
    case .dismiss(let one, _): .dismiss(one, animated: false)
    case .setPage(let one, let other, _): .setPage(one, of: other, animated: false)
    case .begin(let one, let appearing, _): .begin(one, appearing: appearing, animated: false)
    case .rotate: .rotate(animated: false)
    default: self
    }
  }
}
