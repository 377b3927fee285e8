import DeStijl
import Examples
import TestSupport
import Testing

@testable import Gallery

@MainActor
struct ExampleTests {
  /// Lays out each example on all devices, each with a share of the combinations of both directions
  /// and the smallest, the standard and the largest text size. The next example gets another share.
  /// All views must be settled, and all guides as far as they are needed. An example that fills the
  /// screen is shown once and has to follow the changes of its environment.
  @Test(arguments: Catalogue.screens.map(\.name))
  func exampleIsUnambiguousWithoutIssuesInAnyEnvironment(name: String) throws {
    let screen = try #require(Catalogue.screen(named: name))
    var messages: [String] = []
    let log = Headless.log
    defer { Headless.log = log }
    Headless.log = { messages.append($0) }
    var unsettled: [String] = []
    let issues = LayoutDiagnostics.collect {
      var shared: Staging?
      for environment in Self.environments(of: name) {
        let staging = shared ?? Staging(screen.preview, size: .natural, in: environment)
        if screen.extent == .screen {
          shared = staging
          Headless.change(staging.window, to: environment)
        }
        staging.window.layoutIfNeeded()
        let guides = staging.root.unsettledGuides
        let isUnsettled = staging.root.hasAmbiguousLayoutRecursively || !guides.isEmpty
        guard isUnsettled, unsettled.count < 3 else { continue }
        let trace = Headless.layoutTrace(of: staging.root)
        unsettled.append("\(environment): \(guides)\n\(trace)")
      }
    }
    #expect(issues.map(\.description) == [])
    #expect(messages == [])
    #expect(unsettled == [])
  }

  private static func environments(of name: String) -> [Headless.Environment] {
    let number = Catalogue.screens.firstIndex { $0.name == name } ?? 0
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
    ]
    let settings = FramesRequest.directions.flatMap { _, direction in
      sizes.map { (direction: direction, size: $0) }
    }
    return Headless.Device.all.enumerated().flatMap { index, device in
      (0..<min(caseCount(1), settings.count)).map { step in
        let setting = settings[(number + index + step) % settings.count]
        var environment = Headless.Environment(device: device)
        environment.layoutDirection = setting.direction
        environment.contentSizeCategory = setting.size
        return environment
      }
    }
  }

  @Test func exampleNamesAreUniqueAndKebabCase() {
    let names = Catalogue.screens.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }
}
