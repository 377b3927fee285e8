import Binding
import ListRules

/// What a cell shows; kept with the cell.
@MainActor
final class CellBinding: Companion {
  var nextCompanion: (any Companion)?
  private(set) var model: (any CellModel)?
  private(set) var type: AnyClass?
  /// The row, header or footer that the cell is filled for, wherever that has gone since; nil for a
  /// cell that is in no list.
  private(set) var place: CellPlace?
  /// The list that has last filled the cell, or measured something in it.
  weak var list: (any CellOwner)?
  /// How often the cell has been filled.
  private(set) var round = 0
  /// The last round in which the cell was filled and then seen.
  private var seenRound = 0
  /// The width of the list then, and the size of its texts.
  private var (seenWidth, seenTextSize) = (CGFloat(0), UIContentSizeCategory.unspecified)
  /// Whether the model is an object that was bound to this cell.
  private var holdsObject = false
  private var release: (() -> Void)?
  /// The bindings and observations that were made while the cell was filled.
  private var scope: BindingScope?

  /// Notes the list that fills a cell, or measures something in it.
  static func note(_ list: (any CellOwner)?, of cell: UIView) {
    Platform.companion(of: cell) { CellBinding() }.list = list
    Adoption.note(of: cell, by: list?.list)
  }

  /// Shows a model in a cell, which lets go of what it has shown before.
  ///
  /// - Parameter place: The row, header or footer of the list that the cell shows; nil outside
  ///   lists.
  /// - Returns: Whether the cell is of the class that the model wants.
  static func bind<Base: UIView>(
    _ cell: Base, to model: any CellModel, _ content: CellContent<Base>, at place: CellPlace? = nil
  ) -> Bool {
    let binding = Platform.companion(of: cell) { CellBinding() }
    binding.unbind()
    binding.round += 1
    let scope = BindingScope(filling: cell, tracksStates: binding.list?.tracksStates == true)
    var isFilled = false
    scope.run { isFilled = content.fill(cell) }
    guard isFilled else { return false }
    binding.model = model
    binding.type = content.type
    binding.place = place
    binding.scope = scope
    binding.holdsObject = (model as? any ExternallyIdentified)?.boundCell === cell
    binding.release = { [weak cell] in if let cell { content.release(cell) } }
    return true
  }

  /// Whether the object has since been bound to another cell, which has let go of it: it has no
  /// cell now.
  var hasLostObject: Bool {
    holdsObject && (model as? any ExternallyIdentified)?.boundCell == nil
  }

  /// Returns where a visible cell is to show an object; nil if it is not.
  static func seenPlace(
    of object: AnyObject, in cell: UIView
  ) -> (list: any CellOwner, place: CellPlace)? {
    guard let binding = Platform.companion(CellBinding.self, of: cell), let list = binding.list,
      let place = binding.place, list.shows(object, in: cell, at: place)
    else { return nil }
    return (list, place)
  }

  /// Returns where the cell is visible; nil if it is not.
  func seenPlace(in cell: UIView) -> (list: any CellOwner, place: CellPlace)? {
    guard let list, let place, list.isSeen(cell) else { return nil }
    return (list, place)
  }

  /// Returns the snapshot of the states that the cell shows, from when it was measured; nil if there
  /// are none.
  ///
  /// - Parameter size: The size of the cell.
  func snapshot(at size: CGSize) -> StateSnapshot? { scope?.snapshot(at: size) }

  /// Whether the cell is known to have been in sight since it was filled.
  var isSeen: Bool { seenRound == round }
  func markSeen() { (seenRound, seenWidth, seenTextSize) = (round, list?.width ?? 0, textSize) }

  private var textSize: UIContentSizeCategory {
    list?.list?.traitCollection.preferredContentSizeCategory ?? .unspecified
  }

  /// Whether the list has the same width, and texts of the same size, as when the cell was last
  /// seen. A cell that goes as these change may not be measured any more.
  var isUpToDate: Bool { seenWidth == list?.width && seenTextSize == textSize }

  /// Follows an update of the list. A cell whose row is gone, or reloaded in another cell, lets go
  /// of it unless it is still visible.
  func follow(_ mapping: ListMapping, isSeen: @autoclosure () -> Bool) {
    let next = place?.following(mapping)
    if next != nil { place = next } else if !isSeen() { unbind() }
  }

  /// Ends what the cell shows, and all bindings that were made for it.
  func unbind() {
    release?()
    scope?.end()
    (release, scope, model, type, place) = (nil, nil, nil, nil, nil)
  }
}

/// The model of a list, as cells know it.
@MainActor
protocol CellOwner: AnyObject {
  /// The view that shows the list.
  var list: UIScrollView? { get }
  /// The width of the list.
  var width: CGFloat { get }
  /// Whether cells note the states that they show, to find out later whether these have changed.
  var tracksStates: Bool { get }
  /// Returns the line that made a section; nil if the section is not shown.
  func line(ofSection section: Int) -> SourceLine?
  /// Whether a cell is visible and has to show an object.
  func shows(_ object: AnyObject, in cell: UIView, at place: CellPlace) -> Bool
  func isSeen(_ cell: UIView) -> Bool
  /// Reports, once for a list, something that two rows show and that can be in one only.
  ///
  /// - Parameters:
  ///   - first: The name of the first of them.
  ///   - outcome: What becomes of it, and the remedy.
  ///   - line: The line to report; nil for the one that made the section.
  func reportSharing(
    of object: AnyObject, by first: String, and place: CellPlace, _ outcome: String,
    at line: SourceLine?)
  /// Whether an object is among the rows that have been set, shown or not.
  func isSet(to object: AnyObject) -> Bool
}
