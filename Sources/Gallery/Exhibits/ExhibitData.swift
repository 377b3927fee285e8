/// What the page knows of an exhibit, as it is written into a script.
struct ExhibitData: Codable, Equatable {
  var name: String
  /// Lines of pictures without their colors.
  var lines: [String] = []
  /// Pictures, as numbers of lines.
  var pictures: [[Int]] = []
  /// Colors of pictures.
  var palettes: [String] = []
  /// Places, as `x y width height`, and after a `|` the margins, and after another the baselines.
  var places: [String] = []
  /// Where the views of a tree are, as numbers of places.
  var layouts: [[Int]] = []
  /// Trees of views: most combinations have the same.
  var trees: [[Node]] = []
  /// What is wrong, in words.
  var messages: [String] = []
  /// By the number of the combination.
  var scenes: [Scene] = []
  /// What is known of the views of the first combination, in the order of its tree.
  var views: [Details] = []
  var constraints: [Constraint] = []
  var sources: [Source] = []
  /// How large it is on a stage, as source; nil for the screen.
  var size: String?
  /// Whether it is a controller; nil if it is not.
  var isController: Bool?

  /// A view in a tree.
  struct Node: Codable, Hashable {
    /// How many views it is in.
    let level: Int
    let type: String
    let name: String
    /// What it says.
    let text: String?
    /// What finds it alone in a test, as source.
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
    /// That of the guides.
    var guides: Int
    /// The safe area, as `top left bottom right`.
    var safeArea: String
    var failures: [Failure]
  }

  /// Something that a contract finds wrong.
  struct Failure: Codable, Hashable {
    let contract: Int
    /// The number of the view in the tree; nil for none in particular.
    let view: Int?
    let message: Int
  }

  /// What is known of a view in the first combination.
  struct Details: Codable, Equatable {
    /// Hugging and compression resistance, horizontal and vertical.
    let priorities: [Double]
    /// Why it is that wide and that high.
    let reasons: [String]
  }

  /// A constraint that is in force in the first combination.
  struct Constraint: Codable, Equatable {
    /// In plain words.
    let words: String
    let equation: String
    let priority: Double
    /// `LoginView.swift:12`.
    let line: String?
    /// The views that it is about.
    let views: [Int]
  }

  /// A file that says how it is laid out.
  struct Source: Codable, Equatable {
    let name: String
    let text: String
  }
}
