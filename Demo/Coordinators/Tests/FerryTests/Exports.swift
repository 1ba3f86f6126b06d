// Linux only, once a test target: XCTest runs classes whose methods are all on the main actor.
@_exported import MainActorXCTest
