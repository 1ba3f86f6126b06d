import ExerciseCheck
import UIKit

@MainActor private func open(in simulation: Simulation) throws -> ArticleViewController {
  let article = ArticleViewController()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(article, animated: false)
  try simulation.settle()
  return article
}

let checks: [Check] = [
  .feature(
    "an article that is opened shows 0 %",
    otherwise: "The observation calls its handler once at its beginning, by the option initial."
  ) { simulation in
    try open(in: simulation).progressLabel.text == "0 %"
  },
  .feature(
    "scrolled to the middle it shows 50 %",
    otherwise: "An observation ends when it is released: the article has to hold it."
  ) { simulation in
    let article = try open(in: simulation)
    article.scrollView.contentOffset = CGPoint(x: 0, y: 1000)
    return article.progressLabel.text == "50 %"
  },
  .feature(
    "scrolled on after a picture covered it, it shows 75 %",
    otherwise: "An article that was covered appears again, and has to go on observing."
  ) { simulation in
    let article = try open(in: simulation)
    let picture = UIViewController()
    picture.modalPresentationStyle = .fullScreen
    article.present(picture, animated: false)
    try simulation.settle()
    article.dismiss(animated: false)
    try simulation.settle()
    article.scrollView.contentOffset = CGPoint(x: 0, y: 1500)
    return article.progressLabel.text == "75 %"
  },
  .deallocates(
    "the article, after it is popped",
    otherwise: "The observation holds its handler as long as it exists, invalidated or not."
  ) { simulation in
    let article = try open(in: simulation)
    article.scrollView.contentOffset = CGPoint(x: 0, y: 1000)
    article.navigationController?.popViewController(animated: false)
    try simulation.settle()
    return [article]
  },
]
