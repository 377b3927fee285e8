import Foundation

/// A view or a controller on a simulated device of its own.
///
/// ```swift
/// let stage = Stage(ProfileView(), on: .iPhone16, direction: .rightToLeft, textSize: .accessibility3)
/// print(stage.issues, stage.view.subviews.map(\.frame))
/// stage.rotate(to: .landscape)
/// ```
///
/// A stage has its own copy of the state that a program has only once: device, date, windows,
/// keyboard, log and counters. While the stage works, all code uses this copy; before and after, it
/// uses the program's state. Stages therefore don't affect each other, in whatever order tests use
/// them. Code outside of the stage that creates something device-dependent, such as a font, or asks
/// for such a state runs in ``run(_:)``: `stage.run { field.isFirstResponder }`.
///
/// On UIKit, views get the device as traits and safe areas; date, log, keyboard and counters are
/// the simulator's.
@preconcurrency @MainActor
public final class Stage {
  /// The device and the settings of its user.
  public private(set) var environment: StageEnvironment
  /// The size of the content.
  public let size: StageSize
  /// The view that is shown: the view itself, or the controller's.
  public let view: UIView
  /// The controller that is shown, if there is one.
  public let controller: UIViewController?

  let host: StageHost
  private let record = StageRecord()
  /// The reading of contracts since the last layout.
  private var lastReading: StageReading?
  /// The frames of earlier combinations while the stage goes through a matrix.
  var memory: FrameMemory?

  /// Makes a view and shows it, laid out.
  ///
  /// The view is made on the device: fonts and colors that its initializer uses follow the device's
  /// traits.
  public convenience init(
    _ view: @autoclosure () throws -> UIView, on device: StageDevice = .iPhone16,
    orientation: StageOrientation = .portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, textSize: StageTextSize = .large,
    style: UIUserInterfaceStyle = .light, size: StageSize = .screen
  ) rethrows {
    try self.init(
      view(),
      in: StageEnvironment(
        device: device, orientation: orientation, direction: direction, textSize: textSize,
        style: style), size: size)
  }

  /// Makes a controller and shows it as the root of a window, laid out and appeared.
  public convenience init(
    _ controller: @autoclosure () throws -> UIViewController, on device: StageDevice = .iPhone16,
    orientation: StageOrientation = .portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, textSize: StageTextSize = .large,
    style: UIUserInterfaceStyle = .light
  ) rethrows {
    try self.init(
      controller(),
      in: StageEnvironment(
        device: device, orientation: orientation, direction: direction, textSize: textSize,
        style: style))
  }

  /// Makes a view and shows it in an environment, laid out.
  public convenience init(
    _ view: @autoclosure () throws -> UIView, in environment: StageEnvironment,
    size: StageSize = .screen
  ) rethrows {
    try self.init(in: environment, size: size) { (try view(), nil) }
  }

  /// Makes a controller and shows it in an environment, laid out and appeared.
  public convenience init(
    _ controller: @autoclosure () throws -> UIViewController, in environment: StageEnvironment
  ) rethrows {
    try self.init(in: environment, size: .screen) {
      let made = try controller()
      return (made.view ?? UIView(), made)
    }
  }

  /// Makes a view, and its controller if it has one, and shows it.
  package convenience init(
    in environment: StageEnvironment, size: StageSize,
    _ content: () throws -> (view: UIView, controller: UIViewController?)
  ) rethrows {
    try self.init(in: environment, size: size, transformation: nil, content)
  }

  /// - Parameter transformation: Puts texts into a variant, including those set later; nil leaves
  ///   them.
  init(
    in environment: StageEnvironment, size: StageSize, transformation: TextTransformation?,
    _ content: () throws -> (view: UIView, controller: UIViewController?)
  ) rethrows {
    self.environment = environment
    self.size = size.usable
    let record = record
    record.transformation = transformation
    host = StageHost(environment, windowSize: self.size.windowSize) { record.log.append($0) }
    let made = try Stage.run(record, host, content)
    (view, controller) = (made.view, made.controller)
    if let complaint = size.complaint {
      run { LayoutDiagnostics.report(LayoutIssue(.invalidNumber, complaint)) }
    }
    begin { host, stage in
      if let controller = stage.controller { host.show(controller) } else { host.show(stage.view) }
    }
  }

  private func begin(_ show: (StageHost, Stage) -> Void) {
    let record = record
    host.around = { record.run($0) }
    run {
      if size == .screen, controller == nil { fillWindow() }
      show(host, self)
    }
    layout()
    // A controller that has appeared may have presented another.
    if window.rootViewController?.presentedViewController != nil { layout() }
  }

  private func fillWindow() {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = host.window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: What happened

  /// The layout mistakes that were reported while the stage worked, in order.
  public var issues: [LayoutIssue] { record.issues }

  /// The messages that UIKit logged while the stage worked, in order; empty on UIKit, which doesn't
  /// reveal them.
  public var log: [String] { record.log }

  /// Runs a closure, and forgets the issues and messages in it.
  func forget<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (issues, log) = (record.issues, record.log)
    defer { (record.issues, record.log) = (issues, log) }
    return try body()
  }

  /// Forgets all issues and messages so far.
  func forgetAll() { (record.issues, record.log) = ([], []) }

  /// Whether the content's texts are removed, to see how the layout copes.
  var isWithoutTexts: Bool { record.transformation?.texts == .empty }

  /// The window that shows the content.
  public var window: UIWindow { host.window }

  // MARK: Work

  /// Runs a closure on the stage.
  ///
  /// The program's state is the stage's own meanwhile, and layout mistakes are reported to the
  /// stage.
  @discardableResult
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Stage.run(record, host, body)
  }

  private static func run<Result>(
    _ record: StageRecord, _ host: StageHost, _ body: () throws -> Result
  ) rethrows -> Result {
    try record.run { try host.run(body) }
  }

  /// The reading of the present layout, which contracts share.
  var reading: StageReading {
    let reading = lastReading ?? StageReading(self)
    lastReading = reading
    return reading
  }

  /// Restores a reading after a layout in which nothing has moved.
  func keep(_ reading: StageReading) { lastReading = reading }

  /// The number of layouts that may each set other texts; then the texts are left as they are.
  private static let textPasses = 64

  /// Performs pending layout. Layouts that track what has changed are reloaded first.
  public func layout() {
    lastReading = nil
    run {
      reloadLayouts()
      _ = changeTexts()
      layoutOnce()
      // A layout may set texts, and these another layout.
      for _ in 0..<Self.textPasses {
        guard changeTexts() else { return }
        layoutOnce()
      }
    }
  }

  /// Reloads the layouts that track what has changed, as the next turn of the main actor does. A
  /// reload may change what other layouts track.
  private func reloadLayouts() {
    for _ in 0..<Self.reloads {
      guard LayoutManager.reloadChanged(in: windows) else { return }
    }
  }

  /// The length of a chain of reloads; the rest of it is left to the next turn.
  private static let reloads = 8

  /// Puts texts into the variant, including those above the keyboard.
  ///
  /// - Returns: Whether anything has changed.
  private func changeTexts() -> Bool {
    guard let transformation = record.transformation else { return false }
    return windows.reduce(false) { transformation.apply(to: $1) || $0 }
  }

  private func layoutOnce() {
    if let fitting = size.fittingSize { fit(into: fitting) }
    windows.forEach { $0.layoutIfNeeded() }
  }

  /// Gives the view the size that its content requests.
  private func fit(into target: (size: CGSize, horizontal: UILayoutPriority)) {
    let size =
      self.size.isFixed
      ? target.size
      : view.systemLayoutSizeFitting(
        target.size, withHorizontalFittingPriority: target.horizontal,
        verticalFittingPriority: .fittingSizeLevel)
    let own = CGSize(width: self.size.width ?? size.width, height: size.height)
    guard view.frame.size != own || view.frame.origin != .zero else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    view.frame = CGRect(origin: .zero, size: own)
  }

  /// Changes the device, its orientation or its user's settings, as while an app runs, and lays
  /// out.
  public func change(_ change: (inout StageEnvironment) -> Void) {
    var changed = environment
    change(&changed)
    guard changed != environment else { return }
    environment = changed
    run { host.change(to: changed) }
    layout()
  }

  /// Rotates the device: controllers are informed, and the content is laid out.
  public func rotate(to orientation: StageOrientation) { change { $0.orientation = orientation } }
}

/// The issues and messages of a stage. Handlers hold the record, so that they need not hold the
/// stage.
@MainActor
final class StageRecord {
  var issues: [LayoutIssue] = []
  var log: [String] = []
  /// Puts texts into a variant; nil leaves them.
  var transformation: TextTransformation?

  /// Runs a closure, and records the layout mistakes in it. Plans measure texts of the variant.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LayoutDiagnostics.withHandler({ self.issues.append($0) }) {
      guard let transformation else { return try body() }
      let preparation = MeasuringPreparation { transformation.prepare($0) }
      return try MeasuringPreparation.$current.withValue(preparation, operation: body)
    }
  }
}
