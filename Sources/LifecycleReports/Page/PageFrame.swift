/// What every page has around its body: its title, its style, and that nothing is loaded from anywhere.
struct PageFrame {
  let title: String
  /// Markup, escaped already.
  let body: String

  /// Nothing is loaded from anywhere, whatever got into the page.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(title.escaped)</title>
    <style>
    \(String(decoding: PackageResources.drawing_css, as: UTF8.self))\
    \(String(decoding: PackageResources.page_css, as: UTF8.self))</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
