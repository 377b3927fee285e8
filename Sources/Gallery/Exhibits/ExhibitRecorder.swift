import Foundation

/// Looks at an exhibit in all combinations, and writes down what there is to see.
@MainActor
struct ExhibitRecorder {
  private var data: ExhibitData
  private var pictures = PictureTable()
  private var places = ValueTable<String>()
  private var layouts = ValueTable<[Int]>()
  private var trees = ValueTable<[ExhibitData.Node]>()
  private var recolorings: [Recoloring: Recolored] = [:]
  /// The scene before in the first style.
  private var unstyled: ExhibitData.Scene?
  private var messages = ValueTable<String>()
  private let preview: LayoutPreview
  private let matrix: LayoutMatrix
  private let contracts: [LayoutContract]
  private let explains: Bool
  /// The files that its constraints come from.
  private(set) var files: [String] = []

  /// - Parameter explains: Whether sizes are explained by all that they come from, which takes
  ///   long.
  init(
    _ preview: LayoutPreview, _ matrix: LayoutMatrix, _ contracts: [LayoutContract], explains: Bool
  ) {
    self.explains = explains
    self.preview = preview
    self.matrix = matrix
    self.contracts = contracts
    data = ExhibitData(name: preview.name)
  }

  /// All that there is to know, but for sources.
  mutating func record() -> ExhibitData {
    var isOther = false
    for reuse in Reuse.allCases where reuse != .onDevice || !isOther {
      data.scenes = []
      recolorings = [:]
      if recordScenes(reuse) { break }
      // What is other on the first device is so if views are made anew for the next.
      isOther = data.scenes.count <= matrix.countOfOneDevice
    }
    (data.lines, data.pictures) = pictures.sorted
    data.palettes = pictures.palettes.values
    data.places = places.values
    data.layouts = layouts.values
    data.trees = trees.values
    data.messages = messages.values
    return data
  }

  /// For how long views stay while combinations change around them; they are always made anew for a
  /// size of text. The one that makes least anew comes first.
  private enum Reuse: CaseIterable {
    case everywhere, onDevice, never
  }

  /// Records all combinations.
  ///
  /// - Returns: False as soon as one of some that are compared is not as what is made anew, or
  ///   something has been told.
  private mutating func recordScenes(_ reuse: Reuse) -> Bool {
    var known: [CGFloat: ScenesByStyle] = [:]
    var followsStyle: Bool?
    for environments in matrix.environments {
      var device: StageDevice?
      for (number, environment) in environments.enumerated() {
        let isRestyled = environment.style != matrix.styles.first
        let isOther = environment.device != device
        device = environment.device
        if number == 0 || reuse == .onDevice && isOther || reuse == .never && !isRestyled {
          known = [:]
        }
        if isRestyled, restyle(environment) { continue }
        // No screen changes its pixels while it shows something.
        let scenes =
          known[environment.device.scale] ?? ScenesByStyle(preview, followsStyle: followsStyle)
        known[environment.device.scale] = scenes
        let scene = scenes.scene(in: environment, isRestyled: isRestyled)
        followsStyle = scenes.followsStyle
        if isRestyled {
          addRestyled(scene, environment)
        } else {
          add(scene)
        }
        guard reuse != .never else { continue }
        // What is told stays told: only what is made anew says what is wrong in a combination.
        guard scene.stage.issues.isEmpty, scene.stage.log.isEmpty else { return false }
        guard !isRestyled, isCompared(number, among: environments) else { continue }
        let fresh = ExhibitScene(preview, in: environment)
        fresh.showAll()
        guard fresh.isSame(as: scene) else { return false }
      }
    }
    return true
  }

  /// Whether a combination is compared with what is made anew: the last of each device, where most
  /// has happened, at the first size of text. The first combination has just been made.
  private func isCompared(_ number: Int, among environments: [StageEnvironment]) -> Bool {
    guard number > 0 else { return false }
    let next = environments[(number + 1)...].first { $0.style == environments[number].style }
    return environments[number].textSize == matrix.textSizes.first
      && next?.device != environments[number].device
  }

  // MARK: Styles

  /// What the colors of a picture become in another style, and what is then wrong with them.
  private struct Recolored {
    let palette: Int
    let failures: [ExhibitData.Failure]
  }

  /// A picture whose colors are to become others.
  private struct Recoloring: Hashable {
    let palette: Int
    let tree: Int
    /// What is wrong with its colors.
    let failures: [ExhibitData.Failure]
    let device: StageDevice
    let textSize: StageTextSize
    let style: UIUserInterfaceStyle
  }

  /// Adds the scene before once more with the colors that pictures of its colors have had in a
  /// style.
  ///
  /// - Returns: False if none is known on that device, at that size of text.
  private mutating func restyle(_ environment: StageEnvironment) -> Bool {
    guard let unstyled, let known = recolorings[recoloring(unstyled, environment)] else {
      return false
    }
    data.scenes.append(scene(unstyled, known))
    return true
  }

  /// Adds the scene before as it is in another style. If only its colors are other, that is
  /// remembered.
  private mutating func addRestyled(_ scene: ExhibitScene, _ environment: StageEnvironment) {
    guard let unstyled else { return }
    let picture = pictures.add(scene.stage.picture ?? "")
    let found = findings(on: scene.stage) { $0.judgesColors }
    let known = Recolored(
      palette: picture.palette, failures: failures(found, scene.stage.view.judgedTree))
    var restyled = self.scene(unstyled, known)
    restyled.picture = picture.picture
    data.scenes.append(restyled)
    guard restyled.picture == unstyled.picture else { return }
    recolorings[recoloring(unstyled, environment)] = known
  }

  private func scene(_ unstyled: ExhibitData.Scene, _ known: Recolored) -> ExhibitData.Scene {
    var scene = unstyled
    scene.palette = known.palette
    scene.failures = unstyled.failures.filter { !contracts[$0.contract].judgesColors }
    scene.failures += known.failures
    return scene
  }

  private func recoloring(
    _ scene: ExhibitData.Scene, _ environment: StageEnvironment
  ) -> Recoloring {
    Recoloring(
      palette: scene.palette, tree: scene.tree,
      failures: scene.failures.filter { contracts[$0.contract].judgesColors },
      device: environment.device, textSize: environment.textSize, style: environment.style)
  }

  // MARK: Scenes

  private mutating func add(_ scene: ExhibitScene) {
    let stage = scene.stage
    var found = findings(on: stage) { !$0.judgesColors }
    scene.showAll()
    found += findings(on: stage) { $0.judgesColors }
    let views = stage.view.judgedTree
    let picture = pictures.add(stage.picture ?? "")
    if data.scenes.isEmpty { describe(views, on: stage) }
    let recorded = stage.run {
      ExhibitData.Scene(
        picture: picture.picture, palette: picture.palette,
        width: Self.rounded(stage.view.bounds.width),
        height: Self.rounded(stage.view.bounds.height),
        tree: trees.number(of: scene.names.nodes(views, in: stage.view)),
        layout: layout(views.map { Self.place(of: $0, in: stage.view) }),
        guides: layout(guides(of: views, in: stage.view)),
        safeArea: Self.text(of: stage.view.safeAreaInsets), failures: failures(found, views))
    }
    data.scenes.append(recorded)
    unstyled = recorded
  }

  // MARK: Places

  private static func place(of view: UIView, in root: UIView) -> String {
    var text = Self.text(of: view.convert(view.bounds, to: root))
    let margins = Self.text(of: view.layoutMargins)
    let baselines = view.textBaselines
    if margins != "0 0 0 0" || baselines != nil { text += "|\(margins)" }
    if let baselines { text += "|\(layoutNumber(baselines.first)) \(layoutNumber(baselines.last))" }
    return text
  }

  private func guides(of views: [UIView], in root: UIView) -> [String] {
    views.flatMap { view in
      view.layoutGuides.map { Self.text(of: view.convert($0.layoutFrame, to: root)) }
    }
  }

  private mutating func layout(_ texts: [String]) -> Int {
    layouts.number(of: texts.map { places.number(of: $0) })
  }

  /// To thousandths of a point, as pictures are.
  private static func rounded(_ value: CGFloat) -> Double {
    Double((value * 1000).rounded() / 1000)
  }

  private static func text(of rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(layoutNumber).joined(separator: " ")
  }

  private static func text(of insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(layoutNumber).joined(separator: " ")
  }

  // MARK: Contracts

  /// What some of the contracts find wrong, each with the number of its contract.
  private func findings(
    on stage: Stage, of areJudging: (LayoutContract) -> Bool
  ) -> [(contract: Int, finding: LayoutFinding)] {
    stage.run {
      contracts.indices.filter { areJudging(contracts[$0]) }.flatMap { number in
        contracts[number].findings(on: stage).filter { !$0.isNote }.map { (number, $0) }
      }
    }
  }

  private mutating func failures(
    _ found: [(contract: Int, finding: LayoutFinding)], _ views: [UIView]
  ) -> [ExhibitData.Failure] {
    found.map { contract, finding in
      let around = finding.view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
      let view = around.lazy.compactMap { each in views.firstIndex { $0 === each } }.first
      return ExhibitData.Failure(
        contract: contract, view: view, message: messages.number(of: finding.message))
    }
  }

  // MARK: Details

  /// What only the first combination is asked.
  private mutating func describe(_ views: [UIView], on stage: Stage) {
    let details = stage.run { ExhibitDetails(of: views, explains: explains) }
    data.views = details.views
    data.constraints = details.constraints
    files = details.files
    data.size = preview.size.source
    data.isController = stage.controller.map { _ in true }
  }
}

extension LayoutPreview.Size {
  /// The size of a stage, as source; nil for that of the screen.
  fileprivate var source: String? {
    switch self {
    case .screen: nil
    case .content: ".content"
    case .width(let width): ".width(\(layoutNumber(width)))"
    case .fixed(let size): ".fixed(\(layoutNumber(size.width)), \(layoutNumber(size.height)))"
    }
  }
}
