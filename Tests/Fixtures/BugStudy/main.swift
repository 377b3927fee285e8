import DeStijl
import Foundation

@testable import Examples
@testable import LayoutStage

/// The findings of all checks on one screen, to compare a changed screen with the original.
struct Verdict: Codable {
  /// By contract and start of the message, up to its names, which a change may alter: the amount of each failure and
  /// the number of views.
  var failures: [String: [Double]] = [:]
  /// By the same keys: the number of axes that differ from a default iPhone 16.
  var axes: [String: [Int]] = [:]
  /// The lines that could be left out.
  var idle: [String] = []
  /// The recordings on a default iPhone 16, by kind.
  var snapshots: [String: String] = [:]
  /// All frames on other devices or at other text sizes.
  var frames: [String] = []
  var isReleased = true
}

@MainActor
struct Study {
  /// The matrix that an app's test would use: a phone and a pad, both directions, two text sizes, longer texts and
  /// empty ones.
  private let matrix = LayoutMatrix(
    devices: [.iPhone16, .iPadPro13], directions: [.leftToRight, .rightToLeft],
    textSizes: [.large, .accessibility3], texts: [.original, .longWord, .empty])
  private let screen: any Screen

  init(_ screen: any Screen) { self.screen = screen }

  private var size: StageSize {
    switch screen.extent {
    case .screen: .screen
    case .content: .content
    case .width(let width): .width(width)
    case .fixed(let width, let height): .fixed(width, height)
    }
  }

  private var isController: Bool {
    var isController = false
    _ = LayoutDiagnostics.collect { if case .controller = screen.body { isController = true } }
    return isController
  }

  private func view() -> UIView {
    switch screen.body {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  private func controller() -> UIViewController {
    switch screen.body {
    case .view: UIViewController()
    case .controller(let controller): controller
    }
  }

  private func content() -> StageContent {
    isController
      ? StageContent { _ in controller() } : StageContent({ _ in view() }, size: size)
  }

  func verdict() throws -> Verdict {
    var verdict = Verdict()
    var run = MatrixRun(
      content(), matrix,
      [
        noIssues(), unambiguous(), settles(), mirrors(), tapTargets(), contrast(), noOverlap(),
        insideSafeArea(), noTruncation(), accessible(), noForgottenViews(), noLeaks(),
        onGrid(of: 2), keepsApart(by: 2), noCollapsedViews(), staysInside(), standsOut(),
      ])
    for failure in try run.report().failures {
      let words = failure.message.prefix { $0 != ":" }.split { !$0.isLetter }.prefix(10)
        .joined(separator: " ")
      let key = "\(failure.contract): \(words)"
      verdict.failures[key, default: []].append(Double(failure.amount))
      verdict.axes[key, default: []].append(failure.axes)
    }
    let small = LayoutMatrix(directions: [.leftToRight, .rightToLeft])
    verdict.idle = try LineMutation(content(), small, except: nil, because: "").report().map(\.text)
    var others = matrix
    (others.directions, others.texts) = ([.leftToRight], [.original])
    for combination in others.combinations {
      let stage = try content().stage(combination)
      verdict.frames.append("\(combination)\n\(LayoutText.frames.text(of: stage))")
    }
    let stage = try content().stage(LayoutCombination())
    verdict.snapshots["frames"] = LayoutText.frames.text(of: stage)
    verdict.snapshots["picture"] = LayoutText.svg.text(of: stage)
    verdict.isReleased = isReleased
    return verdict
  }

  /// Whether the screen is released when it is no longer shown.
  private var isReleased: Bool {
    let shown = show()
    LifeTime.finish()
    return shown.allSatisfy { $0.object == nil }
  }

  /// Shows the screen for a moment.
  private func show() -> [Shown] {
    let stage = isController ? Stage(controller()) : Stage(view(), size: size)
    stage.run { LifeTime.finish() }
    return [stage.controller ?? stage.view, stage.view.subviews.first].compactMap { $0 }.map {
      Shown(object: $0)
    }
  }

  private struct Shown {
    weak var object: AnyObject?
  }
}

/// Answers a request: the name of a screen of the demo, or the number of a change.
@MainActor
func answer(_ request: String) throws {
  let screens =
    Int(request).map { changedScreens[$0] ?? [] } ?? Catalogue.screens.filter { $0.name == request }
  var verdicts: [String: Verdict] = [:]
  for screen in screens { verdicts[screen.name] = try Study(screen).verdict() }
  FileHandle.standardOutput.write(try JSONEncoder().encode(verdicts))
}

try answer(CommandLine.arguments.last ?? "")
