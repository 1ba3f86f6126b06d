/// All shapes, in the order of the catalogue.
public enum Gallery {
  /// All shapes, in the order of the catalogue.
  public static var shapes: [any LeakShape.Type] {
    closures + values + services + concurrency + globals + navigation + doneRight
  }

  /// The shape with a name, or with a row's number.
  public static func shape(named name: String) -> (any LeakShape.Type)? {
    shapes.first { $0.entry.name == name || "\($0.entry.row)" == name }
  }
}
