/// The data of an exhibit, as the page's script contains it.
struct ExhibitData: Codable, Equatable {
  var name: String
  /// Lines of pictures without their colors.
  var lines: [String] = []
  /// Pictures, as indices of lines.
  var pictures: [[Int]] = []
  /// Colors of pictures.
  var palettes: [String] = []
  /// Places, as `x y width height`, followed by `|` and the margins, and by `|` and the baselines.
  var places: [String] = []
  /// The places of the views of a tree, as indices.
  var layouts: [[Int]] = []
  /// Trees of views: most combinations share one.
  var trees: [[Node]] = []
  /// The messages of failures.
  var messages: [String] = []
  /// The scenes, by the index of the combination.
  var scenes: [Scene] = []
  /// Details about the views of the first combination, in the order of its tree.
  var views: [Details] = []
  var constraints: [Constraint] = []
  var sources: [Source] = []
  /// The size on a stage, as source; nil for the screen.
  var size: String?
  /// Whether the exhibit is a controller; nil if it is not.
  var isController: Bool?

  /// A view in a tree.
  struct Node: Codable, Hashable {
    /// The number of views around the view.
    let level: Int
    let type: String
    let name: String
    /// The text of the view.
    let text: String?
    /// The query that finds only this view in a test, as source.
    let query: String?
  }

  /// An exhibit in a combination.
  struct Scene: Codable, Equatable {
    var picture: Int
    var palette: Int
    var width: Double
    var height: Double
    var tree: Int
    /// The layout of the views.
    var layout: Int
    /// The layout of the guides.
    var guides: Int
    /// The safe area, as `top left bottom right`.
    var safeArea: String
    var failures: [Failure]
  }

  /// A failure of a contract.
  struct Failure: Codable, Hashable {
    let contract: Int
    /// The index of the view in the tree; nil if the failure is about no view.
    let view: Int?
    let message: Int
  }

  /// Details about a view in the first combination.
  struct Details: Codable, Equatable {
    /// Hugging and compression resistance, horizontal and vertical.
    let priorities: [Double]
    /// The reasons for its width and its height.
    let reasons: [String]
  }

  /// An active constraint in the first combination.
  struct Constraint: Codable, Equatable {
    /// The constraint in words.
    let words: String
    let equation: String
    let priority: Double
    /// `LoginView.swift:12`.
    let line: String?
    /// The indices of the views in the constraint.
    let views: [Int]
  }

  /// A file whose code lays out the exhibit.
  struct Source: Codable, Equatable {
    let name: String
    let text: String
  }
}
