import DeStijl
import Examples
import Testing

@testable import Demo

@MainActor
struct ExampleTests {
  @Test(arguments: Catalogue.screens.map(\.name))
  func anExampleHasNoIssuesAndNoConflictsAnywhere(name: String) throws {
    let screen = try #require(Catalogue.screen(named: name))
    var messages: [String] = []
    let log = Headless.log
    defer { Headless.log = log }
    Headless.log = { messages.append($0) }
    let issues = LayoutDiagnostics.collect {
      for environment in Self.environments {
        _ = Staging(exhibiting: screen, in: environment)
      }
    }
    #expect(issues.map(\.description) == [])
    #expect(messages == [])
  }

  /// All devices, in both directions, and the smallest one with the largest text.
  private static var environments: [Headless.Environment] {
    var environments = Headless.Device.all.flatMap { device in
      FramesRequest.directions.map { _, direction in
        var environment = Headless.Environment(device: device)
        environment.layoutDirection = direction
        return environment
      }
    }
    var large = Headless.Environment(device: .iPhoneSE)
    large.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    environments.append(large)
    return environments
  }

  @Test func namesAreUniqueAndSpelledAlike() {
    let names = Catalogue.screens.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }
}
