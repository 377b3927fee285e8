import DeStijl
import LayoutStage

/// The findings of contracts in a matrix, as text.
@MainActor
func found(
  across matrix: LayoutMatrix = LayoutMatrix(), size: StageSize = .screen,
  _ contracts: [LayoutContract], in view: @escaping @MainActor (LayoutVariant) throws -> UIView
) throws -> [String] {
  var run = MatrixRun(StageContent(view, size: size), matrix, contracts)
  return try run.report().failures.map(\.text)
}

/// The findings of one contract in a view on an iPhone 16.
@MainActor
func found(
  _ contract: LayoutContract, size: StageSize = .screen, _ view: @escaping @MainActor () -> UIView
) throws -> [String] {
  try found(size: size, [contract]) { _ in view() }
}

/// All contracts with their default arguments.
@MainActor let allContracts = [
  noIssues(), unambiguous(), settles(), mirrors(), tapTargets(), contrast(), noOverlap(),
  insideSafeArea(), noTruncation(), accessible(), noForgottenViews(), noLeaks(),
  sameInAllTimeZones(), followsLocale(), onGrid(of: 4), keepsApart(), noCollapsedViews(),
  staysInside(), standsOut(),
]

@MainActor
func label(_ text: String, _ name: String? = nil) -> UILabel {
  let label = UILabel()
  label.text = text
  label.accessibilityIdentifier = name
  return label
}

@MainActor
func button(_ title: String) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  return button
}
