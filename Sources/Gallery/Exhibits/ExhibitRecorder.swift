import Foundation

/// Records an exhibit in all combinations.
@MainActor
struct ExhibitRecorder {
  private var data: ExhibitData
  private var pictures = PictureTable()
  private var places = ValueTable<String>()
  private var layouts = ValueTable<[Int]>()
  private var trees = ValueTable<[ExhibitData.Node]>()
  private var recolorings: [Recoloring: Recolored] = [:]
  /// The last scene in the first style.
  private var unstyled: ExhibitData.Scene?
  private var messages = ValueTable<String>()
  private let preview: LayoutPreview
  private let matrix: LayoutMatrix
  private let contracts: [LayoutContract]
  private let explains: Bool
  /// The files that the constraints come from.
  private(set) var files: [String] = []

  /// - Parameter explains: Whether sizes are explained by everything that determines them, which is
  ///   slow.
  init(
    _ preview: LayoutPreview, _ matrix: LayoutMatrix, _ contracts: [LayoutContract], explains: Bool
  ) {
    self.explains = explains
    self.preview = preview
    self.matrix = matrix
    self.contracts = contracts
    data = ExhibitData(name: preview.name)
  }

  /// Returns the data of the exhibit, without sources.
  mutating func record() -> ExhibitData {
    var isOther = false
    for reuse in Reuse.allCases where reuse != .onDevice || !isOther {
      data.scenes = []
      recolorings = [:]
      if recordScenes(reuse) { break }
      // If the first device already shows a difference, making views anew for the next device does
      // not help.
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

  /// How long views are kept while combinations change; each text size always has new views. The
  /// case with the longest reuse comes first.
  private enum Reuse: CaseIterable {
    case everywhere, onDevice, never
  }

  /// Records all combinations.
  ///
  /// - Returns: False as soon as a compared combination differs from one made anew, or an issue or
  ///   a message has been reported.
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
        // The scale of a screen does not change while it shows a view.
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
        // Issues persist on a stage: which combinations have them is known only from views made
        // anew.
        guard scene.stage.issues.isEmpty, scene.stage.log.isEmpty else { return false }
        guard !isRestyled, isCompared(number, among: environments) else { continue }
        let fresh = ExhibitScene(preview, in: environment)
        fresh.showAll()
        guard fresh.isSame(as: scene) else { return false }
      }
    }
    return true
  }

  /// Returns whether a combination is compared with one made anew: the last of each device, whose
  /// stage has changed most, at the first text size. The first combination is never compared, as
  /// its views have just been made.
  private func isCompared(_ number: Int, among environments: [StageEnvironment]) -> Bool {
    guard number > 0 else { return false }
    let next = environments[(number + 1)...].first { $0.style == environments[number].style }
    return environments[number].textSize == matrix.textSizes.first
      && next?.device != environments[number].device
  }

  // MARK: Styles

  /// The colors of a picture in another style, with their failures.
  private struct Recolored {
    let palette: Int
    let failures: [ExhibitData.Failure]
  }

  /// A picture whose colors change with the style.
  private struct Recoloring: Hashable {
    let palette: Int
    let tree: Int
    /// The failures of its colors.
    let failures: [ExhibitData.Failure]
    let device: StageDevice
    let textSize: StageTextSize
    let style: UIUserInterfaceStyle
  }

  /// Adds the last scene again, with the colors that equally colored pictures have had in a style.
  ///
  /// - Returns: False if there is no such picture on the device at the text size.
  private mutating func restyle(_ environment: StageEnvironment) -> Bool {
    guard let unstyled, let known = recolorings[recoloring(unstyled, environment)] else {
      return false
    }
    data.scenes.append(scene(unstyled, known))
    return true
  }

  /// Adds the last scene in another style. If only its colors differ, they are remembered.
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

  /// Rounds to thousandths of a point, as in pictures.
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

  /// Returns the failures of some contracts, each with the index of its contract.
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

  /// Records the details of the first combination.
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
  /// The size of a stage, as source; nil for the screen.
  fileprivate var source: String? {
    switch self {
    case .screen: nil
    case .content: ".content"
    case .width(let width): ".width(\(layoutNumber(width)))"
    case .fixed(let size): ".fixed(\(layoutNumber(size.width)), \(layoutNumber(size.height)))"
    }
  }
}
