import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes of buttons with configurations, as recorded on devices.
@MainActor
struct RecordedButtonTests {
  nonisolated static let facts =
    RecordedFact.all(startingWith: "button.config.")
    + RecordedFact.all(startingWith: "button.insets.")

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  /// The difference allowed between the widths of titles here and on a device: one pixel. Heights
  /// are exact.
  private static let tolerance: CGFloat = 0.334

  @Test(arguments: facts)
  func buttonsHaveTheRecordedSize(fact: RecordedFact) throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configure"
    if let size = fact.inputs["buttonSize"].text {
      configuration.buttonSize = try #require(Self.sizes[size])
    }
    let insets = fact.inputs["contentInsets"].numbers
    if insets.count == 4 {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }
    let button = UIButton(configuration: configuration)
    let host = UIView()
    host.addSubview(button)
    let window = Headless.host(host, in: Headless.Environment(device: .iPhone16))
    let size = button.intrinsicContentSize
    let recorded = try #require(fact.value["intrinsic"].size)
    #expect(abs(size.width - recorded.width) <= Self.tolerance)
    #expect(abs(size.height - recorded.height) < 0.01)
    guard let title = fact.value["title"].rect else { return }
    button.translatesAutoresizingMaskIntoConstraints = true
    button.frame = CGRect(origin: .zero, size: size)
    window.layoutIfNeeded()
    let frame = try #require(button.titleLabel?.frame)
    #expect(abs(frame.minX - title.minX) <= Self.tolerance, "\(frame)")
    #expect(abs(frame.width - title.width) <= Self.tolerance, "\(frame)")
    #expect(abs(frame.minY - title.minY) < 0.01 && abs(frame.height - title.height) < 0.01)
  }
}
