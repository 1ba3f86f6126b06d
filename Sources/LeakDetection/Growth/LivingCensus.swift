import ObjectGraph

/// What is alive at one moment, counted: objects by type, references by the field they go out of.
///
/// Only counts are kept, no object and no address of one.
package struct LivingCensus {
  /// A stored property of all objects of one type, or a variable of the program.
  package struct Field: Hashable, Comparable {
    /// The name of the type that has it; empty for a variable.
    package var holder: String
    /// The property with its dot, without keys and indexes: `.children`.
    package var label: String
    /// Where the variable lies, which tells its name; zero for a property.
    package var place: UInt

    package init(holder: String, label: String, place: UInt = 0) {
      self.holder = holder
      self.label = label
      self.place = place
    }

    package static func < (one: Field, other: Field) -> Bool {
      (one.holder, one.label, one.place) < (other.holder, other.label, other.place)
    }
  }

  /// The references out of one field, those out of the collections in it included.
  package struct Content: Equatable {
    /// In all objects that have the field.
    package var total: Int
    /// In the one object that has most.
    package var most: Int

    package init(total: Int = 0, most: Int = 0) {
      self.total = total
      self.most = most
    }
  }

  /// How many objects there are of each type.
  package var living: [String: Int] = [:]
  /// What is in each field.
  package var fields: [Field: Content] = [:]
  /// For each type of object, how many references each field has to such.
  package var uses: [String: [Field: Int]] = [:]
  /// Where the budget ended the count, if it did.
  package var cut: PathSearchCut.Reason?

  /// Counts nothing.
  package init() {}
}
