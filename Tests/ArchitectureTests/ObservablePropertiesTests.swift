import Testing

@testable import PackageDoctor

/// Which properties of views can be observed is said in four places.
@Suite struct ObservablePropertiesTests {
  private static let folder = "Sources/UIKit/Observing/"

  @Test func `the doctor and the documentation know the properties that can be observed`() throws {
    let text = try Repository.text(Self.folder + "ObservableProperties.swift")
    let names = Set(text.matches(of: /\\Self\.(\w+): \.(\w+)/).map { String($0.1) })
    #expect(names.count > 10)
    #expect(names == Rule.observable)
    let documentation = try Repository.text(Self.folder + "NSKeyValueObservation.swift")
    for name in names { #expect(documentation.contains("`\(name)`"), "\(name)") }
  }
}
