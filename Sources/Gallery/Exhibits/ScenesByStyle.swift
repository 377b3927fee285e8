/// An exhibit in both styles.
///
/// One scene serves both styles, and only its colors change. If that gives another picture than a
/// scene made in the dark style, each style has a scene of its own.
@MainActor
final class ScenesByStyle {
  private let preview: LayoutPreview
  private var shared: ExhibitScene?
  private var apart: [UIUserInterfaceStyle: ExhibitScene] = [:]
  /// Whether the colors follow the style; nil until it is known.
  private(set) var followsStyle: Bool?

  /// - Parameter followsStyle: The known value; nil if it is not known.
  init(_ preview: LayoutPreview, followsStyle: Bool?) {
    self.preview = preview
    self.followsStyle = followsStyle
  }

  /// Returns the exhibit in an environment.
  ///
  /// - Parameter isRestyled: Whether the environment differs from the previous one in style only.
  ///   All content is then visible.
  func scene(in environment: StageEnvironment, isRestyled: Bool) -> ExhibitScene {
    if followsStyle == false { return ownScene(in: environment, isRestyled: isRestyled) }
    guard let shared else {
      let first = ExhibitScene(preview, in: environment)
      shared = first
      return first
    }
    let style = shared.stage.environment.style
    shared.change(to: environment)
    guard isRestyled, followsStyle == nil else { return shared }
    let anew = ExhibitScene(preview, in: environment)
    anew.showAll()
    followsStyle = anew.stage.picture == shared.stage.picture
    guard followsStyle == false else { return shared }
    apart = [style: shared, environment.style: anew]
    return anew
  }

  private func ownScene(in environment: StageEnvironment, isRestyled: Bool) -> ExhibitScene {
    let scene: ExhibitScene
    if let known = apart[environment.style] {
      scene = known
      scene.change(to: environment)
    } else {
      scene = ExhibitScene(preview, in: environment)
      apart[environment.style] = scene
    }
    if isRestyled { scene.showAll() }
    return scene
  }
}
