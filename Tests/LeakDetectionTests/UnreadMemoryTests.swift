import LeakDetection
import ObjectGraph
import Testing

@Suite struct `What a search could not read` {
  private func json(unread: UnreadMemory?) throws -> String {
    var report = MadeUpReports.unexplained("ProfileViewController", 1)
    report.retention = ObjectRetention(.searched(.none(visitedCount: 3)), unread: unread)
    return try report.json()
  }

  @Test func `is in the JSON form of a report`() throws {
    let json = try json(unread: UnreadMemory(objectCount: 2, byteCount: 8192))
    #expect(
      json.contains(
        """
          "heldBy" : {
            "kind" : "none",
            "unread" : {
              "byteCount" : 8192,
              "objectCount" : 2
            }
          },
        """), "\(json)")
  }

  @Test func `is left out where all was read`() throws {
    let json = try json(unread: nil)
    #expect(
      json.contains(
        """
          "heldBy" : {
            "kind" : "none"
          },
        """), "\(json)")
  }
}
