import LifecycleKit

enum VictimChild: LeakShape {
  static let entry = CatalogueEntry(
    127, "victim-child", .abandoned,
    "A reading list keeps the article's screen, and that one still has its comments as a child.",
    "Two screens leak by one mistake: the child is the victim, and goes with its parent.",
    cells: "Y Y 2 Y Y P"
  )
  .fixed("", by: "list.open.removeAll { $0 === self }")
  .held("ReadingList.open[_]")
  .differing(.sanitizer, .missed, because: "here no cycle keeps it, but a list that is in use")

  @MainActor final class ReadingList {
    var open: [UIViewController] = []
  }

  final class CommentsViewController: UIViewController {}

  final class ArticleViewController: ShapeViewController {
    var list = ReadingList()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.open.append(self)
      let comments = CommentsViewController()
      addChild(comments)
      view.addSubview(comments.view)
      comments.didMove(toParent: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        list.open.removeAll { $0 === self }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let list = ReadingList()
    stage.keep(list, named: "the reading list")
    let article = stage.simulation.perform { ArticleViewController(stage.form) }
    article.list = list
    stage.push { article }
    article.children.forEach(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    try stage.simulation.settle()
  }
}
