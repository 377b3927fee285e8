import Foundation
import Testing

@testable import HeadlessUIKit

/// The label that takes the slack among labels of equal priorities in a row, as real UIKit decides.
@MainActor
struct RecordedTieTests {
  nonisolated static let facts = RecordedFact.all(startingWith: "tie.")

  /// The stretched label is exact. Where a text is a pixel wider or narrower than on a device, the
  /// next label has another origin.
  @Test(arguments: facts)
  func sameLabelTakesSlackAsInUIKit(fact: RecordedFact) throws {
    let size = try #require(fact.inputs["row"].size)
    let row = UIView()
    let labels = fact.inputs["labels"].list.map { value in
      let label = UILabel()
      label.text = value.list[0].text
      label.font = .systemFont(ofSize: value.list[1].number ?? 0, weight: .semibold)
      label.numberOfLines = Int(value.list[2].number ?? 1)
      return label
    }
    let host = UIView()
    host.addSubview(row)
    let window = Headless.host(host, in: Headless.Environment(device: .iPhone16))
    row.frame = CGRect(origin: .zero, size: size)
    var previous: UILabel?
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      let start = previous?.trailingAnchor ?? row.leadingAnchor
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: start, constant: previous == nil ? 20 : 24),
        label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
      previous = label
    }
    previous?.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20).isActive = true
    window.layoutIfNeeded()
    let recorded = fact.value["frames"].list.compactMap(\.rect)
    try #require(recorded.count == labels.count)
    for (label, frame) in zip(labels, recorded) {
      #expect(abs(label.frame.minX - frame.minX) <= Self.tolerance, "\(label.text ?? "")")
      #expect(abs(label.frame.width - frame.width) <= Self.tolerance, "\(label.text ?? "")")
      #expect(abs(label.frame.minY - frame.minY) < 0.01)
      #expect(abs(label.frame.height - frame.height) < 0.01)
    }
  }

  private static let tolerance: CGFloat = 0.5
}
