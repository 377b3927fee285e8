import DeStijl
import LayoutStage

/// A view for layouts, in a window of its own, either as small as its content or of a given size.
@MainActor
public struct Stage {
  public let view = UIView()
  private let world: LayoutStage.Stage

  /// - Parameters:
  ///   - size: The size of the view. Nil makes the view as small as possible.
  ///   - direction: The direction of reading.
  ///   - device: The device to whose pixels frames are rounded.
  public init(
    _ size: CGSize? = nil, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    device: StageDevice = .iPhone16
  ) {
    let backdrop = UIView()
    world = LayoutStage.Stage(
      backdrop, on: device, direction: direction, size: .fixed(2000, 2000))
    backdrop.addSubview(view)
    view.accessibilityIdentifier = "root"
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: size?.width ?? 0)
    let height = view.heightAnchor.constraint(equalToConstant: size?.height ?? 0)
    if size == nil {
      width.priority = .fittingSizeLevel
      height.priority = .fittingSizeLevel
    }
    NSLayoutConstraint.activate([
      width, height, view.leftAnchor.constraint(equalTo: backdrop.leftAnchor),
      view.topAnchor.constraint(equalTo: backdrop.topAnchor),
    ])
  }

  /// Lays out, and returns the frames of views in the stage's view.
  public func frames(of views: [String: UIView]) -> [String: CGRect] {
    world.window.layoutIfNeeded()
    return views.mapValues { view in
      view.superview === self.view ? view.frame : self.view.convert(view.bounds, from: view)
    }
  }

  /// The size of the view.
  public var size: CGSize {
    world.window.layoutIfNeeded()
    return view.bounds.size
  }
}

extension Sketch {
  /// Lays out the sketch with blocks.
  @MainActor
  public func buildBlocks(
    on view: UIView
  ) -> (context: LayoutBuilderContext, views: [String: UIView]) {
    var views: [String: UIView] = [:]
    let block = block(&views)
    return (Mondrian.buildSubviews(on: view) { block }, views)
  }

  /// Lays out the sketch with the constraints of the original system.
  @MainActor
  public func buildOriginal(
    on view: UIView
  ) -> (made: OriginalConstraints, views: [String: UIView]) {
    var original = OriginalConstraints()
    original.add(self, in: view, host: view)
    for (_, leaf) in original.views {
      leaf.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(leaf)
    }
    for guide in original.guides { view.addLayoutGuide(guide) }
    NSLayoutConstraint.activate(original.constraints)
    let named = original.views.map { ($0.name, $0.view as UIView) }
    return (original, Dictionary(uniqueKeysWithValues: named))
  }
}
