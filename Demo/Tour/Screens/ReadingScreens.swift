import LifecycleKit

/// The list of articles.
package final class FeedViewController: UIViewController {
  var onOpen: ((_ headline: String) -> Void)?

  /// The user taps a headline.
  package func tapArticle(_ headline: String) { onOpen?(headline) }
}

/// One article; leads on to related ones.
package final class ArticleViewController: UIViewController {
  var onOpenRelated: ((_ headline: String) -> Void)?

  /// The user taps a related article.
  package func tapRelated(_ headline: String) { onOpenRelated?(headline) }
}

/// Looks for articles.
final class SearchViewController: UIViewController {}

/// Tells what can be looked for. Made ahead of time, and never shown.
final class SearchHintsViewController: UIViewController {}
