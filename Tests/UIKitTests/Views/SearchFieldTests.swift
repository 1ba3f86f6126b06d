import Testing
import UIKit

/// The field of a search bar is the bar's own.
@Suite @MainActor struct SearchFieldTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var heard: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append(searchText)
    }
  }

  @Test func `the field has the words and the placeholder of its bar`() {
    let bar = UISearchBar()
    bar.searchTextField.placeholder = "Find"
    bar.searchTextField.text = "tea"
    #expect(bar.placeholder == "Find" && bar.text == "tea")
    bar.text = nil
    #expect(bar.searchTextField.text == "")
    #expect(bar.searchTextField === bar.searchTextField)
  }

  @Test func `what is typed into the field is told as the bar's, what code sets is not`() {
    let bar = UISearchBar()
    let listener = Listener()
    bar.delegate = listener
    bar.searchTextField.text = "te"
    bar.searchTextField.insertText("a")
    #expect(bar.text == "tea" && listener.heard == ["tea"])
  }

  @Test func `a field does not hold its bar`() {
    weak var gone: UISearchBar?
    do {
      let bar = UISearchBar()
      gone = bar
      bar.searchTextField.text = "tea"
    }
    #expect(gone == nil)
  }
}
