/// One exhibit in both styles.
///
/// It is shown in the dark as it is in the light, and only its colors change; unless that gives
/// another picture than one that is made in the dark. Then there are two of it.
@MainActor
final class ScenesByStyle {
  private let preview: LayoutPreview
  private var shared: ExhibitScene?
  private var apart: [UIUserInterfaceStyle: ExhibitScene] = [:]
  /// Whether colors follow the style; nil while nobody has seen it.
  private(set) var followsStyle: Bool?

  /// - Parameter followsStyle: What is known of it.
  init(_ preview: LayoutPreview, followsStyle: Bool?) {
    self.preview = preview
    self.followsStyle = followsStyle
  }

  /// The exhibit in an environment.
  ///
  /// - Parameter isRestyled: Whether only the style is other than in the one before. Then all of it
  ///   is to be seen.
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
