import UIKitCore

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// All rows below each other, in groups, or in groups away from the edges.
    case plain, grouped, insetGrouped
  }

  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// As little movement as can be, above, in the middle or below.
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// Fading, from a side, or not at all.
    case fade, right, left, top, bottom, none, middle
    /// As fits.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The parts of a cell.
  public enum CellStyle: Int, Sendable {
    /// One text, two beside each other, or two below each other.
    case `default`, value1, value2, subtitle
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None, or one.
    case none, singleLine
  }

  /// What shows that a cell is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing, or a colour.
    case none, blue, gray, `default`
  }

  /// The sign at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None, or that more follows, can be read or is done.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What editing does to a cell.
  public enum EditingStyle: Int, Sendable {
    /// Nothing, takes it away, or adds one.
    case none, delete, insert
  }
}
