import Foundation

/// Edits that no rule can write, from a table: a fixture's name and its advice, then lines of source to replace, or a
/// statement.
struct HandEdits {
  struct Edit {
    var advice = ""
    var replacements: [(old: String, new: String)] = []
    var statements: [String] = []
  }

  var edits: [String: Edit] = [:]

  init(_ table: String) {
    var (names, edit, isReplacing) = ([String](), Edit(), false)
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let (text, last) = (String(line.dropFirst(2)), edit.replacements.count - 1)
      switch line.prefix(2) {
      case "- ":
        if isReplacing {
          edit.replacements[last].old += "\n" + text
        } else {
          edit.replacements.append((text, ""))
        }
      case "+ ":
        edit.replacements[last].new += (edit.replacements[last].new.isEmpty ? "" : "\n") + text
      case "> ": edit.statements.append(text)
      default:
        for name in names { edits[name] = edit }
        let fields = line.components(separatedBy: ": ")
        names = fields[0].components(separatedBy: ", ")
        edit = Edit(advice: fields.dropFirst().joined(separator: ": "))
      }
      isReplacing = line.hasPrefix("- ")
    }
    for name in names { edits[name] = edit }
  }
}

extension Advice {
  /// Puts an edit from the table into practice; false where the source has no such line.
  mutating func apply(_ edit: HandEdits.Edit) -> Bool {
    statements += edit.statements
    for (old, new) in edit.replacements {
      if making.string.contains(old) {
        making = Text(making.string.replacing(old, with: new))
      } else if let position = declarations.firstIndex(where: { $0.text.contains(old) }) {
        declarations[position].text = declarations[position].text.replacing(old, with: new)
      } else {
        return false
      }
    }
    return true
  }
}
