import Foundation

/// A text format for the content of a stage, to compare it with an earlier recording.
///
/// ```swift
/// print(LayoutText.frames.text(of: stage))
/// // UIView dialog 0 0 300 48.667
/// //   UILabel title 0 0 58 20.333
/// ```
///
/// The same stage gives the same text on every machine.
public struct LayoutText: Sendable {
  /// The extension of its files, without a dot.
  public let fileExtension: String
  private let write: @MainActor @Sendable (Stage) -> String

  /// Creates a format of your own.
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of its files, without a dot.
  ///   - write: Writes the content of a stage as text.
  public init(
    fileExtension: String = "txt", _ write: @escaping @MainActor @Sendable (Stage) -> String
  ) {
    self.fileExtension = fileExtension
    self.write = write
  }

  /// Returns the content of a stage as text, after a layout.
  @preconcurrency @MainActor
  public func text(of stage: Stage) -> String {
    stage.layout()
    return stage.run { write(stage) }
  }

  /// The frames of all views: a line per view, indented by two spaces per level, with class,
  /// accessibility identifier (`-` if none) and `x y width height` in the superview, in points,
  /// with up to three decimals. Line breaks and control characters in identifiers are escaped.
  ///
  /// A view that moves by the stage's clock has its visible frame. Presented content follows the
  /// content that it covers, or replaces it; then, headless, come the views in place of the
  /// keyboard and above it. The frames of these are in the coordinates of their window.
  public static let frames = LayoutText { FrameText(stage: $0).text }

  /// The frames without details of lists that are invisible: which cell shows a row, and cells that
  /// wait for reuse.
  static let shownFrames = LayoutText { FrameText(stage: $0, subviews: { $0.shownSubviews }).text }

  /// The active constraints of the views in ``frames``: a line per constraint, as an equation, in
  /// the order of the views that hold them: `title.leading == card.leading + 16`. The internal
  /// constraints of labels and controls are left out.
  public static let constraints = LayoutText { stage in
    ConstraintText(of: stage.roots).lines.joined(separator: "\n")
  }

  /// The blocks that a layout was built from, as source.
  @preconcurrency @MainActor
  public static func blocks(of context: LayoutBuilderContext) -> LayoutText {
    LayoutText(fileExtension: "swift.txt") { [weak context] _ in
      context?.describe(in: .blocks) ?? ""
    }
  }
}

/// The frames of the views on a stage, as text.
@MainActor
private struct FrameText {
  let stage: Stage
  var subviews: @MainActor (UIView) -> [UIView] = { $0.subviews }

  var text: String { stage.roots.flatMap { lines(of: $0, level: 0) }.joined(separator: "\n") }

  private func lines(of view: UIView, level: Int) -> [String] {
    let name = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? "-"
    let shown = stage.host.shownFrame(of: view)
    let frame = level == 0 ? view.superview?.convert(shown, to: nil) ?? shown : shown
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    let line =
      String(repeating: "  ", count: level)
      + "\(type(of: view)) \(name.inOneLine) \(numbers.joined(separator: " "))"
    return [line] + subviews(view).flatMap { lines(of: $0, level: level + 1) }
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    guard thousandths.truncatingRemainder(dividingBy: 1000) != 0 else {
      return "\(Int(thousandths / 1000))"
    }
    return "\(Double(thousandths / 1000))"
  }
}

/// The constraints of several trees, as text.
@MainActor
private struct ConstraintText {
  let lines: [String]

  init(of roots: [UIView]) {
    let constraints = roots.flatMap(Self.constraints)
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let names = LayoutNames(of: items.compactMap { LayoutElement($0) })
    lines = constraints.map { $0.text(names) }
  }

  private static func constraints(in view: UIView) -> [NSLayoutConstraint] {
    if view is UIControl || view is UILabel { return view.constraints.filter { !isOwn($0, view) } }
    return view.constraints + view.subviews.flatMap(constraints)
  }

  /// Returns whether a constraint is about a view inside of a control.
  private static func isOwn(_ constraint: NSLayoutConstraint, _ control: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      LayoutElement(item)?.view.map { $0 !== control } ?? false
    }
  }
}
