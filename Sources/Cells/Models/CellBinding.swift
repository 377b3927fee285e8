import Binding
import ListRules

/// What a cell shows; kept with the cell.
@MainActor
final class CellBinding: Companion {
  var nextCompanion: (any Companion)?
  private(set) var model: (any CellModel)?
  private(set) var type: AnyClass?
  /// What it is filled for, wherever that has gone since; nil for a cell that is in no list.
  private(set) var place: CellPlace?
  /// The list that has filled it last, or measured something in it.
  weak var list: (any CellOwner)?
  /// How often the cell has been filled.
  private(set) var round = 0
  /// The last time that it was filled and then seen.
  private var seenRound = 0
  /// How wide the list was then, and how large its texts.
  private var (seenWidth, seenTextSize) = (CGFloat(0), UIContentSizeCategory.unspecified)
  /// Whether the model is an object that was bound to this cell.
  private var holdsObject = false
  private var release: (() -> Void)?
  /// What was bound and observed while the cell was filled.
  private var scope: BindingScope?

  /// Notes the list that fills a cell, or measures something in it.
  static func note(_ list: (any CellOwner)?, of cell: UIView) {
    Platform.companion(of: cell) { CellBinding() }.list = list
    Adoption.note(of: cell, by: list?.list)
  }

  /// Shows a model in a cell, which lets go of what it has shown.
  ///
  /// - Parameter place: Which row, header or footer of the list it is; nil outside of lists.
  /// - Returns: Whether the cell is of the class that the model wants.
  static func bind<Base: UIView>(
    _ cell: Base, to model: any CellModel, _ content: CellContent<Base>, at place: CellPlace? = nil
  ) -> Bool {
    let binding = Platform.companion(of: cell) { CellBinding() }
    binding.letGo()
    binding.round += 1
    let scope = BindingScope(filling: cell, notesStates: binding.list?.notesStates == true)
    var isFilled = false
    scope.run { isFilled = content.fill(cell) }
    guard isFilled else { return false }
    binding.model = model
    binding.type = content.type
    binding.place = place
    binding.scope = scope
    binding.holdsObject = (model as? any IdentifiedByOthers)?.boundCell === cell
    binding.release = { [weak cell] in if let cell { content.release(cell) } }
    return true
  }

  /// Whether the object has been bound to another cell meanwhile, which has let go of it: it has none now.
  var hasLostObject: Bool {
    holdsObject && (model as? any IdentifiedByOthers)?.boundCell == nil
  }

  /// Where a cell that is seen is to show an object; nil if it is not.
  static func seenPlace(
    of object: AnyObject, in cell: UIView
  ) -> (list: any CellOwner, place: CellPlace)? {
    guard let binding = Platform.companion(CellBinding.self, of: cell), let list = binding.list,
      let place = binding.place, list.shows(object, in: cell, at: place)
    else { return nil }
    return (list, place)
  }

  /// Where the cell is seen; nil if it is not.
  func seenPlace(in cell: UIView) -> (list: any CellOwner, place: CellPlace)? {
    guard let list, let place, list.isSeen(cell) else { return nil }
    return (list, place)
  }

  /// What the states were of which the cell shows something when it was measured; nil where there are none.
  ///
  /// - Parameter size: How large it is.
  func marks(at size: CGSize) -> StateMarks? { scope?.marks(at: size) }

  /// Whether the cell has been in sight since it was filled, as far as anybody has noticed.
  var isSeen: Bool { seenRound == round }
  func see() { (seenRound, seenWidth, seenTextSize) = (round, list?.width ?? 0, textSize) }

  private var textSize: UIContentSizeCategory {
    list?.list?.traitCollection.preferredContentSizeCategory ?? .unspecified
  }

  /// Whether the list was as wide as it is, and its texts as large, when the cell was last seen: one that goes as
  /// that changes may be measured no more.
  var isUpToDate: Bool { seenWidth == list?.width && seenTextSize == textSize }

  /// The list has been updated. A cell whose row is gone, or shown anew elsewhere, lets go of it
  /// unless it is still seen.
  func follow(_ mapping: ListMapping, isSeen: @autoclosure () -> Bool) {
    let next = place?.following(mapping)
    if next != nil { place = next } else if !isSeen() { letGo() }
  }

  /// Ends what the cell shows, and all that was bound for it.
  func letGo() {
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
  /// How wide the list is.
  var width: CGFloat { get }
  /// Whether it is to know later whether states have changed that its cells show.
  var notesStates: Bool { get }
  /// The line that made a section; nil where none is shown.
  func line(ofSection section: Int) -> SourceLine?
  /// Whether a cell that is seen is to show an object.
  func shows(_ object: AnyObject, in cell: UIView, at place: CellPlace) -> Bool
  func isSeen(_ cell: UIView) -> Bool
  /// Tells, once for a list, of something that two rows show and that can be in one only.
  ///
  /// - Parameters:
  ///   - first: What the first of them is called.
  ///   - outcome: What becomes of it, and the remedy.
  ///   - line: The line that says so; nil for the one that made the section.
  func reportSharing(
    of object: AnyObject, by first: String, and place: CellPlace, _ outcome: String,
    at line: SourceLine?)
  /// Whether an object is among the rows that have been set, shown or not.
  func isSet(to object: AnyObject) -> Bool
}
