import DeStijl
import LayoutStage

/// Times a matrix: a form in all combinations of devices and settings, with all contracts, as a
/// multiple of the time to make the form anew on one of the devices and to lay it out, without
/// contracts.
@MainActor
enum MatrixBenchmark {
  /// The largest permitted ratio of a combination's time to that of a form made anew.
  private static let most = 2.0

  private static let contracts: [LayoutContract] = [
    noIssues(), unambiguous(), settles(), mirrors(), tapTargets(), contrast(), noOverlap(),
    insideSafeArea(), noTruncation(), accessible(), noForgottenViews(), noLeaks(),
    sameInAllTimeZones(), onGrid(of: 4), keepsApart(), noCollapsedViews(), staysInside(),
    standsOut(),
  ]

  static func run(isQuick: Bool) throws(UsageError) {
    let matrix = LayoutMatrix(
      devices: Array(StageDevice.all.prefix(8)), orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft],
      textSizes: isQuick
        ? [.large, .accessibility3] : [.small, .large, .xxxLarge, .accessibility3],
      styles: isQuick ? [.light] : [.light, .dark],
      texts: isQuick ? [.original] : [.original, .accented])
    var report: MatrixReport?
    let (judged, afresh) = ("all contracts", "afresh")
    let times = Measurement.medians(
      of: [judged, afresh], budget: .milliseconds(isQuick ? 200 : 4_000)
    ) { measure in
      measure(judged) {
        var run = MatrixRun(StageContent({ FormView($0.text) }, size: .screen), matrix, contracts)
        report = try? run.report()
      }
      measure(afresh) { makeAfresh(matrix) }
    }
    guard let report, report.failures.isEmpty else {
      throw UsageError("The form is not what it should be: \(report?.failures.map(\.text) ?? [])")
    }
    let perCombination = (times[judged] ?? 0) * 1e3 / Double(report.count)
    let shapes = matrix.devices.count * matrix.orientations.count
    let perForm = (times[afresh] ?? 0) * 1e3 / Double(shapes)
    print(
      "Matrix: microseconds for each of \(report.count) combinations of a form with",
      "\(contracts.count) contracts, and times the form made anew")
    print(
      "  \(formatted(perCombination, decimals: 1))",
      "× \(formatted(perCombination / perForm, decimals: 2)),",
      "made anew \(formatted(perForm, decimals: 1))")
    guard perCombination <= most * perForm else {
      throw UsageError("A combination has come to cost more than \(most) forms that are made anew")
    }
  }

  private static func makeAfresh(_ matrix: LayoutMatrix) {
    for device in matrix.devices {
      for orientation in matrix.orientations {
        _ = Stage(FormView { $0 }, on: device, orientation: orientation)
      }
    }
  }
}

/// A typical screen for an address: eight texts, five fields, a switch and two buttons, in a scroll
/// view.
private final class FormView: UIView {
  init(_ text: (String) -> String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let title = Self.label(text("Your address"), .title1)
    let note = Self.label(text("We send nothing but what you have asked for, once."), .body)
    let remember = Self.label(text("Remember me"), .body)
    let toggle = UISwitch()
    toggle.accessibilityLabel = text("Remember me")
    let fields = ["Name", "Street", "Town", "Telephone", "Mail"].map { name in
      (label: Self.label(text(name), .body), field: Self.field(text(name)))
    }
    let (cancel, send) = (Self.button(text("Cancel")), Self.button(text("Send")))
    Mondrian.buildSubviews(on: self) {
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VScrollBlock(alignment: .fill, fillsFrame: true) {
          VStackBlock(spacing: 8, alignment: .fill) {
            title
            for (label, field) in fields {
              VStackBlock(spacing: 4, alignment: .fill) {
                label
                field.viewBlock.height(.min(44))
              }
            }
            HStackBlock(spacing: 8) {
              remember
              StackingSpacer(minLength: 8)
              toggle
            }
            note
            send.viewBlock.height(.min(44))
            cancel.viewBlock.height(.min(44))
            StackingSpacer(minLength: 0)
          }
          .padding(16)
        }
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private static func field(_ name: String) -> UITextField {
    let field = UITextField()
    field.placeholder = name
    field.accessibilityLabel = name
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }
}
