import FlowExploration
import Foundation
import GuidedTour
import Testing

@testable import lifecycle

/// The tour is held against a model of it: each deviation is found, and nothing else.
@MainActor @Suite struct TourConformanceTests {
  /// The differences of the tour, without its typing, from its model, in which some words are others.
  private func differences(replacing old: String = "", with new: String = "") throws -> [String] {
    let text = try String(contentsOfFile: "\(packagePath)/Demo/Models/tour.flow", encoding: .utf8)
    let model = try FlowModel(parsing: old.isEmpty ? text : text.replacing(old, with: new))
    let conformance = try AppCoordinator.explorer().excluding { $0 == "type" }
      .conforms(to: model, depth: 5)
    return conformance.description.split(separator: "\n").dropFirst().map(String.init)
      .filter { !$0.hasPrefix(" ") }
  }

  @Test func `the tour does what its model says`() throws {
    #expect(try differences() == [])
  }

  @Test(arguments: [
    (
      "present SignIn as fullScreen", "present SignIn as sheet",
      [
        "the model has what the app has not: pull the sheet down, on SignIn, "
          + "leads to Welcome",
        "the model has what the app has not: begin to pull the sheet down and "
          + "let go, on SignIn, leads to SignIn",
      ]
    ),
    (
      "\"Continue\" root tabs Feed Search Settings", "\"Continue\" dismiss",
      [
        "tap \"Continue\", on SignInViewController, leads to FeedViewController "
          + "in the app and to Welcome in the model"
      ]
    ),
    (
      "root tabs Feed Search Settings", "root tabs Feed Settings",
      [
        "the app has what the model has not: tap the tab "
          + "\"SearchViewController\", on FeedViewController, leads to SearchViewController",
        "the app has what the model has not: tap the tab "
          + "\"SearchViewController\", on SettingsViewController, leads to SearchViewController",
        "the app has what the model has not: tap the tab "
          + "\"SearchViewController\", on ArticleViewController \"Swiping\", leads to "
          + "SearchViewController",
        "the app has what the model has not: tap the tab "
          + "\"SearchViewController\", on ProfileViewController, leads to SearchViewController",
        "the app has what the model has not: tap the tab "
          + "\"SearchViewController\", on ArticleViewController \"Clocks\", leads to "
          + "SearchViewController",
      ]
    ),
    (
      "root tabs Feed Search Settings", "root tabs Search Feed Settings",
      [
        "tap \"Continue\", on SignInViewController, leads to FeedViewController "
          + "in the app and to Search in the model"
      ]
    ),
    (
      "  on \"tap a headline\" push Swiping\n", "",
      [
        "the app has what the model has not: tap a headline, on "
          + "FeedViewController, leads to ArticleViewController \"Swiping\""
      ]
    ),
    (
      "push Swiping", "push Clocks",
      [
        "tap a headline, on FeedViewController, leads to ArticleViewController "
          + "\"Swiping\" in the app and to Clocks in the model"
      ]
    ),
    (
      "  on \"New post\" present Compose as sheet wrapped\n", "",
      [
        "the app has what the model has not: tap \"New post\", on "
          + "FeedViewController, leads to ComposeViewController"
      ]
    ),
    (
      "\"New post\"", "\"Write\"",
      [
        "the app has what the model has not: tap \"New post\", on "
          + "FeedViewController, leads to ComposeViewController",
        "the model has what the app has not: tap \"Write\", on Feed, leads to Compose",
      ]
    ),
    (
      "  on \"tap a related article\" push Clocks\n", "",
      [
        "the app has what the model has not: tap a related article, on "
          + "ArticleViewController \"Swiping\", leads to ArticleViewController \"Clocks\""
      ]
    ),
    (
      "on \"tap a related article\" push Clocks", "on \"tap a related article\" pop",
      [
        "tap a related article, on ArticleViewController \"Swiping\", leads to "
          + "ArticleViewController \"Clocks\" in the app and to Feed in the model"
      ]
    ),
    (
      "screen Clocks\n", "screen Clocks\n  on \"tap a related article\" push Clocks\n",
      [
        "the model has what the app has not: tap \"tap a related article\", on "
          + "Clocks, leads to Clocks"
      ]
    ),
    (
      "  on \"Cancel\" dismiss\n", "",
      [
        "the app has what the model has not: tap \"Cancel\", on "
          + "ComposeViewController, leads to FeedViewController"
      ]
    ),
    (
      "on \"Cancel\" dismiss", "on \"Cancel\" root stack Feed",
      [
        "the app has what the model has not: tap the tab \"FeedViewController\", "
          + "on FeedViewController, leads to FeedViewController",
        "the app has what the model has not: tap the tab "
          + "\"SearchViewController\", on FeedViewController, leads to SearchViewController",
        "the app has what the model has not: tap the tab "
          + "\"SettingsViewController\", on FeedViewController, leads to SettingsViewController",
      ]
    ),
    (
      "push Profile", "push Search",
      [
        "tap \"Edit profile\", on SettingsViewController, leads to "
          + "ProfileViewController in the app and to Search in the model"
      ]
    ),
    (
      "on \"Save\"\n", "on \"Save\" pop\n",
      [
        "tap \"Save\", on ProfileViewController, leads to ProfileViewController "
          + "in the app and to Settings in the model"
      ]
    ),
  ])
  func `what the model says otherwise is found in the tour`(
    old: String, new: String, expected: [String]
  ) throws {
    let found = try differences(replacing: old, with: new)
    #expect(found == expected)
  }
}
