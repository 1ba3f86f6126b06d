import Foundation
import LeakDetection
import Testing

@Suite struct `A summary as SARIF` {
  typealias Made = MadeUpReports

  private typealias Object = [String: Any]

  private func run(of summary: LeakSummary) throws -> Object {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(summary.sarif().utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  @Test func `a leak is a result with its rule, place, fingerprint and path`() throws {
    let json = try LeakSummary([Made.closure("Feed", 1, in: "Sources/My Shop")]).sarif()
    let start = try #require(json.firstRange(of: "      \"results\" : [\n")).lowerBound
    let end = try #require(json.firstRange(of: "      \"tool\" : {")).lowerBound
    #expect(
      json[start..<end] == """
              "results" : [
                {
                  "codeFlows" : [
                    {
                      "threadFlows" : [
                        {
                          "locations" : [
                            {
                              "location" : {
                                "message" : {
                                  "text" : "Feed#1"
                                },
                                "physicalLocation" : {
                                  "artifactLocation" : {
                                    "uri" : "Sources/My%20Shop/Feed.swift",
                                    "uriBaseId" : "%SRCROOT%"
                                  },
                                  "region" : {
                                    "startLine" : 31
                                  }
                                }
                              }
                            },
                            {
                              "location" : {
                                "message" : {
                                  "text" : ".onSave → closure #1 in Feed.start()"
                                },
                                "physicalLocation" : {
                                  "artifactLocation" : {
                                    "uri" : "Sources/My%20Shop/Feed.swift",
                                    "uriBaseId" : "%SRCROOT%"
                                  },
                                  "region" : {
                                    "startLine" : 31
                                  }
                                }
                              }
                            },
                            {
                              "location" : {
                                "message" : {
                                  "text" : "captures self → Feed#1"
                                },
                                "physicalLocation" : {
                                  "artifactLocation" : {
                                    "uri" : "Sources/My%20Shop/Feed.swift",
                                    "uriBaseId" : "%SRCROOT%"
                                  },
                                  "region" : {
                                    "startLine" : 31
                                  }
                                }
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "Sources/My%20Shop/Feed.swift",
                          "uriBaseId" : "%SRCROOT%"
                        },
                        "region" : {
                          "startLine" : 31
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "Feed, popped from UINavigationController: capture self weakly\\ncycle: \
        Feed.onSave → closure #1 in Feed.start() captures self\\nFeed#1"
                  },
                  "partialFingerprints" : {
                    "leakSignature/v1" : "\(try fingerprint(json))",
                    "primaryLocationLineHash" : "\(try fingerprint(json))"
                  },
                  "ruleId" : "retain-cycle",
                  "ruleIndex" : 0
                }
              ],

        """)
  }

  private func fingerprint(_ json: String) throws -> String {
    String(try #require(json.firstMatch(of: /"leakSignature\/v1" : "([0-9a-f]{16})"/)).1)
  }

  @Test func `a fingerprint follows from the signature alone`() throws {
    func fingerprint(_ report: LeakReport) throws -> String {
      try self.fingerprint(LeakSummary([report]).sarif())
    }
    let first = try fingerprint(Made.closure("Feed", 1, in: "Sources"))
    #expect(try fingerprint(Made.closure("Feed", 9, in: nil)) == first)
    #expect(try fingerprint(Made.closure("Row", 1, in: "Sources")) != first)
    #expect(first == Made.closure("Feed", 1, in: nil).retention?.signature?.hash)
  }

  @Test func `standings are levels, and what is ignored is suppressed`() throws {
    let day = try #require(IgnoreRule.Day("2026-11-21"))
    let rules = """
      type "Feed" allow 1 until 2026-11-20 because "over"
      type "Row" allow 1 until 2026-11-21 because "a known row"
      """
    var summary = LeakSummary(
      [Made.unexplained("Box", 1), Made.unexplained("Feed", 1), Made.unexplained("Row", 1)],
      baseline: LeakBaseline([
        LeakBaseline.Entry(
          signature: "no path: Feed, popped from UINavigationController", count: 1, words: "Feed")
      ]),
      ignoring: IgnoreRules(try IgnoreRule.parse(rules, path: "rules"), today: day))
    summary.failures = [
      LeakSummary.Failure(file: "flows/a.flow", line: 3, column: 8, message: "not so"),
      LeakSummary.Failure(file: "-", line: 1, message: "nor so"),
    ]
    let run = try run(of: summary)
    let results = try #require(run["results"] as? [Object])
    #expect(
      results.map { $0["level"] as? String } == ["error", "warning", "note", "error", "error"])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "leaked-object", "leaked-object", "leaked-object", "failed-expectation",
        "failed-expectation",
      ])
    let reasons = results.map {
      ($0["suppressions"] as? [Object])?.first?["justification"] as? String
    }
    #expect(reasons == [nil, nil, "a known row", nil, nil])
    // Where no file is known, a result stands in the manifest.
    let files = results.map { result in
      let place = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
      return (place?["artifactLocation"] as? Object)?["uri"] as? String
    }
    let manifest = "Package.swift"
    #expect(files == [manifest, manifest, manifest, "flows/a.flow", manifest])
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect(invocation["exitCode"] as? Int == 1)
    #expect((invocation["toolExecutionNotifications"] as? [Object])?.count == 1)
  }

  @Test func `each result has what the standard requires, and its rule's number`() throws {
    let run = try run(
      of: LeakSummary([
        Made.closure("Feed", 1, in: "Sources"), Made.held(by: ".screens[3]", "Header", 1),
        Made.unexplained("Row", 1),
      ]))
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "LifecycleKit")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.allSatisfy { ($0["shortDescription"] as? Object)?["text"] is String })
    let identifiers = rules.compactMap { $0["id"] as? String }
    #expect(identifiers.count == 4 && Set(identifiers).count == 4)
    let results = try #require(run["results"] as? [Object])
    #expect(results.count == 3)
    for result in results {
      let number = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == identifiers[number])
      #expect((result["message"] as? Object)?["text"] is String)
      #expect(result["locations"] is [Object])
    }
  }

  @Test func `a run without leaks has no results`() throws {
    #expect((try run(of: LeakSummary([]))["results"] as? [Object])?.isEmpty == true)
    #expect(try LeakSummary([]).written(as: .sarif) == LeakSummary([]).sarif())
  }
}
